import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import type { ReactNode } from "react";
import type { PrintedItem } from "../worksheets.api.ts";

/** How a question `Q` is printed. */
interface Printing<Q extends PracticeQuestion, A extends StudentAnswer> {
	/** The space for the answer. */
	Room(props: { question: Q }): ReactNode;
	/** The answer may be beside a picture that leaves room for it. */
	fitsBeside(question: Q): boolean;
	/** Replaces the figure and images that every question may have. */
	Pictures?(props: { question: Q }): ReactNode;
	/** The right answer, with the letters and numbers of the sheet. */
	Answer(props: { question: Q; right: A; texts: PrintedItem["answer_list"] }): ReactNode;
}

export type PrintedOf<T extends QuestionType> = Extract<PracticeQuestion, { question_type: T }>;

/** How a sheet prints one question type. */
export type PrintedType<T extends QuestionType> = Printing<
	PrintedOf<T>,
	Extract<StudentAnswer, { question_type: T }>
>;

/** One looked up by the type of the question at hand. */
export type AnyPrintedType = Printing<PracticeQuestion, StudentAnswer>;
