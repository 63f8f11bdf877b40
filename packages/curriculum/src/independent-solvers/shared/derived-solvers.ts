import { isEqual } from "@learnin/domain/arithmetic/rational";
import type { Rational } from "@learnin/domain/arithmetic/rational";
import { calculate, formulasIn, holds } from "../reading/formulas.ts";
import { type Solver, givenAnswer } from "../solver.ts";

/**
 * What a described mistake gives for a formula, computed again from the description. Where the task says more than its
 * formula ("2/3 in twelfths"), the wrong answer that is written shows the rest.
 */
export type MistakeSolvers = readonly (readonly [
	description: RegExp,
	gives: (formula: string, written: string) => Rational | null,
])[];

/**
 * For skills whose tasks are formulas, in all the ways of asking that the kit derives from one: pairs of a formula and
 * its value, claims that hold, and what went wrong in someone's work. Everything else is asked of `plain`.
 */
export function derivedSolvers(plain: Solver, mistakes: MistakeSolvers): Solver {
	return (question, answer) => {
		const { question_type, prompt } = question;
		const [first = "", second = ""] = answer.texts;
		if (question_type === "MATCH_THE_FOLLOWING") return isWorth(first, second);
		if (question_type === "SELECT_ALL") return holds(formulasIn(first)[0] ?? "");
		if (question_type === "VERIFY_WITH_LLM") return endsAtTheValue(prompt, first);
		if (question_type === "SELECT_ONE" && answer.value === null) return explains(prompt, first, mistakes);
		return plain(question, answer);
	};
}

function isWorth(task: string, shown: string): boolean {
	const { value } = givenAnswer([shown]);
	return value !== null && isEqual(calculate(formulasIn(task)[0] ?? ""), value);
}

/** The last formula of the sample answer holds, and it is about the task. */
function endsAtTheValue(prompt: string, sample: string): boolean {
	const [task = ""] = formulasIn(prompt);
	const last = formulasIn(sample).at(-1) ?? "";
	return last.startsWith(`${task} =`) && holds(last);
}

function explains(prompt: string, description: string, mistakes: MistakeSolvers): boolean {
	const [task = "", wrote = ""] = formulasIn(prompt);
	const way = mistakes.find(([pattern]) => pattern.test(description))?.[1];
	if (way === undefined) throw new Error(`No solver for: ${description}`);
	const given = way(task, wrote);
	const { value } = givenAnswer([wrote]);
	return given !== null && value !== null && isEqual(given, value);
}
