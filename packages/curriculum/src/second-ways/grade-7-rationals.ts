import { isEqual, type Rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
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
import { areInTheirBins } from "./cards.ts";
import { derivedWays } from "./derived-ways.ts";
import { mistakenIntegers, mistakenSignedProducts } from "./mistaken-integers.ts";
import { fillsTheGaps, worksOutFormula } from "./formula-ways.ts";
import type { GivenAnswer, SecondWay, SecondWays } from "./second-way.ts";

/** Sums and differences of integers: as formulas, with a box in them, or in stories. */
const signedNumbers: SecondWay = ({ prompt }, { value }) => {
	if (value === null) return false;
	const formula = formulasIn(prompt).find((each) => / [-+] /.test(each));
	if (formula?.includes("square")) return holds(formula.replace("\\square", "x"), { x: value });
	if (formula !== undefined) return isEqual(calculate(formula), value);
	const [first = exact(0), second = exact(0)] = formulasIn(prompt).map((each) => calculate(each));
	// Two signed numbers are compared; a signed number and an amount are a start and a change.
	if (formulasIn(prompt).length > 1) return isEqual(plus(value, second), first);
	const by = numberOf(/[a-z] (\d+) ?[a-z]/.exec(prompt.replace(/\$[^$]*\$/g, ""))?.[1] ?? "0");
	const isDown = /falls|withdraws|loses|goes down|the left|goes back/.test(prompt);
	return isEqual(plus(first, isDown ? minus(exact(0), by) : by), value);
};

function signOfSum(card: string): string {
	return ["Negative", "Zero", "Positive"][compare(calculate(card.replaceAll("−", "-")), exact(0)) + 1] ?? "";
}

/** Products and quotients of integers: as formulas, with a box in them, or as steady changes in stories. */
const signedProducts: SecondWay = ({ prompt }, { value }) => {
	if (value === null) return false;
	const [formula] = formulasIn(prompt);
	if (formula?.includes("square")) return holds(formula.replace("\\square", "x"), { x: value });
	if (formula !== undefined) return isEqual(calculate(formula), value);
	const isDown = /falls|fell by|sinks|goes down|left/.test(prompt);
	if (prompt.includes("by the same amount")) {
		const [whole = exact(0), count = exact(1)] = exactsIn(prompt);
		return isEqual(times(value, count), isDown ? minus(exact(0), whole) : whole);
	}
	const [rate = exact(0), time = exact(0)] = exactsIn(prompt.replace(/\b0\b/g, ""));
	const isBack = prompt.includes("ago");
	return isEqual(times(rate, time), isDown === isBack ? value : minus(exact(0), value));
};

/** The first box undoes the first formula of the prompt; the second one holds what the other formula is worth. */
function undoesFirst(
	{ prompt }: Question,
	{ values }: GivenAnswer,
	undo: (number: Rational) => Rational,
): boolean {
	const [number = "1", whole = "1"] = formulasIn(prompt).map((each) => each.replace(/ =$/, ""));
	const [first = null, second = null] = values;
	if (first === null || second === null) return false;
	return isEqual(first, undo(calculate(number))) && isEqual(second, calculate(whole));
}

const dividesIntegers: SecondWay = (question, answer) => {
	const { prompt } = question;
	const [formula = ""] = formulasIn(prompt);
	if (question.interaction?.kind === "sort")
		return areInTheirBins(question, answer.texts, (card) =>
			card.endsWith("÷ 0") ? "Not defined" : signOfSum(card.replaceAll("÷", "\\div")),
		);
	if (formula.endsWith("\\div 0")) return answer.text === "It is not defined.";
	if (formula.startsWith("0 \\div")) return answer.text === "$0$";
	if (/same value|equal to|another way/.test(prompt))
		return isEqual(calculate(formula), calculate(formulasIn(answer.text)[0] ?? ""));
	return derivedWays(signedProducts, mistakenSignedProducts)(question, answer);
};

/** Second ways of grade 7: rationals. */
export const secondWays7Rationals: SecondWays = {
	"add-integers": (question, answer) =>
		question.interaction?.kind === "sort"
			? areInTheirBins(question, answer.texts, signOfSum)
			: derivedWays(signedNumbers, mistakenIntegers)(question, answer),
	"subtract-integers": derivedWays(signedNumbers, mistakenIntegers),
	"add-sub-rationals": (question, answer) =>
		question.question_type === "FILL_MULTIPLE"
			? undoesFirst(question, answer, (number) => minus(exact(0), number))
			: derivedWays(signedNumbers, mistakenIntegers)(question, answer),
	"multiply-integers": (question, answer) => {
		if (question.interaction?.kind === "sort")
			return areInTheirBins(question, answer.texts, (card) => signOfSum(card.replaceAll("×", "\\times")));
		if (question.question_type === "FILL_MULTIPLE") return fillsTheGaps(question, answer);
		return derivedWays(signedProducts, mistakenSignedProducts)(question, answer);
	},
	"divide-integers": dividesIntegers,
	"mult-div-rationals": (question, answer) =>
		question.question_type === "FILL_MULTIPLE"
			? undoesFirst(question, answer, (number) => over(exact(1), number))
			: derivedWays(worksOutFormula, mistakenSignedProducts)(question, answer),
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
