import { type Draft, type Random, slip, whole } from "../../../kit/index.ts";

/** `a + b`, or `a - b` with the larger number first. */
export interface Sum {
	a: number;
	b: number;
	sign: "+" | "-";
}

export type DrawSum = (random: Random) => Sum | undefined;

interface Limits {
	/** Of the sum, or of the number that is subtracted from. */
	least: number;
	most: number;
	/** The smallest number in it. */
	part?: number;
	/** How many places are carried into or traded from. */
	regroups?: readonly number[];
}

/** Sums or differences of that size and so much regrouping; of both signs where none is said. */
export const sumsOf =
	(signs: readonly Sum["sign"][], { least, most, part = 10, regroups = [0, 1, 2] }: Limits): DrawSum =>
	(random) => {
		const total = random.integer(least, most);
		const [one, sign] = [random.integer(part, total - part), random.pick(signs)];
		const other = total - one;
		if (other < part || !regroups.includes(regroupsIn(one, other))) return undefined;
		return sign === "+" ? { a: one, b: other, sign } : { a: total, b: one, sign };
	};

/** How often adding the two numbers makes a new ten or hundred; as often a subtraction trades one. */
function regroupsIn(one: number, other: number): number {
	const carries = (size: number) => (one % size) + (other % size) >= size;
	return [10, 100].filter(carries).length;
}

export const resultOf = ({ a, b, sign }: Sum) => (sign === "+" ? a + b : a - b);
export const formulaOf = ({ a, b, sign }: Sum) => `${a} ${sign} ${b}`;

export const tensOf = (number: number) => number - (number % 10);
/** Hundreds, tens and ones by their worth: 347 is 300, 40 and 7. */
export const partsOf = (number: number) => [number - (number % 100), tensOf(number % 100), number % 10];

/** The difference of the digits in each place, the larger one first. */
function digitwise(a: number, b: number): number {
	const [p, q] = [partsOf(a), partsOf(b)];
	return p.reduce((total, part, at) => total + Math.abs(part - (q[at] ?? 0)), 0);
}

/** Where wrong procedures lead. */
export function wrongOf({ a, b, sign }: Sum): Draft["wrong"] {
	const result = resultOf({ a, b, sign });
	const [one, other] = sign === "+" ? [a, b] : [b, result];
	const [tradesTen, tradesHundred] = [10, 100].map((size) => (one % size) + (other % size) >= size);
	const isUneven = `${a}`.length > `${b}`.length;
	if (sign === "+")
		return [
			tradesTen === true && [slip.forgotNewTen, whole(result - 10)],
			tradesTen === true &&
				result < 100 && [slip.wroteBothDigits, whole(10 * (tensOf(a) + tensOf(b)) + (a % 10) + (b % 10))],
			tradesHundred === true && [slip.forgotNewHundred, whole(result - 100)],
			isUneven && [slip.linedUpLeft, whole(a + 10 * b)],
			[slip.subtractedInstead, whole(Math.abs(a - b))],
			result > 10 && ![a, b].includes(result - 10) && [slip.lostATen, whole(result - 10)],
		];
	return [
		(tradesTen === true || tradesHundred === true) && [slip.smallerFromLarger, whole(digitwise(a, b))],
		tradesTen === true && [slip.keptOpenedTen, whole(result + 10)],
		tradesHundred === true && [slip.keptOpenedHundred, whole(result + 100)],
		isUneven && a >= 10 * b && [slip.linedUpLeft, whole(a - 10 * b)],
		[slip.addedInstead, whole(a + b)],
		result > 10 && ![a, b].includes(result - 10) && [slip.lostATen, whole(result - 10)],
	];
}
