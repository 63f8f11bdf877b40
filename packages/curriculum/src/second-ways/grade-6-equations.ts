import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import {
	compare,
	exact,
	formulasIn,
	holds,
	numbersIn as exactsIn,
	over,
	plus,
	times,
	value as numberOf,
} from "./exact.ts";
import { solvesFormula } from "./formula-ways.ts";
import { solvesEquation } from "./read-equation.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 6: equations. */
export const secondWays6Equations: SecondWays = {
	"one-step-equations-add": solvesEquation,
	"one-step-equations-mult": solvesEquation,
	"test-solutions": solvesFormula,
	"inequalities-graph": (question, { text, texts }) => {
		const { prompt, figure } = question;
		const fitting = (words: string, boundary: Rational, tried: Rational) => {
			const order = compare(tried, boundary);
			if (/[<>≤≥]/.test(words))
				return holds(words.replaceAll("$", ""), { [/(?<!\\)[a-z](?= )/.exec(words)?.[0] ?? "x"]: tried });
			if (words.includes("dot"))
				return (words.includes("full") && order === 0) || order === (words.includes("left") ? -1 : 1);
			if (/at least|or taller/i.test(words)) return order >= 0;
			if (/at most|must not be more/i.test(words)) return order <= 0;
			return /less|younger|fewer/i.test(words) ? order < 0 : order > 0;
		};
		const [one, other] =
			texts.length > 1
				? [text, texts[1] ?? ""]
				: [text, figure?.alt ?? (/\$\w+ [<>≤≥]/.test(prompt) ? (formulasIn(prompt)[0] ?? "") : prompt)];
		const [boundary = exact(0)] = exactsIn(other);
		return [-30, -1, 0, 1, 30].every((step) => {
			const tried = plus(boundary, exact(step));
			return fitting(one, exactsIn(one)[0] ?? boundary, tried) === fitting(other, boundary, tried);
		});
	},
	"dependent-independent": (question, { text, value, values }) => {
		const { prompt, figure } = question;
		const rate = exactsIn(prompt)[0] ?? exact(0);
		if (prompt.includes("Which letter")) {
			const [first = "", second = ""] = formulasIn(prompt);
			return text === `$${prompt.includes("independent") ? first : second}$`;
		}
		if (question.question_type === "FILL_MULTIPLE") {
			const [, p = exact(0), total = exact(0)] = exactsIn(prompt);
			const [up = null, back = null] = values;
			return up !== null && back !== null && isEqual(over(up, p), rate) && isEqual(times(back, rate), total);
		}
		if (question.question_type === "FILL_ONE") {
			const [equation = ""] = formulasIn(prompt);
			const [, letter = "", number = ""] = /for \$([a-z]) = (\d+)\$\?/.exec(prompt) ?? [];
			const asked = /What is \$([a-z])\$/.exec(prompt)?.[1] ?? "";
			return value !== null && holds(equation, { [letter]: numberOf(number), [asked]: value });
		}
		const [x = "x", y = "y"] = figure === undefined ? formulasIn(prompt) : formulasIn(prompt).toReversed();
		const points =
			figure === undefined
				? [
						[exact(2), times(rate, exact(2))],
						[exact(5), times(rate, exact(5))],
					]
				: [...figure.alt.matchAll(/(\d+) to the right and (\d+) up/g)].map(([, a = "", b = ""]) => [
						numberOf(a),
						numberOf(b),
					]);
		return points.every(([a, b]) => a !== undefined && b !== undefined && holds(text, { [x]: a, [y]: b }));
	},
};
