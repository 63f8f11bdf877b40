import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn, value } from "../reading/formulas.ts";
import { tableOf } from "../reading/read-table.ts";
import type { Solver, Solvers } from "../solver.ts";
import { fillsTheDoubleLine, type ToldMistakes, toldSolvers } from "./told-solvers.ts";

const ONE = exact(1);

const pair = (text: string) => {
	const [a = exact(1), b = exact(1)] = numbersIn(text);
	return [a, b] as const;
};

/** How much belongs to one: of "36 miles in 3 hours" the first number counts what is shared. */
function unitRateOf(text: string) {
	const [total, count] = pair(text);
	return /How many (hours|minutes|loaves) is that per/.test(text) ? over(count, total) : over(total, count);
}

const rateMistakes: ToldMistakes = [
	[/divided in the wrong order/, (text) => over(pair(text)[1], pair(text)[0])],
	[/multiplied the two/, (text) => times(...pair(text))],
	[/one place too far/, (text) => times(unitRateOf(text), exact(10))],
	[/subtracted the two/, (text) => minus(...pair(text))],
	[/gave the whole/, (text) => pair(text)[0]],
];

/** Whose amount for one is greater; both are listed one after the other. */
const hasGreaterRate: Solver = ({ prompt }, { text }) => {
	const [first = "", second = ""] = prompt.split(/\. /);
	const [one, other] = [unitRateOf(first), unitRateOf(second)];
	if (text.startsWith("They are equal")) return same(one, other);
	const isFirst = prompt.startsWith(text);
	return minus(one, other).numerator > 0n === isFirst && !same(one, other);
};

const unitRates = toldSolvers(unitRateOf, fillsTheDoubleLine, rateMistakes);

/** The fraction without x in an equation of two, the number beside x, and whether x is on top. */
function proportionIn(text: string) {
	const fractions = [...text.matchAll(/\\dfrac\{(\w+)\}\{(\w+)\}/g)].map(([, top = "", bottom = ""]) => [
		top,
		bottom,
	]);
	const [open = [], known = []] = fractions.toSorted((one) => (one.includes("x") ? -1 : 1));
	const isOnTop = open[0] === "x";
	const [p, q] = known.map((each) => value(each));
	const other = value((isOnTop ? open[1] : open[0]) ?? "1");
	return { near: (isOnTop ? p : q) ?? exact(1), far: (isOnTop ? q : p) ?? exact(1), other };
}

/** What belongs to an amount, from the amount for several; one more step may be given in between. */
function toldProportion(text: string) {
	if (text.includes("dfrac")) {
		const { near, far, other } = proportionIn(text);
		return over(times(near, other), far);
	}
	const [total = exact(1), count = exact(1), third = exact(1), fourth] = numbersIn(text);
	if (
		/(need for|get for|make with|hold|work for|take for) [\d,.]+( (miles|dollars|pages|gallons|words|cups|pencils|square|bottles)|\?)/.test(
			text,
		)
	)
		return over(times(count, third), total);
	if (fourth === undefined) return over(times(total, third), count);
	const [fee, asked] = text.includes("then walking") ? [fourth, third] : [third, fourth];
	return plus(over(times(total, asked), count), fee);
}

const proportionMistakes: ToldMistakes = [
	[
		/added the same number/,
		(text) => {
			const { near, far, other } = proportionIn(text);
			return minus(plus(near, other), far);
		},
	],
	[
		/turned one of the ratios/,
		(text) => {
			const { near, far, other } = proportionIn(text);
			return over(times(far, other), near);
		},
	],
	[
		/forgot to divide/,
		(text) => {
			const { near, other } = proportionIn(text);
			return times(near, other);
		},
	],
];

const BACK =
	/(need for|get for|make with|hold|work for|take for) [\d,.]+( (miles|dollars|pages|gallons|words|cups|pencils|square|bottles)|\?)/;

/** Prices and speeds: one number is a rate where it is given for one. */
function priceOrSpeed(text: string) {
	const [a = exact(1), b = exact(1), c, d = exact(1)] = numbersIn(text);
	if (text.includes(" at ") && c !== undefined && text.includes("Then"))
		return plus(times(a, b), times(c, d));
	if (c !== undefined) return toldProportion(text);
	if (/^(.*unit price)|dollars for \d+ \w+$/.test(text)) return over(a, b);
	return BACK.test(text) ? over(b, a) : times(a, b);
}

const pricesOfBoth: Solver = ({ prompt }, { values: [a = null, b = null] }) => {
	const [n = exact(1), p = exact(1), m = exact(1), q = exact(1)] = numbersIn(prompt);
	if (a === null || b === null) return false;
	if (!prompt.startsWith("Store")) return same(a, times(n, p)) && same(b, plus(a, times(m, q)));
	return same(times(a, n), p) && same(times(b, m), q);
};

const betterStore: Solver = ({ prompt }, { text }) => {
	const [n = exact(1), p = exact(1), m = exact(1), q = exact(1)] = numbersIn(prompt);
	const gap = minus(times(p, m), times(q, n)).numerator;
	return text === (gap === 0n ? "They are the same." : gap < 0n ? "Store A" : "Store B");
};

const pricesAndSpeeds = toldSolvers(priceOrSpeed, (question, answer) =>
	(question.question_type === "LABELED_INPUT" ? fillsTheDoubleLine : pricesOfBoth)(question, answer),
);

/** The value of y for x = 1: from an equation, a table, a point of a graph, or a story. */
function constantOf(text: string, alt = "") {
	const equation = formulasIn(text).find((formula) => / = /.test(formula) && !formula.includes("k"));
	if (equation !== undefined) {
		const [left = "", right = ""] = equation.split(" = ");
		const gap = (y: number) =>
			minus(calculate(left, { x: ONE, y: exact(y) }), calculate(right, { x: ONE, y: exact(y) }));
		// Linear in y: the root lies where the line through two values meets zero.
		return over(gap(0), minus(gap(0), gap(1)));
	}
	const [a = ONE, b = ONE] = numbersIn(alt.replaceAll(/Row \d+/g, "Row"));
	if (alt !== "") return over(b, a);
	const [total = ONE, count = ONE] = numbersIn(text);
	return over(total, count);
}

const fillsTheTable: Solver = (question, { value: entry }) => {
	const { rows } = tableOf(question);
	const [[x = "1", y = "1"] = []] = rows;
	const [asked = "1"] = rows.at(-1) ?? [];
	return entry !== null && same(times(entry, value(x)), times(value(y), value(asked)));
};

const constants: Solver = (question, answer) =>
	toldSolvers((text) => constantOf(text, question.figure?.alt), fillsTheTable)(question, answer);

/** Independent solvers of grade 7: rates. */
export const solvers7Rates: Solvers = {
	"constant-of-proportionality": constants,
	"solve-proportions": toldSolvers(toldProportion, fillsTheDoubleLine, proportionMistakes),
};

/** Independent solvers of grade 6: rates. */
export const solvers6Rates: Solvers = {
	"unit-price-speed": (question, answer) =>
		(question.question_type === "SELECT_ONE" && question.prompt.includes("Store A")
			? betterStore
			: pricesAndSpeeds)(question, answer),
	"unit-rate": (question, answer) =>
		(/Who \w+ (faster|more)/.test(question.prompt) ? hasGreaterRate : unitRates)(question, answer),
};
