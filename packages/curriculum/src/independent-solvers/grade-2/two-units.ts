import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** About how long the units are, in millimeters. */
const SIZES: readonly (readonly [RegExp, number])[] = [
	[/^paper clips?$/, 40],
	[/^erasers?$/, 45],
	[/^small blocks?$/, 50],
	[/^big blocks?$/, 100],
	[/^short steps?$/, 350],
	[/^long steps?$/, 700],
	[/^inch(es)?$/, 25],
	[/^centimeters?$/, 10],
	[/^(foot|feet)$/, 305],
	[/^yards?$/, 914],
	[/^meters?$/, 1000],
	[/^straws?$/, 200],
	[/^pencils?$/, 180],
];

const sizeOf = (unit: string) => SIZES.find(([name]) => name.test(unit.trim()))?.[1] ?? 0;

/** The two units that "in feet … in inches" names, and who measures in them. */
function measuresIn(prompt: string) {
	const [, name = "", one = "", friend = "", other = ""] =
		/(\S+) measures the [\w ]+ in ([\w ]+), and (\S+) in ([\w ]+)\./.exec(prompt) ?? [];
	return [
		{ name, unit: one },
		{ name: friend, unit: other },
	];
}

function isTrue(claim: string): boolean {
	const [, way, one = "", other = ""] =
		/It takes (more|fewer) ([\w ]+) than ([\w ]+) to measure/.exec(claim) ?? [];
	return way === "more" ? sizeOf(one) < sizeOf(other) : sizeOf(one) > sizeOf(other);
}

/** "3 feet and 36 inches": the longer unit has the smaller number. */
function agree(text: string): boolean {
	const [, few = "0", one = "", many = "0", other = ""] =
		/^(\d+) ([\w ]+) and (\d+) ([\w ]+)$/.exec(text) ?? [];
	return sizeOf(one) > sizeOf(other) && Number(few) < Number(many);
}

/** Independent solver for one length in two units: units are compared by their sizes. */
export const comparesUnits: Solver = ({ prompt, question_type }, { text, values }) => {
	if (question_type === "SELECT_ALL") return isTrue(text);
	if (question_type === "VERIFY_WITH_LLM") {
		const [, short = "", long = ""] = /One ([\w ]+) is shorter than one ([\w ]+)\./.exec(text) ?? [];
		return sizeOf(short) < sizeOf(long);
	}
	if (/Why\?/.test(prompt)) {
		const [, one = "", way = "", other = ""] =
			/^An? ([\w ]+) is (shorter|longer) than an? ([\w ]+)\./.exec(text) ?? [];
		return way === "shorter" && sizeOf(one) < sizeOf(other);
	}
	if (/Who/.test(prompt)) {
		const people = measuresIn(prompt).toSorted((one, other) => sizeOf(one.unit) - sizeOf(other.unit));
		const wanted = people.at(/more|larger/.test(prompt) ? 0 : -1);
		return text === `${wanted?.name}, in ${wanted?.unit}`;
	}
	if (/Which/.test(prompt)) return agree(text);
	const [first = 0n, second = 0n] = wholesIn(prompt);
	const many = repeatedSum(first, second);
	const few = prompt.startsWith("One") ? second : first;
	const given = values.map(wholeOf);
	if (given.length === 2) return given[0] === many && given[1] === many - few;
	return (given[0] ?? wholesIn(text)[0]) === many;
};
