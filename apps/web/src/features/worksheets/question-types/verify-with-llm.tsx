import { AnswerList } from "./answer-list.tsx";
import type { PrintedType } from "./printed-type.ts";

const writingLines = 4;

export const verifyWithLlm: PrintedType<"VERIFY_WITH_LLM"> = {
	Room: () => (
		<div className="sheet-lines">
			{Array.from({ length: writingLines }, (_, line) => (
				<div key={line} />
			))}
		</div>
	),
	fitsBeside: () => false,
	Answer: ({ texts }) => (
		<AnswerList texts={texts}>
			<p className="sheet-aside">One good answer; your child’s own words may differ.</p>
		</AnswerList>
	),
};
