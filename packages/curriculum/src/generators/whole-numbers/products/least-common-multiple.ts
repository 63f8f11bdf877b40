import { ask, boxed, defineSkill, gcd, lcm, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { claims, inStory, type Pair, type Pairs, type Story } from "./common-numbers.ts";

/** Two numbers up to 12 (6.NS.B.4); crossed ones have a common factor, and neither divides the other. */
const pairs =
	(most: number, isCrossed = false): Pairs =>
	(random) => {
		const [a, b] = [random.integer(2, most), random.integer(2, most)];
		const divides = a % b === 0 || b % a === 0;
		return a === b || (isCrossed && (divides || gcd(a, b) === 1)) ? undefined : [a, b];
	};

const multiples = (number: number, last: number) =>
	Array.from({ length: last / number }, (_, at) => number * (at + 1)).join(", ");

function draftOf(random: Random, [a, b]: Pair): Draft {
	const [right, small, large] = [lcm(a, b), Math.min(a, b), Math.max(a, b)];
	return {
		prompt: random.pick([
			`What is the least common multiple of ${a} and ${b}?`,
			`Find the least common multiple (LCM) of ${a} and ${b}.`,
			`What is the smallest number that is a multiple of both ${a} and ${b}?`,
			`${random.pick(NAMES)} skip-counts by ${a} and then by ${b}, each time from 0. Which number after 0 is the first that comes up both times?`,
		]),
		task: `the least common multiple of ${small} and ${large}`,
		right: whole(right),
		wrong: [
			[slip.multipliedTheNumbers, whole(a * b)],
			[slip.gaveTheFactor, whole(gcd(a, b))],
			[slip.gaveTheLargerNumber, whole(large)],
			[slip.addedTheNumbers, whole(a + b)],
		],
		hints: [
			`A common multiple is in the times tables of both ${a} and ${b}.`,
			`List the multiples of the larger number: ${large}, ${large * 2}, and so on.`,
			`Which multiple of ${large} is the first that ${small} goes into evenly?`,
		],
		steps: [
			`Start with the multiples of the larger number, ${large}.`,
			`Multiples of ${large}: ${multiples(large, right)}.`,
			`The first of them that ${small} goes into evenly is $${right}$.`,
		],
	};
}

const plain =
	(most: number, isCrossed = false): Form =>
	(random) => {
		const pair = pairs(most, isCrossed)(random);
		return pair && draftOf(random, pair);
	};

const STORIES: readonly Story[] = [
	(_, a, b) =>
		`A green light flashes every ${a} seconds and a blue light every ${b} seconds. Now they flash together. After how many seconds do they flash together again?`,
	(name, a, b) =>
		`${name} swims every ${a} days and lifts weights every ${b} days. Today is a day for both. In how many days is the next day for both?`,
	(_, a, b) =>
		`A red bus leaves every ${a} minutes and a yellow bus every ${b} minutes. They just left together. After how many minutes do they leave together again?`,
	(_, a, b) =>
		`Two runners start together. One takes ${a} minutes for a lap, the other ${b} minutes. After how many minutes are they at the start together again?`,
	(name, a, b) =>
		`${name} waters the cactus every ${a} days and the fern every ${b} days. Both are watered today. In how many days are both watered again on the same day?`,
	(_, a, b) =>
		`One kind of insect comes out every ${a} years and another kind every ${b} years. Both come out this year. In how many years do both come out together again?`,
	(_, a, b) =>
		`Blocks ${a} inches tall are stacked beside blocks ${b} inches tall. How many inches tall are the stacks when they first have the same height?`,
	(_, a, b) =>
		`A song has a drum beat every ${a} counts and a cymbal every ${b} counts. Both just sounded together. After how many counts do they sound together again?`,
];

const PACKS: readonly Story[] = [
	(name, a, b) =>
		`Buns come in packs of ${a} and hot dogs in packs of ${b}. ${name} wants the same number of each. How many packs of buns does that take at least?`,
	(_, a, b) =>
		`Pencils come in boxes of ${a} and erasers in bags of ${b}. A school wants as many pencils as erasers. How many boxes of pencils does it buy at least?`,
	(name, a, b) =>
		`Cups are sold in packs of ${a} and plates in packs of ${b}. ${name} needs the same number of each. What is the smallest number of packs of cups?`,
	(name, a, b) =>
		`There are ${a} red beads in a bag and ${b} gold beads in a box. ${name} wants equal numbers of both. How many bags of red beads are needed at least?`,
];

const packs = (random: Random, pair: Pair): Draft => {
	const [draft, [a, b]] = [draftOf(random, pair), pair];
	const multiple = lcm(a, b);
	return {
		...draft,
		right: whole(multiple / a),
		wrong: [
			[slip.stoppedBeforeDividing, whole(multiple)],
			[slip.answeredForTheOther, whole(multiple / b)],
			[slip.tookMorePacksThanNeeded, whole(b)],
			[slip.gaveTheFactor, whole(gcd(a, b))],
		],
		hints: [
			draft.hints[0],
			draft.hints[1],
			`Find the least common multiple of ${a} and ${b}. Then divide it by ${a}.`,
		],
		steps: [...draft.steps, `$${multiple} \\div ${a} = ${multiple / a}$.`],
	};
};

const inSteps = (most: number, isCrossed: boolean) =>
	ask.stepwise((random) => {
		const pair = pairs(most, isCrossed)(random);
		if (pair === undefined) return undefined;
		const [a, b] = pair;
		const { hints, steps, right, wrong } = draftOf(random, pair);
		const multiple = lcm(a, b);
		return {
			prompt: random.pick([
				`The least common multiple of ${a} and ${b} is [[m]]. It is ${a} times [[p]], and ${b} times [[q]].`,
				`Count from 0 by ${a}s and by ${b}s. The first number after 0 in both counts is [[m]]. It is number [[p]] when you count by ${a}s, and number [[q]] when you count by ${b}s.`,
			]),
			boxes: {
				m: { right, wrong },
				p: boxed(whole(multiple / a), [slip.answeredForTheOther, whole(multiple / b)]),
				q: boxed(whole(multiple / b), [slip.answeredForTheOther, whole(multiple / a)]),
			},
			hints: [hints[0], hints[1], `Divide the common multiple by ${a}, then by ${b}.`],
			steps: [
				...steps,
				`$${multiple} = ${a} \\times ${multiple / a}$ and $${multiple} = ${b} \\times ${multiple / b}$.`,
			],
		};
	});

const MEANING = "You need a number that is a multiple of both and as small as possible.";
const story = (stories: readonly Story[], form = draftOf) =>
	inStory(form, { pairs: pairs(12, true), stories, meaning: MEANING });
const any = plain(12);
const crossed = plain(12, true);

// 1: numbers up to 8. 2: up to 10, and how often each number fits. 3: up to 12 with a common factor, and other people's
// mistakes. 4: stories about times and lengths. 5: a second step after the multiple.
export const leastCommonMultiple = defineSkill("least-common-multiple", 15, {
	1: [ask.typed(plain(8)), ask.chosen(plain(8)), ask.matched(plain(8), ["pair", "least common multiple"])],
	2: [ask.typed(plain(10)), ask.chosen(plain(10)), inSteps(10, false)],
	3: [ask.typed(crossed), ask.whatWentWrong(any), claims(any), inSteps(12, true)],
	4: [ask.typed(story(STORIES)), ask.chosen(story(STORIES)), ask.whatWentWrong(crossed)],
	5: [
		ask.typed(story(PACKS, packs)),
		ask.chosen(story(PACKS, packs)),
		claims(crossed),
		ask.explainTheMistake(crossed),
	],
});
