import { isEqual, type Rational, rational } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	exact,
	formulasIn,
	holds,
	numbersIn as exactsIn,
	plus,
	times,
	value as numberOf,
} from "./exact.ts";
import { findsUnitRate } from "./unit-rates.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 7: ratios. */
export const secondWays7Ratios: SecondWays = {
	"unit-rate-fractions": findsUnitRate,
	"test-proportional": (question, { text }) => {
		const alt = question.figure?.alt ?? "";
		if (alt.startsWith("A table")) {
			const rows = [...alt.matchAll(/x: (\d+), y: (\d+)/g)].map(
				([, x = "", y = ""]) => [numberOf(x), numberOf(y)] as const,
			);
			const [[x1, y1] = [exact(1), exact(1)]] = rows;
			const is_proportional = rows.every(([x, y]) => isEqual(times(y, x1), times(x, y1)));
			return text.includes(is_proportional ? "same multiple" : "quotient");
		}
		if (alt !== "")
			return alt.includes("through the origin")
				? text.startsWith("Yes, it is")
				: text.includes(alt.includes("meets") ? "does not go through" : "not one straight");
		if (text.includes("$")) {
			const formula = text.replaceAll("$", "");
			// Of a proportional relation, the double of a point fits as well, and nothing belongs to zero but zero.
			const fitting = Array.from({ length: 200 }, (_, at) => rational(BigInt(at + 1), 2n)).filter((y) =>
				[1, 2, 4, 8].some((x) => holds(formula, { x: exact(x), y })),
			);
			return [1, 2, 4].every((x) =>
				fitting.every(
					(y) => !holds(formula, { x: exact(x), y }) || holds(formula, { x: exact(2 * x), y: plus(y, y) }),
				),
			);
		}
		return /per kilogram|steady|every hour$|legs/.test(text);
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
