import type { Rational } from "@learnin/domain/arithmetic/rational";
import { abs, rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, over, plus, same, sum, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn, value as numberOf } from "../reading/formulas.ts";
import { tableOf } from "../reading/read-table.ts";
import { areInTheirBins } from "../reading/cards.ts";
import type { Solvers } from "../solver.ts";

const size = (number: Rational) => rational(abs(number.numerator), number.denominator);

type Dot = readonly [x: Rational, y: Rational];

/** The dots of a scatter plot as its words list them, and the two ends of its line. */
function dotsOf(alt: string): { dots: Dot[]; line: Dot[] } {
	const [cloud = "", drawn = ""] = alt.split(" A straight line ");
	return { dots: dotsIn(cloud.slice(cloud.indexOf("The dots are at"))), line: dotsIn(drawn) };
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
	const letter = /(?<![\\a-z])[a-z](?![a-z])/.exec(right)?.[0] ?? "x";
	return (input) => calculate(right, { [letter]: input });
}

const dotsIn = (text: string): Dot[] =>
	[...text.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(
		([, x = "", y = ""]): Dot => [numberOf(x), numberOf(y)],
	);

/** Whether the entries, in reading order, fill the blanks so that rows and columns add up. */
function fillsTheTable(rows: readonly (readonly string[])[], values: readonly (Rational | null)[]): boolean {
	const entries = [...values];
	const cells = rows.map((row) =>
		row.slice(1).map((cell) => (cell === "blank" ? (entries.shift() ?? exact(-1)) : numberOf(cell))),
	);
	const adds = ([one = exact(0), other = exact(0), total = exact(-1)]: readonly Rational[]) =>
		same(plus(one, other), total);
	return cells.every(adds) && [0, 1, 2].every((column) => adds(cells.map((row) => row[column] ?? exact(-1))));
}

/** The words in which clauses name a row or column. */
const CLAUSES: Readonly<Record<string, RegExp>> = {
	Freestyle: /freestyle/,
	"No pet": /no pet/,
	Pet: /a pet/,
	"No sport": /no sport/,
	Sport: /a sport/,
	"No instrument": /no instrument/,
	Instrument: /an instrument/,
	"On foot": /on foot/,
	Canoe: /canoeing/,
	Hike: /hiking/,
};

function placeIn(names: readonly string[], clause: string): number | undefined {
	const at = names.findIndex(
		(name) => name !== "Total" && (CLAUSES[name] ?? new RegExp(name, "i")).test(clause),
	);
	return at === -1 ? undefined : at;
}

/** What everyday knowledge says of two quantities. */
function expectedFor(words: string): string {
	if (/practice|tree|book and days|rooms|length of a fish|sunny/.test(words)) return "Positive";
	return /phone|hill|ticket|train|days of rain|from the city/.test(words) ? "Negative" : "No association";
}

/** How far a dot is from the line of least squares through all others. */
function farthest(dots: readonly Dot[]): Dot {
	const gap = (dot: Dot) => {
		const rest = dots.filter((other) => other !== dot);
		return size(minus(dot[1], leastSquares(rest)(dot[0])));
	};
	return dots.reduce((one, other) => (compare(gap(one), gap(other)) >= 0 ? one : other));
}

function associationOf(dots: readonly Dot[]): string {
	const { covariance, correlation_squared } = trend(dots);
	const halves = [dots.slice(0, 5), dots.slice(-5)].map((half) => trend(half));
	const isClear = halves.every((half) => compare(half.correlation_squared, numberOf("0.6")) > 0);
	const [first, second] = halves.map((half) => half.covariance.numerator > 0n);
	if (isClear && first !== second) return "Nonlinear";
	if (compare(correlation_squared, numberOf("0.8")) <= 0) return "None";
	return covariance.numerator > 0n ? "Positive" : "Negative";
}

function slopeIn(text: string): Rational {
	const [[x1, y1] = [exact(0), exact(0)], [x2, y2] = [exact(1), exact(0)]] = dotsIn(text);
	return over(minus(y2, y1), minus(x2, x1));
}

function mistakenSlope(description: string, text: string): Rational {
	const [[x1, y1] = [exact(0), exact(0)], [x2, y2] = [exact(1), exact(0)]] = dotsIn(text);
	if (description.includes("run by the rise")) return over(minus(x2, x1), minus(y2, y1));
	if (description.includes("opposite of the slope")) return over(minus(y1, y2), minus(x2, x1));
	if (description.includes("gave the rise")) return minus(y2, y1);
	if (description.includes("one point")) return over(y2, x2);
	throw new Error(`No solver for: ${description}`);
}

/** What an equation gives for the value that a text tells of its letter. */
function predicted(text: string): Rational {
	const [equation = "", known = ""] = formulasIn(text);
	return ruleOf(equation)(numberOf(known.split(" = ")[1] ?? "0"));
}

function mistakenPrediction(description: string, text: string): Rational {
	const [equation = "", known = ""] = formulasIn(text);
	const [x, rule] = [numberOf(known.split(" = ")[1] ?? "0"), ruleOf(equation)];
	const start = rule(exact(0));
	const slope = minus(rule(exact(1)), start);
	if (description.includes("left out the constant")) return size(times(slope, x));
	if (description.includes("instead of the slope")) return plus(times(start, x), slope);
	if (description.includes("minus sign")) return plus(start, size(times(slope, x)));
	if (description.includes("added")) return plus(plus(size(slope), x), start);
	throw new Error(`No solver for: ${description}`);
}

/** Independent solvers of grade 8: data. */
export const solvers8Statistics: Solvers = {
	"two-way-tables": (question, { values, texts, text }) => {
		const { prompt, question_type } = question;
		const { rows, heading } = tableOf(question);
		if (question_type === "LABELED_INPUT") return fillsTheTable(rows, values);
		const cell = (row: number, column: number) => numberOf(rows[row]?.[column + 1] ?? "0");
		const order = compare(over(cell(0, 0), cell(0, 2)), over(cell(1, 0), cell(1, 2)));
		const names = rows.map(([name = ""]) => name);
		if (question_type === "VERIFY_WITH_LLM")
			return order === 0
				? text.includes("is the same")
				: placeIn(names, text.slice(text.indexOf("A greater"))) === (order > 0 ? 0 : 1);
		if (/Compare|compares/.test(prompt)) {
			if (text.includes("cannot tell")) return false;
			if (text.includes("the same")) return order === 0;
			return order !== 0 && placeIn(names, text) === (order > 0 ? 0 : 1);
		}
		const share = (group: string, property: string) => {
			const row = placeIn(names, group);
			if (row !== undefined) return over(cell(row, placeIn(heading.slice(1), property) ?? 2), cell(row, 2));
			const column = placeIn(heading.slice(1), group) ?? 2;
			return over(cell(placeIn(names, property) ?? 2, column), cell(2, column));
		};
		const hundred = exact(100);
		if (question_type === "SELECT_ALL") {
			const [, group = "", percent = "", property = ""] = /who (.+), (\d+)% (.+)\./.exec(text) ?? [];
			return same(over(numberOf(percent), hundred), share(group, property));
		}
		const [, group = "", kind = "", property = ""] =
			/Of all \w+ who (.+?), what (fraction|percent) (.+?)\?/.exec(prompt) ?? [];
		const number = values[0] ?? calculate(texts[0]?.replaceAll("$", "").replace("%", "") ?? "0");
		return same(kind === "percent" ? over(number, hundred) : number, share(group, property));
	},
	"scatter-plots": (question, { text, texts, values }) => {
		const { prompt, question_type } = question;
		if (question_type === "VERIFY_WITH_LLM") return /positive association.*does not prove/.test(text);
		if (question_type === "LABELED_INPUT") return areInTheirBins(question, texts, expectedFor);
		if (question_type === "SELECT_ALL")
			return /no association/.test(text)
				? expectedFor(text) === "No association"
				: text.includes(`a ${expectedFor(text).toLowerCase()} `);
		if (question.interaction?.kind === "plane") {
			const asked = dotsIn(prompt).flat();
			return (
				asked.length === values.length && asked.every((number, at) => same(number, values[at] ?? exact(-1)))
			);
		}
		if (prompt.includes("What does that mean")) {
			const shown = /shows (?:a )?(\w+)/.exec(prompt)?.[1] ?? "";
			return text.startsWith({ positive: "Both tend", negative: "When one", no: "Knowing" }[shown] ?? "?");
		}
		const { dots } = dotsOf(question.figure?.alt ?? "");
		if (/outlier|does not fit|far away/.test(prompt)) {
			const [x = exact(0), y = exact(0)] =
				question_type === "FILL_MULTIPLE" ? values.map((each) => each ?? exact(-1)) : numbersIn(text);
			const best = farthest(dots);
			return same(best[0], x) && same(best[1], y);
		}
		return text.startsWith(associationOf(dots));
	},
	"line-of-fit": (question, { values, text, texts }) => {
		const { prompt, figure, question_type } = question;
		if (question.interaction?.kind === "plane") {
			const [rule = ""] = formulasIn(prompt);
			const xs = [...prompt.matchAll(/\$x = (\d+)\$/g)].map(([, x = ""]) => numberOf(x));
			return xs.every(
				(x, at) =>
					same(values[2 * at] ?? exact(-1), x) && same(values[2 * at + 1] ?? exact(-1), ruleOf(rule)(x)),
			);
		}
		if (question_type === "MATCH_THE_FOLLOWING") return same(slopeIn(text), calculate(texts[1] ?? "0"));
		if (/What did|went wrong|mistake led/.test(prompt))
			return same(mistakenSlope(text, prompt), calculate(formulasIn(prompt)[2] ?? "0"));
		if (prompt.includes("slope"))
			return same(slopeIn(prompt), values[0] ?? calculate(text.replaceAll("$", "")));
		if (/Which line|best line of fit\?/.test(prompt) && figure === undefined) {
			const mine = dotsOf(text);
			const rivals =
				question_type === "SELECT_ONE"
					? question.options.map((option) => dotsOf(option.figure?.alt ?? ""))
					: [];
			const off = distance(mine.dots, heightOn(mine.line));
			return rivals.every((rival) => compare(off, distance(rival.dots, heightOn(rival.line))) <= 0);
		}
		const { dots, line } = dotsOf(figure?.alt ?? "");
		if (prompt.includes("equation") && line.length > 0)
			return line.every(([x, y]) => same(ruleOf(formulasIn(text)[0] ?? "")(x), y));
		if (prompt.includes("equation")) {
			const offOf = (label: string) => distance(dots, ruleOf(formulasIn(label)[0] ?? ""));
			return (
				question_type === "SELECT_ONE" &&
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
	"linear-model-use": ({ prompt, question_type }, { values, text, texts }) => {
		const last = (words: string) => numbersIn(words).at(-1) ?? exact(-1);
		if (question_type === "MATCH_THE_FOLLOWING") return same(predicted(text), last(texts[1] ?? ""));
		if (question_type === "SELECT_ALL") return same(predicted(text), last(text));
		if (question_type === "VERIFY_WITH_LLM") return same(predicted(prompt), last(text));
		if (/What did|went wrong|mistake led/.test(prompt))
			return same(mistakenPrediction(text, prompt), last(prompt));
		const equation = formulasIn(prompt).find((formula) => formula.includes(" = ")) ?? "";
		const rule = ruleOf(equation);
		const start = rule(exact(0));
		const change = minus(rule(exact(1)), start);
		const [first = exact(0), second = exact(0)] = numbersIn(
			prompt.slice(prompt.indexOf(equation) + equation.length + 1),
		);
		if (prompt.includes("reliable")) {
			const [x] = numbersIn(text);
			const isInside = x !== undefined && compare(x, first) >= 0 && compare(x, second) <= 0;
			return text.startsWith("The prediction") && isInside === prompt.includes("more reliable");
		}
		if (prompt.includes("mean?")) {
			const wanted = change.numerator < 0n ? "goes down" : "goes up";
			return text.includes(`${wanted} by`) && same(numbersIn(text)[0] ?? exact(0), size(change));
		}
		if (prompt.includes("can you say")) {
			const isFar = compare(first, exact(3)) > 0 || !/planting|opening/.test(prompt);
			return (
				text.startsWith("The line gives") &&
				same(numbersIn(text)[0] ?? exact(-1), start) &&
				text.includes(", but there is no data") === isFar
			);
		}
		const found = values[0] ?? last(text);
		if (prompt.includes("For which value")) return same(rule(found), first);
		if (prompt.includes("By how much"))
			return (
				same(found, size(minus(second, rule(first)))) &&
				compare(second, rule(first)) === (prompt.includes("above the prediction") ? 1 : -1)
			);
		return same(found, rule(first));
	},
};
