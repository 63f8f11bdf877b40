import { isEqual } from "@learnin/domain/arithmetic/rational";
import { greatestFactor, inCommon, leastMultiple } from "./common-numbers.ts";
import {
	calculate,
	exact,
	formulasIn,
	holds,
	minus,
	numbersIn as exactsIn,
	over,
	plus,
	times,
} from "./exact.ts";
import { byExact } from "./formula-ways.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 6: numbers. */
export const secondWays6Numbers: SecondWays = {
	"divide-fractions": (question, { value, values }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "FILL_MULTIPLE") {
			const [top = null, bottom = null] = values;
			if (top === null || bottom === null) return false;
			const [left = "", right = ""] = formula.split(" = ");
			return isEqual(
				calculate(left),
				times(calculate(right.replace(" \\times \\square", "")), over(top, bottom)),
			);
		}
		if (value === null) return false;
		return formula.includes("square")
			? holds(formula.replace("\\square", "x"), { x: value })
			: isEqual(calculate(formula), value);
	},
	"fraction-division-word": (question, { value, text }) => {
		const [a = exact(1), b = exact(1)] = exactsIn(question.prompt);
		const part_first = /One bowl|One lap|of a tank/.test(question.prompt);
		const [whole, part] = part_first ? [b, a] : [a, b];
		if (question.question_type === "SELECT_ONE") return isEqual(calculate(text), over(whole, part));
		return value !== null && isEqual(times(value, part), whole);
	},
	"divide-multidigit": byExact((found, a, b) => isEqual(times(found, b), a)),
	"decimal-add-sub-fluent": (question, { value }) => {
		const [formula] = formulasIn(question.prompt);
		const [a = exact(0), b = exact(0)] = exactsIn(question.prompt);
		if (value === null) return false;
		if (formula !== undefined) return isEqual(calculate(formula), value);
		return question.prompt.includes("left") ? isEqual(plus(value, b), a) : isEqual(minus(value, b), a);
	},
	"decimal-mult-div-fluent": (question, { value }) => {
		const [formula] = formulasIn(question.prompt);
		const numbers = exactsIn(question.prompt);
		if (value === null) return false;
		return isEqual(value, formula === undefined ? numbers.reduce(times) : calculate(formula));
	},
	"greatest-common-factor": inCommon(greatestFactor, (a, found, prompt) =>
		prompt.includes("as many") ? a / found : found,
	),
	"least-common-multiple": inCommon(leastMultiple, (a, found, prompt) =>
		/packs of|boxes of|bags of|in a bag/.test(prompt) ? found / a : found,
	),
};
