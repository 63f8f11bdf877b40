import { inWords, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Wrong } from "../../kit/index.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { placesOf } from "../whole-numbers/products/long-products.ts";

export const PLACES = ["one", "ten", "hundred", "thousand", "ten thousand", "hundred thousand"] as const;

/** A number of so many digits, with so many zeros behind its first digit. */
export function numberOf(random: Random, digits: number, zeros: number): number {
	const empty = random.shuffle(Array.from({ length: digits - 1 }, (_, at) => at + 1)).slice(0, zeros);
	const all = Array.from({ length: digits }, (_, at) => (empty.includes(at) ? 0 : random.integer(1, 9)));
	return Number(all.join(""));
}

/** Numbers of a level: how many digits, and how many of them are zeros. */
export type Size = readonly [digits: readonly number[], zeros: readonly number[]];

export const drawOf = (random: Random, [digits, zeros]: Size) =>
	numberOf(random, random.pick(digits), random.pick(zeros));
export const expanded = (number: number) => placesOf(number).map(texNumber).join(" + ");

/** Other numbers that wrong ways of writing lead to, as they are shown by `show`. */
function wrongOf(number: number, show: (number: number) => ReturnType<typeof whole>): (Wrong | false)[] {
	const [text, thousands, rest] = [`${number}`, Math.floor(number / 1000), number % 1000];
	const sideBySide = Number(`${thousands * 1000}${rest}`);
	return [
		text.includes("0") && [slip.omittedTheZeros, show(Number(text.replaceAll("0", "")))],
		/0.*0/.test(text) && [slip.omittedOneZero, show(Number(text.replace("0", "")))],
		sideBySide < 1_000_000 && rest > 0 && [slip.wroteThePartsInARow, show(sideBySide)],
		number < 100_000 && [slip.wroteAZeroTooMany, show(number * 10)],
		[slip.swappedPlaces, show(Number(text.replace(/(.)(.)$/, "$2$1")))],
	];
}

export const help = (number: number): { hints: [string, string, string]; steps: string[] } => ({
	hints: [
		"Read the part before the comma first: it counts the thousands.",
		`How many digits does the number have? Its first digit is in the ${PLACES[`${number}`.length - 1]}s place.`,
		"Fill in the other places from left to right. A place that is not named gets a 0.",
	],
	steps: [
		`In expanded form it is $${expanded(number)}$.`,
		`In words it is ${inWords(number)}.`,
		`With digits it is ${prose(number)}.`,
	],
});

/** From words to digits. */
export const fromWords =
	(size: Size): Form =>
	(random) => {
		const number = drawOf(random, size);
		const name = random.pick(NAMES);
		const task = `**${inWords(number)}**`;
		return {
			...help(number),
			prompt: random.pick([
				`Write this number with digits: ${task}.`,
				`${name} hears this number on the radio: ${task}. Write it with digits.`,
				`A check says: ${task} dollars. Write the number with digits.`,
				`Write ${task} in standard form.`,
			]),
			task,
			right: whole(number),
			wrong: wrongOf(number, whole),
		};
	};

/** From expanded form to digits. */
export const fromParts =
	(size: Size, isShuffled = false): Form =>
	(random) => {
		const number = drawOf(random, size);
		const parts = placesOf(number);
		const sum = (isShuffled ? random.shuffle(parts) : parts).map(texNumber).join(" + ");
		return {
			...help(number),
			hints: [
				"Which part is the largest? It tells how many digits the number has.",
				`The largest part is ${prose(parts[0] ?? 0)}. Draw a place for each of its digits.`,
				"Write each digit in its place. A place without a part gets a 0.",
			],
			prompt: random.pick([
				`Write $${sum}$ as one number.`,
				`Which number has the expanded form $${sum}$?`,
				`${random.pick(NAMES)} writes a number as $${sum}$. Write it in standard form.`,
			]),
			task: `$${sum}$`,
			right: whole(number),
			wrong: wrongOf(number, whole),
		};
	};

/** The words, or the expanded form, of a number in digits. */
export const otherForm =
	(size: Size): Form =>
	(random) => {
		const number = drawOf(random, size);
		const inNames = random.oneIn(2);
		const show = (each: number) => words(inNames ? inWords(each) : `$${expanded(each)}$`);
		return {
			...help(number),
			prompt: random.pick([
				`Which is ${prose(number)} in ${inNames ? "words" : "expanded form"}?`,
				`${random.pick(NAMES)} writes ${prose(number)} in ${inNames ? "words" : "expanded form"}. Which is right?`,
			]),
			right: show(number),
			wrong: wrongOf(number, (each) => show(each < 1_000_000 ? each : number)),
			hints: [
				"Look at each digit and at the place it is in.",
				`The first digit of ${prose(number)} is in the ${PLACES[`${number}`.length - 1]}s place.`,
				"Work from left to right. A 0 adds nothing, but it keeps a place.",
			],
		};
	};
