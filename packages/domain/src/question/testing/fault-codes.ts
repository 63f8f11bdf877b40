import { checkQuestion } from "../checks/check-question.ts";
import type { KnownMistake, Question } from "../question.ts";

/** The faults of a question in one line each: path and code. */
export function faultsOf(question: Question): string[] {
	return checkQuestion(question).map(({ field, fault }) => `${field}: ${fault}`);
}

/** An arbitrary known mistake. */
export function someMistake(answer: string, changes: Partial<KnownMistake> = {}): KnownMistake {
	return { id: "m", answer, feedback: "Look again.", ...changes };
}
