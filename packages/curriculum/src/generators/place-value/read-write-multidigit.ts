import { ask, counted, defineSkill, inWords, list, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import {
	PLACES,
	numberOf,
	type Size,
	drawOf,
	expanded,
	help,
	fromWords,
	fromParts,
	otherForm,
} from "./forms-of-numbers.ts";

const FOUR: Size = [[4], [0, 1]];
const FIVE: Size = [[5], [1, 2]];
const SIX: Size = [
	[5, 6],
	[2, 3],
];

/** Two numbers that differ in length, or in one place only. */
function pairOf(random: Random, isClose: boolean): readonly [number, number] {
	const length = random.integer(4, 6);
	const one = numberOf(random, length, 1);
	if (!isClose && random.oneIn(2)) return [one, numberOf(random, length === 6 ? 5 : length + 1, 1)];
	const digits = [...`${one}`];
	const at = isClose ? random.integer(length - 3, length - 1) : random.integer(0, length - 1);
	digits[at] = `${random.integer(1, 9)}`;
	const tail = digits.splice(at + 1);
	return random.shuffle([one, Number([...digits, ...tail.toReversed()].join(""))]) as [number, number];
}

const signOf = (left: number, right: number) => (left === right ? "=" : left < right ? "<" : ">");

const compared =
	(isClose: boolean): Form =>
	(random) => {
		const [a, other] = pairOf(random, isClose);
		// The second one in expanded form may be the same number.
		const isInParts = random.oneIn(2);
		const b = isInParts && random.oneIn(2) ? a : other;
		if (a === b && !isInParts) return undefined;
		const shown = isInParts ? expanded(b) : texNumber(b);
		const claim = (sign: string) => words(`$${texNumber(a)} ${sign} ${shown}$`);
		const truth = signOf(a, b);
		const [first, last] = [(each: number) => Number(`${each}`[0]), (each: number) => each % 10];
		const both = `$${texNumber(a)}$ and $${shown}$`;
		return {
			prompt: random.pick([
				`Compare ${both}. Which statement is true?`,
				`Which sign belongs between ${both}?`,
				`${random.pick(NAMES)} compares ${both}. Which is right?`,
			]),
			right: claim(truth),
			wrong: [
				`${a}`.length !== `${b}`.length && [slip.comparedFirstDigits, claim(signOf(first(a), first(b)))],
				[slip.comparedLastDigits, claim(signOf(last(a), last(b)))],
				[slip.turnedTheSign, claim(truth === "<" ? ">" : "<")],
				[slip.saidEqual, claim("=")],
			],
			order: ["<", ">", "="].map((sign) => claim(sign).shown),
			hints: [
				"Which number has more digits? If they have the same number, begin with the first digit.",
				isInParts
					? `Write $${shown}$ as one number.`
					: `Write ${prose(a)} above ${prose(b)}, ones below ones.`,
				"Go from left to right until the digits differ. That place decides.",
			],
			steps: [
				...(isInParts ? [`$${shown} = ${texNumber(b)}$.`] : []),
				a === b
					? "Both are the same number."
					: `${a}`.length === `${b}`.length
						? "Both have the same number of digits, so the first place where they differ decides."
						: "The number with more digits is greater.",
				`${claim(truth).shown}.`,
			],
		};
	};

const inOrder = (count: number) =>
	ask.inOrder((random) => {
		const start = random.pick([4, 5]);
		const drawn = Array.from({ length: count }, (_, at) => numberOf(random, at === 0 ? start + 1 : start, 1));
		const cards = new Map(drawn.map((each) => [each, whole(each)]));
		const by = (rank: (number: number) => number) =>
			drawn.toSorted((x, y) => rank(x) - rank(y) || x - y).flatMap((each) => cards.get(each) ?? []);
		if (cards.size < count) return undefined;
		const ordered = by((each) => each);
		return {
			prompt: random.pick([
				"Put the numbers in order from least to greatest.",
				`${random.pick(NAMES)} looks up how many people live in some towns. Order the numbers from least to greatest.`,
			]),
			cards: ordered,
			wrong: [
				[slip.comparedFirstDigits, by((each) => Number(`${each}`[0]))],
				[slip.comparedLastDigits, by((each) => each % 10)],
			],
			hints: [
				"Count the digits of each number first.",
				"If two numbers have the same number of digits, compare the first digits.",
				"If the first digits are the same, move on to the next place.",
			],
			steps: [
				"The more digits a whole number has, the greater it is. With the same number of digits, compare from the left: the first digit that differs decides.",
				`From least to greatest: ${ordered.map(({ shown }) => shown).join(", ")}.`,
			],
		};
	});

/** How many of each place: the digits one by one. */
const inPlaces = (size: Size) =>
	ask.stepwise((random) => {
		const number = drawOf(random, size);
		const digits = [...`${number}`].map(Number);
		const names = digits.map((_, at) => PLACES[digits.length - 1 - at] ?? "");
		const sum = list(names.map((name, at) => `[[place${at + 1}]] ${name}s`));
		return {
			prompt: random.pick([
				`${prose(number)} is ${sum}.`,
				`Fill in how many of each: **${inWords(number)}** is ${sum}.`,
				`$${expanded(number)}$ is ${sum}.`,
			]),
			boxes: Object.fromEntries(
				digits.map((digit, at) => [
					`place${at + 1}`,
					{
						right: whole(digit),
						wrong: [[slip.omittedOneZero, whole(digit === 0 ? (digits[at + 1] ?? 1) : digit)]] as const,
					},
				]),
			),
			...help(number),
			steps: digits
				.map((digit, at) => `${counted(digit, names[at] ?? "")}.`)
				.map((each) => each.replace(/^0 (.*)\.$/, "0 $1: that place is empty.")),
		};
	});

// 1: four digits, from parts and from words. 2: five digits, and two numbers compared. 3: the other way, from digits to words and
// parts. 4: zeros inside six digits, and three numbers in order. 5: parts in another order, numbers that differ late, mistakes.
export const readWriteMultidigit = defineSkill("read-write-multidigit", 15, {
	1: [ask.typed(fromParts(FOUR)), inPlaces(FOUR), ask.chosen(fromWords(FOUR))],
	2: [ask.chosen(compared(false)), ask.typed(fromWords(FIVE)), inPlaces(FIVE)],
	3: [
		ask.matched(fromWords(FIVE), ["number in words", "number"]),
		ask.chosen(otherForm(FIVE)),
		ask.typed(fromParts(FIVE)),
	],
	4: [ask.typed(fromWords(SIX)), inOrder(3), ask.chosen(otherForm(SIX)), ask.whatWentWrong(fromWords(SIX))],
	5: [ask.typed(fromParts(SIX, true)), ask.judged(compared(true)), inOrder(4), ask.chosen(compared(true))],
});
