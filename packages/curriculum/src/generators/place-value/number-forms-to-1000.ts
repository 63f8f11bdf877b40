import { asClaim, ask, defineSkill, inWords, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { within1000 } from "../whole-numbers/sums/sum-forms.ts";

type DrawNumber = (random: Random) => number;
type Shown = "words" | "parts";

const nonzero = (random: Random) => random.integer(1, 9);
/** No digit is 0. */
const full: DrawNumber = (random) => 100 * nonzero(random) + 10 * nonzero(random) + nonzero(random);
/** The tens or the ones are 0. */
const withZero: DrawNumber = (random) =>
	100 * nonzero(random) + (random.oneIn(3) ? 10 * nonzero(random) : nonzero(random));
const any: DrawNumber = (random) => random.pick([full, withZero, withZero])(random);

/** The worth of each digit that is not 0, the largest first. */
const partsOf = (number: number) =>
	[number - (number % 100), (number % 100) - (number % 10), number % 10].filter((part) => part > 0);
const sumOf = (number: number) => `$${partsOf(number).join(" + ")}$`;
const shownAs = (shown: Shown, number: number) => (shown === "words" ? inWords(number) : sumOf(number));
/** The digits in another order. */
const reordered = (number: number, order: readonly [number, number, number]) => {
	const digits = `${number}`;
	return Number(order.map((at) => digits[at]).join(""));
};

function helpOf(number: number): Pick<Draft, "hints" | "steps"> {
	const [h, t, o] = [...`${number}`];
	return {
		hints: [
			"There is one place for hundreds, one for tens, and one for ones.",
			`The hundreds are ${100 * Number(h)}. Which digit is that?`,
			"A place with nothing in it gets a 0.",
		],
		steps: [
			`Hundreds: ${h}. Tens: ${t}. Ones: ${o}.`,
			`Words: ${inWords(number)}. Parts: ${sumOf(number)}. The number is ${number}.`,
		],
	};
}

/** Other numbers that wrong procedures read or write; those of more than three digits are left out on request. */
const misread = (number: number, isShort: boolean): Draft["wrong"] => [
	!isShort && [slip.wroteSideBySide, whole(Number(partsOf(number).join("")))],
	`${number}`.includes("0") && [slip.leftOutTheZero, whole(Number(`${number}`.replace("0", "")))],
	`${number}`.includes("0") && [slip.movedADigit, whole(reordered(number, [0, 2, 1]))],
	[slip.swappedTensAndOnes, whole(reordered(number, [0, 2, 1]))],
	number % 100 > 9 && [slip.swappedHundredsAndTens, whole(reordered(number, [1, 0, 2]))],
	number % 10 > 0 && [slip.readFromTheRight, whole(reordered(number, [2, 1, 0]))],
];

/** Words or parts as a number. */
const asNumber =
	(draw: DrawNumber, shown: Shown, isMixed = false): Form =>
	(random) => {
		const number = draw(random);
		const parts = partsOf(number);
		const sum = `$${(isMixed ? random.shuffle(parts) : parts).join(" + ")}$`;
		const told = shown === "words" ? `**${inWords(number)}**` : sum;
		return {
			...helpOf(number),
			prompt: random.pick([
				`Write ${told} as one number.`,
				`Which number is ${told}?`,
				`${random.pick(NAMES)} ${shown === "words" ? "reads" : "writes"} ${told}. Which number is that?`,
				shown === "words"
					? `Write ${told} with digits.`
					: `Put the parts together: ${told}. Which number do they make?`,
			]),
			task: told,
			right: whole(number),
			wrong: misread(number, false),
			blocks: { largest: 100, start: 0 },
		};
	};

/** The words or the parts of a number. */
const ofNumber =
	(draw: DrawNumber, shown: Shown): Form =>
	(random) => {
		const number = draw(random);
		return {
			...helpOf(number),
			prompt: random.pick([
				shown === "words" ? `Which words say ${number}?` : `Which sum shows ${number} in expanded form?`,
				shown === "words" ? `How do you say ${number}?` : `Which sum shows the parts of ${number}?`,
				`${random.pick(NAMES)} writes ${number} ${shown === "words" ? "in words" : "as a sum of its parts"}. Which one is right?`,
			]),
			task: `$${number}$`,
			right: words(shownAs(shown, number)),
			wrong: misread(number, true).flatMap((each) =>
				each && Number(each[1].entry) >= 10
					? [[each[0], words(shownAs(shown, Number(each[1].entry)))] as const]
					: [],
			),
		};
	};

/** A number given in words, or as a sum, to build. */
const toBuild =
	(draw: DrawNumber): Form =>
	(random) => {
		const number = draw(random);
		const told = random.oneIn(2) ? `**${inWords(number)}**` : sumOf(number);
		return {
			...helpOf(number),
			prompt: random.pick([
				`Build ${told} with blocks.`,
				`Show ${told} with as few blocks as possible.`,
				`${random.pick(NAMES)} wants to build ${told}. Which blocks does it take?`,
			]),
			right: whole(number),
			wrong: misread(number, true),
			blocks: { largest: 100, start: 0 },
		};
	};

/** A box for each part. */
const inParts = (draw: DrawNumber) =>
	ask.stepwise((random) => {
		const number = draw(random);
		const parts = partsOf(number);
		const told = random.oneIn(2) ? `$${number}$` : `**${inWords(number)}**`;
		const boxes = parts.map((_, at) => `[[part${at + 1}]]`).join(" $+$ ");
		return {
			...helpOf(number),
			prompt: random.pick([
				`Write ${told} as a sum of its parts, the largest part first: ${boxes}`,
				`${random.pick(NAMES)} takes ${told} apart, the largest part first: ${boxes}`,
				`Hundreds first: ${told} $=$ ${boxes}`,
			]),
			boxes: Object.fromEntries(
				parts.map((part, at) => [
					`part${at + 1}`,
					{
						right: whole(part),
						wrong: part > 9 ? [[slip.faceValue, whole(Number(`${part}`[0]))] as const] : [],
					},
				]),
			),
			hints: [
				"Each digit has its own value.",
				`The first part is the hundreds. How many are there in ${number}?`,
				"A place with a 0 has no part.",
			],
		};
	});

const say = (told: string, value: string) =>
	`${told.replaceAll("*", "").replace(/^./, (first) => first.toUpperCase())} is ${value}.`;

// 1: parts to a number. 2: words to a number. 3: numbers to words and parts, no zeros. 4: a zero inside. 5: parts in any
// order with a zero inside, and someone's mistake.
export const numberFormsTo1000 = defineSkill("number-forms-to-1000", 14, {
	1: [
		ask.typed(asNumber(full, "parts")),
		inParts(full),
		ask.chosen(asNumber(full, "parts")),
		ask.withBlocks(toBuild(full)),
	],
	2: [
		ask.typed(asNumber(full, "words")),
		ask.chosen(asNumber(full, "words")),
		ask.withBlocks(toBuild(full)),
		ask.matched(ofNumber(full, "parts"), ["number", "parts"]),
	],
	3: [
		ask.chosen(ofNumber(full, "words")),
		ask.chosen(ofNumber(full, "parts")),
		ask.matched(ofNumber(full, "words"), ["number", "words"]),
		inParts(any),
	],
	4: [
		ask.typed(asNumber(withZero, "words")),
		ask.chosen(ofNumber(withZero, "words")),
		ask.chosen(asNumber(withZero, "parts")),
		ask.withBlocks(toBuild(withZero)),
	],
	5: [
		ask.typed(asNumber(withZero, "parts", true)),
		inParts(withZero),
		ask.judged(asClaim(asNumber(withZero, "words"), say)),
		ask.explainTheMistake(within1000(asNumber(withZero, "words"))),
	],
});
