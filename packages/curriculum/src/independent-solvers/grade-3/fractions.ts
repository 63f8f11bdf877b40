import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import {
	fillsTheChain,
	fractionIn,
	modelSolvers,
	partitionSolvers,
	unitFractionSolvers,
	unitStepSolvers,
	wholeFractionSolvers,
} from "./equal-part-solvers.ts";
import { compare, minus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import { equalSolvers } from "../grade-4/equal-fractions.ts";
import { countInFigure, valueOfPoint, wholesIn } from "../reading/read-question.ts";
import type { Solvers } from "../solver.ts";
import { byPrompt, isTrueStatement } from "../reading/common-solvers.ts";

/** Independent solvers of grade 3 for fractions. */
export const fractionsWays3: Solvers = {
	"unit-fractions": unitFractionSolvers,
	"fraction-number-line-unit": unitStepSolvers,
	"equivalent-fractions-models": modelSolvers,
	"generate-equivalents-simple": (question, answer) =>
		/Three fractions are|with other denominators/.test(question.prompt)
			? fillsTheChain(question, answer)
			: equalSolvers(question, answer),
	"whole-numbers-as-fractions": wholeFractionSolvers,
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
	"partition-area-fractions": partitionSolvers,
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
	const [, count = "", part = ""] =
		/(?:at|Shade) ([\w-]+) (\w\w)/.exec(prompt.replace(/^at (\w)/, (start) => start.toLowerCase())) ?? [];
	return rational(BigInt(IN_WORDS.indexOf(count)), PART_OF[part] ?? 0n);
}

/** The whole number that is started from. */
function wholeIn(prompt: string): Rational {
	return rational(BigInt(/(?:than|Start at) (\d+)/.exec(prompt)?.[1] ?? 0));
}

/** So many steps of the fraction in the prompt; the fraction alone where no steps are given. */
function backIn(prompt: string): Rational {
	const steps = BigInt(/(\d+) steps?/.exec(prompt)?.[1] ?? 1);
	return times(rational(steps), fractionIn(prompt));
}
