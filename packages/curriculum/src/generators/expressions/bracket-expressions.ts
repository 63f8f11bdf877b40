import type { Random } from "../../random/seeded-random.ts";

export type Sign = "+" | "-" | "\\times" | "\\div";
/** Alternating numbers and signs; a nested list is in parentheses. */
export type Expression = readonly (number | Sign | Expression)[];

type Shape = (numbers: readonly [number, number, number, number, number]) => Expression;

/** How the expressions of a level are built; divisions have no remainder. */
export const SHAPES: Readonly<Record<"two" | "three" | "four" | "nested", readonly Shape[]>> = {
	two: [
		([a, b, c]) => [a, "+", b, "\\times", c],
		([a, b, c]) => [a * c, "-", b, "\\times", c],
		([a, b, c]) => [[a, "+", b], "\\times", c],
		([a, b, c]) => [a, "\\times", [b, "-", c]],
		([a, b, c]) => [a, "+", b * c, "\\div", c],
		([a, b, c]) => [[a * c, "+", b * c], "\\div", c],
	],
	three: [
		([a, b, c, d]) => [[a, "+", b], "\\times", c, "-", d],
		([a, b, c, d]) => [a, "+", b * c, "\\div", c, "-", d],
		([a, b, c, d]) => [a, "\\times", [b, "-", c], "+", d],
		([a, b, c, d]) => [a, "+", b, "\\times", [c, "-", d]],
		([a, b, c, d]) => [[a, "+", b], "\\times", [c, "-", d]],
		([a, b, c, d]) => [a * b, "\\div", [c, "-", d]],
	],
	four: [
		([a, b, c, d, e]) => [a * b, "-", [c, "+", d], "\\times", e],
		([a, b, c, d, e]) => [a * b, "-", [c, "+", d], "\\times", e, "+", a],
		([a, b, c, d, e]) => [a, "+", b * d, "\\div", d, "\\times", [c, "-", e]],
		([a, b, c, d, e]) => [[a, "+", b], "\\times", c, "-", d * e, "\\div", e],
	],
	nested: [
		([a, b, c, d, e]) => [a, "\\times", [b, "+", [c, "-", d], "\\times", e]],
		([a, b, c, d, e]) => [[a, "+", b, "\\times", [c, "-", d]], "\\div", e],
		([a, b, c, d, e]) => [a * 10, "-", [b, "+", c, "\\times", [d, "-", e]]],
	],
};

function apply(a: number, sign: Sign, b: number): number {
	if (sign === "+") return a + b;
	if (sign === "-") return a - b;
	return sign === "\\times" ? a * b : a / b;
}

const isList = (part: Expression[number] | undefined): part is Expression => Array.isArray(part);
const isPoint = (part: unknown) => part === "\\times" || part === "\\div";

/** Does the first operation that is due, and gives the expression that is left. */
function oneStep(expression: Expression): Expression {
	const inner = expression.findIndex(isList);
	const inside = expression[inner];
	if (isList(inside)) {
		const [only, ...more] = oneStep(inside);
		return expression.with(inner, more.length === 0 && only !== undefined ? only : [only ?? 0, ...more]);
	}
	const first = expression.findIndex(isPoint);
	const at = first >= 0 ? first : 1;
	const value = apply(expression[at - 1] as number, expression[at] as Sign, expression[at + 1] as number);
	// What comes out below zero or broken on the way is not for this grade.
	return expression.toSpliced(at - 1, 3, value < 0 || !Number.isInteger(value) ? Number.NaN : value);
}

/** The expression after each operation, the result last. */
export function stepsOf(expression: Expression): string[] {
	return expression.length === 1 ? [show(expression)] : [show(expression), ...stepsOf(oneStep(expression))];
}

/** Not a number where something comes out below zero or broken on the way. */
export function resultOf(expression: Expression): number {
	return expression.length === 1 ? (expression[0] as number) : resultOf(oneStep(expression));
}

/** The operation that is due first, by itself. */
export function firstOf(expression: Expression): Expression {
	const inner = expression.find(isList);
	if (inner !== undefined) return firstOf(inner);
	const at = Math.max(1, expression.findIndex(isPoint));
	return expression.slice(at - 1, at + 2);
}

/** What comes out from left to right, with parentheses first. */
export function leftToRight(expression: Expression): number {
	const numbers = expression.map((part) => (isList(part) ? leftToRight(part) : part));
	let value = numbers[0] as number;
	for (let at = 1; at < numbers.length; at += 2)
		value = apply(value, numbers[at] as Sign, numbers[at + 1] as number);
	return value;
}

/** What comes out when the last sum or difference outside of parentheses is done before the products. */
export function addedFirst(expression: Expression): number | undefined {
	const at = expression.findLastIndex((part) => part === "+" || part === "-");
	if (at < 0) return undefined;
	return resultOf(expression.toSpliced(at - 1, 3, expression.slice(at - 1, at + 2)));
}

export const withoutBrackets = (expression: Expression) => expression.flat(2) as Expression;

export function show(expression: Expression): string {
	return expression
		.map((part) => {
			if (!isList(part)) return `${part}`;
			return part.some(isList) ? `[${show(part)}]` : `(${show(part)})`;
		})
		.join(" ");
}

/** An expression with small steps and a result from 1 to 400. */
export function drawn(random: Random, shapes: readonly Shape[], most: number): Expression | undefined {
	const number = () => random.integer(2, most);
	const expression = random.pick(shapes)([number(), number(), number(), number(), number()]);
	const answer = resultOf(expression);
	const hasZero = stepsOf(expression).some((step) => /(^|\D)0(\D|$)/.test(step));
	return Number.isInteger(answer) && answer > 0 && answer <= 400 && !hasZero ? expression : undefined;
}
