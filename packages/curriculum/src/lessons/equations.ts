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

function allEquations(text: string): Equation[] {
	return [...text.matchAll(/\$([^$]+)\$/g)].flatMap(([, formula = ""]) => equationsOf(formula));
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

/** Two wrong results of common slips: one too many, a lost ten, the other operation. */
export function nearResults({ left, operator, right, result }: Equation): number[] {
	const unit = isWhole(left) && isWhole(right) && isWhole(result) ? 1 : smallestPlace(result);
	const near: Readonly<Record<Operator, number[]>> = {
		"+": [result + (left >= 10 * unit ? -10 * unit : unit), result + unit, result - unit],
		"-": [left + right, result + unit, result + 10 * unit],
		"×": [result + left, left + right, result - right, result + unit],
		"÷": [...(result % 10 === 0 ? [result / 10] : []), result + unit, result - unit, result + 2 * unit],
	};
	const others = near[operator]
		.map((value) => Number(value.toFixed(6)))
		.filter((value) => value >= 0 && value !== result);
	return [...new Set(others)].slice(0, 2);
}

function isWhole(value: number): boolean {
	return Number.isInteger(value);
}

/** 0.1 for 2.5, 0.01 for 0.25. */
function smallestPlace(value: number): number {
	const decimals = `${value}`.split(".")[1]?.length ?? 1;
	return 10 ** -decimals;
}
