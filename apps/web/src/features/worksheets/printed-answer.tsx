import { printedTypeOf } from "./question-types/printed-types.ts";
import type { PrintedItem } from "./worksheets.api.ts";

/** The right answer with the letters and numbers of the sheet. */
export function PrintedAnswer({ item: { question, right_answer, answer_list } }: { item: PrintedItem }) {
	const { Answer } = printedTypeOf(question);
	return <Answer question={question} right={right_answer} texts={answer_list} />;
}
