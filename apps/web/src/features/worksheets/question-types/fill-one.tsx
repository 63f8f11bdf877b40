import { AnswerLine } from "./answer-line.tsx";
import { AnswerList } from "./answer-list.tsx";
import type { PrintedType } from "./printed-type.ts";

export const fillOne: PrintedType<"FILL_ONE"> = {
	Room: ({ question }) => (
		<>
			<div className="sheet-work" />
			<AnswerLine {...question} />
		</>
	),
	fitsBeside: () => true,
	Answer: ({ texts }) => <AnswerList texts={texts} />,
};
