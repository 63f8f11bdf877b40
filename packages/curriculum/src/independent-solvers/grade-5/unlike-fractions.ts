import { isEqual, rational, type Rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { compare, exact, minus, plus } from "../reading/arithmetic.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import { mistakenUnlikeFractions } from "../mistaken/unlike-fractions.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt, isWorthTheFormula } from "../reading/common-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";
import { fitsTheLastBox } from "../shared/missing-numbers.ts";

const NOTHING = exact(0);

/** The prompt's formulas, each as an exact number. */
function amountsIn(prompt: string): Rational[] {
	return formulasIn(prompt).map((formula) => calculate(formula));
}

/** Both numerators over the given denominator, and the numerator of the result. */
const renames: Solver = ({ prompt }, { values }) => {
	const [left = null, right = null, top = null] = values.map(wholeOf);
	if (left === null || right === null || top === null) return false;
	const task = formulasIn(prompt).find((formula) => / [-+] /.test(formula)) ?? "";
	const [bottom = 1n] = wholesIn(/denominator (\d+)/.exec(prompt)?.[1] ?? "");
	const [one = "", other = ""] = task.split(/ [-+] /);
	return (
		isEqual(rational(left, bottom), calculate(one)) &&
		isEqual(rational(right, bottom), calculate(other)) &&
		isEqual(rational(top, bottom), calculate(task))
	);
};

/** The wholes and parts after one whole is broken up are worth the first number, and the rest of the parts is the difference. */
const breaksUp: Solver = ({ prompt }, { values }) => {
	const [full = null, opened = null, rest = null] = values.map(wholeOf);
	if (full === null || opened === null || rest === null) return false;
	const [task = "", like = ""] = formulasIn(prompt);
	const [first = "", second = ""] = task.split(" - ");
	const [wholes = 0n, , bottom = 1n] = wholesIn(like);
	const [taken = 0n] = wholesIn(second);
	return (
		full === wholes - 1n &&
		isEqual(rational(full * bottom + opened, bottom), calculate(first)) &&
		isEqual(rational((full - taken) * bottom + rest, bottom), calculate(task))
	);
};

/** Two parts of one whole, and what is left of it. */
const leavesOfOne: Solver = ({ prompt }, { value }) => {
	const [a = NOTHING, b = NOTHING] = amountsIn(prompt);
	return value !== null && isEqual(plus(plus(value, a), b), exact(1));
};

/** The numerators of two parts together and of what is left, over the given denominator. */
const usesAndLeaves: Solver = ({ prompt }, { values }) => {
	const [a = NOTHING, b = NOTHING] = amountsIn(prompt);
	const [used = null, left = null] = values.map(wholeOf);
	const bottom = BigInt(/denominator (\d+)/.exec(prompt)?.[1] ?? 1);
	if (used === null || left === null) return false;
	return isEqual(rational(used, bottom), plus(a, b)) && used + left === bottom;
};

/** The claim is the sum, or it fails where the answer says so. */
const judgesTheSum: Solver = ({ prompt }, { text }) => {
	const [task = "", claimed = ""] = (formulasIn(prompt)[0] ?? "").split(" = ");
	const [a = NOTHING, b = NOTHING] = task.split(" + ").map((each) => calculate(each));
	const claim = calculate(claimed);
	if (isEqual(claim, plus(a, b))) return text.startsWith("Yes");
	const larger = compare(a, b) > 0 ? a : b;
	const isTooSmall = compare(claim, larger) < 0;
	return text.startsWith("No") && text.includes(isTooSmall ? "greater than" : "less than 1");
};

/** A sum that is written in another way. */
const isTheSameSum: Solver = ({ prompt }, { text }) => {
	const [task = ""] = formulasIn(prompt);
	const [written = ""] = formulasIn(text);
	const bottoms = new Set([...written.matchAll(/\}\{(\d+)\}/g)].map(([, bottom]) => bottom));
	return bottoms.size === 1 && isEqual(calculate(task), calculate(written));
};

/** For questions that offer expressions beside those of `way`. */
const orTheSameSum =
	(way: Solver): Solver =>
	(question, answer) =>
		/^Which sum|be renamed first\?/.test(question.prompt)
			? isTheSameSum(question, answer)
			: way(question, answer);

/** One independent solver for each generator of grade 5 about fractions with unlike denominators. */
export const unlikeFractionWays5: Solvers = {
	"add-sub-fractions-unlike": orTheSameSum(
		derivedSolvers(
			byPrompt([/\[\[left\]\]/, renames], [/\\square/, fitsTheLastBox], [/./, isWorthTheFormula]),
			mistakenUnlikeFractions,
		),
	),
	"add-sub-mixed-unlike": derivedSolvers(
		byPrompt([/\[\[opened\]\]/, breaksUp], [/\\square/, fitsTheLastBox], [/./, isWorthTheFormula]),
		mistakenUnlikeFractions,
	),
	"fraction-word-unlike": byPrompt(
		[/reasonable\?|can this be right|to check the answer/, judgesTheSum],
		[/\[\[used\]\]/, usesAndLeaves],
		[/What fraction of the .* left( to \w+| empty)?\?$/, leavesOfOne],
		[
			/./,
			({ prompt }, { value }) => {
				const [a, b = NOTHING, c = NOTHING] = amountsIn(prompt);
				if (value === null || a === undefined) return false;
				if (formulasIn(prompt).length === 3) return isEqual(plus(value, c), plus(a, b));
				const isDifference = /left\?|more .*\?|(?:farther|longer|taller) /.test(prompt);
				return isDifference ? isEqual(plus(value, b), a) : isEqual(minus(value, a), b);
			},
		],
	),
};
