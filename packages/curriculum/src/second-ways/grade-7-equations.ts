import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	compare,
	exact,
	formulasIn,
	holds,
	minus,
	numbersIn as exactsIn,
	plus,
	times,
	value as numberOf,
} from "./exact.ts";
import { areEquivalent, lettersOf, ofExpressions, pointsFor } from "./expression-ways.ts";
import { solvesEquation } from "./read-equation.ts";
import type { SecondWays } from "./second-way.ts";

const zero = exact(0);

/** Second ways of grade 7: equations. */
export const secondWays7Equations: SecondWays = {
	"two-step-equations": solvesEquation,
	"combine-like-terms": ofExpressions((question, { text, value, values }) => {
		const { prompt } = question;
		const formulas = formulasIn(prompt);
		const [task = ""] = formulas;
		if (prompt.includes("dollars")) {
			const [a = zero, b = zero, c = zero, d = zero] = exactsIn(prompt);
			// "2 on Monday and 3 on Friday" says both numbers bought before what else is paid.
			const [more, paid] = prompt.startsWith("On Saturday") ? [c, plus(b, d)] : [b, plus(c, d)];
			return pointsFor(formulas).every((point) =>
				isEqual(calculate(text, point), plus(times(plus(a, more), point[formulas[0] ?? ""] ?? zero), paid)),
			);
		}
		if (question.question_type === "SELECT_ONE") return areEquivalent(task, text);
		const [x = "", y] = formulas.slice(1).map((formula) => formula.replace("\\square ", ""));
		if (question.question_type === "FILL_ONE") {
			// The coefficient is what the expression grows by from x = 0 to x = 1.
			const at = (number: number) =>
				calculate(
					task,
					Object.fromEntries(lettersOf(task).map((each) => [each, exact(each === x ? number : 0)])),
				);
			return value !== null && isEqual(value, minus(at(1), at(0)));
		}
		const [first, second, last] = values.map((each) => each ?? zero);
		return pointsFor(lettersOf(task)).every((point) => {
			const others = times(second ?? zero, y === undefined ? exact(1) : (point[y] ?? zero));
			const whole = plus(times(first ?? zero, point[x] ?? zero), plus(others, last ?? zero));
			return isEqual(calculate(task, point), whole);
		});
	}),
	"expand-factor-linear": (question, { text, values }) => {
		const [formula = ""] = formulasIn(question.prompt).filter((one) => /[a-z]/.test(one));
		const shown = formula.replace(/ =$/, "");
		const letter = /[a-z]/.exec(shown)?.[0] ?? "x";
		if (question.question_type === "FILL_MULTIPLE") {
			const told = /Factor out \$(-?\d+)\$/.exec(question.prompt)?.[1];
			const [f = null, p = null, q = null] = told === undefined ? values : [numberOf(told), ...values];
			if (f === null || p === null || q === null) return false;
			return [2, -5].every((x) =>
				isEqual(calculate(shown, { [letter]: exact(x) }), times(f, plus(times(p, exact(x)), q))),
			);
		}
		return [2, -5, 9].every((x) =>
			isEqual(calculate(shown, { [letter]: exact(x) }), calculate(text, { [letter]: exact(x) })),
		);
	},
	"rewrite-in-context": (question, { text, texts }) => {
		const { prompt } = question;
		const hundred = exact(100);
		const [percent = exact(0)] = exactsIn(text);
		const letter = /\$([a-z])\$/.exec(prompt)?.[1] ?? "a";
		if (texts.length > 1) {
			const rises = text.includes("increase");
			return isEqual(
				calculate(texts[1] ?? "", { [letter]: hundred }),
				rises ? plus(hundred, percent) : minus(hundred, percent),
			);
		}
		if (question.question_type === "VERIFY_WITH_LLM") {
			const [by = exact(0)] = exactsIn(prompt);
			const [, , change = ""] = formulasIn(`${prompt} ${text}`.replace(/\$[a-z]\$/, ""));
			const shown = formulasIn(prompt)[1] ?? "";
			return (
				isEqual(calculate(change, { [letter]: hundred }), by) &&
				isEqual(
					calculate(shown, { [letter]: hundred }),
					prompt.includes("rises") ? plus(hundred, by) : minus(hundred, by),
				)
			);
		}
		if (/The new value is/.test(prompt)) {
			const shown = formulasIn(prompt).find((formula) => / [-+] /.test(formula)) ?? "";
			return [200, 700].every((old) =>
				isEqual(calculate(text, { [letter]: exact(old) }), calculate(shown, { [letter]: exact(old) })),
			);
		}
		if (prompt.includes("What does that tell")) {
			const shown = formulasIn(prompt)[1] ?? "";
			return isEqual(
				calculate(shown, { [letter]: hundred }),
				text.includes("rises") ? plus(hundred, percent) : minus(hundred, percent),
			);
		}
		const [k = exact(0)] = exactsIn(prompt.replace(/^.*sides that are/, ""));
		if (prompt.includes("longer"))
			return text.startsWith("The perimeter grows by") && isEqual(percent, times(exact(4), k));
		return [
			"The perimeter is twice the sum of the two sides.",
			"What one child pays",
			"Four fifths of the paint is left.",
		].includes(text);
	},
	"equations-with-brackets": (question, { value, values }) => {
		const equation = formulasIn(question.prompt).find((formula) => formula.includes("(")) ?? "";
		const letter = /[a-z]/.exec(equation)?.[0] ?? "x";
		if (question.question_type === "FILL_MULTIPLE") {
			const [inner = null, solution = null] = values;
			if (inner === null || solution === null) return false;
			const bracket = /\((.*)\)/.exec(equation)?.[1] ?? "";
			return (
				holds(equation, { [letter]: solution }) && isEqual(calculate(bracket, { [letter]: solution }), inner)
			);
		}
		return value !== null && holds(equation, { [letter]: value });
	},
	"two-step-equation-word": (question, { value, text }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		// Each story told forward with a number for what is asked must come to its last number.
		const told = (x: Rational): Rational => {
			if (/taxi|saved/.test(prompt)) return minus(plus(a, times(b, x)), c);
			if (prompt.includes("basket")) return minus(plus(a, times(b, x)), c);
			if (/tickets|bags/.test(prompt)) return minus(minus(times(a, x), b), c);
			return minus(times(a, prompt.includes("shorter") ? minus(x, b) : plus(x, b)), c);
		};
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(told(value), exact(0));
		const [left = "", right = ""] = text.replaceAll("$", "").split(" = ");
		return [4, 9].every((x) =>
			isEqual(minus(calculate(left, { x: exact(x) }), numberOf(right)), told(exact(x))),
		);
	},
	"two-step-inequalities": (question, { value, text }) => {
		const { prompt } = question;
		if (question.question_type === "FILL_ONE") {
			const [first = exact(1), second = exact(1), third = exact(1)] = exactsIn(prompt);
			const total = (count: Rational) => plus(second, times(third, count));
			if (value === null) return false;
			const [one, limit] = [exact(1), first];
			return prompt.includes("at most")
				? compare(total(value), limit) <= 0 && compare(total(plus(value, one)), limit) > 0
				: compare(total(value), limit) >= 0 && compare(total(minus(value, one)), limit) < 0;
		}
		const [shown = ""] = formulasIn(prompt);
		const letter = /[a-z]/.exec(shown)?.[0] ?? "x";
		const [boundary = exact(0)] = exactsIn(text);
		const fits = (number: Rational) => {
			if (!text.includes("dot")) return holds(text.replaceAll("$", ""), { [letter]: number });
			const order = compare(number, boundary);
			return (order === 0 && text.includes("full")) || order === (text.includes("left") ? -1 : 1);
		};
		return [-40, -1, 0, 1, 40].every(
			(step) => fits(plus(boundary, exact(step))) === holds(shown, { [letter]: plus(boundary, exact(step)) }),
		);
	},
};
