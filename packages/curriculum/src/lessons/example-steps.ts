import type { Question } from "@learnin/domain/question/question";
import { explanationSteps } from "../repairs/explanation-steps.ts";
import { type AskedStep, askedSteps } from "./asking/asked-steps.ts";
import { workedPair } from "./worked-pair.ts";

/** With the idea before them and the question after them a lesson has three to six. */
export const MAX_STEPS = 4;

/** The steps of the solution; if it is a single sentence, preceded by the last hint. */
export function workOf(question: Question): string[] {
	const pair = workedPair(question);
	if (pair !== undefined) return [pair.first, ...joined(pair.steps, MAX_STEPS - 1), pair.others];
	const steps = explanationSteps(question.explanation);
	return steps.length > 1 ? joined(steps) : withHint(question, steps);
}

function withHint({ hints }: Question, steps: readonly string[]): string[] {
	const before = hints.at(-1);
	if (hints.length < 2 || before === undefined) return joined(steps);
	return [before, ...steps.map((step) => withoutBeginning(step, before))];
}

/** "Add the dots of all columns: 5 + 1 = 6." after the same words: only what is new. */
function withoutBeginning(step: string, said: string): string {
	const beginning = `${said.replace(/\.$/, "")}: `;
	return step.startsWith(beginning) ? step.slice(beginning.length) : step;
}

const CONCLUDES = /^So \$/;
const COLUMN = /^Ones: /;

/** At most so many: merges the shortest adjacent pair until they fit. */
function joined(steps: readonly string[], most = MAX_STEPS): string[] {
	if (steps.length <= most) return [...steps];
	const lengths = steps.slice(1).map((step, at) => step.length + (steps[at]?.length ?? 0));
	// What is only summed up belongs to the last step; a column keeps its own.
	const isSummedUp = CONCLUDES.test(steps.at(-1) ?? "") && COLUMN.test(steps[0] ?? "");
	const at = isSummedUp ? lengths.length - 1 : lengths.indexOf(Math.min(...lengths));
	return joined([...steps.slice(0, at), `${steps[at]} ${steps[at + 1]}`, ...steps.slice(at + 2)], most);
}

/** The steps with their questions; a single one, of which nothing can be asked but the answer, is preceded by a hint. */
export function workedOut(question: Question, grade: number): AskedStep[] {
	const asked = askedSteps(question, workOf(question), grade);
	if (asked.length > 1) return asked;
	return askedSteps(
		question,
		withHint(question, explanationSteps(question.explanation)).slice(0, MAX_STEPS),
		grade,
	);
}
