import { parseExpression } from "@learnin/domain/authoring/generated/expressions/parse-expression";
import type { Instruction, Operator } from "@learnin/domain/authoring/generated/expressions/parse-expression";

/** A numerator and a denominator, not reduced. */
type Fraction = readonly [top: number, bottom: number];

const OPERATORS: Readonly<Record<Operator, (left: Fraction, right: Fraction) => Fraction>> = {
	"+": ([a, b], [c, d]) => [a * d + c * b, b * d],
	"-": ([a, b], [c, d]) => [a * d - c * b, b * d],
	"*": ([a, b], [c, d]) => [a * c, b * d],
	"/": ([a, b], [c, d]) => [a * d, b * c],
	"^": ([a, b], [power]) => [a ** power, b ** power],
};

type Names = Readonly<Record<string, number>>;

/**
 * How to work out a formula such as "\dfrac{{x} + {b}}{{a}}" from the numbers of its names; undefined if it has no
 * value, as "{x} < {a}". Reading the formula is the slow part; the function that it returns is fast, and exact up to 2^53.
 */
export function worthOf(formula: string): ((names: Names) => Fraction) | undefined {
	const plain = formula
		.replaceAll(/\{([a-z])\}/g, "($1)")
		.replaceAll(/\\dfrac\{(.*?)\}\{(.*?)\}/g, "(($1)/($2))")
		.replaceAll("\\div", "/")
		.replaceAll(/\^\{(.*?)\}/g, "^$1")
		.replaceAll(/([\d)])\(/g, "$1*(");
	const parsed = parseExpression(plain);
	return parsed.ok ? (names) => valueOf(parsed.program, names) : undefined;
}

function valueOf(program: readonly Instruction[], names: Names): Fraction {
	const stack: Fraction[] = [];
	const pop = () => stack.pop() ?? [0, 1];
	for (const step of program) {
		if (step.do === "push") stack.push([Number(step.value.numerator), Number(step.value.denominator)]);
		else if (step.do === "read") stack.push([names[step.name] ?? 0, 1]);
		else if (step.do === "operate") {
			const [right, left] = [pop(), pop()];
			stack.push(OPERATORS[step.operator](left, right));
		} else throw new Error(`A formula of a phrase cannot ${step.do}.`);
	}
	return pop();
}
