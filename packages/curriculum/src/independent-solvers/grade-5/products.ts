import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { exact, minus, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import { comparesProducts } from "./scaling.ts";
import { mistakenMixedProducts } from "../mistaken/mixed-products.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt } from "../reading/common-solvers.ts";

const NOTHING = exact(0);

function amountsIn(text: string): Rational[] {
	return formulasIn(text).map((formula) => calculate(formula));
}

/** The whole numbers that the prompt says in words, outside of formulas. */
function toldIn(text: string): Rational[] {
	return wholesIn(text.replaceAll(/\$[^$]*\$/g, "")).map((number) => rational(number));
}

/** The last number of a text, which may have a unit behind it. */
const shownIn = (text: string) => numbersIn(text).at(-1) ?? null;

const is = (found: Rational, value: Rational | null) => value !== null && isEqual(found, value);

/** The whole number in the answer and the fraction make the given mixed number as one fraction, and the product follows. */
const multipliesInSteps: Solver = ({ prompt }, { values }) => {
	const [renamed = NOTHING, top = NOTHING, bottom = NOTHING] = values.map((each) => each ?? NOTHING);
	const [task = "", mixed = ""] = formulasIn(prompt);
	const [, , below = 1n] = wholesIn(mixed);
	const isDone = isEqual(rational(top.numerator, bottom.numerator || 1n), calculate(task));
	return isDone && isEqual(rational(renamed.numerator, below), calculate(mixed)) && isUnreduced(task, bottom);
};

function isUnreduced(task: string, bottom: Rational): boolean {
	const bottoms = [...task.matchAll(/\}\{(\d+)\}/g)].map(([, each = "1"]) => rational(BigInt(each)));
	return isEqual(bottoms.reduce(times, rational(1n)), bottom);
}

const productStories = derivedSolvers(
	byPrompt(
		[/\[\[renamed\]\]/, multipliesInSteps],
		[
			/left(?: to \w+| for other crops)?\?/,
			({ prompt }, { value }) => {
				const [amount = NOTHING, part = NOTHING] = amountsIn(prompt);
				return value !== null && isEqual(plus(value, times(amount, part)), amount);
			},
		],
		[/./, ({ prompt }, { value }) => is(amountsIn(prompt).reduce(times, rational(1n)), value)],
	),
	mistakenMixedProducts,
);

/** Side lengths as they are given, or as the figure has them. */
function sidesOf(prompt: string, alt: string): [Rational, Rational] {
	const [one = NOTHING, other = NOTHING] = formulasIn(prompt).length < 2 ? numbersIn(alt) : amountsIn(prompt);
	return [one, other];
}

const WRONG_AREA = /What did \S+ do\?|What went wrong\?|Which mistake led to it\?/;

const areas: Solver = (question, answer) => {
	const { prompt, figure, question_type } = question;
	const [one, other] = sidesOf(prompt, figure?.alt ?? "");
	if (WRONG_AREA.test(prompt)) {
		const gives = mistakenMixedProducts.find(([description]) => description.test(answer.text))?.[1];
		const [long = "", wide = "", wrote = ""] = formulasIn(prompt);
		const given = gives?.(`${long} \\times ${wide}`, wrote) ?? null;
		return is(calculate(wrote), given);
	}
	if (question_type === "FILL_MULTIPLE") {
		const [all, shaded, top, bottom] = answer.values.map((each) => each ?? NOTHING);
		const [, columns = NOTHING, rows = NOTHING, across = NOTHING, up = NOTHING] = numbersIn(
			figure?.alt ?? "",
		);
		const [tiles, filled] = [times(columns, rows), times(across, up)];
		return (
			is(tiles, all ?? null) &&
			is(filled, shaded ?? null) &&
			is(filled, top ?? null) &&
			is(tiles, bottom ?? null)
		);
	}
	if (question_type === "LABELED_INPUT") {
		const [first = NOTHING, second = NOTHING] = answer.values.map((each) => each ?? NOTHING);
		const [[long = NOTHING], [wide = NOTHING]] = [amountsIn(prompt), toldIn(prompt)];
		const full = rational(long.numerator / long.denominator);
		return isEqual(first, times(full, wide)) && isEqual(second, times(minus(long, full), wide));
	}
	const shown = shownIn(answer.text);
	if (/is left\?|not covered\?/.test(prompt)) {
		const [long, cut] = prompt.includes("covers") ? [other, one] : [one, other];
		const [wide = NOTHING] = prompt.includes("covers") ? toldIn(prompt).slice(-1) : toldIn(prompt);
		return shown !== null && isEqual(plus(shown, cut), times(long, wide));
	}
	return is(times(one, other), shown);
};

/** One independent solver for each generator of grade 5 about products of fractions and mixed numbers. */
export const productWays5: Solvers = {
	"area-fractional-sides": areas,
	"scaling-size": comparesProducts,
	"fraction-multiply-word": (question, answer) =>
		/Which expression/.test(question.prompt)
			? answer.text.includes("times") &&
				is(
					amountsIn(question.prompt).reduce(times, rational(1n)),
					calculate(formulasIn(answer.text)[0] ?? ""),
				)
			: productStories(question, answer),
};
