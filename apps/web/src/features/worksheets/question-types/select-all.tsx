import { AnswerList } from "./answer-list.tsx";
import { areWords, lettersOf, TickBoxes } from "./options.tsx";
import type { PrintedType } from "./printed-type.ts";

export const selectAll: PrintedType<"SELECT_ALL"> = {
	Room: ({ question }) => <TickBoxes options={question.options} takesOne={false} />,
	fitsBeside: areWords,
	Answer: ({ question, right, texts }) => (
		<AnswerList texts={texts} signs={lettersOf(question.options, right.option_ids)} />
	),
};
