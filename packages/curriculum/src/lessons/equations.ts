export type Operator = "+" | "-" | "×" | "÷";

/** `left operator right = result`, of plain numbers, and true. */
export interface Equation {
	left: number;
	operator: Operator;
	right: number;
	result: number;
	/** The left side as LaTeX. */
	source: string;
}

const OPERATORS: Readonly<Record<string, Operator>> = {
	"+": "+",
	"-": "-",
	"\\times": "×",
	"\\div": "÷",
};
/** "2{,}190" is a number with its comma. */
const NUMBER = String.raw`\d+(?:\{,\}\d{3})*(?:\.\d+)?`;
const SIDE = new RegExp(String.raw`^(${NUMBER}) (\+|-|\\times|\\div) (${NUMBER})$`);
const RESULT = new RegExp(`^${NUMBER}$`);

/** The last equation of a step with two plain numbers: of "4 × 5 + 3 = 20 + 3 = 23" it is "20 + 3 = 23". */
export function lastEquation(text: string): Equation | undefined {
	return allEquations(text).at(-1);
}

/** Whether a text has an equation with the same left side. */
export function hasEquation(text: string, { source }: Equation): boolean {
	return allEquations(text).some((each) => each.source === source);
}

/** All of them, from left to right. */
export function allEquations(text: string): Equation[] {
	return [...text.matchAll(/\$([^$]+)\$/g)].flatMap(([, formula = ""]) =>
		equationsOf(formula.replaceAll("°", "")),
	);
}

function equationsOf(formula: string): Equation[] {
	const sides = formula.split("=").map((side) => side.trim());
	return sides.flatMap((side, at) => {
		const [, left, sign, right] = SIDE.exec(side) ?? [];
		const operator = OPERATORS[sign ?? ""];
		const next = sides[at + 1] ?? "";
		if (operator === undefined || !RESULT.test(next)) return [];
		const equation = {
			left: numberOf(left),
			operator,
			right: numberOf(right),
			result: numberOf(next),
			source: side,
		};
		return isTrue(equation) ? [equation] : [];
	});
}

function numberOf(text = ""): number {
	return Number(text.replaceAll("{,}", ""));
}

function isTrue({ left, operator, right, result }: Equation): boolean {
	const values = { "+": left + right, "-": left - right, "×": left * right, "÷": left / right };
	return Math.abs(values[operator] - result) < 1e-9;
}
