import type { Rational } from "@learnin/domain/arithmetic/rational";
import { abs, rational } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	compare,
	exact,
	formulasIn,
	minus,
	numbersIn,
	over,
	plus,
	same,
	sum,
	times,
	value as numberOf,
} from "./exact.ts";
import { tableOf } from "./read-table.ts";
import type { SecondWays } from "./second-way.ts";

const size = (number: Rational) => rational(abs(number.numerator), number.denominator);

type Dot = readonly [x: Rational, y: Rational];

/** The dots of a scatter plot as its words list them, and the two ends of its line. */
function dotsOf(alt: string): { dots: Dot[]; line: Dot[] } {
	const [cloud = "", drawn = ""] = alt.split(" A straight line ");
	const pairs = (text: string) =>
		[...text.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(
			([, x = "", y = ""]): Dot => [numberOf(x), numberOf(y)],
		);
	return { dots: pairs(cloud.slice(cloud.indexOf("The dots are at"))), line: pairs(drawn) };
}

/** The sum of products of the distances from the mean: positive where the dots rise. */
function trend(dots: readonly Dot[]): { covariance: Rational; correlation_squared: Rational } {
	const count = exact(dots.length);
	const mean = (axis: 0 | 1) => over(sum(dots.map((dot) => dot[axis])), count);
	const [x, y] = [mean(0), mean(1)];
	const products = (one: 0 | 1, other: 0 | 1) => {
		const means = [x, y] as const;
		return sum(dots.map((dot) => times(minus(dot[one], means[one]), minus(dot[other], means[other]))));
	};
	const covariance = products(0, 1);
	return {
		covariance,
		correlation_squared: over(times(covariance, covariance), times(products(0, 0), products(1, 1))),
	};
}

/** The line of least squares through the dots. */
function leastSquares(dots: readonly Dot[]): (x: Rational) => Rational {
	const count = exact(dots.length);
	const [x_mean, y_mean] = [over(sum(dots.map(([x]) => x)), count), over(sum(dots.map(([, y]) => y)), count)];
	const spread = sum(dots.map(([x]) => times(minus(x, x_mean), minus(x, x_mean))));
	const slope = over(trend(dots).covariance, spread);
	return (x) => plus(y_mean, times(slope, minus(x, x_mean)));
}

/** How far the dots lie from a line, all together, up or down. */
function distance(dots: readonly Dot[], height: (x: Rational) => Rational): Rational {
	return sum(dots.map(([x, y]) => size(minus(y, height(x)))));
}

function heightOn([from, to]: readonly Dot[]): (x: Rational) => Rational {
	const [a, b] = [from ?? ([exact(0), exact(0)] as const), to ?? ([exact(1), exact(0)] as const)];
	return (x) => plus(a[1], over(times(minus(x, a[0]), minus(b[1], a[1])), minus(b[0], a[0])));
}

/** The formula after the equals sign as a rule of its one letter. */
function ruleOf(formula: string): (input: Rational) => Rational {
	const [, right = ""] = formula.split(" = ");
	const letter = /[a-z]/.exec(right)?.[0] ?? "x";
	return (input) => calculate(right, { [letter]: input });
}

/** Second ways of grade 8: data. */
export const secondWays8Statistics: SecondWays = {
	"two-way-tables": (question, { values, value, text }) => {
		const { rows, heading } = tableOf(question);
		if (question.question_type === "FILL_MULTIPLE") {
			const cells = rows.map((row) =>
				row.slice(1).map((cell) => (/^[A-D]$/.test(cell) ? values["ABCD".indexOf(cell)] : numberOf(cell))),
			);
			if (cells.flat().includes(null)) return false;
			const full = cells as Rational[][];
			const adds = (line: readonly Rational[]) =>
				line.length === 3 && same(plus(line[0] as Rational, line[1] as Rational), line[2] as Rational);
			return (
				full.every(adds) && [0, 1, 2].every((column) => adds(full.map((row) => row[column] ?? exact(-1))))
			);
		}
		const names = { row: rows.map(([name = ""]) => name), column: heading.slice(1) };
		const find = (labels: readonly string[], phrase: string) =>
			labels
				.map((label, at) => ({ label: label.toLowerCase(), at }))
				.filter(({ label }) => phrase.toLowerCase().includes(label))
				.sort((a, b) => b.label.length - a.label.length)[0]?.at;
		const cell = (row: number, column: number) => numberOf(rows[row]?.[column + 1] ?? "0");
		const share = (group: string, property: string) => {
			const row = find(names.row, group);
			if (row !== undefined) return over(cell(row, find(names.column, property) ?? 2), cell(row, 2));
			const column = find(names.column, group) ?? 2;
			return over(cell(find(names.row, property) ?? 2, column), cell(2, column));
		};
		if (question.question_type === "SELECT_ONE") {
			const order = compare(over(cell(0, 0), cell(0, 2)), over(cell(1, 0), cell(1, 2)));
			if (text.includes("cannot tell")) return false;
			if (text.includes("the same")) return order === 0;
			return order !== 0 && find(names.row, text) === (order > 0 ? 0 : 1);
		}
		const [, group = "", kind = "", property = ""] =
			/Of all \w+ who (.+?), what (fraction|percent) (.+?)\?/.exec(question.prompt) ?? [];
		if (value === null) return false;
		return same(kind === "percent" ? over(value, exact(100)) : value, share(group, property));
	},
	"scatter-plots": (question, { text }) => {
		if (question.question_type === "VERIFY_WITH_LLM")
			return /positive association.*does not prove/.test(text);
		const { dots } = dotsOf(question.figure?.alt ?? "");
		if (question.prompt.includes("What does that mean")) return /tend to be large together/.test(text);
		const { covariance, correlation_squared } = trend(dots);
		const rises = covariance.numerator > 0n;
		// How far a dot lies from the line of least squares through all others.
		const gap = (dot: Dot) => {
			const rest = dots.filter((other) => other !== dot);
			return size(minus(dot[1], leastSquares(rest)(dot[0])));
		};
		if (question.prompt.includes("is an outlier")) {
			const [x = exact(0), y = exact(0)] = numbersIn(text);
			const best = dots.reduce((one, other) => (compare(gap(one), gap(other)) >= 0 ? one : other));
			return same(best[0], x) && same(best[1], y);
		}
		if (question.question_type === "SELECT_ALL") {
			if (text.includes("proves")) return false;
			if (text.includes("outlier")) return dots.some((dot) => compare(gap(dot), exact(4)) > 0);
			if (text.includes("straight line")) return compare(correlation_squared, numberOf("0.3")) > 0;
			return text.includes("positive") === rises;
		}
		const halves = [dots.slice(0, 5), dots.slice(-5)].map((half) => trend(half));
		const clear = halves.every((half) => compare(half.correlation_squared, numberOf("0.6")) > 0);
		const is_curved =
			clear &&
			halves.some(({ covariance: one }) => one.numerator > 0n) &&
			halves.some(({ covariance: one }) => one.numerator < 0n);
		const found = is_curved
			? "Nonlinear"
			: compare(correlation_squared, numberOf("0.8")) > 0
				? rises
					? "Positive"
					: "Negative"
				: "None";
		return text.startsWith(found);
	},
	"line-of-fit": (question, { value, text }) => {
		const { prompt, figure } = question;
		if (question.question_type === "FILL_ONE") {
			const [x1 = exact(0), y1 = exact(0), x2 = exact(0), y2 = exact(0)] = numbersIn(prompt);
			const { line } = dotsOf(figure?.alt ?? "");
			const on = heightOn(line);
			return (
				value !== null &&
				same(on(x1), y1) &&
				same(on(x2), y2) &&
				same(plus(y1, times(value, minus(x2, x1))), y2)
			);
		}
		if (prompt.includes("Which line")) {
			const mine = dotsOf(text);
			const rivals =
				question.question_type === "SELECT_ONE"
					? question.options.map((option) => dotsOf(option.figure?.alt ?? ""))
					: [];
			const off = distance(mine.dots, heightOn(mine.line));
			return rivals.every((rival) => compare(off, distance(rival.dots, heightOn(rival.line))) <= 0);
		}
		const { dots, line } = dotsOf(figure?.alt ?? "");
		const rule = (formula: string) => (x: Rational) => calculate(formula.split(" = ")[1] ?? "", { x });
		if (prompt.includes("belongs to the line"))
			return line.every(([x, y]) => same(rule(formulasIn(text)[0] ?? "")(x), y));
		if (prompt.includes("No line is drawn")) {
			const offOf = (label: string) => distance(dots, rule(formulasIn(label)[0] ?? ""));
			return (
				question.question_type === "SELECT_ONE" &&
				question.options.every(({ label }) => compare(offOf(text), offOf(label)) <= 0)
			);
		}
		const on = heightOn(line);
		const above = dots.filter(([x, y]) => compare(y, on(x)) > 0).length;
		const below = dots.filter(([x, y]) => compare(y, on(x)) < 0).length;
		if (text.includes("does not pass")) return false;
		if (text.startsWith("Yes")) return Math.abs(above - below) <= 2;
		return text.includes("too high") ? below >= above + 6 : above >= below + 6;
	},
	"linear-model-use": (question, { value, text }) => {
		const { prompt } = question;
		const equation = formulasIn(prompt).find((formula) => formula.includes(" = ")) ?? "";
		const rule = ruleOf(equation);
		const start = rule(exact(0));
		const change = minus(rule(exact(1)), start);
		const asked = numbersIn(prompt.slice(prompt.indexOf(equation) + equation.length + 1));
		const [first = exact(0), second = exact(0)] = asked;
		if (prompt.includes("trusted")) {
			const x = numbersIn(text)[0];
			const is_inside = x !== undefined && compare(x, first) >= 0 && compare(x, second) <= 0;
			return text.startsWith("The prediction") && is_inside === prompt.includes("trusted more");
		}
		if (prompt.includes("mean?")) {
			const wanted = change.numerator < 0n ? "goes down" : "goes up";
			return text.includes(`${wanted} by`) && same(numbersIn(text)[0] ?? exact(0), size(change));
		}
		if (prompt.includes("can you say")) {
			const is_far = !prompt.includes("planting");
			return (
				text.startsWith("The line gives") &&
				same(numbersIn(text)[0] ?? exact(-1), start) &&
				text.includes(", but ") === is_far
			);
		}
		if (value === null) return false;
		if (prompt.includes("For which value")) return same(rule(value), first);
		if (prompt.includes("How much is that"))
			return (
				same(value, size(minus(second, rule(first)))) &&
				compare(second, rule(first)) === (prompt.includes("above the prediction") ? 1 : -1)
			);
		return same(value, rule(first));
	},
};
