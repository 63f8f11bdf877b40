import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Figure, Question } from "@learnin/domain/question/question";
import { calculate, compare, formulasIn, holds, minus, times } from "./exact.ts";
import { figureOf, partsOf, textsIn } from "./read-figure.ts";
import { partSizes } from "./read-geometry.ts";
import { countInFigure, valueOfPoint, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { byPrompt, fillsTheBox, isTrueStatement, wholes } from "./ways.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

/** Second ways of grade 3 for fractions. */
export const fractionsWays3: SecondWays = {
	"unit-fractions": byPrompt(
		[/How many pieces/, byWholes((value, _, bottom) => value === bottom)],
		[
			/equal pieces/,
			(question, { value }) => value !== null && isEqual(value, rational(1n, wholesIn(question.prompt)[0])),
		],
		[/./, (question, { value }) => isColoredPart(question, value)],
	),
	"fraction-number-line-unit": (question, { value }) => {
		const ticks = question.figure?.svg.match(/<line x1="([\d.]+)" y1="(?:36|41)" x2="\1"/g)?.length ?? 0;
		const wholes_shown = textsIn(figureOf(question)).length - 1;
		return value !== null && isEqual(value, rational(1n, BigInt((ticks - 1) / wholes_shown)));
	},
	"equivalent-fractions-models": byPrompt(
		[
			/Match/,
			(question, { texts }) => isEqual(coloredIn(figureOf(question, texts[0])), fractionIn(texts[1] ?? "")),
		],
		[
			/./,
			(question, { text }) =>
				isEqual(fractionIn(text), fractionIn(question.prompt)) &&
				(question.figure === undefined || isEqual(coloredIn(question.figure), fractionIn(question.prompt))),
		],
	),
	"generate-equivalents-simple": byPrompt(
		[
			/are equal:/,
			wholes(
				([first, second], [top, bottom, one, other]) =>
					first * bottom === top * one && second * bottom === top * other,
			),
		],
		[/box/, fillsTheBox],
	),
	"whole-numbers-as-fractions": byPrompt(
		[/Match/, (_, { texts }) => isEqual(fractionIn(texts[0] ?? ""), fractionIn(texts[1] ?? ""))],
		[/box/, fillsTheBox],
		[
			/Which number is that/,
			(question, { value }) => value !== null && isEqual(value, fractionIn(question.prompt)),
		],
		[/How many whole/, byWholes((value, pieces, _, bottom) => repeatedSum(value, bottom) === pieces)],
		[
			/How many pieces/,
			({ prompt }, { value }) => {
				const parts =
					{ halves: 2n, thirds: 3n, fourths: 4n, sixths: 6n, eighths: 8n }[
						/into (\w+)/.exec(prompt)?.[1] ?? ""
					] ?? 0n;
				return wholeOf(value) === repeatedSum(wholesIn(prompt)[0] ?? 0n, parts);
			},
		],
	),
	"compare-fractions-same": byPrompt(
		[/Which statement/, isTrueStatement],
		[
			/true\?|right[.?]/,
			({ question_type }, { texts }) =>
				question_type === "SELECT_ALL" && holds(formulasIn(texts[0] ?? "")[0] ?? ""),
		],
		[
			/greater|lesser|is less/,
			({ prompt }, { value }) => {
				const [one, other] = formulasIn(prompt).map((formula) => calculate(formula));
				if (value === null || one === undefined || other === undefined) return false;
				const wanted = compare(one, other) > 0 === /greater/.test(prompt) ? one : other;
				return isEqual(value, wanted);
			},
		],
		[
			/same amount/,
			({ prompt }, { text }) => {
				const [, one, , other] = /^(\w+) has .*? of a (\w+).*\. (\w+) has/.exec(prompt) ?? [];
				return (
					text === `No, ${/large|long/.test(/ of a (\w+)/.exec(prompt)?.[1] ?? "") ? one : other} has more.`
				);
			},
		],
	),
	"partition-area-fractions": byPrompt(
		[
			/How do the colored parts/,
			(question, { text }) => {
				const [left = 0, right = 0] = partSizes(figureOf(question))
					.filter(({ is_colored }) => is_colored)
					.map(({ size }) => size);
				if (Math.abs(left - right) < 0.01 * left) return text.startsWith("Both");
				return text.startsWith(left > right ? "The left" : "The right");
			},
		],
		[
			/though they look different/,
			(question, { value }) => {
				const parts = partSizes(figureOf(question));
				const [whole, colored] = [parts, parts.filter(({ is_colored }) => is_colored)].map((list) =>
					list.reduce((sum, { size }) => sum + size, 0),
				);
				const share = Number(value?.numerator ?? 0n) / Number(value?.denominator ?? 1n);
				return Math.abs(share * (whole ?? 0) - (colored ?? 0)) < 0.01 * (colored ?? 1);
			},
		],
		[
			/columns of equal/,
			(question, { value }) => {
				const colored = countInFigure(question, /fill="var\(--fig/g);
				return value !== null && isEqual(value, rational(colored, countInFigure(question, /<rect/g)));
			},
		],
		[/./, (question, { value }) => isColoredPart(question, value)],
	),
	"name-fractions": byPrompt(
		[
			/^Match|Which value|Find the value/,
			(_, { texts }) => isEqual(inWordsAt(`at ${texts[0]}`), fractionIn(texts[1] ?? "")),
		],
		[
			/Shade [\w-]+ (half|halves|\w+ths?|\w+rds?) of/,
			({ prompt }, { value }) => value !== null && isEqual(value, inWordsAt(prompt)),
		],
		[
			/equal parts of|is left/,
			({ prompt }, { value }) => {
				const [all = 1n, some = 0n] = wholesIn(prompt);
				const meant = prompt.includes("is left") ? rational(all - some, all) : rational(all, some);
				return value !== null && isEqual(value, meant);
			},
		],
		[
			/./,
			(question, { value }) => {
				const all = countInFigure(question, /<(path|rect)/g);
				const empty = countInFigure(question, /fill="var\(--surface-3\)"/g);
				const counted = question.prompt.includes("**not**") ? empty : all - empty;
				return value !== null && isEqual(value, rational(counted, all));
			},
		],
	),
	"fraction-number-line": byPrompt(
		[
			/point at [\w-]+ \w+ on/,
			({ prompt }, { value }) => value !== null && isEqual(value, inWordsAt(prompt)),
		],
		[
			/less than|to the left/,
			({ prompt }, { value }) => value !== null && isEqual(value, minus(wholeIn(prompt), backIn(prompt))),
		],
		[/Each step|go \d+ steps?/, ({ prompt }, { value }) => value !== null && isEqual(value, backIn(prompt))],
		[/./, (question, { value }) => value !== null && isEqual(value, valueOfPoint(question))],
	),
};

const IN_WORDS =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three".split(
		" ",
	);
const PART_OF: Readonly<Record<string, bigint>> = { ha: 2n, th: 3n, fo: 4n, si: 6n, ei: 8n };

/** "three fourths" as a number. */
function inWordsAt(prompt: string): Rational {
	const [, count = "", part = ""] = /(?:at|Shade) ([\w-]+) (\w\w)/.exec(prompt) ?? [];
	return rational(BigInt(IN_WORDS.indexOf(count)), PART_OF[part] ?? 0n);
}

/** The whole number that is started from. */
function wholeIn(prompt: string): Rational {
	return rational(BigInt(/(?:than|Start at) (\d+)/.exec(prompt)?.[1] ?? 0));
}

/** So many steps of the fraction in the prompt; the fraction alone where no steps are told. */
function backIn(prompt: string): Rational {
	const steps = BigInt(/(\d+) steps?/.exec(prompt)?.[1] ?? 1);
	return times(rational(steps), fractionIn(prompt));
}

/** How much of the parts in a figure is colored. */
function coloredIn({ svg }: Figure): Rational {
	// Of two bars the upper one is meant: the parts of the lower one stand below it.
	const parts = [...svg.matchAll(/<(?:rect|path)[^>]*?(?: y="(\d+)")?[^>]*fill="([^"]*)"/g)].filter(
		([, y], _, all) => y === undefined || y === all[0]?.[1],
	);
	const colored = parts.filter(([, , fill]) => fill?.includes("--fig"));
	return rational(BigInt(colored.length), BigInt(parts.length));
}

function isColoredPart(question: Question, value: Rational | null): boolean {
	const { are_equal } = partsOf(figureOf(question));
	return value !== null && are_equal && isEqual(value, coloredIn(figureOf(question)));
}

/** The first number of a text in formulas: a fraction or a whole. */
function fractionIn(text: string): Rational {
	return calculate(formulasIn(text)[0] ?? "0");
}
