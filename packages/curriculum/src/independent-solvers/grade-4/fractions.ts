import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { derivedSolvers, type MistakeSolvers } from "../shared/derived-solvers.ts";
import { mistakenLikeFractions } from "../mistaken/fractions.ts";
import { compare, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds, value as read } from "../reading/formulas.ts";
import { countInFigure, wholesIn } from "../reading/read-question.ts";
import { comparesDecimals } from "../grade-5/rounding.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt, fillsTheBox, isWorthTheFormula } from "../reading/common-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";

const NOTHING = rational(0n);

/** Every formula of the prompt that can be worked out, exact. */
function amountsIn(prompt: string): Rational[] {
	return formulasIn(prompt).map((formula) => calculate(formula));
}

const sameOf = (one: Rational | undefined, other: Rational | null | undefined) =>
	one !== undefined && other !== null && other !== undefined && isEqual(one, other);

/** What a described mistake gives for a fraction with the denominator 10 or 100. */
const mistakenDecimals4: MistakeSolvers = [
	[/in the place of the tenths/, (formula) => times(calculate(formula), rational(10n))],
	[/in the place of the hundredths/, (formula) => over(calculate(formula), rational(10n))],
	[/one place too far to the right/, (formula) => times(calculate(formula), rational(10n))],
	[/wrote a whole number/, (formula) => rational(wholesIn(formula)[0] ?? 0n)],
	[
		/around the decimal point/,
		(formula) => {
			const [top = 0n, bottom = 1n] = wholesIn(formula);
			return plus(rational(top), rational(bottom, bottom * 10n));
		},
	],
];

const decimalsOf = derivedSolvers(
	byPrompt(
		[
			/\[\[tenths\]\]/,
			({ prompt }, { values: [tenths, rest, shown] }) => {
				const [hundredths = 0n] = wholesIn(prompt);
				const all = rational(hundredths, 100n);
				return (
					sameOf(all, plus(over(tenths ?? NOTHING, rational(10n)), over(rest ?? NOTHING, rational(100n)))) &&
					compare(rest ?? NOTHING, rational(10n)) < 0 &&
					sameOf(all, shown)
				);
			},
		],
		[
			/small squares/,
			({ prompt }, { value }) => value !== null && sameOf(amountsIn(prompt)[0], over(value, rational(100n))),
		],
		[
			/equal parts/,
			({ prompt }, { value }) => value !== null && sameOf(amountsIn(prompt)[0], over(value, rational(100n))),
		],
		[/./, ({ prompt }, { value }) => sameOf(amountsIn(prompt).at(-1), value)],
	),
	mistakenDecimals4,
);

const writesDecimals: Solver = (question, answer) =>
	/large square/.test(question.prompt)
		? sameOf(rational(countInFigure(question, /fill="var\(--fig/g), 100n), answer.value)
		: decimalsOf(question, answer);

/** One independent solver for each generator of grade 4 about fractions and decimals. */
export const fractionWays4: Solvers = {
	"add-sub-fractions-like": derivedSolvers(
		byPrompt(
			[
				/Complete the work/,
				({ prompt }, { values }) => {
					const [parts, size] = values.map((each) => wholeOf(each) ?? 0n);
					const [formula = ""] = formulasIn(prompt);
					return (
						formula.endsWith(`{${size}}`) &&
						isEqual(calculate(formula), rational(parts ?? 0n, size === 0n ? 1n : size))
					);
				},
			],
			[/\\square/, fillsTheBox],
			[/./, isWorthTheFormula],
		),
		mistakenLikeFractions,
	),
	"tenths-hundredths": derivedSolvers(
		byPrompt(
			[
				/\\square/,
				(question, answer) =>
					fillsTheBox(question, answer) &&
					(question.figure === undefined ||
						countInFigure(question, /fill="var\(--fig/g) === wholeOf(answer.value)),
			],
			[
				/was added/,
				({ prompt }, { value }) => {
					const [start = NOTHING, end = NOTHING] = amountsIn(prompt);
					return value !== null && isEqual(plus(start, value), end);
				},
			],
			[
				/small squares|tiles|cents|100 equal/,
				({ prompt }, { value }) =>
					value !== null && isEqual(over(value, rational(100n)), amountsIn(prompt)[0] ?? NOTHING),
			],
			[/./, isWorthTheFormula],
		),
		[],
	),
	"decimal-fraction-notation": writesDecimals,
	"compare-decimals-hundredths": (question, answer) =>
		comparesDecimals(
			{ ...question, prompt: question.prompt.replace(/^The number line goes[^.]*\. /, "") },
			answer,
		),
};

/** Two fractions of the prompt, compared by crossing over; by what is asked about them. */
const besideHalf = (card: string) => {
	const side = compare(read(card), rational(1n, 2n));
	return ["Less than one half", "Equal to one half", "Greater than one half"][side + 1] ?? "";
};

export const comparesUnlike: Solver = (question, { text, texts, values, value }) => {
	const { prompt, question_type } = question;
	if (question_type === "LABELED_INPUT") return areInTheirBins(question, texts, besideHalf);
	const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(formulasIn(prompt).slice(0, 2).join(" "));
	const order = compare(rational(a, b), rational(c, d));
	if (question_type === "FILL_MULTIPLE") {
		const [left = NOTHING, right = NOTHING] = values.map((each) => each ?? NOTHING);
		const size = rational(wholesIn(prompt.replaceAll(/\$[^$]*\$/g, ""))[0] ?? 1n);
		return isEqual(over(left, size), rational(a, b)) && isEqual(over(right, size), rational(c, d));
	}
	if (question_type === "FILL_ONE") {
		const wantsFirst = /greater|right/.test(prompt.replace("greater of", "greater")) ? order > 0 : order < 0;
		return value !== null && isEqual(value, wantsFirst ? rational(a, b) : rational(c, d));
	}
	if (!text.includes("$")) {
		const [one = ""] = prompt.split(" ");
		return text === "They are equal." ? order === 0 : (text === one) === order > 0;
	}
	return holds(formulasIn(text)[0] ?? "");
};
