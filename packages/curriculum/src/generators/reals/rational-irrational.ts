import { ask, asClaim, defineSkill, type Form, NAMES, slip, words, withTask } from "../../kit/index.ts";
import { ALL_KINDS, type KnownNumber, numberOf, numbersOf, ROOTS, WITH_SUMS } from "./kinds-of-numbers.ts";

type Kinds = typeof ROOTS | typeof ALL_KINDS | typeof WITH_SUMS;
const BINS = ["Rational", "Irrational"] as const;
const binOf = ({ isRational }: Pick<KnownNumber, "isRational">) => BINS[isRational ? 0 : 1];
const NEITHER = "Neither of the two";

const HINTS = [
	"Can the number be written as a fraction of two integers?",
	"Decimals that end or repeat can be written as fractions. Which roots are whole numbers?",
] as const;

const lastHint = ({ tex }: KnownNumber): string => {
	const root = /\\sqrt\{(\d+)\}/.exec(tex)?.[1];
	if (root !== undefined) return `Is ${root} the square of a whole number?`;
	if (tex.includes("π")) return "Does the decimal of π ever end or repeat?";
	return tex.includes("frac")
		? "It is a quotient already. Of which numbers?"
		: `Look at the digits of $${tex}$. Do they end, or do they repeat?`;
};

const stepsOf = (number: KnownNumber) => [
	`$${number.tex}$ is ${binOf(number).toLowerCase()}, because ${number.why}.`,
];

const kindOf =
	(kinds: Kinds): Form =>
	(random) => {
		const number = numberOf(random, kinds);
		if (number === undefined) return undefined;
		const other = binOf({ isRational: !number.isRational });
		return {
			prompt: random.pick([
				`Is $${number.tex}$ rational or irrational?`,
				`What kind of number is $${number.tex}$?`,
				`${random.pick(NAMES)} wonders what kind of number $${number.tex}$ is. Which is true?`,
			]),
			task: `$${number.tex}$`,
			right: words(binOf(number)),
			wrong: [
				[number.slip, words(other)],
				[slip.neitherKind, words(NEITHER)],
			],
			order: [...BINS, NEITHER],
			equal: "the same in other words",
			hints: [...HINTS, lastHint(number)],
			steps: stepsOf(number),
		};
	};

const sorted = (kinds: Kinds, count: number) =>
	ask.sorted((random) => {
		const numbers = numbersOf(random, kinds, count);
		if (numbers === undefined) return undefined;
		return {
			prompt: random.pick([
				"Is each number rational or irrational? Sort the cards.",
				`${random.pick(NAMES)} sorts numbers. Where does each card belong?`,
				"Sort the numbers into rational and irrational ones.",
			]),
			bins: BINS,
			cards: numbers.map((number) => ({
				label: number.card,
				bin: binOf(number),
				wrong: [[number.slip, binOf({ isRational: !number.isRational })]],
			})),
			hints: [
				...HINTS,
				"Multiples of π and roots of numbers that are not squares have decimals that never end and never repeat.",
			],
			steps: numbers.flatMap(stepsOf),
		};
	});

const REGIONS = ["With a root sign", "Both", "Rational", "Neither"] as const;

function regionOf({ card, isRational }: KnownNumber): (typeof REGIONS)[number] {
	if (card.includes("√")) return isRational ? "Both" : "With a root sign";
	return isRational ? "Rational" : "Neither";
}

/** A root sign alone makes no number irrational. */
const rootsInCircles = (kinds: Kinds) =>
	ask.inCircles((random) => {
		const numbers = numbersOf(random, kinds, 6);
		if (numbers === undefined) return undefined;
		return {
			prompt: random.pick([
				"Is each number written with a root sign, is it rational, both, or neither? Sort the cards.",
				`${random.pick(NAMES)} sorts numbers: written with a root sign, rational, both, or neither. Where does each card belong?`,
			]),
			bins: REGIONS,
			cards: numbers.map((number) => ({
				label: number.card,
				bin: regionOf(number),
				wrong: [[number.slip, regionOf({ ...number, isRational: !number.isRational })]],
			})),
			hints: [...HINTS, "First sort by the root sign. Then check each root: is it a whole number?"],
			steps: numbers.flatMap(stepsOf),
		};
	});

/** The kind with a reason. */
const withReason =
	(kinds: Kinds): Form =>
	(random) => {
		const number = numberOf(random, kinds);
		if (number === undefined) return undefined;
		const isRoot = number.tex.includes("sqrt");
		const [rational, irrational] = ["Rational, because", "Irrational, because"];
		return {
			prompt: random.pick([
				`Is $${number.tex}$ rational or irrational, and why?`,
				`Which statement about $${number.tex}$ is true?`,
			]),
			right: words(`${number.isRational ? rational : irrational} ${number.why}.`),
			wrong: [
				number.isRational
					? [number.slip, words(`${irrational} its decimal never ends and never repeats.`)]
					: [number.slip, words(`${rational} a calculator shows a decimal that ends.`)],
				isRoot
					? [slip.allRootsIrrational, words(`${irrational} every root is irrational.`)]
					: [slip.notWholeIsIrrational, words(`${irrational} it is not a whole number.`)],
				[slip.everyNumberRational, words(`${rational} every number is a fraction.`)],
			],
			hints: [...HINTS, lastHint(number)],
			steps: stepsOf(number),
		};
	};

const claimed = (kinds: Kinds) =>
	asClaim(
		(random) => {
			const draft = kindOf(kinds)(random);
			return draft && { ...draft, wrong: draft.wrong.slice(0, 1) };
		},
		(task, value) => `${task} is ${value.toLowerCase()}.`,
	);
const explained = (kinds: Kinds) =>
	ask.explainTheMistake((random) => {
		const draft = withTask(kindOf(kinds), (task) => task)(random);
		return (
			draft && {
				...draft,
				right: words(draft.right.shown.toLowerCase()),
				wrong: draft.wrong.slice(0, 1).map((each) => each && [each[0], words(each[1].shown.toLowerCase())]),
			}
		);
	});

// 1: roots. 2: all kinds of numbers. 3: several numbers at a time. 4: why. 5: sums and products with roots as well.
export const rationalIrrational = defineSkill("rational-irrational", 13, {
	1: [ask.chosen(withReason(ROOTS)), sorted(ROOTS, 4), ask.judged(claimed(ROOTS))],
	2: [ask.chosen(withReason(ALL_KINDS)), ask.judged(claimed(ALL_KINDS)), sorted(ALL_KINDS, 4)],
	3: [
		sorted(ALL_KINDS, 6),
		rootsInCircles(ALL_KINDS),
		ask.judged(claimed(ALL_KINDS), 5),
		ask.chosen(withReason(ALL_KINDS)),
	],
	4: [ask.chosen(withReason(ALL_KINDS)), ask.chosen(withReason(WITH_SUMS)), explained(ALL_KINDS)],
	5: [
		ask.chosen(withReason(WITH_SUMS)),
		sorted(WITH_SUMS, 6),
		rootsInCircles(ALL_KINDS),
		ask.judged(claimed(WITH_SUMS), 5),
		explained(WITH_SUMS),
	],
});
