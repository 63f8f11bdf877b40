import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import type { AnswerBox, Draft } from "../question/answer-boxes.ts";

/** How a question `Q` is worked on in the page. */
interface Playing<Q extends PracticeQuestion, A extends StudentAnswer> {
	/** The boxes to type into, in the order of the answer. */
	boxes(question: Q): AnswerBox[];
	/** Nothing put in yet. */
	emptyDraft(question: Q): Draft;
	toAnswer(question: Q, draft: Draft): A;
	/** The question that is shown may have other boxes than the one that was answered. */
	toDraft(answer: A, boxes: readonly AnswerBox[]): Draft;
	/** The parts that a verdict can be about, as they are called in a sentence. */
	parts(question: Q): { id: string; name: string }[];
	/** The boxes stand in the text, which the input draws. */
	holdsPrompt(question: Q): boolean;
	/** The input draws the pictures, with the places for the answer on them. */
	draws_pictures: boolean;
	/** The answer is one box, which may stand beside the figure. */
	is_one_box: boolean;
}

/** What the practice page knows of one question type beside its input. */
export type PlayedType<T extends QuestionType> = Playing<
	Extract<PracticeQuestion, { question_type: T }>,
	Extract<StudentAnswer, { question_type: T }>
>;

/** One that was looked up by the type of the question or answer at hand. */
export type AnyPlayedType = Playing<PracticeQuestion, StudentAnswer>;

/** A place for the answer below the prompt and the pictures. */
export const below = { holdsPrompt: () => false, draws_pictures: false, is_one_box: false };

/** Nothing is typed into boxes, and a verdict is about the whole answer. */
export const whole = { boxes: () => [], parts: () => [], ...below };
