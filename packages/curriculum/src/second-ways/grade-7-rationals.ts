import { isEqual } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	compare,
	exact,
	formulasIn,
	holds,
	minus,
	numbersIn as exactsIn,
	over,
	plus,
	times,
	value as numberOf,
} from "./exact.ts";
import { worksOutFormula } from "./formula-ways.ts";
import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { wholeOf } from "./wholes.ts";

/** Second ways of grade 7: rationals. */
export const secondWays7Rationals: SecondWays = {
	"add-integers": (question, answer) => {
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		const value = wholeOf(answer.value);
		const start = question.prompt.includes("below") ? -a : a;
		return value !== null && value - (question.prompt.includes("fallen") ? -b : b) === start;
	},
	"subtract-integers": (question, answer) => {
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		const value = wholeOf(answer.value);
		if (value === null) return false;
		return question.prompt.includes("diver") ? value - a === b : value + b === a;
	},
	"add-sub-rationals": worksOutFormula,
	"multiply-integers": (question, { value, text }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "SELECT_ONE")
			return text === (["Negative", "Zero", "Positive"][compare(calculate(formula), exact(0)) + 1] ?? "");
		if (value === null) return false;
		return formula.includes("square")
			? holds(formula.replace("\\square", "x"), { x: value })
			: isEqual(calculate(formula), value);
	},
	"divide-integers": (question, { value, text }) => {
		const [formula = ""] = formulasIn(question.prompt);
		if (question.question_type === "SELECT_ONE") {
			if (formula.endsWith("\\div 0")) return text.includes("no value");
			return text.includes("$") && isEqual(calculate(text), calculate(formula));
		}
		return value !== null && isEqual(calculate(formula), value);
	},
	"mult-div-rationals": worksOutFormula,
	"fractions-to-decimals": (question, { value, text, texts }) => {
		// An overline part of n digits is that part over n nines, moved behind the digits before it.
		const valueOf = (decimal: string) => {
			const [, sign = "", whole = "0", before = "", repeats = ""] =
				/^\$?(-?)(\d+)\.(\d*)(?:\\overline\{(\d+)\})?\$?$/.exec(decimal) ?? [];
			const tail =
				repeats === ""
					? exact(0)
					: over(over(numberOf(repeats), exact(10 ** repeats.length - 1)), exact(10 ** before.length));
			const size = plus(numberOf(`${whole}.${before}0`), tail);
			return sign === "-" ? minus(exact(0), size) : size;
		};
		const [fraction = "1"] = formulasIn(question.prompt);
		if (texts.length > 1) return isEqual(calculate(text), valueOf(texts[1] ?? ""));
		if (question.question_type === "FILL_ONE") return value !== null && isEqual(calculate(fraction), value);
		if (text.includes("dfrac")) {
			let { denominator } = calculate(text);
			for (const prime of [2n, 5n]) while (denominator % prime === 0n) denominator /= prime;
			return (denominator === 1n) === question.prompt.includes("comes to an end");
		}
		return isEqual(calculate(fraction), valueOf(text));
	},
	"rational-word-problems": (question, { value }) => {
		const { prompt } = question;
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("warmer")) return isEqual(minus(value, b), a);
		if (/apart|differ\?/.test(prompt)) return isEqual(plus(value, b), a);
		if (prompt.includes("account")) return isEqual(plus(value, times(b, c)), plus(a, d));
		if (prompt.includes("steadily")) return isEqual(plus(a, times(value, c)), b);
		return isEqual(plus(value, times(a, b)), exact(0));
	},
	"multistep-rational": (question, { value }) => {
		const { prompt } = question;
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("lunch")) return isEqual(plus(plus(value, c), times(a, b)), a);
		if (prompt.includes("Wednesday"))
			return isEqual(value, times(a, minus(minus(exact(1), over(b, exact(100))), c)));
		if (prompt.includes("jar")) return isEqual(over(value, b), a);
		if (prompt.includes("earns")) return isEqual(over(value, a), plus(c, times(b, d)));
		return isEqual(plus(plus(value, value), b), a);
	},
};
