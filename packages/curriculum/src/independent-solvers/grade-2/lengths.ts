import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** Between which lengths in centimeters such a thing is. */
const SENSIBLE: Readonly<Record<string, readonly [number, number]>> = {
	"an eraser": [3, 7],
	"a new crayon": [8, 11],
	"a new pencil": [16, 21],
	"a spoon": [13, 20],
	"a sheet of paper": [25, 31],
	"a water bottle": [18, 30],
	"a kitchen table": [120, 240],
	"a paper clip": [2.54, 4],
	"a toothbrush": [16, 20],
	"a banana": [15, 23],
	"a tree": [900, 2000],
	"a house": [600, 900],
	"a truck": [700, 1000],
	"a bike": [160, 220],
	"a door": [190, 230],
	"a car": [350, 520],
	"a classroom": [600, 1200],
	"a school bus": [900, 1400],
	"a swimming pool": [2000, 2600],
	"a bed": [180, 210],
	"the road to the next town": [1_000_000, 3_000_000],
	"a bike trail between two towns": [2_000_000, 5_000_000],
	"a river across a county": [3_000_000, 10_000_000],
};

const IN_CENTIMETERS: Readonly<Record<string, number>> = {
	centimeter: 1,
	inch: 2.54,
	foot: 30.48,
	meter: 100,
	kilometer: 100_000,
	mile: 160_934,
};

function unitSize(unit: string): number {
	const one = unit === "feet" ? "foot" : unit === "inches" ? "inch" : unit.replace(/s$/, "");
	return IN_CENTIMETERS[one] ?? 0;
}

/** The first thing of the list that a text names, whatever its first letter. */
function thingIn(text: string): string {
	const found = Object.keys(SENSIBLE).filter((name) => ` ${text.toLowerCase()}`.includes(` ${name}`));
	return found.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function isSensible(thing: string, length: string): boolean {
	const [, count = "0", unit = ""] = /about (\d+) (\w+)/.exec(length) ?? [];
	const [low, high] = SENSIBLE[thing] ?? [0, 0];
	const size = Number(count) * unitSize(unit);
	return low <= size && size <= high;
}

/** A fitting unit is neither longer than the thing nor a tiny part of it. */
function isFittingUnit(thing: string, unit: string): boolean {
	const [low] = SENSIBLE[thing] ?? [0];
	const size = unitSize(unit);
	return size <= low && low <= size * 70;
}

/** Independent solver for estimates of lengths: every estimate is held against a list of how long things are. */
export const estimatesLengths: Solver = ({ prompt, question_type }, { text, texts, value }) => {
	if (question_type === "MATCH_THE_FOLLOWING") return isSensible(text, texts[1] ?? "");
	if (question_type === "SELECT_ALL") return isSensible(thingIn(text), text);
	if (/\d+ times|end to end/.test(prompt)) {
		const numbers = wholesIn(prompt);
		const times = BigInt(
			/(\d+) times|as (\d+) \w+s end/
				.exec(prompt)
				?.slice(1)
				.find((each) => each !== undefined) ?? 0,
		);
		const length = numbers.find((number) => number !== times) ?? times;
		return (wholeOf(value) ?? wholesIn(text)[0]) === repeatedSum(times, length);
	}
	if (/about \d/.test(text)) return isSensible(thingIn(prompt), text);
	if (/about \d/.test(prompt)) return isSensible(text, prompt);
	return isFittingUnit(thingIn(prompt), text);
};
