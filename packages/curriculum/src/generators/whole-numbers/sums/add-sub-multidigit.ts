import { ask, askFor, defineSkill, given, NAMES, prose, slip, texNumber, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../../kit/index.ts";
import { columnsInWords, columnWork } from "./column-work.ts";
import { type Sum, resultOf } from "./sums.ts";
import { DIFFERENCE_STORIES, SUM_STORIES, TWO_STEP_STORIES } from "./large-sum-stories.ts";

type Draw = (random: Random) => Sum | undefined;

/** What is done to the two digits of each place. */
function placeByPlace(a: number, b: number, each: (upper: number, lower: number) => number): number {
	const lower = [...`${b}`].toReversed().map(Number);
	return [...`${a}`]
		.toReversed()
		.reduce((sum, digit, at) => sum + each(Number(digit), lower[at] ?? 0) * 10 ** at, 0);
}

const withoutCarries = (a: number, b: number) => placeByPlace(a, b, (upper, lower) => (upper + lower) % 10);
const smallerFromLarger = (a: number, b: number) =>
	placeByPlace(a, b, (upper, lower) => Math.abs(upper - lower));

/** Sums and differences of numbers in that range that regroup at least once. */
const drawOf =
	(
		signs: readonly Sum["sign"][],
		first: readonly [number, number],
		second: readonly [number, number],
	): Draw =>
	(random) => {
		const [x, y, sign] = [random.integer(...first), random.integer(...second), random.pick(signs)];
		if (withoutCarries(Math.max(x, y), Math.min(x, y)) === x + y) return undefined;
		return sign === "+" ? { a: x, b: y, sign } : { a: x + y, b: y, sign };
	};

const BOTH = ["+", "-"] as const;
const sums4 = drawOf(["+"], [2200, 6900], [1150, 2900]);
const differences4 = drawOf(["-"], [1200, 5900], [1150, 3900]);
const both4 = drawOf(BOTH, [2200, 5900], [1150, 3900]);
const uneven = drawOf(BOTH, [12_000, 80_000], [1_150, 9_400]);
const both6 = drawOf(BOTH, [110_000, 480_000], [13_000, 440_000]);

/** From a number with zeros at the end or in the middle. */
const acrossZeros: Draw = (random) => {
	const a = random.integer(3, 9) * random.pick([1000, 10_000]) + random.pick([0, random.integer(1, 9)]);
	const b = random.integer(Math.floor(a / 9), Math.floor(a * 0.8));
	return b % 10 <= a % 10 ? undefined : { a, b, sign: "-" };
};

function wrongOf({ a, b, sign }: Sum): Draft["wrong"] {
	const result = resultOf({ a, b, sign });
	const isUneven = `${a}`.length > `${b}`.length;
	const regroups = (size: number) => (b % size) + ((sign === "+" ? a : result) % size) >= size;
	return sign === "+"
		? [
				[slip.regroupedNothing, whole(withoutCarries(a, b))],
				isUneven && [slip.linedUpLeft, whole(a + 10 * b)],
				regroups(10) && [slip.forgotNewTen, whole(result - 10)],
				regroups(100) && [slip.forgotNewHundred, whole(result - 100)],
				[slip.subtractedInstead, whole(Math.abs(a - b))],
			]
		: [
				[slip.smallerFromLarger, whole(smallerFromLarger(a, b))],
				isUneven && a >= 10 * b && [slip.linedUpLeft, whole(a - 10 * b)],
				regroups(10) && [slip.keptOpenedTen, whole(result + 10)],
				regroups(100) && [slip.keptOpenedHundred, whole(result + 100)],
				[slip.addedInstead, whole(a + b)],
			];
}

function draftOf(random: Random, sum: Sum): Draft {
	const { a, b, sign } = sum;
	const [x, y, result] = [a, b, resultOf(sum)].map(texNumber) as [string, string, string];
	const task = `$${x} ${sign} ${y}$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(resultOf(sum)),
		wrong: wrongOf(sum),
		hints: [
			`Write ${prose(b)} below ${prose(a)}: ones below ones, tens below tens.`,
			sign === "+"
				? `Begin with the ones: $${a % 10} + ${b % 10}$. Ten or more make a new ten.`
				: `Begin with the ones: $${a % 10} - ${b % 10}$. Are there enough, or do you have to trade?`,
			`Work from right to left, place by place. ${sign === "+" ? "Remember what you regrouped." : "A place that you traded from has one less."}`,
		],
		steps: [
			columnsInWords(a, b, sign),
			`Check with the opposite operation: $${result} ${sign === "+" ? "-" : "+"} ${y} = ${x}$.`,
			`$${x} ${sign} ${y} = ${result}$.`,
		],
	};
}

const bare =
	(draw: Draw): Form =>
	(random) => {
		const sum = draw(random);
		return sum && draftOf(random, sum);
	};

const story = (draw: Draw): Form =>
	given(draw, (sum, random) => {
		const stories = sum.sign === "+" ? SUM_STORIES : DIFFERENCE_STORIES;
		return {
			...draftOf(random, sum),
			prompt: random.pick(stories)(prose(sum.a), prose(sum.b), random.pick(NAMES)),
		};
	});

const columns =
	(draw: Draw): Way =>
	(random) => {
		const sum = draw(random);
		return sum && columnWork(sum.a, sum.b, sum.sign);
	};

/** A number is missing: the opposite operation finds it. */
const missing: Form = given(both4, (sum, random) => {
	const { a, b, sign } = sum;
	const result = resultOf(sum);
	const [y, end] = [texNumber(b), texNumber(result)];
	const undone: Sum = { a: result, b, sign: sign === "+" ? "-" : "+" };
	if (undone.sign === "+" && b > result) return undefined;
	return {
		...draftOf(random, undone),
		prompt: random.pick([
			`Which number makes $\\square ${sign} ${y} = ${end}$ true?`,
			`Find the missing number: $\\square ${sign} ${y} = ${end}$.`,
			`$\\square ${sign} ${y} = ${end}$. What number goes in the box?`,
		]),
		right: whole(a),
		hints: [
			"Use the opposite operation to find the missing number.",
			`Begin with ${prose(result)}.`,
			`Work out $${end} ${undone.sign} ${y}$.`,
		],
	};
});

const twoSteps: Form = (random) => {
	const a = random.integer(12_000, 48_000);
	const b = random.integer(3_100, 9_800);
	const c = random.integer(3_100, 9_800);
	return {
		prompt: random.pick(TWO_STEP_STORIES)(prose(a), prose(b), prose(c), random.pick(NAMES)),
		right: whole(a - b + c),
		wrong: [
			[slip.gaveTheUsedPart, whole(a - b)],
			[slip.addedAllNumbers, whole(a + b + c)],
			[slip.smallerFromLarger, whole(smallerFromLarger(a, b) + c)],
		],
		hints: [
			"This takes two steps. What happens first?",
			`Begin with $${texNumber(a)} - ${texNumber(b)}$.`,
			`Then add ${prose(c)}.`,
		],
		steps: [
			`$${texNumber(a)} - ${texNumber(b)} = ${texNumber(a - b)}$.`,
			`$${texNumber(a - b)} + ${texNumber(c)} = ${texNumber(a - b + c)}$.`,
		],
	};
};

// 1: sums of four digits. 2: differences of four digits, and a missing number. 3: numbers of different length, and stories.
// 4: across zeros, and what went wrong. 5: six digits, two steps, and mistakes to explain.
export const addSubMultidigit = defineSkill("add-sub-multidigit", 19, {
	1: [ask.typed(bare(sums4)), columns(sums4), ask.chosen(bare(sums4))],
	2: [ask.typed(bare(differences4)), columns(differences4), ask.chosen(story(both4)), ask.typed(missing)],
	3: [ask.typed(story(uneven)), columns(both4), ask.chosen(bare(uneven)), ask.judged(bare(both4))],
	4: [
		ask.typed(bare(acrossZeros)),
		columns(acrossZeros),
		ask.whatWentWrong(bare(differences4)),
		ask.matched(bare(uneven), ["calculation", "result"]),
	],
	5: [
		ask.typed(story(both6)),
		ask.typed(twoSteps),
		ask.explainTheMistake(bare(acrossZeros)),
		ask.judged(bare(both6)),
		ask.chosen(twoSteps),
	],
});
