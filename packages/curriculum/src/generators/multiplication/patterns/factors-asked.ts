import { ask, boxed, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form } from "../../../kit/index.ts";
import { EQUAL_ROWS } from "../equal-rows.ts";
import { factorsOf, pairsOf, rangeOf } from "./factors-of.ts";

/** Numbers with at least three factor pairs. */
export const RICH = rangeOf(12, 100).filter((number) => pairsOf(number).length >= 3);

/** How the factors of a number are found. */
export function help(number: number): Pick<Draft, "hints" | "steps"> {
	const pairs = pairsOf(number).map(([a, b]) => `$${a} \\times ${b}$`);
	return {
		hints: [
			"Two factors that are multiplied to make a number are a factor pair.",
			`Which numbers divide ${number} with nothing left over? Try them in order.`,
			`Multiply to check: the product must be ${number}.`,
		],
		steps: [
			`The factor pairs of ${number} are ${pairs.join(", ")}.`,
			`The factors are ${factorsOf(number).join(", ")}.`,
		],
	};
}

/** A factor with its partner. */
export const partner =
	(numbers: readonly number[]): Form =>
	(random) => {
		const number = random.pick(numbers);
		const factor = random.pick(factorsOf(number).slice(1, -1));
		const right = number / factor;
		const name = random.pick(NAMES);
		return {
			...help(number),
			prompt: random.pick([
				`${name} lists the factor pairs of ${number}. Which factor belongs with ${factor}?`,
				`${factor} is one factor of ${number}. What is the other factor of the pair?`,
				`Complete the factor pair of ${number}: $${factor} \\times \\square$`,
				`A rectangle is made of ${number} square tiles in ${factor} equal rows. How many tiles are in each row?`,
			]),
			right: whole(right),
			wrong: [
				[slip.subtractedThePartner, whole(number - factor)],
				[slip.tookTheMultiple, whole(number * factor)],
				[slip.missedThePartner, whole(right + 1)],
			],
			steps: [
				`Find the missing factor: $${factor} \\times \\square = ${number}$.`,
				`$${factor} \\times ${right} = ${number}$, so ${right} belongs with ${factor}.`,
			],
		};
	};

/** A number as a product; no two numbers share one. */
export const product: Form = (random) => {
	const number = random.pick(RICH);
	const [a, b] = random.pick(pairsOf(number).slice(1));
	const value = (one: number, other: number) => ({
		...words(`$${one} \\times ${other}$`),
		answer_type: "INTEGER" as const,
		worth: [one * other, 1] as const,
	});
	return {
		...help(number),
		prompt: `Which is a factor pair of ${number}?`,
		task: `$${number}$`,
		right: value(a, b),
		wrong: [
			[slip.missedThePartner, value(a, b + 1)],
			[slip.subtractedThePartner, value(a, number - a)],
			[slip.tookTheMultiple, value(a + 1, b)],
		],
	};
};

export const factor: Form = (random) => {
	const number = random.pick(RICH);
	const right = random.pick(factorsOf(number).slice(1));
	const none = random.pick(rangeOf(2, Math.floor(number / 2)).filter((each) => number % each > 0));
	const prompt = random.oneIn(2)
		? random.pick(EQUAL_ROWS)(random.pick(NAMES), number)
		: random.pick([
				`Which number is a factor of ${number}?`,
				`${random.pick(NAMES)} is looking for a factor of ${number}. Which number is one?`,
				`Which number divides ${number} with nothing left over?`,
			]);
	return {
		...help(number),
		prompt,
		right: whole(right),
		wrong: [
			[slip.leavesARemainder, whole(none)],
			[slip.tookTheMultiple, whole(number * random.integer(2, 3))],
			[slip.missedThePartner, whole(right + (number % (right + 1) === 0 ? 0 : 1))],
		],
	};
};

export const inPairs = ask.stepwise((random) => {
	const number = random.pick(RICH);
	const [, [a, b] = [2, 2], [c, d] = [3, 3]] = pairsOf(number);
	const name = random.pick(NAMES);
	return {
		...help(number),
		prompt: random.pick([
			`${name} lists factor pairs of ${number}: 1 and ${number}, ${a} and [[one]], and ${c} and [[other]].`,
			`Complete the factor pairs of ${number}: ${a} and [[one]], and ${c} and [[other]].`,
			`A rectangle of ${number} tiles can have ${a} rows of [[one]] tiles, or ${c} rows of [[other]] tiles.`,
		]),
		boxes: {
			one: boxed(
				whole(b),
				[slip.subtractedThePartner, whole(number - a)],
				[slip.tookTheMultiple, whole(number * a)],
			),
			other: boxed(
				whole(d),
				[slip.missedThePartner, whole(d + 1)],
				[slip.tookTheMultiple, whole(number * c)],
			),
		},
	};
});
