import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { minus, value as read, over, plus, times } from "./exact.ts";
import type { SecondWay } from "./second-way.ts";

/** Puts a value in place of the letter of an equation like "3x + 4 = 10" or "5 = x/2" after the prompt's colon. */
export const solvesEquation: SecondWay = (question, { value }) => {
	const equation = /: \$([^$]*)\$/.exec(question.prompt)?.[1] ?? "";
	const [left = "", right = ""] = equation.replace(/\\dfrac\{([a-z])\}\{(\d+)\}/, "$1 / $2").split(" = ");
	return value !== null && isEqual(evaluate(left, value), evaluate(right, value));
};

/** Evaluates "3x - 4", "x / 2" or "17" from left to right with a value for the letter. */
function evaluate(side: string, value: Rational): Rational {
	const [first = "", ...rest] = side.split(" ");
	const factor = /^(-?\d*)[a-z]$/.exec(first)?.[1];
	let result = factor === undefined ? read(first) : factor === "" ? value : times(read(factor), value);
	for (let at = 0; at < rest.length; at += 2) {
		const operand = read(rest[at + 1] ?? "");
		result = (rest[at] === "+" ? plus : rest[at] === "-" ? minus : over)(result, operand);
	}
	return result;
}
