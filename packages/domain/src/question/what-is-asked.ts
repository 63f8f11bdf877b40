import { withoutNames } from "./names.ts";
import type { Figure, Question, QuestionOption, UploadedImage } from "./question.ts";

/**
 * What a question asks, as one text: two questions are the same to a learner exactly if these texts are equal. That is
 * the prompt, the pictures and the right answer; other wrong options, the same ones in another order, or another
 * person's name make no other question.
 */
export function whatIsAsked(question: Question): string {
	const { question_type, prompt, figure, images = [] } = question;
	const pictures = [figure?.svg ?? "", ...images.map(({ src }) => src)];
	const people: string[] = [];
	return JSON.stringify([question_type, prompt, pictures, answerAsked(question)], (_, part: unknown) =>
		typeof part === "string" ? withoutNames(part, people) : part,
	);
}

/** The right answer by what it says, to compare: the ids of options change places. Null where there is no one right form. */
export function answerAsked(question: Question): unknown {
	switch (question.question_type) {
		case "SELECT_ONE":
			return seen(question.options, question.key.option_id);
		case "SELECT_ALL":
			return question.key.option_ids.map((id) => seen(question.options, id)).toSorted();
		case "FILL_ONE":
			return question.key.answers[0];
		case "FILL_MULTIPLE":
			return question.blanks.map(({ key }) => key.answers[0]);
		case "MATCH_THE_FOLLOWING":
			return Object.entries(question.key.answer_dict)
				.map(([left, right]) => `${seen(question.left_options, left)}→${seen(question.right_options, right)}`)
				.toSorted();
		case "LABELED_INPUT":
			return question.labels.map(({ label, key }) => [label, key?.answers[0] ?? null]);
		case "VERIFY_WITH_LLM":
			// A written answer has no one right form.
			return null;
	}
}

function seen(options: readonly QuestionOption[], id: string): string {
	const {
		label = "",
		figure,
		image,
	}: { label?: string; figure?: Figure; image?: UploadedImage } = options.find(
		(option) => option.id === id,
	) ?? {};
	return JSON.stringify([label, figure?.svg ?? "", image?.src ?? ""]);
}
