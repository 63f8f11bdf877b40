import { isEqual, type Rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { compare, exact, minus, over, plus, times } from "../reading/arithmetic.ts";
import {
	calculate,
	formulasIn,
	holds,
	numbersIn as exactsIn,
	value as numberOf,
} from "../reading/formulas.ts";
import { areInTheirBins } from "../reading/cards.ts";
import { findsDecimal } from "./decimal-expansions.ts";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { mistakenIntegers, mistakenSignedProducts } from "../mistaken/integers.ts";
import { fillsTheGaps, worksOutFormula } from "../shared/formula-solvers.ts";
import type { GivenAnswer, Solver, Solvers } from "../solver.ts";

/** Sums and differences of integers: as formulas, with a box in them, or in stories. */
const signedNumbers: Solver = ({ prompt }, { value }) => {
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
const signedProducts: Solver = ({ prompt }, { value }) => {
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

const dividesIntegers: Solver = (question, answer) => {
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
	return derivedSolvers(signedProducts, mistakenSignedProducts)(question, answer);
};

/** Where a story with signed numbers ends: values as formulas, amounts and counts in plain digits. */
function solvesSignedStory(prompt: string): Rational {
	const [story = ""] = prompt.split(/ Work in steps| Which expression/);
	const [first = exact(0), second = exact(0)] = formulasIn(story).map((each) => calculate(each));
	const [p = exact(0), q = exact(0), r = exact(0)] = exactsIn(story.replace(/\$[^$]*\$/g, ""));
	const isDown = /sinks|falls|goes down|is taken out/.test(story);
	if (story.includes("steadily")) return over(minus(second, first), p);
	if (story.includes("and then")) return plus(minus(first, times(p, q)), r);
	if (formulasIn(story).length > 1) {
		const gap = minus(first, second);
		return gap.numerator < 0n ? minus(exact(0), gap) : gap;
	}
	if (formulasIn(story).length === 0) return minus(exact(0), times(p, q));
	return isDown ? minus(first, p) : plus(first, p);
}

/** Stories of several steps: the number at the end, and those on the way. */
function solvesManySteps(story: string): { before: Rational[]; end: Rational } {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(story);
	if (story.includes("exactly in the middle")) {
		const free = minus(a, b);
		return { before: [free], end: over(free, exact(2)) };
	}
	if (story.includes("times as much")) {
		const special = times(a, b);
		return { before: [special], end: plus(times(a, c), times(special, d)) };
	}
	if (story.includes(" such ")) return { before: [over(b, exact(Number(a.denominator)))], end: times(a, b) };
	if (story.includes("%")) {
		const [first, second] = [over(times(a, b), exact(100)), times(a, c)];
		return { before: [first, second], end: minus(minus(a, first), second) };
	}
	return { before: [times(a, b)], end: minus(minus(a, times(a, b)), c) };
}

/** Independent solvers of grade 7: rationals. */
export const solvers7Rationals: Solvers = {
	"add-integers": (question, answer) =>
		question.interaction?.kind === "sort"
			? areInTheirBins(question, answer.texts, signOfSum)
			: derivedSolvers(signedNumbers, mistakenIntegers)(question, answer),
	"subtract-integers": derivedSolvers(signedNumbers, mistakenIntegers),
	"add-sub-rationals": (question, answer) =>
		question.question_type === "FILL_MULTIPLE"
			? undoesFirst(question, answer, (number) => minus(exact(0), number))
			: derivedSolvers(signedNumbers, mistakenIntegers)(question, answer),
	"multiply-integers": (question, answer) => {
		if (question.interaction?.kind === "sort")
			return areInTheirBins(question, answer.texts, (card) => signOfSum(card.replaceAll("×", "\\times")));
		if (question.question_type === "FILL_MULTIPLE") return fillsTheGaps(question, answer);
		return derivedSolvers(signedProducts, mistakenSignedProducts)(question, answer);
	},
	"divide-integers": dividesIntegers,
	"mult-div-rationals": (question, answer) =>
		question.question_type === "FILL_MULTIPLE"
			? undoesFirst(question, answer, (number) => over(exact(1), number))
			: derivedSolvers(worksOutFormula, mistakenSignedProducts)(question, answer),
	"fractions-to-decimals": findsDecimal,
	"rational-word-problems": ({ prompt, question_type }, { value, values, text }) => {
		const found = solvesSignedStory(prompt);
		if (question_type === "FILL_MULTIPLE") {
			const worth = [...prompt.matchAll(/\$([^$]+) =\$ \[\[/g)].map(([, formula = ""]) => calculate(formula));
			const from = /Subtract that from \$([^$]+)\$/.exec(prompt)?.[1];
			const [product = exact(0)] = worth;
			const between = from === undefined ? [] : [minus(calculate(from), product)];
			return [...worth, ...between, found].every((each, at) => isEqual(each, values[at] ?? exact(-9999)));
		}
		if (prompt.includes("Which expression")) return isEqual(calculate(formulasIn(text)[0] ?? ""), found);
		return isEqual(value ?? exactsIn(text)[0] ?? exact(-9999), found);
	},
	"multistep-rational": ({ prompt, question_type }, { value, values, text }) => {
		const [story = ""] = prompt.split(/ Work in steps\.| Find it step by step\./);
		const found = solvesManySteps(story);
		const end = question_type === "FILL_MULTIPLE" ? values.at(-1) : (value ?? exactsIn(text)[0]);
		if (end === null || end === undefined || !isEqual(end, found.end)) return false;
		return (
			question_type !== "FILL_MULTIPLE" ||
			found.before.every((each, at) => isEqual(each, values[at] ?? exact(-9999)))
		);
	},
};
