import { prose, slip, texNumber, whole } from "../../../kit/index.ts";
import type { Draft, Random, Range, Wrong } from "../../../kit/index.ts";

/** What is divided is the divisor times the quotient, and the rest. */
interface Division {
	divisor: number;
	quotient: number;
	rest: number;
}

export type Draw = (random: Random) => Division;

/** Divisor and quotient, and nothing left over. */
export const even =
	(divisors: Range, quotients: Range): Draw =>
	(random) => ({ divisor: random.integer(...divisors), quotient: random.integer(...quotients), rest: 0 });

export const byTens: Draw = (random) => ({
	divisor: 10 * random.integer(2, 9),
	quotient: random.integer(3, 40),
	rest: 0,
});
export const twoDigits = even([12, 49], [11, 49]);
export const fourDigits: Draw = (random) => {
	const divisor = random.integer(12, 79);
	return { divisor, quotient: random.integer(51, Math.floor(9999 / divisor)), rest: 0 };
};
export const zeroInside: Draw = (random) => {
	const divisor = random.integer(12, 49);
	const hundreds = 100 * random.integer(1, Math.floor(99 / divisor));
	// Dividends have four digits at most (5.NBT.B.6).
	const most = Math.min(9, Math.floor(9999 / divisor) - hundreds);
	return { divisor, quotient: hundreds + random.integer(1, most), rest: 0 };
};
export const withRest: Draw = (random) => {
	const { divisor, quotient } = twoDigits(random);
	return { divisor, quotient, rest: random.integer(1, divisor - 1) };
};

export const totalOf = ({ divisor, quotient, rest }: Division) => divisor * quotient + rest;

/** Where mistakes in a division lead. */
export function wrongOf(division: Division): (Wrong | false)[] {
	const { divisor, quotient } = division;
	return [
		`${quotient}`.includes("0") && [slip.droppedZero, whole(Number(`${quotient}`.replace("0", "")))],
		[slip.quotientOneOver, whole(quotient + 1)],
		[slip.quotientOneShort, whole(quotient - 1)],
		[slip.quotientTooLong, whole(quotient * 10)],
		[slip.subtractedOnce, whole(totalOf(division) - divisor)],
	];
}

/** The tens of the quotient, then its ones. */
export function helpWith(division: Division): Pick<Draft, "hints" | "steps"> {
	const { divisor, quotient, rest } = division;
	const [total, tens] = [totalOf(division), Math.floor(quotient / 10) * 10];
	const left = total - tens * divisor;
	const easy = Math.round(divisor / 10) * 10;
	const taken =
		tens === 0
			? []
			: [
					`$${divisor} \\times ${texNumber(tens)} = ${texNumber(tens * divisor)}$.${left === 0 ? "" : ` That leaves $${texNumber(total)} - ${texNumber(tens * divisor)} = ${texNumber(left)}$.`}`,
				];
	return {
		hints: [
			`Estimate first. About how many times does ${divisor} fit in ${prose(total)}?${easy === divisor ? "" : ` Think of ${easy}.`}`,
			tens === 0
				? `Count by ${divisor}s, or try $${divisor} \\times 5$ first.`
				: `Try tens first: $${divisor} \\times 10 = ${texNumber(divisor * 10)}$. How many tens fit?`,
			tens === 0
				? `Multiply back: what is just below ${prose(total)}?`
				: `Subtract the tens. Then see how many times ${divisor} fits in what is left.`,
		],
		steps: [
			...taken,
			...(quotient === tens
				? []
				: [`$${divisor} \\times ${quotient - tens} = ${texNumber(divisor * (quotient - tens))}$.`]),
			...(rest === 0 ? [] : [`${rest} ${rest === 1 ? "is" : "are"} left over.`]),
			...(rest === 0 ? [`So $${texNumber(total)} \\div ${divisor} = ${texNumber(quotient)}$.`] : []),
		],
	};
}
