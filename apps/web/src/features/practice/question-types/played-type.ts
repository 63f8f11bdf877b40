import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import type { AnswerBox, Draft } from "../question/answer/answer-boxes.ts";

/** How the page handles a question `Q`. */
interface Playing<Q extends PracticeQuestion, A extends StudentAnswer> {
	/** The boxes to type into, in the order of the answer. */
	boxes(question: Q): AnswerBox[];
	/** An empty draft. */
	emptyDraft(question: Q): Draft;
	toAnswer(question: Q, draft: Draft): A;
	/** The visible question may have other boxes than the one that was answered. */
	toDraft(answer: A, boxes: readonly AnswerBox[]): Draft;
	/** The boxes are in the text, which the input draws. */
	holdsPrompt(question: Q): boolean;
	/** Once the question has ended without a right answer, the input shows the right one in its place. */
	tellsInPlace(question: Q): boolean;
	/** The input draws the pictures, with the places for the answer on them. */
	draws_pictures: boolean;
	/** The answer is one box, which may be beside the figure. */
	is_one_box: boolean;
}

/** What the practice page knows about one question type besides its input. */
export type PlayedType<T extends QuestionType> = Playing<
	Extract<PracticeQuestion, { question_type: T }>,
	Extract<StudentAnswer, { question_type: T }>
>;

/** One looked up by the type of the question or answer at hand. */
export type AnyPlayedType = Playing<PracticeQuestion, StudentAnswer>;

/** The input is below the prompt and the pictures. */
export const below = {
	holdsPrompt: () => false,
	tellsInPlace: () => false,
	draws_pictures: false,
	is_one_box: false,
};

/** Nothing is typed into boxes, and a verdict is about the whole answer. */
export const whole = { boxes: () => [], ...below };
