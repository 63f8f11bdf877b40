import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import type { ReactNode } from "react";
import type { PrintedItem } from "../worksheets.api.ts";

/** How a question `Q` stands on paper. */
interface Printing<Q extends PracticeQuestion, A extends StudentAnswer> {
	/** Where the answer is written. */
	Room(props: { question: Q }): ReactNode;
	/** The answer may stand beside a picture that leaves room for it. */
	fitsBeside(question: Q): boolean;
	/** Instead of the figure and images that every question may have. */
	Pictures?(props: { question: Q }): ReactNode;
	/** The right answer, with the letters and numbers that the sheet shows. */
	Answer(props: { question: Q; right: A; texts: PrintedItem["answer_list"] }): ReactNode;
}

export type PrintedOf<T extends QuestionType> = Extract<PracticeQuestion, { question_type: T }>;

/** What a printed sheet knows of one question type. */
export type PrintedType<T extends QuestionType> = Printing<
	PrintedOf<T>,
	Extract<StudentAnswer, { question_type: T }>
>;

/** One that was looked up by the type of the question at hand. */
export type AnyPrintedType = Printing<PracticeQuestion, StudentAnswer>;
