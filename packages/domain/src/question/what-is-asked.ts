import { recordOf } from "../question-types/question-types.ts";
import { withoutNames } from "./names.ts";
import type { Question } from "./question.ts";

/**
 * What a question asks, as one text: two questions are the same to a learner exactly if these texts are equal. That is
 * the prompt, the pictures and the right answer; other wrong options, the same ones in another order, or another
 * person's name make no other question.
 */
export function whatIsAsked(question: Question): string {
	const { question_type, prompt, figure, images = [], interaction } = question;
	const pictures = [figure?.svg ?? "", ...images.map(({ src }) => src)];
	const people: string[] = [];
	return JSON.stringify(
		[
			question_type,
			prompt,
			pictures,
			recordOf(question).whatIsRight(question),
			...(interaction ? [interaction] : []),
		],
		(_, part: unknown) => (typeof part === "string" ? withoutNames(part, people) : part),
	);
}
