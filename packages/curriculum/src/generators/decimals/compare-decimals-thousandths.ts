import { chooseNumber } from "../../kit/select-one.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const LONGER =
	"It looks like more digits were taken for a larger number. Compare place by place, tenths first.";
const SHORTER =
	"It looks like fewer digits were taken for a larger number. Compare place by place, tenths first.";
const EQUAL = "Look closely: is there a place where they differ?";

/** 1: two tenths and hundredths; 2: different lengths; 3: equal up to the last place, or zeros at the end; 4: largest or smallest of four; 5: in a story, close together. */
export const compareDecimalsThousandths = defineGenerator(
	"compare-decimals-thousandths",
	2,
	(random, difficulty) =>
		difficulty >= 4 ? pickOne(random, difficulty === 5) : compareTwo(random, difficulty),
);

/** The decimal text with a fixed number of places, zeros at the end kept. */
function written(units: number, places: number): string {
	const text = `${units}`.padStart(places + 1, "0");
	return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

function compareTwo(random: Random, difficulty: number) {
	const whole = random.integer(0, 9);
	const [a, b] = pair(random, difficulty, whole);
	const sign = Number(a) === Number(b) ? "=" : Number(a) < Number(b) ? "<" : ">";
	const statement = (text: string) => `$${a} ${text} ${b}$`;
	const longer_larger = a.length > b.length ? ">" : a.length < b.length ? "<" : "";
	const shorter_larger = { ">": "<", "<": ">", "": "" }[longer_larger] ?? "";
	const led_to: [sign: string, id: string, feedback: string][] = [
		[longer_larger, "longer-is-larger", LONGER],
		[shorter_larger, "shorter-is-larger", SHORTER],
		["=", "looked-equal", EQUAL],
		[sign === "<" ? ">" : "<", "signs-swapped", "The open side of the sign faces the larger number."],
	];
	return chooseOption(
		random,
		{
			prompt: `Compare $${a}$ and $${b}$. Which statement is true?`,
			hints: [
				"Write the numbers below each other, point under point.",
				"Zeros may be added at the right end so that both have the same number of places.",
				"Go from left to right. The first place where they differ decides.",
			],
			explanation: `With the same number of places they are ${padded(a)} and ${padded(b)}. So ${statement(sign)}.`,
		},
		{
			right: statement(sign),
			wrong: ["<", ">", "="]
				.filter((other) => other !== sign)
				.map((other) => {
					const [, id, feedback] = led_to.find(([leads]) => leads === other) ?? [];
					return id === undefined || feedback === undefined
						? [statement(other)]
						: [statement(other), id, feedback];
				}),
		},
	);
}

function padded(text: string): string {
	const [whole = "", rest = ""] = text.split(".");
	return `${whole}.${rest.padEnd(3, "0")}`;
}

function pair(random: Random, difficulty: number, whole: number): [string, string] {
	const digit = () => random.integer(1, 9);
	const base = whole * 1000;
	const [t, h, m] = [digit(), digit(), digit()];
	if (difficulty === 1) {
		const [x, y] = random.pick([
			[written(whole * 10 + t, 1), written(whole * 100 + random.integer(11, 98), 2)],
			[written(whole * 100 + t * 10 + h, 2), written(whole * 100 + h * 10 + t, 2)],
		] as const);
		return random.oneIn(2) ? [x, y] : [y, x];
	}
	if (difficulty === 3 && random.oneIn(3)) {
		const [x, y] = [written(whole * 10 + t, 1), written(base + t * 100, random.integer(3, 3))];
		return random.oneIn(2) ? [x, y] : [y, x];
	}
	const [x, y] = random.pick(
		difficulty === 2
			? ([
					[written(base + t * 100 + h * 10 + m, 3), written(whole * 10 + random.integer(1, 9), 1)],
					[written(base + h * 10 + m, 3), written(whole * 100 + random.integer(11, 99), 2)],
				] as const)
			: ([
					[written(base + t * 100 + h * 10 + m, 3), written(whole * 100 + t * 10 + h, 2)],
					[written(base + t * 100 + m, 3), written(whole * 100 + t * 10 + random.integer(1, 2), 2)],
					[written(base + t * 100 + h * 10 + m, 3), written(base + t * 100 + h * 10 + (m % 9) + 1, 3)],
				] as const),
	);
	return random.oneIn(2) ? [x, y] : [y, x];
}

function pickOne(random: Random, is_story: boolean) {
	const whole = random.integer(0, is_story ? 59 : 9);
	const [t, h, m] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]) as [number, number, number];
	const base = whole * 1000;
	const wants_least = random.oneIn(2);
	// The longest, the shortest and two near ties: each wrong idea picks another one.
	const all = is_story
		? [
				base + t * 100 + h * 10 + m,
				base + t * 100 + h * 10,
				base + t * 100 + m,
				base + t * 100 + (h + 1) * 10,
			]
		: [base + t * 100 + h * 10 + m, base + (t + 1) * 100, base + t * 100 + m, base + h * 10 + m];
	const sorted = [...new Set(all)].sort((x, y) => (wants_least ? x - y : y - x));
	const text = (units: number) => decimal(units, 3);
	const [right = 0, ...others] = sorted;
	const length = (units: number) => text(units).length;
	const longest = others.toSorted((x, y) => length(y) - length(x))[0] ?? 0;
	const shortest = others.toSorted((x, y) => length(x) - length(y))[0] ?? 0;
	const runner = random.pick(["runner", "swimmer", "skater"]);
	return chooseNumber(
		random,
		{
			answer_type: "FLOAT",
			prompt: is_story
				? `${random.pick(NAMES)} writes down the times of four ${runner}s in seconds. Which is the ${wants_least ? "shortest" : "longest"} time?`
				: `Which number is the ${wants_least ? "smallest" : "largest"}?`,
			hints: [
				"Give all numbers the same number of places by adding zeros at the right end.",
				"Compare the wholes, then the tenths, then the hundredths, then the thousandths.",
			],
			explanation: `From the ${wants_least ? "smallest" : "largest"} on they are ${sorted.map((units) => written(units, 3)).join(", ")}. So it is $${text(right)}$.`,
		},
		{
			right: text(right),
			mistakes: [
				wants_least
					? [
							"shorter-is-smaller",
							text(shortest),
							"It looks like fewer digits were taken for a smaller number. Compare place by place.",
						]
					: ["longer-is-larger", text(longest), LONGER],
				wants_least
					? [
							"longer-is-smaller",
							text(longest),
							"It looks like more digits were taken for a smaller number. Compare place by place.",
						]
					: ["shorter-is-larger", text(shortest), SHORTER],
				[
					"took-the-other-end",
					text(sorted.at(-1) ?? 0),
					`That is the ${wants_least ? "largest" : "smallest"} one. Look for the ${wants_least ? "smallest" : "largest"}.`,
				],
			],
			fillers: others.map(text),
			label: (entry) => `$${entry}$`,
		},
	);
}
