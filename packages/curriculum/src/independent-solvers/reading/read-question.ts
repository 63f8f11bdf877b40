import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { exact, minus, over, times } from "./arithmetic.ts";
import { value } from "./formulas.ts";

const START = exact(0);

/** The numbers of a text in reading order, exact; a fraction counts as two, its blanks as none. */
export function numbersIn(text: string): Rational[] {
	const plain = text
		.replaceAll("{,}", "")
		.replace(/(\d),(?=\d{3})/g, "$1")
		.replace(/\\dfrac\{([^}]*)\}\{([^}]*)\}/g, " $1 / $2 ");
	return [...plain.matchAll(/-?\d+(?:\.\d+)?/g)].map(([match]) => value(match));
}

/** As `numbersIn`, for a text of whole numbers. */
export function wholesIn(text: string): bigint[] {
	return numbersIn(text).map(({ numerator }) => numerator);
}

/** How often a pattern occurs in the figure. */
export function countInFigure({ figure }: Question, pattern: RegExp): bigint {
	return BigInt(figure?.svg.match(pattern)?.length ?? 0);
}

/** The numbers that the groups of a pattern catch in each place of the figure, exact. */
export function numbersInFigure({ figure }: Question, pattern: RegExp): Rational[][] {
	return [...(figure?.svg ?? "").matchAll(pattern)].map(([, ...groups]) =>
		groups.map((group) => value(group)),
	);
}

/** The value of the point on a number line that starts at 0, read off its ticks to the nearest small step. */
export function valueOfPoint(question: Question): Rational {
	const ticks = numbersInFigure(question, /<line x1="([\d.]+)" y1="([\d.]+)" x2="\1"/g);
	const [zero = START, one = START] = ticks
		.filter(([, top = START]) => isEqual(top, exact(36)))
		.map(([x = START]) => x);
	const [[point = START] = []] = numbersInFigure(question, /<circle cx="([\d.]+)"/g);
	const parts = BigInt(ticks.findIndex(([x]) => x === one) - ticks.findIndex(([x]) => x === zero));
	// Figures are rounded to hundredths: the point is at the nearest tick.
	const at = over(minus(point, zero), minus(one, zero));
	const steps = times(at, rational(parts));
	return rational((steps.numerator * 2n + steps.denominator) / (steps.denominator * 2n), parts);
}
