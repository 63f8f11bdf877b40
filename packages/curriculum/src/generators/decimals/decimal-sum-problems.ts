import { dollars, type Form, money, NAMES, type Random, slip, whole } from "../../kit/index.ts";
import { LIKE_AMOUNTS } from "../fractions/sums/like-stories.ts";
import type { Scaled } from "./decimal-products.ts";
import { type DecimalSum, decimalSum, resultOf, shownAs, unitsIn, writtenOf } from "./decimal-sums.ts";
import { PURCHASES } from "./purchases.ts";

type Places = readonly [first: number, second: number];

export interface Range {
	places: readonly Places[];
	most: number;
	subtracts?: boolean;
	/** A new whole is made, or one is traded. */
	regroups?: boolean;
}

/** A sum or difference with numbers of such places. */
export function sumWith(
	random: Random,
	{ places, most, subtracts = random.oneIn(2), regroups }: Range,
): DecimalSum | undefined {
	const [first, second] = random.pick(places);
	const [a, b] = [writtenOf(random, first, most), writtenOf(random, second, most)];
	const shown = Math.max(first, second);
	const [one, other, whole] = [unitsIn(a, shown), unitsIn(b, shown), 10 ** shown];
	if (subtracts && one <= other) return undefined;
	const [left, right] = [one % whole, other % whole];
	const crosses = subtracts ? left < right : left + right >= whole;
	return regroups === undefined || regroups === crosses ? { a, b, subtracts } : undefined;
}

/** Just the calculation. */
export const bare =
	(range: Range): Form =>
	(random) => {
		const sum = sumWith(random, range);
		return sum && decimalSum(random, sum);
	};

/** Two amounts together, or what is left of one. */
export const story =
	(range: Range): Form =>
	(random) => {
		const sum = sumWith(random, range);
		if (sum === undefined) return undefined;
		const { unit, together, apart } = random.pick(LIKE_AMOUNTS);
		const [one, other] = [sum.a, sum.b].map((each) => `${shownAs(each)} ${unit}s`) as [string, string];
		return {
			...decimalSum(random, sum),
			prompt: (sum.subtracts ? apart : together)(random.pick(NAMES), one, other),
		};
	};

/** One of the numbers is missing: the inverse operation finds it. */
export const missingTerm =
	(range: Range): Form =>
	(random) => {
		const sum = sumWith(random, range);
		if (sum === undefined) return undefined;
		const [total, known] = [shownAs(sum.a), shownAs(sum.b)];
		const equation = random.pick([
			`${known} + \\square = ${total}`,
			`\\square + ${known} = ${total}`,
			`${total} - \\square = ${known}`,
		]);
		const draft = decimalSum(random, sum);
		return {
			...draft,
			prompt: random.pick([
				`Which number belongs in the box? $${equation}$`,
				`Find the missing number: $${equation}$`,
			]),
			hints: [`Subtract to find the missing number: $${total} - ${known}$.`, draft.hints[0], draft.hints[1]],
			steps: ["Subtract to find the missing number.", ...draft.steps],
		};
	};

/** Two things are paid with a bill: two steps. */
export const change: Form = (random) => {
	const [first, second] = [random.integer(105, 1499), random.integer(105, 1499)];
	const total = first + second;
	const bill = [1000, 2000, 5000].find((each) => each > total);
	if (bill === undefined || total % 100 === 0) return undefined;
	const [one, other] = random.shuffle(PURCHASES).slice(0, 2) as [string, string];
	const name = random.pick(NAMES);
	const [p, q] = [`\\$${dollars(first)}`, `\\$${dollars(second)}`];
	return {
		prompt: random.pick([
			`${name} buys ${one} for ${p} and ${other} for ${q}, and pays with ${bill / 100} dollars. How much change does ${name} get?`,
			`${name} has ${bill / 100} dollars. ${name} spends ${p} on ${one} and ${q} on ${other}. How much money is left?`,
			`A receipt lists ${one} for ${p} and ${other} for ${q}. ${name} paid with ${bill / 100} dollars. What was the change?`,
		]),
		unit: { before: "$" },
		...(bill > 2000 ? {} : { money: { set: "both" as const } }),
		right: money(bill - total),
		wrong: [
			[slip.stoppedAfterAdding, money(total)],
			[slip.paidForOneThing, money(bill - first)],
			[slip.paidForOneThing, money(bill - second)],
			[slip.countedTheOpenedWhole, money(bill - total + 100)],
			[slip.addedInstead, money(bill + total)],
		],
		hints: [
			"This takes two steps. What do both things cost together?",
			`Add the prices: $${(first / 100).toFixed(2)} + ${(second / 100).toFixed(2)}$.`,
			`Subtract the sum from $${(bill / 100).toFixed(2)}$.`,
		],
		steps: [
			`Together: $${(first / 100).toFixed(2)} + ${(second / 100).toFixed(2)} = ${(total / 100).toFixed(2)}$.`,
			`Change: $${(bill / 100).toFixed(2)} - ${(total / 100).toFixed(2)} = ${((bill - total) / 100).toFixed(2)}$.`,
		],
	};
};

/** The nearest whole number, without working it out exactly. */
export const estimate: Form = (random) => {
	const sum = sumWith(random, {
		places: [
			[2, 2],
			[2, 1],
		],
		most: 40,
	});
	if (sum === undefined) return undefined;
	const { a, b, subtracts } = sum;
	const [one, other] = [a, b].map((each) => unitsIn(each, 2) / 100) as [number, number];
	const round = (each: Scaled) => Math.round(unitsIn(each, 2) / 100);
	const about = round(a) + (subtracts ? -1 : 1) * round(b);
	if (about < 3 || [a, b].some((each) => Math.abs((unitsIn(each, 2) % 100) - 50) < 15)) return undefined;
	const draft = decimalSum(random, sum);
	return {
		prompt: random.pick([
			`Round each number to the nearest whole number. About how much is ${draft.task}?`,
			`Estimate ${draft.task} by rounding to whole numbers.`,
			`${random.pick(NAMES)} wants a quick estimate of ${draft.task}. Which whole number do you get by rounding each number first?`,
		]),
		right: whole(about),
		wrong: [
			[
				subtracts ? slip.addedInstead : slip.subtractedInstead,
				whole(Math.abs(round(a) + (subtracts ? 1 : -1) * round(b))),
			],
			[slip.droppedTheDigits, whole(Math.floor(one) + (subtracts ? -1 : 1) * Math.floor(other))],
			[slip.alwaysRoundedUp, whole(Math.ceil(one) + (subtracts ? -1 : 1) * Math.ceil(other))],
			[slip.ignoredThePoint, whole(resultOf(sum, 2))],
		],
		hints: [
			"Look at the tenths of each number: is it nearer to the whole number below or above?",
			`Round $${shownAs(a)}$ and $${shownAs(b)}$ to whole numbers.`,
			`Then ${subtracts ? "subtract" : "add"} the rounded numbers.`,
		],
		steps: [
			`$${shownAs(a)}$ rounds to ${round(a)}, and $${shownAs(b)}$ rounds to ${round(b)}.`,
			`$${round(a)} ${subtracts ? "-" : "+"} ${round(b)} = ${about}$.`,
		],
	};
};
