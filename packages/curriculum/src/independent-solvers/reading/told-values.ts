import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact } from "./arithmetic.ts";
import { calculate, formulasIn, numbersIn, value } from "./formulas.ts";

/** What a text ends with: the value of its last formula, or its last number if it has none. */
export function lastValueIn(text: string): Rational {
	const formula = formulasIn(text).at(-1);
	return formula === undefined
		? (numbersIn(text).at(-1) ?? exact(-1))
		: calculate(formula.split("=").at(-1) ?? "");
}

/** Whether the answer says what went wrong in someone's work. */
export function isMistakeAsked(prompt: string): boolean {
	return /What did \S+ do\?|What went wrong\?|Which mistake led to it\?/.test(prompt);
}

/** The points of the plane that a text names by whole coordinates. */
export function pointsIn(text: string): [x: Rational, y: Rational][] {
	return [...text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x = "", y = ""]) => [value(x), value(y)]);
}
