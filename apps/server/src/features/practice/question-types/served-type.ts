import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { Question, QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import type { AnswerOf, QuestionOf } from "@learnin/domain/question-types/type-record";
import type { RenderedAnswerPart, RenderedQuestion } from "../../../platform/rich-text/rendered-question.ts";

/** The part of a question for the page that is specific to its type. */
type OwnFields<P> = P extends PracticeQuestion ? Omit<P, SharedField> : never;
type SharedField = Exclude<keyof PracticeQuestion, "question_type">;

/** How questions `Q` with answers `A` leave the server. */
interface Serving<Q extends Question, A extends StudentAnswer, P extends PracticeQuestion> {
	/** What is rendered in addition to the texts that every question has. */
	render(question: Q): RenderedAnswerPart;
	/** The correct answer as Markdown: one text per option, box, pair or label. */
	rightSources(question: Q): string[];
	/**
	 * What the page needs to take an answer. Lists every field, so that no part of the key can slip through.
	 */
	present(question: Q, rendered: RenderedQuestion): OwnFields<P>;
	/** What a student entered, as Markdown; the question may have another type than the answer by now. */
	answerSources(answer: A, question: Question): string[];
}

/** Everything in the server that is specific to one question type. */
export type ServedType<T extends QuestionType> = Serving<
	QuestionOf<T>,
	AnswerOf<T>,
	Extract<PracticeQuestion, { question_type: T }>
>;

/** One that was looked up by the type of a question or answer. */
export type AnyServedType = Serving<Question, StudentAnswer, PracticeQuestion>;
