import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "./cards.ts";
import { derivedWays } from "./derived-ways.ts";
import { mistakenLikeFractions } from "./mistaken-fractions.ts";
import { calculate, compare, formulasIn, holds, minus, over, plus, times, value as read } from "./exact.ts";
import { figureOf, textsIn } from "./read-figure.ts";
import { countInFigure, wholesIn } from "./read-question.ts";
import type { SecondWay, SecondWays } from "./second-way.ts";
import { byPrompt, fillsTheBox, isTrueStatement, isWorthTheFormula } from "./ways.ts";
import { wholeOf } from "./wholes.ts";

const NOTHING = rational(0n);

/** Every formula of the prompt that can be worked out, exact. */
function amountsIn(prompt: string): Rational[] {
	return formulasIn(prompt).map((formula) => calculate(formula));
}

/** One second way for each generator of grade 4 about fractions and decimals. */
export const fractionWays4: SecondWays = {
	"add-sub-fractions-like": derivedWays(
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
	"tenths-hundredths": derivedWays(
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
				/small squares|tiles/,
				({ prompt }, { value }) =>
					value !== null && isEqual(over(value, rational(100n)), amountsIn(prompt)[0] ?? NOTHING),
			],
			[/./, isWorthTheFormula],
		),
		[],
	),
	"decimal-fraction-notation": byPrompt(
		[
			/number line/,
			(question, { value }) => {
				const [first, last] = textsIn(figureOf(question));
				const x = read(/<circle cx="([\d.]+)"/.exec(figureOf(question).svg)?.[1] ?? "0");
				if (first === undefined || last === undefined || value === null) return false;
				// As far between the two numbers as the point lies between their places.
				const share = over(minus(x, first.x), minus(last.x, first.x));
				const [low, high] = [read(first.text), read(last.text)];
				const point = plus(low, times(share, minus(high, low)));
				const apart = minus(point, value);
				// Places are rounded to hundredths of a step of the drawing.
				return [apart, minus(NOTHING, apart)].every((each) => compare(each, rational(1n, 1000n)) < 0);
			},
		],
		[
			/Match/,
			(_, { texts }) => isEqual(calculate(formulasIn(texts[0] ?? "")[0] ?? "0"), read(texts[1] ?? "0")),
		],
		[
			/large square/,
			(question, { value }) =>
				value !== null && isEqual(value, rational(countInFigure(question, /fill="var\(--fig/g), 100n)),
		],
		[
			/reads/,
			({ prompt }, { value }) =>
				value !== null && isEqual(value, read(/reads (\d+\.\d+)/.exec(prompt)?.[1] ?? "0")),
		],
		[/./, ({ prompt }, { text }) => isEqual(read(text), amountsIn(prompt)[0] ?? NOTHING)],
	),
	"compare-decimals-hundredths": byPrompt(
		[/compares/, isTrueStatement],
		[
			/ Who /,
			({ prompt }, { text }) => {
				const [, one = "", a = "0", other = "", b = "0"] =
					/^(\w+) \D+ ([\d.]+) \D+?, and (\w+) \D+ ([\d.]+) /.exec(prompt) ?? [];
				const order = compare(read(a), read(b));
				return order === 0 ? text.startsWith("They ") : text === (order > 0 ? one : other);
			},
		],
		[
			/in order/,
			({ prompt }, { values }) => {
				const told = (prompt.match(/\d+\.\d+/g) ?? []).map(read);
				const [small, middle, large] = values;
				if (!small || !middle || !large) return false;
				return (
					compare(small, middle) < 0 &&
					compare(middle, large) < 0 &&
					told.every((number) => [small, middle, large].some((each) => isEqual(each, number)))
				);
			},
		],
	),
};

/** Two fractions of the prompt, compared by crossing over; by what is asked about them. */
const besideHalf = (card: string) => {
	const side = compare(read(card), rational(1n, 2n));
	return ["Less than 1/2", "Equal to 1/2", "Greater than 1/2"][side + 1] ?? "";
};

export const comparesUnlike: SecondWay = (question, { text, texts, values, value }) => {
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
