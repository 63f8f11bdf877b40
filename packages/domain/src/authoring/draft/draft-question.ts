import { draftedTypeOf } from "../../question-types/drafted-types.ts";
import type { Difficulty } from "../../question/difficulty.ts";
import type { Question } from "../../question/question.ts";
import { newDraft, type QuestionDraft } from "./question-draft.ts";

/** The question that a draft describes, with or without faults; `checkQuestion` reports them. */
export function questionOf(draft: QuestionDraft): Question {
	const { figure, images, cta, known_mistakes, interaction = null } = draft;
	return {
		prompt: draft.prompt.trim(),
		...(cta.trim() !== "" && { cta: cta.trim() }),
		...(figure !== null && { figure }),
		...(images.length > 0 && { images }),
		hints: draft.hints.map(({ value }) => value.trim()).filter((value) => value !== ""),
		explanation: draft.explanation.trim(),
		known_mistakes,
		...(interaction !== null && { interaction }),
		...(draft.roles !== undefined && { roles: draft.roles }),
		...draftedTypeOf(draft).partOf(draft),
	};
}

/** The draft for editing a stored question; `questionOf` gives the same question back. */
export function draftOf(stored: {
	id: string;
	question: Question;
	skill_id: string;
	difficulty: Difficulty;
	tags: string[];
}): QuestionDraft {
	const { id, question, skill_id, difficulty, tags } = stored;
	const { prompt, cta = "", figure = null, images = [], explanation, known_mistakes } = question;
	return {
		...newDraft(question.question_type, question.answer_type),
		qid: id,
		prompt,
		cta,
		figure,
		images,
		explanation,
		known_mistakes,
		...(question.interaction !== undefined && { interaction: question.interaction }),
		...(question.roles !== undefined && { roles: question.roles }),
		hints: question.hints.map((value, at) => ({ id: String(at + 1), value })),
		skill_id,
		difficulty,
		tags,
		...draftedTypeOf(question).draftOf(question),
	};
}
