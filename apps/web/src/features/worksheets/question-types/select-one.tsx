import { AnswerList } from "./answer-list.tsx";
import { areWords, lettersOf, TickBoxes } from "./options.tsx";
import type { PrintedType } from "./printed-type.ts";

export const selectOne: PrintedType<"SELECT_ONE"> = {
	Room: ({ question }) => <TickBoxes options={question.options} takesOne />,
	fitsBeside: areWords,
	Answer: ({ question, right: { option_id }, texts }) => (
		<AnswerList texts={texts} signs={lettersOf(question.options, option_id === null ? [] : [option_id])} />
	),
};
