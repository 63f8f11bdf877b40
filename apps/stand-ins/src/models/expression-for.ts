import { isEqual, type Rational } from "@learnin/domain/arithmetic/rational";
import { evaluateExpression } from "@learnin/domain/authoring/generated/expressions/answer-expression";
import { valueOfLabel } from "@learnin/domain/authoring/generated/label-value";
import { numbersIn } from "@learnin/domain/question/text/plain-text";

const signs = ["+", "-", "*", "/"] as const;

/**
 * How a number may result from those of a text: two or three of them with + - * /, otherwise the number
 * itself; empty for an answer that is not a number.
 */
export function expressionFor(text: string, answer: string): string {
	const value = valueOfLabel(answer);
	const [only] = numbersIn(answer);
	if (value === null || only === undefined) return "";
	const numbers = [...numbersIn(text)].slice(0, 5).map(asWritten);
	const found = [...pairs(numbers), ...triples(numbers)].find((each) => comesTo(each, value));
	return found ?? asWritten(only);
}

/** "1 1/2" is one and a half, not one times a half. */
function asWritten(number: string): string {
	const [whole, part] = number.split(" ");
	if (part !== undefined) return whole?.startsWith("-") ? `(${whole} - ${part})` : `(${whole} + ${part})`;
	return number.includes("/") || number.startsWith("-") ? `(${number})` : number;
}

function pairs(numbers: readonly string[]): string[] {
	return numbers.flatMap((a, i) =>
		numbers.flatMap((b, j) => (i === j ? [] : signs.map((sign) => `${a} ${sign} ${b}`))),
	);
}

function triples(numbers: readonly string[]): string[] {
	return pairs(numbers).flatMap((pair) =>
		numbers
			.filter((number) => !pair.split(" ").includes(number))
			.flatMap((number) => signs.map((sign) => `(${pair}) ${sign} ${number}`)),
	);
}

function comesTo(expression: string, value: Rational): boolean {
	const worked = evaluateExpression(expression);
	return worked.ok && isEqual(worked.value, value);
}
