import { rational } from "@learnin/domain/arithmetic/rational";
import { same } from "../reading/arithmetic.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** All the groups together are asked. */
const isProductStory = (story: string) => /in all\?|does \w+ have\?/.test(story);

/** The equation of the story, with its answer in the box. */
function isEquationOf(story: string, equation: string): boolean {
	const [a = 0n, b = 0n] = wholesIn(story);
	const [total, by] = a > b ? [a, b] : [b, a];
	const [first, second] = wholesIn(equation);
	if (isProductStory(story)) return equation === `$${a} \\times ${b} = \\square$`;
	return equation.includes("div")
		? first === total && second === by
		: equation.startsWith("$\\square \\times") && first === by && second === total;
}

/** One story of equal groups: its answer, its equation or both. */
const groupStories: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const [first = "", second = ""] = answer.texts;
	if (question_type === "MATCH_THE_FOLLOWING") return isEquationOf(first, second);
	if (/Which equation/.test(prompt)) return isEquationOf(prompt, first);
	const [a = 0n, b = 0n] = wholesIn(prompt);
	const [total, by] = a > b ? [a, b] : [b, a];
	const value = wholeOf(answer.values.at(-1) ?? null) ?? -1n;
	const isRight = isProductStory(prompt) ? repeatedSum(a, b) === value : repeatedSum(value, by) === total;
	if (answer.values.length === 1) return isRight;
	return isRight && wholeOf(answer.values[0] ?? null) === (isProductStory(prompt) ? a : total);
};

/** What a story of two steps leads to, and what its first step finds. */
function twoSteps(story: string): [middle: bigint, end: bigint] {
	const [a = 0n, b = 0n, c = 0n] = wholesIn(story);
	const isShared = /basket|teams|vase|books does/.test(story);
	const takes = /left|taken/.test(story);
	const middle = isShared ? a + b : repeatedSum(a, b);
	if (isShared) return [middle, middle / c];
	return [middle, takes ? middle - c : middle + c];
}

const twoStepStories: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const [first = "", second = ""] = answer.texts;
	const [middle, end] = twoSteps(question_type === "MATCH_THE_FOLLOWING" ? first : prompt);
	const isWorthTheEnd = (text: string) =>
		same(calculate((formulasIn(text)[0] ?? "").replace(/ = [a-z]$/, "")), rational(end));
	// Two stories can have the same answer: the numbers tell whose expression it is.
	if (question_type === "MATCH_THE_FOLLOWING")
		return isWorthTheEnd(second) && wholesIn(second.replace(" - ", " ")).join() === wholesIn(first).join();
	if (/equation/.test(prompt)) return isWorthTheEnd(first);
	const all = answer.values.map((each) => wholeOf(each) ?? -1n);
	if (/stimate|About how/.test(prompt)) {
		const [about = 0n] = wholesIn(first);
		return about - end <= 10n && end - about <= 10n;
	}
	return all.at(-1) === end && (all.length === 1 || all[0] === middle);
};

/** Independent solvers of grade 3 for stories. */
export const storiesWays3: Solvers = {
	"mult-div-word-problems": groupStories,
	"two-step-word-problems": twoStepStories,
};
