import { ask, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { gcd } from "../../kit/numbers.ts";
import { countsOf, type Range, form, claims, inBoxes } from "./ratios-of-counts.ts";

/** "For every 3 … there are 5 …": which counts fit. */
const fits: Form = (random) => {
	const drawn = countsOf(random, [2, 9]);
	if (drawn === undefined || gcd(drawn.a, drawn.b) > 1) return undefined;
	const { scene, a, b } = drawn;
	const { place, first, second } = scene;
	const times = random.integer(3, 9);
	const count = (one: number, other: number) => words(`${one} ${first} and ${other} ${second}`);
	return {
		prompt: random.pick([
			`${place} there are ${a} ${first} for every ${b} ${second}. Which numbers are possible?`,
			`${random.pick(NAMES)} says, “${place} there are ${a} ${first} for every ${b} ${second}.” Which numbers fit?`,
			`The ratio of ${first} to ${second} is ${a} to ${b}. Which numbers have that ratio?`,
		]),
		right: count(a * times, b * times),
		wrong: [
			[slip.reversedTheRatio, count(b * times, a * times)],
			[slip.addedToBothAmounts, count(a + times, b + times)],
			[slip.wholeForPart, count(a * times, (a + b) * times)],
			[slip.multipliedByDifferentNumbers, count(a * times, b * (times - 1))],
		],
		hints: [
			`Think of equal groups, each with ${a} ${first} and ${b} ${second}.`,
			`Two groups have ${2 * a} ${first} and ${2 * b} ${second}. Keep going like that.`,
			"Divide each pair of numbers by a common factor. Which one gives the same ratio?",
		],
		steps: [
			`In ${times} groups there are $${times} \\times ${a} = ${a * times}$ ${first} and $${times} \\times ${b} = ${b * times}$ ${second}.`,
		],
	};
};

/** How many of the second for a number of the first. */
const goesWith: Form = (random) => {
	const drawn = countsOf(random, [2, 9]);
	if (drawn === undefined) return undefined;
	const { scene, a, b } = drawn;
	const { place, first, second } = scene;
	const times = random.integer(3, 12);
	return {
		prompt: `${place} there are ${a} ${first} for every ${b} ${second}. If there are ${a * times} ${first}, how many ${second} are there?`,
		right: whole(b * times),
		wrong: [
			[slip.addedToBothAmounts, whole(a * times + b - a)],
			[slip.wholeForPart, whole((a + b) * times)],
			[slip.forgotToDivide, whole(a * b * times)],
		],
		unit: { after: second },
		hints: [
			`Each group has ${a} ${first} and ${b} ${second}.`,
			`How many groups of ${a} are in ${a * times}?`,
			`Multiply the number of groups by ${b}.`,
		],
		steps: [
			`There are $${a * times} \\div ${a} = ${times}$ groups.`,
			`$${times} \\times ${b} = ${b * times}$ ${second}.`,
		],
	};
};

const PARTS: Range = { counts: [2, 20] };
const BOTH: Range = { counts: [3, 25], mayBeWhole: true, spellings: ["colon", "to", "fraction"] };
const SIMPLEST = { ...BOTH, counts: [2, 9], factor: 1 } as const;
const withFactor =
	(of: (range: Range) => (random: Random) => ReturnType<Form> | undefined): Form =>
	(random) =>
		of({ ...SIMPLEST, factor: random.integer(2, 7) })(random);

// 1: part to part. 2: part to part or to whole, in three spellings. 3: simplest form. 4: several ratios at once, and the
// number that goes with another. 5: which numbers fit a ratio.
export const ratioLanguage = defineSkill("ratio-language", 9, {
	1: [ask.chosen(form(PARTS)), inBoxes(PARTS), ask.chosen(form({ ...PARTS, spellings: ["to"] }))],
	2: [ask.chosen(form(BOTH)), inBoxes(BOTH), ask.judged(claims(PARTS))],
	3: [
		ask.chosen(withFactor(form)),
		inBoxes({ ...BOTH, counts: [2, 9], factor: 4 }),
		inBoxes({ ...BOTH, counts: [2, 9], factor: 3 }),
	],
	4: [ask.judged(claims(BOTH)), ask.typed(goesWith), ask.chosen(goesWith)],
	5: [ask.chosen(fits), ask.typed(goesWith), ask.chosen(withFactor(form))],
});
