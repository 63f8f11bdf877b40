import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { exact, formulasIn, holds, numbersIn as exactsIn, plus, times, value as numberOf } from "./exact.ts";
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
	"proportional-equations": (question, { text, texts, value }) => {
		const { prompt } = question;
		if (texts.length > 1) {
			const [x = exact(1), y = exact(1)] = exactsIn(text);
			return holds(texts[1] ?? "", { x, y });
		}
		if (value !== null && question.question_type === "FILL_ONE") {
			const [equation = "", second = "", third = ""] = formulasIn(prompt);
			const [letter = "", number = ""] = (second.includes("=") ? second : third).split(" = ");
			const other = equation.replace(/[=\d. ]/g, "").replace(letter, "");
			return holds(equation, { [letter]: numberOf(number), [other]: value });
		}
		const [first = exact(1), second] = exactsIn(prompt);
		const letters = formulasIn(prompt);
		const [y = "y", x = "x"] = letters;
		const paid = /pays|moves|goes/.test(prompt) && second !== undefined;
		const [count, total] =
			second === undefined ? [exact(1), first] : paid ? [second, first] : [first, second];
		return [1, 3].every((factor) =>
			holds(text, { [x]: times(count, exact(factor)), [y]: times(total, exact(factor)) }),
		);
	},
	"interpret-proportional-graph": (question, { value, text }) => {
		const [x = exact(1), y = exact(1), one = exact(1), rate = exact(1)] = exactsIn(
			question.figure?.alt ?? "",
		);
		const { prompt } = question;
		if (question.question_type === "SELECT_ONE") {
			if (prompt.includes("origin")) return /^(At the start |Zero tickets)/.test(text);
			const told = exactsIn(text.replace(/^One /, "1 ").replace("in one", "in 1"));
			const wanted = prompt.includes("point P") ? [x, y] : [one, rate];
			const turned = /flow out in|goes \d+ \w+ in/.test(text) ? [told[1], told[0]] : told;
			return (
				wanted.every((number, at) => turned[at] !== undefined && isEqual(number, turned[at] ?? number)) &&
				!text.startsWith("Nothing")
			);
		}
		if (value === null) return false;
		const [far = exact(1)] = exactsIn(prompt);
		if (!prompt.includes("goes on")) return isEqual(times(value, x), y);
		const [, asked = ""] = /How many (\w+) go with/.exec(prompt) ?? [];
		const is_up = (question.figure?.alt ?? "").includes(`${asked} up`);
		return is_up ? isEqual(times(y, far), times(value, x)) : isEqual(times(value, y), times(far, x));
	},
};
