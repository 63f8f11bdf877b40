import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

/** Values for the first and the second letter: enough points to tell linear expressions apart. */
const POINTS = [
	[2, 3],
	[5, -4],
	[-7, 11],
	[0, 1],
] as const;

type Point = Readonly<Record<string, Rational>>;

/** The letters of a formula in the order of the alphabet. */
export function lettersOf(formula: string): string[] {
	return [...new Set(formula.replace(/\\[a-z]+/g, "").match(/[a-z]/g) ?? [])].sort();
}

/** Points for these letters. */
export function pointsFor(letters: readonly string[]): Point[] {
	return POINTS.map((numbers) =>
		Object.fromEntries(letters.map((letter, at) => [letter, exact(numbers[at] ?? 1)])),
	);
}

/** Whether two formulas have the same value at every point. */
export function areEquivalent(one: string, other: string): boolean {
	return pointsFor(lettersOf(one + other)).every((point) =>
		isEqual(calculate(one, point), calculate(other, point)),
	);
}

/** For tasks that are expressions: pairs, claims and explanations are judged here, the rest by `plain`. */
export function ofExpressions(plain: Solver): Solver {
	return (question, answer) => {
		const [first = "", second = ""] = answer.texts.map((text) => formulasIn(text)[0] ?? "");
		switch (question.question_type) {
			case "MATCH_THE_FOLLOWING":
				return areEquivalent(first, second);
			case "SELECT_ALL":
				return pointsFor(lettersOf(first)).every((point) => holds(first, point));
			case "VERIFY_WITH_LLM": {
				const [task = ""] = formulasIn(question.prompt);
				const [said = "", value = ""] = (formulasIn(answer.text).at(-1) ?? "").split(" = ");
				return said === task && areEquivalent(task, value);
			}
			default:
				return plain(question, answer);
		}
	};
}
