import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { compare, exact, minus, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn, value as numberOf } from "../reading/formulas.ts";
import { tableOf } from "../reading/read-table.ts";
import type { Solvers } from "../solver.ts";
import { pointsIn } from "../reading/told-values.ts";

type Pair = readonly [Rational, Rational];
interface Line {
	slope: Rational;
	start: Rational;
}

const ZERO = exact(0);

function through([x1, y1]: Pair, [x2, y2]: Pair): Line {
	const slope = over(minus(y2, y1), minus(x2, x1));
	return { slope, start: minus(y1, times(slope, x1)) };
}

/** The line of the first two points or rows that are given. */
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

/** A line given as an equation, by slope and y-intercept, or by two of its points; the last of a text. */
function lineIn(text: string): Line {
	const [, slope, start] = /slope \$([^$]+)\$ and \$y\$-intercept \$([^$]+)\$/.exec(text) ?? [];
	if (slope !== undefined && start !== undefined) return { slope: calculate(slope), start: calculate(start) };
	const equation = formulasIn(text).findLast((formula) => /y.*= ./.test(formula) && formula !== "y = mx + b");
	return equation === undefined ? lineOf(pointsIn(text)) : lineOfEquation(equation);
}

const lineTold = ({ prompt, figure }: Question) =>
	figure === undefined ? lineIn(prompt) : lineOf(pointsIn(figure.alt));

function isPairOf({ slope, start }: Line, [m = null, b = null]: readonly (Rational | null)[]): boolean {
	return m !== null && b !== null && isSame({ slope, start }, { slope: m, start: b });
}

/** Points A and B at the values of x that the prompt tells, of an equation or of an amount in a time. */
function areProportional(prompt: string, values: readonly (Rational | null)[]): boolean {
	const [equation] = formulasIn(prompt).filter((formula) => formula.startsWith("y ="));
	const [amount = ZERO, time = exact(1)] = numbersIn(prompt);
	const slope = equation === undefined ? over(amount, time) : lineOfEquation(equation).slope;
	return [..."AB"].every((name, at) => {
		const told = new RegExp(`x = (\\d+)\\$ \\(${name}\\)`).exec(prompt)?.[1] ?? "";
		const [x, y] = [values[2 * at] ?? exact(-1), values[2 * at + 1] ?? exact(-1)];
		return isEqual(x, numberOf(told)) && isEqual(y, times(slope, x));
	});
}

/** Points A on the y-axis and B at the x that the prompt tells. */
function areOnTheLine(prompt: string, values: readonly (Rational | null)[]): boolean {
	const line = lineIn(prompt.replace(/\$x = 0\$/, ""));
	const told = /\$B\$ (?:with|where) \$x = (-?\d+)\$/.exec(prompt)?.[1] ?? "";
	const [x1 = null, y1 = null, x2 = null, y2 = null] = values;
	if (x1 === null || y1 === null || x2 === null || y2 === null) return false;
	const fits = (x: Rational, y: Rational) => isEqual(plus(times(line.slope, x), line.start), y);
	return isEqual(x1, ZERO) && isEqual(x2, numberOf(told)) && fits(x1, y1) && fits(x2, y2);
}

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

/** A story with its start and its change, or two values of something that grows evenly. */
function lineOfTale(text: string): Line {
	if (!text.includes("is a linear function of")) return lineOfStory(text);
	const [y1 = ZERO, x1 = ZERO, y2 = ZERO, x2 = ZERO] = numbersIn(text);
	return through([x1, y1], [x2, y2]);
}

const size = (number: Rational) => (number.numerator < 0n ? minus(ZERO, number) : number);

/** Independent solvers of grade 8: lines, their equations, and linear functions in several forms. */
export const solvers8Lines: Solvers = {
	"graph-proportional": (question, { value, values, text }) => {
		const { prompt } = question;
		const rate = (alt: string) => lineOf(pointsIn(alt)).slope;
		const alt = question.figure?.alt ?? "";
		if (question.interaction?.kind === "plane") return areProportional(prompt, values);
		if (question.question_type === "SELECT_ONE" && alt === "")
			return question.options.every(({ figure }) => compare(rate(text), rate(figure?.alt ?? "")) >= 0);
		const [equation = "y = x"] = formulasIn(prompt).filter((formula) => formula.includes("="));
		const b = lineOfEquation(equation).slope;
		const told = numbersIn(prompt.slice(prompt.indexOf(" R ")));
		if (question.question_type !== "FILL_MULTIPLE" && prompt.includes("table")) {
			const [row = [exact(1), ZERO] as const] = rowsOf(question);
			return value !== null && isEqual(value, size(minus(over(row[1], row[0]), b)));
		}
		const rates = { P: rate(alt), Q: b, R: over(told[0] ?? ZERO, told[1] ?? exact(1)) };
		if (question.question_type === "FILL_MULTIPLE") {
			const third = prompt.includes("The difference is") ? size(minus(rates.P, b)) : rates.R;
			return [rates.P, b, third].every((each, at) => isEqual(each, values[at] ?? exact(-1)));
		}
		if (prompt.includes("Which order")) {
			const [low = ZERO, middle = ZERO, high = ZERO] = text
				.split(", ")
				.map((name) => rates[name as keyof typeof rates]);
			return compare(low, middle) < 0 && compare(middle, high) < 0;
		}
		const name = /shows (\w+) P|^(\w+) P is shown/
			.exec(prompt)
			?.slice(1)
			.find((each) => each !== undefined);
		if (name !== undefined) return fitsComparison(text, rates.P, b, [`${name} P`, `${name} Q`]);
		return value !== null && isEqual(value, rates.P);
	},
	"slope-intercept": (question, { values, text, texts, value }) => {
		const { prompt } = question;
		switch (question.question_type) {
			case "FILL_MULTIPLE":
				return question.interaction?.kind === "plane"
					? areOnTheLine(prompt, values)
					: isPairOf(lineTold(question), values);
			case "FILL_ONE": {
				const { slope, start } = lineTold(question);
				return value !== null && isEqual(value, prompt.includes("the slope") ? slope : start);
			}
			case "MATCH_THE_FOLLOWING":
				return isSame(lineIn(text), lineIn(texts[1] ?? ""));
			case "SELECT_ALL": {
				const [equation = "", rest = ""] = text.split(" has ");
				return isSame(lineIn(equation), lineIn(rest));
			}
			case "VERIFY_WITH_LLM":
				return isSame(lineIn(text), lineOf(pointsIn(prompt)));
			default:
				return isSame(lineIn(text), lineTold(question));
		}
	},
	"compare-functions": (question, { value, values, text }) => {
		const { prompt } = question;
		const a = lineOfEquation(formulasIn(prompt)[0] ?? "y = x");
		const b = prompt.includes("table")
			? lineOf(rowsOf(question))
			: question.figure === undefined
				? lineOfStory(prompt.slice(prompt.indexOf("Function Q")))
				: lineOf(pointsIn(question.figure.alt));
		if (question.question_type === "FILL_MULTIPLE")
			return [a.slope, a.start, b.slope, b.start].every((each, at) => isEqual(each, values[at] ?? exact(-1)));
		const entered = value ?? exact(-1);
		if (prompt.includes("How far apart")) {
			const x = numbersIn(formulasIn(prompt)[1] ?? "")[0] ?? ZERO;
			const at = ({ slope, start }: Line) => plus(times(slope, x), start);
			return isEqual(entered, size(minus(at(a), at(b))));
		}
		const isRate = /grows faster|rates? of change/.test(prompt);
		const [one, other] = isRate ? [a.slope, b.slope] : [a.start, b.start];
		if (prompt.includes("By how much")) return isEqual(entered, size(minus(one, other)));
		return fitsComparison(text, one, other, ["Function P", "Function Q"]);
	},
	"construct-linear-function": (question, { values, text, texts, value }) => {
		const { prompt, question_type } = question;
		if (question_type === "MATCH_THE_FOLLOWING") return isSame(lineIn(texts[1] ?? ""), lineOfTale(text));
		if (/What does/.test(prompt)) {
			const { slope, start } = lineOfEquation(formulasIn(prompt)[0] ?? "y = x");
			const asked = numbersIn(prompt.slice(prompt.indexOf("What does"))).at(0) ?? ZERO;
			const isStart = /at the beginning|to start|to join|insurance|set up|at which the balloon/.test(text);
			const isRate = / each /.test(text);
			return (isStart && isEqual(asked, start)) || (isRate && isEqual(asked, slope));
		}
		const line =
			question.figure !== undefined
				? lineOf(rowsOf(question))
				: /passes through|goes through/.test(prompt)
					? lineOf(pointsIn(prompt))
					: lineOfTale(prompt);
		if (question_type === "FILL_MULTIPLE") return isPairOf(line, values);
		if (value !== null) return isEqual(value, prompt.includes("initial value") ? line.start : line.slope);
		return isSame(lineIn(text), line);
	},
};
