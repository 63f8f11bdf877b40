import type { Question } from "@learnin/domain/question/question";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { calculate, formulasIn, holds } from "./formulas.ts";
import { wholesIn } from "./read-question.ts";
import type { GivenAnswer, Solver } from "../solver.ts";
import { wholeOf } from "./wholes.ts";

/** Asks the first way that is meant for the prompt. */
export function byPrompt(...ways: readonly (readonly [pattern: RegExp, way: Solver])[]): Solver {
	return (question, answer) => {
		const way = ways.find(([pattern]) => pattern.test(question.prompt))?.[1];
		if (way === undefined) throw new Error(`No solver for: ${question.prompt}`);
		return way(question, answer);
	};
}

/** For answers of one or more whole numbers; anything else never fits. The numbers are those of the prompt. */
export function wholes(
	check: (values: readonly [bigint, bigint, bigint, bigint], numbers: Numbers, question: Question) => boolean,
): Solver {
	return (question, answer) => {
		const values = answer.values.map(wholeOf);
		if (values.includes(null)) return false;
		return check(
			values as unknown as [bigint, bigint, bigint, bigint],
			wholesIn(question.prompt) as unknown as Numbers,
			question,
		);
	};
}

type Numbers = readonly [bigint, bigint, bigint, bigint, bigint, bigint, ...bigint[]];

/** The entry fits the box of the prompt's last formula with one, so that the formula is true. */
export const fillsTheBox: Solver = (question, { value, text }) => {
	const formula = formulasIn(question.prompt).findLast((each) => each.includes("\\square")) ?? "";
	return value !== null && holds(formula.replaceAll("\\square", `{${text}}`));
};

/** The entry is worth as much as the prompt's first formula that can be worked out. */
export const isWorthTheFormula: Solver = (question, { value }) => {
	const formula = formulasIn(question.prompt).find((each) => /[-+]|times|div/.test(each)) ?? "";
	return value !== null && isEqual(value, calculate(formula));
};

/** A statement such as "$3 < 5$" that is true. */
export const isTrueStatement: Solver = (_, { text }) => holds(text);

/** The boxes in columns, ones last, read as one number. */
export function columnsOf({ values }: GivenAnswer): bigint {
	return values.reduce((number, digit) => number * 10n + (wholeOf(digit) ?? -1000n), 0n);
}
