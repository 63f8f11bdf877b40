import { ask, defineSkill, NAMES, slip, whole } from "../../kit/index.ts";
import type { ComparisonStory } from "../../kit/index.ts";
import { greaterOf, relationOf, signBetween, turnedRelation, whoHasMore } from "./compared-numbers.ts";
import {
	digitsOf,
	otherHundreds,
	sameHundreds,
	alike,
	compared,
	withParts,
	explain,
} from "./three-digits-compared.ts";

const STORIES: readonly ComparisonStory[] = [
	(one, a, other, b) => [
		`${one} has ${a} stickers. ${other} has ${b} stickers.`,
		"Who has more?",
		"Who has fewer?",
	],
	(one, a, other, b) => [
		`${one} reads ${a} pages. ${other} reads ${b} pages.`,
		"Who reads more?",
		"Who reads fewer?",
	],
	(one, a, other, b) => [
		`${one} gets ${a} points. ${other} gets ${b} points.`,
		"Who has the higher score?",
		"Who has the lower score?",
	],
	(one, a, other, b) => [
		`${one} jumps rope ${a} times. ${other} jumps ${b} times.`,
		"Who jumps more?",
		"Who jumps less?",
	],
	(one, a, other, b) => [
		`${one} walks ${a} steps. ${other} walks ${b} steps.`,
		"Who walks farther?",
		"Whose walk is shorter?",
	],
	(one, a, other, b) => [
		`${one}’s school has ${a} children. ${other}’s school has ${b} children.`,
		"Whose school has more children?",
		"Whose school has fewer children?",
	],
	(one, a, other, b) => [
		`${one} picks ${a} berries. ${other} picks ${b} berries.`,
		"Who picks more?",
		"Who picks fewer?",
	],
	(one, a, other, b) => [
		`${one} saves ${a} cans. ${other} saves ${b} cans.`,
		"Who saves more?",
		"Who saves fewer?",
	],
	(one, a, other, b) => [
		`${one} strings ${a} beads. ${other} strings ${b} beads.`,
		"Who has more beads?",
		"Who has fewer beads?",
	],
];

const isHard = (a: number, b: number) =>
	a !== b && (relationOf(a, b) !== relationOf(a % 10, b % 10) || a % 10 === b % 10);

/** Cards from least to greatest. */
const inOrder = (count: number) =>
	ask.inOrder((random) => {
		const [h, x, y] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]) as [number, number, number];
		const numbers = [
			100 * h + 10 * x + y,
			100 * h + 10 * y + x,
			100 * (h + 1) + random.integer(1, 9),
			100 * h + random.integer(1, 9),
		].slice(0, count);
		const isFalling = random.oneIn(2);
		const cards = new Map(numbers.map((number) => [number, whole(number)]));
		const by = (size: (number: number) => number) => {
			const sorted = numbers.toSorted((one, other) => size(one) - size(other));
			return (isFalling ? sorted.toReversed() : sorted).flatMap((number) => cards.get(number) ?? []);
		};
		const ordered = by((number) => number);
		const way = isFalling ? "greatest to least" : "least to greatest";
		return {
			prompt: random.pick([
				`Put the numbers in order from ${way}.`,
				`${random.pick(NAMES)} sorts number cards from ${way}. How do they go?`,
				`Order the cards from ${way}.`,
			]),
			cards: ordered,
			isFalling,
			wrong: [
				[slip.comparedTheOnes, by((number) => number % 10)],
				[slip.comparedTheTens, by((number) => Math.floor(number / 10) % 10)],
				[slip.mixedUpGreaterAndLess, ordered.toReversed()],
			],
			hints: [
				"Compare the hundreds first.",
				"Where the hundreds are equal, the tens decide.",
				`Which number is the ${isFalling ? "greatest" : "least"}? It comes first.`,
			],
			steps: [
				"Compare the hundreds. Where they are equal, compare the tens, and then the ones.",
				`From ${way}: ${ordered.map(({ shown }) => shown).join(", ")}.`,
			],
		};
	});

/** Cards that are less than or greater than a number, which one lower place hides. */
const toSort = ask.sorted((random) => {
	const [h, t, o] = [random.integer(2, 8), random.integer(2, 7), random.integer(1, 8)];
	const number = 100 * h + 10 * t + o;
	const bins = [`less than ${number}`, `greater than ${number}`] as const;
	const binOf = (other: number) => bins[other < number ? 0 : 1];
	const others = [
		100 * (h - 1) + 99 - random.integer(0, 5),
		100 * h + 10 * (t + 1) + random.integer(0, o - 1),
		100 * h + 10 * (t - 1) + 9,
		100 * (h + 1) + random.integer(0, 9),
		100 * h + 10 * t + random.pick([o - 1, o + 1]),
	];
	const misread = (other: number) =>
		Math.floor(other / 100) === h ? slip.comparedTheOnes : slip.comparedTheTens;
	// A place says the contrary of the whole number.
	const misleads = (other: number) => {
		const place = misread(other) === slip.comparedTheOnes ? 2 : 1;
		return (
			relationOf(digitsOf(other)[place], digitsOf(number)[place]) ===
			turnedRelation(relationOf(other, number))
		);
	};
	return {
		prompt: random.pick([
			`Is each number less than or greater than ${number}? Sort the cards.`,
			`Sort the numbers. Compare each one with ${number}.`,
			`${random.pick(NAMES)} compares the cards with ${number}. Put each one where it belongs.`,
		]),
		bins,
		cards: others.map((other) => ({
			label: `${other}`,
			bin: binOf(other),
			wrong: misleads(other) ? [[misread(other), bins[other < number ? 1 : 0]] as const] : [],
		})),
		hints: [
			"Compare the hundreds first.",
			`${number} has ${h} hundreds. Which cards have more? Which have fewer?`,
			"Where the hundreds are equal, compare the tens. Then compare the ones.",
		],
		steps: [`Compare each number with ${number}: first the hundreds, then the tens, then the ones.`],
	};
});

const easy = compared(otherHundreds, (a, b) => Math.floor(a / 100) !== Math.floor(b / 100));
const middle = compared(sameHundreds);
const close = compared(alike);
const hard = compared((random) => random.pick([alike, otherHundreds])(random), isHard);

// 1: different hundreds. 2: same hundreds. 3: same digits in another order, and a number as a sum of its parts. 4: four
// numbers in order, where the ones mislead. 5: many numbers beside one, and why the ones do not decide.
export const compareThreeDigit = defineSkill("compare-three-digit", 12, {
	1: [ask.chosen(signBetween(easy)), ask.typed(greaterOf(easy)), ask.chosen(whoHasMore(easy, STORIES))],
	2: [ask.chosen(signBetween(middle)), ask.chosen(whoHasMore(middle, STORIES)), inOrder(3)],
	3: [
		ask.chosen(signBetween(withParts)),
		ask.typed(greaterOf(close)),
		inOrder(3),
		ask.judged(signBetween(close)),
	],
	4: [
		inOrder(4),
		ask.chosen(whoHasMore(hard, STORIES)),
		ask.judged(signBetween(hard)),
		ask.chosen(signBetween(hard)),
	],
	5: [toSort, inOrder(4), ask.judged(signBetween(withParts)), explain],
});
