import type { Question } from "@learnin/domain/question/question";
import { type Random, seededRandom } from "../random/seeded-random.ts";
import { askBlank } from "./ask-blank.ts";
import { askPart } from "./ask-part.ts";
import type { SmallQuestion } from "./lesson.ts";
import { rightLetters } from "./pictures-of-tapped-parts.ts";
import { askAnswer, askResult } from "./small-question.ts";
import { answerValues, tellsAnswer } from "./told-answers.ts";

export interface AskedStep {
	/** The step, with those that belong to it. */
	parts: string[];
	check: SmallQuestion | undefined;
}

/**
 * The steps of an example, each with the question asked before it. A step with nothing to ask belongs to the next one,
 * or at the end to the one before.
 */
export function askedSteps(question: Question, work: readonly string[]): AskedStep[] {
	const random = seededRandom(`${question.prompt}:${work.length}`);
	const final = askAnswer(question, random) ?? askPart(question, random);
	const askedAt = final === undefined ? work.length : tellingStep(question, work);
	const asked: AskedStep[] = [];
	let before: string[] = [];
	for (const [at, step] of work.entries()) {
		const parts = [...before, step];
		const check = at === askedAt ? final : askInside({ question, work, random }, at, at > askedAt);
		before = [];
		const last = asked.at(-1);
		if (check !== undefined) asked.push({ parts, check });
		else if (at < Math.min(askedAt, work.length - 1)) before = parts;
		else if (last === undefined) asked.push({ parts, check });
		else last.parts.push(...parts);
	}
	return asked;
}

/** The first step that reveals the answer, which is asked for before it. */
function tellingStep(question: Question, work: readonly string[]): number {
	const told = work.findIndex(
		(step) => tellsAnswer(step, question) || rightLetters(question, step).length > 0,
	);
	return told === -1 ? work.length - 1 : told;
}

interface Work {
	question: Question;
	work: readonly string[];
	random: Random;
}

/** A question about what a step says. */
function askInside(
	{ question, work, random }: Work,
	at: number,
	isAfterAnswer: boolean,
): SmallQuestion | undefined {
	const step = work[at] ?? "";
	const before = [question.prompt, ...work.slice(0, at)];
	const result = isAfterAnswer ? undefined : askResult(step, before);
	const asked_later = isAfterAnswer ? [] : answerValues(question);
	return result ?? askBlank({ step, before, asked_later, isAfterAnswer }, random);
}
