import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, plus, times } from "../reading/arithmetic.ts";
import {
	calculate,
	formulasIn,
	holds,
	numbersIn as exactsIn,
	value as numberOf,
} from "../reading/formulas.ts";
import { isInside, isSolution } from "../shared/formula-solvers.ts";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { mistakenDistances } from "../mistaken/integers.ts";
import { tellsIntegers } from "./contexts-of-integers.ts";
import type { Solvers } from "../solver.ts";
import { byPrompt } from "../reading/common-solvers.ts";

/** Whether all numbers between two are those whose size the words or the formula tell. */
function isWithin(prompt: string, text: string): boolean {
	const [size = exact(0)] = exactsIn(prompt.replace(/\|[a-z]\|/, ""));
	return Array.from({ length: 51 }, (_, at) => at - 25).every((tried) => {
		const order = compare(exact(Math.abs(tried)), size);
		return isInside(text, exact(tried)) === (order < 0 || (order === 0 && /at most|≤/.test(prompt)));
	});
}

/** Absolute values as formulas, in words, or as two dots on a number line. */
const findsDistance = derivedSolvers(({ prompt, question_type, interaction }, { value, values, text }) => {
	const formulas = formulasIn(prompt);
	const formula = formulas.find((each) => each.includes("|")) ?? formulas[0] ?? "";
	if (interaction?.kind === "interval") return isWithin(prompt, text);
	if (question_type === "LABELED_INPUT" || interaction?.kind === "line_points") {
		const [wanted = exact(0)] = exactsIn(formula.replace("|x| = ", "")).concat(exactsIn(prompt));
		const [left = null, right = null] = values;
		return left !== null && right !== null && isEqual(right, wanted) && isEqual(plus(left, right), exact(0));
	}
	return value !== null && isEqual(calculate(formula.includes("|") ? formula : `|${formula}|`), value);
}, mistakenDistances);

/** Whether a drawn piece takes in the same temperatures as "at least … and at most …", or the same without its ends. */
function isBetweenBoth(prompt: string, text: string): boolean {
	const [low = exact(0), high = exact(0)] = formulasIn(prompt)
		.filter((each) => /\d/.test(each))
		.map(numberOf);
	const least = prompt.includes("at least") ? 0 : 1;
	return Array.from({ length: 51 }, (_, at) => exact(at - 25)).every(
		(tried) => isInside(text, tried) === (compare(tried, low) >= least && compare(high, tried) >= least),
	);
}

/** Whether a drawn inequality takes in the same temperatures as the words. */
function drawsTemperatures(prompt: string, text: string): boolean {
	const [degrees = exact(0)] = exactsIn(prompt);
	const wanted = (order: number) =>
		(order === 0 && /degrees? or/.test(prompt)) || order === (/colder/.test(prompt) ? -1 : 1);
	return Array.from({ length: 41 }, (_, at) => exact(at - 20)).every(
		(tried) => isSolution(text, tried) === wanted(compare(tried, degrees)),
	);
}

/** Independent solvers of grade 6: integers. */
export const solvers6Integers: Solvers = {
	"integers-in-context": tellsIntegers,
	"opposites-number-line": (
		{ prompt, figure, question_type, interaction },
		{ value, values, text, texts },
	) => {
		const [number = exact(0)] = exactsIn(prompt);
		const isOpposite = (one: Rational, other: Rational) => isEqual(plus(one, other), exact(0));
		if (question_type === "LABELED_INPUT") {
			const [, , size = exact(0)] = exactsIn(figure?.alt ?? "");
			const first = times(size, exact(/is \d+ to the left/.test(figure?.alt ?? "") ? -1 : 1));
			return isOpposite(values.at(-1) ?? exact(99), first) && isEqual(values.at(-2) ?? first, first);
		}
		if (interaction !== undefined) {
			const [first = null, second = null] = values;
			const told = times(number, exact(prompt.includes("to the left") ? -1 : 1));
			return first !== null && second !== null && isEqual(first, told) && isOpposite(first, second);
		}
		if (question_type === "MATCH_THE_FOLLOWING") return isEqual(calculate(text), numberOf(texts[1] ?? ""));
		if (question_type === "SELECT_ALL") {
			const [claim = "", other] = formulasIn(text);
			return other === undefined ? holds(claim) : isOpposite(calculate(claim), calculate(other));
		}
		if (value === null) return false;
		if (/apart|from its opposite/.test(prompt))
			return isEqual(times(value, exact(prompt.includes("left") ? -2 : 2)), number);
		if (prompt.includes("opposite of the opposite")) return isEqual(value, number);
		const [formula = ""] = formulasIn(prompt);
		return formula.includes("(") ? isEqual(value, calculate(formula)) : isOpposite(value, calculate(formula));
	},
	"rationals-number-line": byPrompt(
		[/halfway|as far from/, ({ prompt }, { value }) => value !== null && isMiddle(value, exactsIn(prompt))],
		[
			/opposite/,
			({ prompt }, { value }) => value !== null && isEqual(plus(value, numberIn(prompt)), exact(0)),
		],
		[
			/Start at zero/,
			({ prompt }, { value }) => value !== null && isEqual(value, times(stepsIn(prompt), numberIn(prompt))),
		],
		[
			/Start at/,
			({ prompt }, { value }) => {
				const [from = ""] = /-?\d+/.exec(prompt) ?? [];
				const by = times(numberIn(prompt.slice(prompt.indexOf("and go"))), exact(signIn(prompt)));
				return value !== null && isEqual(value, plus(exact(Number(from)), by));
			},
		],
		[
			/./,
			({ figure }, { value }) => {
				const alt = figure?.alt ?? "";
				const [, , parts = exact(1)] = exactsIn(alt);
				return value !== null && isEqual(times(value, parts), stepsIn(alt));
			},
		],
	),
	"compare-order-rationals": (question, { text, value }) => {
		const { prompt, interaction } = question;
		if (interaction?.kind === "interval") return isBetweenBoth(prompt, text);
		if (interaction) return drawsTemperatures(prompt, text);
		const [, first = "", a = "", second = "", b = ""] =
			/In (.+?), [^$]*\$(-?\d+)\$.*? In (.+?), [^$]*\$(-?\d+)\$/.exec(prompt) ?? [];
		if (first !== "") {
			const lower = compare(numberOf(a), numberOf(b)) < 0 ? first : second;
			return holds(formulasIn(text)[0] ?? "") && text.endsWith(` ${lower}.`);
		}
		if (/[<>=]/.test(text)) return holds(text);
		if (question.question_type !== "SELECT_ONE" || value === null) return false;
		const unwanted = /least|to the left/.test(prompt) ? 1 : -1;
		return question.options.every(({ label }) => compare(value, numberOf(label)) !== unwanted);
	},
	"absolute-value": (question, answer) => {
		const [first = "", second] = formulasIn(question.prompt).map((each) => `|${each}|`);
		const [, one = "", other = ""] =
			/^(\w+)(?:’| dives).*, and (\w+)(?:’| dives)/.exec(question.prompt) ?? [];
		if (one === "" || second === undefined) return findsDistance(question, answer);
		return answer.text === (compare(calculate(first), calculate(second)) > 0 ? one : other);
	},
};

function isMiddle(value: Rational, [low = exact(0), high = exact(0)]: readonly Rational[]): boolean {
	return isEqual(minus(value, low), minus(high, value));
}

/** The first number between dollar signs: "$-1\\dfrac{3}{4}$", "$0.25$". */
function numberIn(text: string): Rational {
	const [, sign = "", whole = "", top = "0", bottom = "1"] =
		/\$(-?)([\d.]*)(?:\\dfrac\{(\d+)\}\{(\d+)\})?\$/.exec(text.replace(/^Start at \$-?\d+\$/, "")) ?? [];
	const size = plus(numberOf(whole === "" ? "0" : whole), rational(BigInt(top), BigInt(bottom)));
	return times(size, exact(sign === "-" ? -1 : 1));
}

function signIn(text: string): number {
	return text.includes("to the left") ? -1 : 1;
}

/** "3 steps to the left" as a number. */
function stepsIn(text: string): Rational {
	return times(exact(Number(/(\d+) steps? to/.exec(text)?.[1] ?? 0)), exact(signIn(text)));
}
