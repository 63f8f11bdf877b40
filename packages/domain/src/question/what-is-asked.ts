import { recordOf } from "../question-types/question-types.ts";
import { withoutNames } from "./text/names.ts";
import type { Question } from "./question.ts";

/**
 * The content of a question as one text: two questions are the same to a student exactly if these texts are
 * equal. It has the prompt, the pictures and the right answer; other wrong options, their order, or another
 * person's name make no difference.
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
