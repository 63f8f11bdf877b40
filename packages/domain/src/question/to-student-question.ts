import type { FillOneQuestion, Question, SelectOneQuestion } from "./question.ts";

type WithoutSecrets<Q> = Q extends Question
	? Omit<Q, "key" | "hints" | "explanation" | "known_mistakes">
	: never;

/** A question as a student may see it before answering: no key, hints, explanation or mistakes. */
export type StudentQuestion = WithoutSecrets<Question>;

/**
 * Removes everything a student must not see yet.
 * Lists what stays instead of deleting what goes, so that a new secret field cannot slip through.
 */
export function toStudentQuestion(question: Question): StudentQuestion {
	switch (question.question_type) {
		case "SELECT_ONE":
			return { ...shared(question), ...selectOne(question) };
		case "FILL_ONE":
			return { ...shared(question), ...fillOne(question) };
	}
}

function shared(question: Question) {
	return {
		prompt: question.prompt,
		...(question.cta === undefined ? {} : { cta: question.cta }),
		...(question.figure === undefined ? {} : { figure: question.figure }),
	};
}

function selectOne(question: SelectOneQuestion) {
	return {
		question_type: question.question_type,
		answer_type: question.answer_type,
		options: question.options.map(({ id, label }) => ({ id, label })),
	};
}

function fillOne(question: FillOneQuestion) {
	return {
		question_type: question.question_type,
		answer_type: question.answer_type,
		...(question.answer_prefix === undefined ? {} : { answer_prefix: question.answer_prefix }),
		...(question.answer_suffix === undefined ? {} : { answer_suffix: question.answer_suffix }),
	};
}
