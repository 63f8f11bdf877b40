import { gcd, type Rational } from "@learnin/domain/arithmetic/rational";
import { exact, over, plus, same, times } from "../reading/arithmetic.ts";
import { numbersIn, value } from "../reading/formulas.ts";
import type { Solver, Solvers } from "../solver.ts";
import { tableOf } from "../reading/read-table.ts";
import { fillsTheDoubleLine, toldSolvers } from "../shared/told-solvers.ts";

const ONE = exact(1);

/** The numbers of a text; a ratio written as a fraction counts as two. */
const ratioIn = (text: string) => numbersIn(text.replace(/\\dfrac\{(\d+)\}\{(\d+)\}/g, "$1 : $2"));

const areEqual = (a: Rational, b: Rational, c: Rational, d: Rational) => same(times(a, d), times(b, c));

/** How many there are of what a phrase names: one of the two kinds, or both together. */
function countOf(phrase: string, text: string): Rational {
	const [, a = "1", first = "", b = "1"] = /(?:there are|For) (\d+) (.+?) and (\d+) /.exec(text) ?? [];
	if (phrase.startsWith("all ")) return plus(value(a), value(b));
	return value(phrase === first ? a : b);
}

/** A ratio of two things that are counted in a text. */
function isRatioOf(text: string, [x = ONE, y = ONE]: readonly Rational[]): boolean {
	const [, from = "", to = ""] =
		/(?:ratio of|compares) (.+?) to (.+?)(?: in simplest form| is |[.?:])/.exec(text) ?? [];
	const isSimplest = text.includes("simplest");
	const isReduced = gcd(x.numerator, y.numerator) === 1n;
	const [a, b] = [countOf(from, text), countOf(to, text)];
	return isSimplest ? isReduced && areEqual(x, y, a, b) : same(x, a) && same(y, b);
}

const ratioLanguage: Solver = ({ prompt, question_type }, { text, values }) => {
	const [a = ONE, b = ONE, c = ONE] = numbersIn(prompt);
	if (question_type === "SELECT_ALL") return isRatioOf(text, numbersIn(text).slice(2));
	if (question_type === "FILL_MULTIPLE")
		return !values.includes(null) && isRatioOf(prompt, values as Rational[]);
	const [x = ONE, y = ONE] = ratioIn(text);
	if (prompt.includes("how many")) return same(times(x, a), times(b, c));
	return /possible|numbers fit|have that ratio/.test(prompt)
		? areEqual(x, y, a, b)
		: isRatioOf(prompt, [x, y]);
};

/** All rows of a table with the entries in its blanks. */
const fillsTheTable: Solver = (question, { values }) => {
	const entries = [...values];
	const rows = tableOf(question).rows.map((row) =>
		row.map((cell) => (cell === "blank" ? (entries.shift() ?? null) : value(cell))),
	);
	const [[x = null, y = null] = []] = rows;
	return rows.every(
		([a = null, b = null]) => x !== null && y !== null && a !== null && b !== null && areEqual(a, b, x, y),
	);
};

const equivalentRatios: Solver = (question, answer) => {
	const { prompt, question_type, figure } = question;
	const { texts, value: entry } = answer;
	const given = figure === undefined ? numbersIn(prompt) : numbersIn(figure.alt);
	const [a = ONE, b = ONE, c = ONE] = given;
	if (question_type === "LABELED_INPUT") return fillsTheTable(question, answer);
	if (question_type === "FILL_ONE")
		return (
			entry !== null && (/= \\square/.test(prompt) ? areEqual(a, b, entry, c) : areEqual(a, b, c, entry))
		);
	const [x = ONE, y = ONE, z = ONE, w = ONE] = numbersIn(texts.join(" ").replaceAll(",", " "));
	return question_type === "SELECT_ONE" ? areEqual(a, b, x, y) : areEqual(x, y, z, w);
};

/** Units in the smallest one of their kind. */
const SIZES: Readonly<Record<string, number>> = {
	week: 604_800,
	day: 86_400,
	hour: 3600,
	minute: 60,
	second: 1,
	mile: 63_360,
	yard: 36,
	foot: 12,
	feet: 12,
	inch: 1,
	inche: 1,
	gallon: 16,
	quart: 4,
	pint: 2,
	cup: 1,
	ton: 32_000,
	pound: 16,
	ounce: 1,
	kilometer: 1_000_000,
	meter: 1000,
	centimeter: 10,
	millimeter: 1,
	liter: 1000,
	milliliter: 1,
};
const sizeOf = (unit: string) => exact(SIZES[unit.replace(/s$/, "")] ?? SIZES[unit] ?? 0);

/** A fact of the question: how many of the second unit one of the first is. */
function byTheFact(text: string): Rational {
	const [, one = "", size = "1", small = ""] = /1 (\w+) is (?:about )?([\d,.]*\d) (\w+)/.exec(text) ?? [];
	const rest = text.replace(/1 (\w+) is (?:about )?([\d,.]*\d) (\w+)/, "");
	const [, from = ""] = /\d (\w+)(?: in| into| are|\?|\.)/.exec(rest) ?? [];
	const [given = ONE] = numbersIn(rest);
	const isBack = from === small || one === "";
	return isBack ? over(given, value(size)) : times(given, value(size));
}

function converted(text: string): Rational {
	if (/1 \w+ is /.test(text)) return byTheFact(text);
	const [given = ONE] = numbersIn(text);
	const rates = [...text.matchAll(/(\w+) per (\w+)/g)].map(([, unit = "", time = ""]) =>
		over(sizeOf(unit), sizeOf(time)),
	);
	const [from, to] = rates;
	if (from !== undefined && to !== undefined) return over(times(given, from), to);
	const [, wanted = ""] =
		/How many (\w+) (?:is|are)|\d \w+ (?:to|in) (\w+)/.exec(text)?.filter(Boolean) ?? [];
	const [, unit = ""] = /[\d.]+ (\w+)/.exec(text) ?? [];
	return over(times(given, sizeOf(unit)), sizeOf(wanted));
}

const chainInBoxes: Solver = ({ prompt }, { values }) => {
	const [, number = "1", unit = ""] = /([\d.]+) (\w+)/.exec(prompt) ?? [];
	return [...prompt.matchAll(/\[\[\w+\]\] (\w+)/g)].every(([, to = ""], at) => {
		const found = values[at];
		return (
			found !== null &&
			found !== undefined &&
			same(times(found, sizeOf(to)), times(value(number), sizeOf(unit)))
		);
	});
};

/** Independent solvers of grade 6: ratios. */
export const solvers6Ratios: Solvers = {
	"ratio-language": ratioLanguage,
	"equivalent-ratio-tables": equivalentRatios,
	"ratio-unit-conversion": toldSolvers(converted, (question, answer) =>
		(question.question_type === "LABELED_INPUT" ? fillsTheDoubleLine : chainInBoxes)(question, answer),
	),
};
