import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import {
	calculate,
	compare,
	exact,
	formulasIn,
	holds,
	minus,
	numbersIn,
	over,
	plus,
	times,
	value as numberOf,
} from "./exact.ts";
import { tableOf } from "./read-table.ts";
import type { SecondWays } from "./second-way.ts";

type Pair = readonly [Rational, Rational];
interface Line {
	slope: Rational;
	start: Rational;
}

const ZERO = exact(0);

function pairsIn(text: string): Pair[] {
	return [...text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(
		([, x = "", y = ""]): Pair => [numberOf(x), numberOf(y)],
	);
}

function through([x1, y1]: Pair, [x2, y2]: Pair): Line {
	const slope = over(minus(y2, y1), minus(x2, x1));
	return { slope, start: minus(y1, times(slope, x1)) };
}

/** The line of the first two points or rows that are told. */
function lineOf(pairs: readonly Pair[]): Line {
	const [first = [ZERO, ZERO] as const, second = [ZERO, ZERO] as const] = pairs;
	return through(first, second);
}

const rowsOf = (question: Question) =>
	tableOf(question).rows.map(([x = "0", y = "0"]): Pair => [numberOf(x), numberOf(y)]);

/** An equation of x and y as a line, from its values: solved for y at two places. */
function lineOfEquation(equation: string): Line {
	const [left = "", right = ""] = equation.split("=");
	const gap = (x: number, y: number) =>
		minus(calculate(left, { x: exact(x), y: exact(y) }), calculate(right, { x: exact(x), y: exact(y) }));
	const solved = (x: number): Pair => [exact(x), over(minus(ZERO, gap(x, 0)), minus(gap(x, 1), gap(x, 0)))];
	return through(solved(0), solved(1));
}

const isSame = (a: Line, b: Line) => isEqual(a.slope, b.slope) && isEqual(a.start, b.start);

/** "greater first", "greater second" or "equal", as -1, 0, 1 of the two numbers. */
function fitsComparison(
	text: string,
	a: Rational,
	b: Rational,
	[first, second]: readonly [string, string],
): boolean {
	const order = compare(a, b);
	return order === 0 ? text.startsWith("Both") : text === (order > 0 ? first : second);
}

/** What a story of even change tells: its start and what comes with each step. */
function lineOfStory(story: string): Line {
	const [one = ZERO, two = ZERO] = numbersIn(story);
	return { start: one, slope: two };
}

const size = (number: Rational) => (number.numerator < 0n ? minus(ZERO, number) : number);

/** Second ways of grade 8: lines, their equations, and linear functions in several forms. */
export const secondWays8Lines: SecondWays = {
	"graph-proportional": (question, { value, text }) => {
		const { prompt } = question;
		const rate = (alt: string) => lineOf(pairsIn(alt)).slope;
		const alt = question.figure?.alt ?? "";
		if (prompt.startsWith("Each graph"))
			return (
				question.question_type === "SELECT_ONE" &&
				question.options.every(({ figure }) => compare(rate(text), rate(figure?.alt ?? "")) >= 0)
			);
		const [equation = "y = x"] = formulasIn(prompt);
		const b = prompt.includes("$y =") ? lineOfEquation(equation).slope : ZERO;
		if (prompt.includes("Which order")) {
			const [amount = ZERO, time = exact(1)] = numbersIn(prompt.slice(prompt.indexOf(". R ")));
			const rates: Record<string, Rational> = { P: rate(alt), Q: b, R: over(amount, time) };
			const [low = ZERO, middle = ZERO, high = ZERO] = text.split(", ").map((name) => rates[name] ?? ZERO);
			return compare(low, middle) < 0 && compare(middle, high) < 0;
		}
		if (prompt.includes("Which is faster")) {
			const name = /shows (\w+) P/.exec(prompt)?.[1] ?? "";
			return fitsComparison(text, rate(alt), b, [`${name} P`, `${name} Q`]);
		}
		if (value === null) return false;
		if (!prompt.includes("table")) return isEqual(value, rate(alt));
		const [row = [exact(1), ZERO] as const] = rowsOf(question);
		return isEqual(value, size(minus(over(row[1], row[0]), b)));
	},
	"slope-intercept": (question, { values, text, texts }) => {
		const { prompt } = question;
		if (question.question_type === "FILL_MULTIPLE") {
			const [slope = null, start = null] = values;
			const [equation = ""] = formulasIn(prompt);
			return (
				slope !== null &&
				start !== null &&
				[0, 5].every((x) => holds(equation, { x: exact(x), y: plus(times(slope, exact(x)), start) }))
			);
		}
		if (texts.length > 1) {
			const line = lineOfEquation(formulasIn(texts[1] ?? "")[0] ?? "y = x");
			if (text.startsWith("Goes")) return isSame(line, lineOf(pairsIn(text)));
			const [slope = ZERO, start = ZERO] = numbersIn(text.replace("$(0, 0)$", "0"));
			return isSame(line, { slope, start });
		}
		const [equation] = formulasIn(prompt);
		return equation === undefined
			? isSame(lineOfEquation(formulasIn(text)[0] ?? ""), lineOf(pairsIn(question.figure?.alt ?? "")))
			: isSame(lineOfEquation(equation), lineOf(pairsIn(text)));
	},
	"compare-functions": (question, { value, text }) => {
		const { prompt } = question;
		const a = lineOfEquation(formulasIn(prompt)[0] ?? "y = x");
		const b = prompt.includes("table")
			? lineOf(rowsOf(question))
			: question.figure === undefined
				? lineOfStory(prompt.slice(prompt.indexOf("Function Q")))
				: lineOf(pairsIn(question.figure.alt));
		if (value !== null && prompt.includes("How far apart")) {
			const x = numbersIn(formulasIn(prompt)[1] ?? "")[0] ?? ZERO;
			const at = ({ slope, start }: Line) => plus(times(slope, x), start);
			return isEqual(value, size(minus(at(a), at(b))));
		}
		if (value !== null && prompt.includes("By how much"))
			return isEqual(value, size(minus(a.slope, b.slope)));
		const names = ["Function P", "Function Q"] as const;
		return prompt.includes("grows faster")
			? fitsComparison(text, a.slope, b.slope, names)
			: fitsComparison(text, a.start, b.start, names);
	},
	"construct-linear-function": (question, { values, text }) => {
		const { prompt } = question;
		if (question.question_type === "SELECT_ONE") {
			const { slope, start } = lineOfEquation(formulasIn(prompt)[0] ?? "y = x");
			const asked = numbersIn(prompt.slice(prompt.indexOf("What does"))).at(0) ?? ZERO;
			const is_start = text.includes("beginning") || text.includes("to get in");
			const is_rate = text.includes("each");
			return (is_start && isEqual(asked, start)) || (is_rate && isEqual(asked, slope));
		}
		const [slope = null, start = null] = values;
		if (slope === null || start === null) return false;
		const told = { slope, start };
		if (question.figure !== undefined)
			return rowsOf(question).every(([x, y]) => isEqual(plus(times(slope, x), start), y));
		if (prompt.includes("goes through")) return isSame(told, lineOf(pairsIn(prompt)));
		if (prompt.includes("grows evenly")) {
			const [y1 = ZERO, x1 = ZERO, y2 = ZERO, x2 = ZERO] = numbersIn(prompt);
			return isSame(told, through([x1, y1], [x2, y2]));
		}
		return isSame(told, lineOfStory(prompt));
	},
};
