import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Figure, Question } from "@learnin/domain/question/question";
import { type MistakeSolvers, derivedSolvers } from "../shared/derived-solvers.ts";
import { over } from "../reading/arithmetic.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import { figureOf, partsOf } from "../reading/read-figure.ts";
import { partSizes } from "../reading/read-geometry.ts";
import { countInFigure, valueOfPoint, wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { fillsTheBox } from "../reading/common-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

const PARTS: Readonly<Record<string, bigint>> = {
	half: 2n,
	halves: 2n,
	third: 3n,
	thirds: 3n,
	fourth: 4n,
	fourths: 4n,
	sixth: 6n,
	sixths: 6n,
	eighth: 8n,
	eighths: 8n,
};

/** The first number of a text in formulas: a fraction or a whole. */
export function fractionIn(text: string): Rational {
	return calculate(formulasIn(text)[0] ?? "0");
}

/** "one sixth", or the fraction of a formula, or 1 of so many parts. */
function unitIn(text: string): Rational {
	const [, part = ""] = /one (half|third|fourth|sixth|eighth)/i.exec(text) ?? [];
	if (PARTS[part] !== undefined) return rational(1n, PARTS[part]);
	return text.includes("$") ? fractionIn(text) : rational(1n, wholesIn(text).find((each) => each > 1n) ?? 1n);
}

/** "24 equal squares", of which a unit fraction or one of so many parts is meant. */
function squaresOfAPart(prompt: string): Rational {
	const [, squares = "0"] = /(\d+) equal squares/.exec(prompt) ?? [];
	const [, parts] = /into (\d+) parts/.exec(prompt) ?? [];
	const unit = parts === undefined ? fractionIn(prompt) : rational(1n, BigInt(parts));
	return over(rational(BigInt(squares)), over(rational(1n), unit));
}

const is = (value: Rational | null | undefined, other: Rational) =>
	value !== null && value !== undefined && isEqual(value, other);

/** How much of the parts in a figure is colored; of two bars the upper one is meant. */
function coloredIn({ svg }: Figure): Rational {
	const parts = [...svg.matchAll(/<(?:rect|path)[^>]*?(?: y="(\d+)")?[^>]*fill="([^"]*)"/g)].filter(
		([, y], _, all) => y === undefined || y === all[0]?.[1],
	);
	const colored = parts.filter(([, , fill]) => fill?.includes("--fig"));
	return rational(BigInt(colored.length), BigInt(parts.length));
}

function isColoredPart(question: Question, value: Rational | null): boolean {
	return partsOf(figureOf(question)).are_equal && is(value, coloredIn(figureOf(question)));
}

/** So many parts of a size, and how many there are of them. */
const buildsTheFraction: Solver = ({ prompt }, { values }) => {
	const [count, parts] = values.map((each) => wholeOf(each) ?? -1n);
	const { numerator, denominator } = fractionIn(prompt);
	const [top = 0n, bottom = 0n] = wholesIn(formulasIn(prompt)[0] ?? "");
	return count === top && parts === bottom && top * denominator === bottom * numerator;
};

export const unitFractionSolvers: Solver = (question, answer) => {
	const { prompt, question_type, figure } = question;
	const [first = "", second = ""] = answer.texts;
	if (question_type === "FILL_MULTIPLE") return buildsTheFraction(question, answer);
	if (question_type === "MATCH_THE_FOLLOWING") return is(unitIn(first), fractionIn(second));
	if (
		/picture (shows|is one)|Which one is it/.test(prompt) &&
		figure === undefined &&
		first.includes("cut")
	) {
		const option = figureOf(question, first);
		return partsOf(option).are_equal && is(unitIn(prompt), coloredIn(option));
	}
	if (/How many/.test(prompt)) return is(answer.value, over(rational(1n), fractionIn(prompt)));
	return figure === undefined ? is(answer.value, unitIn(prompt)) : isColoredPart(question, answer.value);
};

/** Steps of a unit fraction on a line from 0. */
export const unitStepSolvers: Solver = (question, answer) => {
	const { prompt, question_type, figure } = question;
	const [first = "", second = ""] = answer.texts;
	if (question_type === "MATCH_THE_FOLLOWING") return is(unitIn(first), fractionIn(second));
	if (figure !== undefined) return is(answer.value, valueOfPoint(question));
	if (!/How many|After how many/.test(prompt)) return is(answer.value, unitIn(prompt));
	const [, to = "0"] = /(?:0 to|land on) (\d+)/.exec(prompt) ?? [];
	return is(answer.value, over(rational(BigInt(to)), fractionIn(prompt)));
};

/** Fractions of the same size, in bars, on a line and as claims. */
export const modelSolvers: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const [first = "", second = ""] = answer.texts;
	if (question_type === "MATCH_THE_FOLLOWING")
		return is(coloredIn(figureOf(question, first)), fractionIn(second));
	if (first.includes("=")) {
		const [left = "", right = ""] = (formulasIn(first)[0] ?? "").split("=");
		return is(calculate(left), calculate(right));
	}
	if (/\\square/.test(prompt)) return fillsTheBox(question, answer);
	if (/How many/.test(prompt)) {
		const [all = 1n] = wholesIn(prompt.replaceAll(/\$[^$]*\$/g, ""));
		return is(answer.value && over(answer.value, rational(all)), fractionIn(prompt));
	}
	const value =
		question_type === "SELECT_ALL" || question_type === "SELECT_ONE" ? fractionIn(first) : answer.value;
	const isShown = question.figure === undefined || is(coloredIn(question.figure), fractionIn(prompt));
	return isShown && is(value, fractionIn(prompt));
};

/** The numerators of two fractions that are equal to the first. */
export const fillsTheChain: Solver = ({ prompt }, { values }) => {
	const bottoms = [...prompt.matchAll(/over (\d+)/g)].map(([, bottom]) => BigInt(bottom ?? 1));
	return bottoms.every((bottom, at) =>
		is(values[at] && over(values[at], rational(bottom)), fractionIn(prompt)),
	);
};

const ofFraction =
	(gives: (top: bigint, bottom: bigint) => bigint): MistakeSolvers[number][1] =>
	(formula) => {
		const [top = 0n, bottom = 1n] = wholesIn(formula);
		return rational(gives(top, bottom));
	};

const derivedWholes = derivedSolvers(
	(question, answer) => {
		const { prompt } = question;
		if (/\\square/.test(prompt)) return fillsTheBox(question, answer);
		const [first = 0n] = wholesIn(prompt);
		const { denominator } = fractionIn(prompt);
		if (/How many whole \w+(?: \w+)? (is that|can)/.test(prompt))
			return (
				wholeOf(answer.value) !== null && repeatedSum(wholeOf(answer.value) ?? 0n, denominator) === first
			);
		const [, parts = ""] = /into (\w+)[.?]/.exec(prompt) ?? [];
		if (/How many pieces/.test(prompt))
			return wholeOf(answer.value) === repeatedSum(first, PARTS[parts] ?? 0n);
		if (/steps of/.test(prompt)) return is(answer.value, rational(first, denominator));
		return prompt.includes("$")
			? is(answer.value, fractionIn(prompt))
			: is(fractionIn(answer.text), rational(first));
	},
	[
		[/gave the numerator/, ofFraction((top) => top)],
		[/gave the denominator/, ofFraction((_, bottom) => bottom)],
		[/one whole too few/, ofFraction((top, bottom) => top / bottom - 1n)],
		[/one whole too many/, ofFraction((top, bottom) => top / bottom + 1n)],
		[/subtracted the denominator/, ofFraction((top, bottom) => top - bottom)],
	],
);

export const wholeFractionSolvers: Solver = (question, answer) =>
	/Which fraction is equal|as a fraction. Which|which fraction is at/.test(question.prompt)
		? is(fractionIn(answer.text), rational(wholesIn(question.prompt)[0] ?? -1n))
		: derivedWholes(question, answer);

/** The share of the area that is colored, measured on the drawing. */
function isColoredArea(question: Question, value: Rational | null | undefined): boolean {
	const parts = partSizes(figureOf(question));
	const sum = (list: typeof parts) => list.reduce((total, { size }) => total + size, 0);
	const colored = sum(parts.filter(({ is_colored }) => is_colored));
	const share = Number(value?.numerator ?? 0n) / Number(value?.denominator ?? 1n);
	return Math.abs(share * sum(parts) - colored) < 0.01 * colored;
}

/** Parts of equal area, whatever their shapes. */
export const partitionSolvers: Solver = (question, answer) => {
	const { prompt, figure, question_type } = question;
	if (/How do the colored parts/.test(prompt)) {
		const [left = 0, right = 0] = partSizes(figureOf(question))
			.filter(({ is_colored }) => is_colored)
			.map(({ size }) => size);
		if (Math.abs(left - right) < 0.01 * left) return answer.text.startsWith("Both");
		return answer.text.startsWith(left > right ? "The left" : "The right");
	}
	if (figure === undefined) return is(answer.value, squaresOfAPart(prompt));
	if (question_type === "FILL_MULTIPLE")
		return (
			wholeOf(answer.values[0] ?? null) === BigInt(partSizes(figure).length) &&
			isColoredArea(question, answer.values[1])
		);
	if (/look different/.test(prompt)) return isColoredArea(question, answer.value);
	if (/columns of equal/.test(prompt)) {
		const colored = countInFigure(question, /fill="var\(--fig/g);
		return is(answer.value, rational(colored, countInFigure(question, /<rect/g)));
	}
	return isColoredPart(question, answer.value);
};
