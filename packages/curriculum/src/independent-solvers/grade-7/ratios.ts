import { isEqual, type Rational } from "@learnin/domain/arithmetic/rational";
import { exact, times, minus, over } from "../reading/arithmetic.ts";
import {
	calculate,
	formulasIn,
	holds,
	numbersIn as exactsIn,
	value as numberOf,
} from "../reading/formulas.ts";
import { areInTheirBins } from "../reading/cards.ts";
import { tableOf } from "../reading/read-table.ts";
import { findsUnitRate } from "./unit-rates.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 7: ratios. */
export const solvers7Ratios: Solvers = {
	"unit-rate-fractions": findsUnitRate,
	"test-proportional": (question, { text, texts, values }) => {
		const { prompt, question_type, figure } = question;
		const alt = figure?.alt ?? "";
		if (question.interaction?.kind === "sort")
			return areInTheirBins(question, texts, (card) =>
				isProportionRule(card) ? "Proportional" : "Not proportional",
			);
		if (question_type === "LABELED_INPUT") {
			const entries = [...values];
			const rows = tableOf(question).rows.map(
				([x = "0", y = "0"]) =>
					[numberOf(x), y === "blank" ? (entries.shift() ?? exact(-1)) : numberOf(y)] as const,
			);
			return haveOneRatio(rows);
		}
		if (text.startsWith("The pairs")) {
			const pairs = [...text.matchAll(/\((\d+), (\d+)\)/g)].map(
				([, x = "", y = ""]) => [numberOf(x), numberOf(y)] as const,
			);
			return haveOneRatio(pairs) !== text.includes("do not show");
		}
		if (question_type === "SELECT_ALL")
			return (
				/per pound|steady|per hour|legs|dollars each is|that weigh/.test(text) !== text.includes("is not")
			);
		if (!alt.startsWith("A table"))
			return alt.includes("through the origin")
				? text.startsWith("Yes, it is")
				: text.includes(alt.includes("meets") ? "does not go through" : "not one straight");
		const rows = [...alt.matchAll(/x: (\d+), y: (\d+)/g)].map(
			([, x = "", y = ""]) => [numberOf(x), numberOf(y)] as const,
		);
		const said = text.slice(Math.max(0, text.search(/(?:Yes|No), because/)));
		return prompt !== "" && said.startsWith(reasonOf(rows));
	},
	"proportional-equations": ({ prompt, question_type }, { text, texts, values }) => {
		const last = (words: string) => calculate(formulasIn(words).at(-1)?.split("=").at(-1) ?? "0");
		if (question_type === "SELECT_ALL") return usesEquation(text, last(text));
		const told = (words: string, equation: string) => {
			const pairs = [...words.matchAll(/\$([a-z]) = (\d+)\$/g)].map(
				([, letter = "", number = ""]) => [letter, numberOf(number)] as const,
			);
			return (
				pairs.length === 2 &&
				holds(equation, Object.fromEntries(pairs)) &&
				isProportion(
					equation,
					pairs.map(([letter]) => letter),
				)
			);
		};
		if (question_type === "MATCH_THE_FOLLOWING") return told(text, (texts[1] ?? "").replaceAll("$", ""));
		if (question_type === "VERIFY_WITH_LLM") return told(prompt, formulasIn(text).at(-1) ?? "");
		if (/Use the equation|The equation is|uses \$/.test(prompt))
			return usesEquation(prompt, values[0] ?? last(text));
		const [p = exact(1), q = exact(1)] = exactsIn(prompt);
		if (prompt.includes("square")) return isEqual(times(values[0] ?? last(text), p), q);
		const letters = [...prompt.matchAll(/\$([a-z])\$ is/g)].map(([, letter = ""]) => letter);
		const [y = "y", x = "x"] = letters;
		return holds(text, { [x]: p, [y]: q }) && isProportion(text.replaceAll("$", ""), [x, y]);
	},
	"interpret-proportional-graph": (question, { values, text }) => {
		const { prompt, question_type, figure } = question;
		const [x = exact(1), y = exact(1)] = exactsIn(figure?.alt ?? "");
		const isOnLine = (p: Rational, q: Rational) => isEqual(times(p, y), times(q, x));
		if (question.interaction?.kind === "plane") {
			const [one = exact(1), rate = exact(1)] = exactsIn(prompt);
			const asked = exactsIn(prompt.slice(prompt.indexOf("points for")));
			return asked.every(
				(each, at) =>
					isEqual(values[2 * at] ?? exact(-1), each) &&
					isEqual(times(values[2 * at + 1] ?? exact(-1), one), times(each, rate)),
			);
		}
		if (question_type === "SELECT_ALL" || question_type === "VERIFY_WITH_LLM") {
			const [p = exact(-1), q = exact(-1), r = p, s = q] = exactsIn(text);
			return isOnLine(p, q) && isOnLine(r, s);
		}
		if (/What does|meaning/.test(prompt)) {
			const [p = exact(-1), q = exact(-1)] = exactsIn(text);
			const [a = exact(0), b = exact(0)] = exactsIn(/\(.*\)/.exec(prompt)?.[0] ?? "");
			const wanted = prompt.includes("point P")
				? [x, y]
				: prompt.includes("point Q")
					? exactsIn(figure?.alt ?? "").slice(2)
					: [a, b];
			return isEqual(p, wanted[0] ?? exact(0)) && isEqual(q, wanted[1] ?? exact(0));
		}
		const found = values[0] ?? exactsIn(text)[0] ?? exact(-1);
		if (/go with 1 |unit rate/.test(prompt)) return isOnLine(exact(1), found);
		const [far = exact(1)] = exactsIn(prompt);
		const [, asked = ""] = /(?:How many|number of) (\w+) /.exec(prompt) ?? [];
		return (figure?.alt ?? "").includes(`${asked} up`) ? isOnLine(far, found) : isOnLine(found, far);
	},
};

/** How the reason begins, by how many pairs have the same ratio. */
function reasonOf(pairs: readonly (readonly [Rational, Rational])[]): string {
	const ratios = pairs.map(([x, y]) => over(y, x));
	const most = Math.max(...ratios.map((one) => ratios.filter((other) => isEqual(one, other)).length));
	if (most === ratios.length) return "Yes, because the ratio of";
	if (most === ratios.length - 1) return "No, because one pair";
	return most === 1 ? "No, because the ratio of $y$ to $x$ is different in each" : "?";
}

const haveOneRatio = (pairs: readonly (readonly [Rational, Rational])[]) => {
	const [[x1, y1] = [exact(1), exact(1)]] = pairs;
	return pairs.every(([x, y]) => isEqual(times(y, x1), times(x, y1)));
};

/** The double and the triple of x give the double and the triple of y. */
function isProportionRule(card: string): boolean {
	const [left = "", right = ""] = card.replace("−", "-").replace("²", "^2").split(" = ");
	const gap = (x: number, y: number) => {
		const letters = { x: exact(x), y: exact(y) };
		return minus(calculate(left, letters), calculate(right, letters));
	};
	const solve = (x: number) => over(minus(exact(0), gap(x, 0)), minus(gap(x, 1), gap(x, 0)));
	return [2, 3].every((factor) => isEqual(solve(factor), times(exact(factor), solve(1))));
}

/** A value of one letter and the equation give the value of the other one. */
function usesEquation(text: string, found: Rational): boolean {
	const formulas = formulasIn(text);
	const rule = formulas.find((each) => /= [\d.]+[a-z]/.test(each)) ?? "";
	const known = formulas.find((each) => /^[a-z] = [\d.]+$/.test(each)) ?? "";
	const [letter = "", number = "0"] = known.split(" = ");
	const other = rule.replace(/[=\d. ]/g, "").replace(letter, "");
	return holds(rule, { [letter]: numberOf(number), [other]: found });
}

/** Zero goes with zero. */
const isProportion = (equation: string, letters: readonly string[]) =>
	holds(equation, Object.fromEntries(letters.map((letter) => [letter, exact(0)])));
