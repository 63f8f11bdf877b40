import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { MAX_STEPS } from "../number-line/number-line.ts";
import { entryOf, rayOf } from "./inequality.ts";
import type { Inequality } from "./settings.ts";

/** Why an inequality cannot be drawn on such a line, or null: its ends, or its letter. */
export function whyNoLine({ from, to, number_every, variable }: Omit<Inequality, "kind">): string | null {
	const are_whole = [from, to, number_every].every(Number.isSafeInteger);
	if (!are_whole || to - from < 2 || to - from > MAX_STEPS || number_every < 0) return `${from}–${to}`;
	return /^[a-z]$/i.test(variable) ? null : variable;
}

/**
 * Why a line for an inequality cannot answer this question, or null: its ends, its letter, or an answer off the line.
 */
export function whyNoInequality(question: FillOneQuestion, settings: Inequality): string | null {
	const why = whyNoLine(settings);
	if (why !== null) return why;
	const [answer = ""] = question.key.answers;
	const ray = rayOf(settings, answer);
	if (ray === null) return answer;
	const entry = entryOf(settings, ray);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}
