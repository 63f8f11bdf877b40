import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { Question, QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import type { AnswerOf, QuestionOf } from "@learnin/domain/question-types/type-record";
import type { RenderedAnswerPart, RenderedQuestion } from "./rendered-question.ts";

/** What a question as the page gets it has for its own type alone. */
type OwnFields<P> = P extends PracticeQuestion ? Omit<P, SharedField> : never;
type SharedField = Exclude<keyof PracticeQuestion, "question_type">;

/** How questions `Q` with answers `A` leave the server. */
interface Serving<Q extends Question, A extends StudentAnswer, P extends PracticeQuestion> {
	/** What is rendered beside the texts that every question has. */
	render(question: Q): RenderedAnswerPart;
	/** The right answer as Markdown: one text per option, box, pair or label. */
	rightSources(question: Q): string[];
	/** What the page needs to take an answer. Lists what goes out, so that no part of the key can slip through. */
	present(question: Q, rendered: RenderedQuestion): OwnFields<P>;
	/** What a student gave, as Markdown; the question may by now be of another type than the answer. */
	answerSources(answer: A, question: Question): string[];
}

/** What the server knows of one question type, and nothing else in it does. */
export type ServedType<T extends QuestionType> = Serving<
	QuestionOf<T>,
	AnswerOf<T>,
	Extract<PracticeQuestion, { question_type: T }>
>;

/** One that was looked up by the type of the question or answer at hand. */
export type AnyServedType = Serving<Question, StudentAnswer, PracticeQuestion>;
