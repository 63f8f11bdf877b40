import { AnswerLine } from "./answer-line.tsx";
import { AnswerList } from "./answer-list.tsx";
import type { PrintedOf, PrintedType } from "./printed-type.ts";

/** Boxes in the text need no further space. */
function Room({ question: { is_in_prompt, blanks } }: { question: PrintedOf<"FILL_MULTIPLE"> }) {
	if (is_in_prompt) return <div className="sheet-work" />;
	return (
		<>
			<div className="sheet-work" />
			<div className="sheet-answers">
				{blanks.map((blank) => (
					<AnswerLine key={blank.id} {...blank} answer_prefix={blank.answer_prefix ?? ""} />
				))}
			</div>
		</>
	);
}

export const fillMultiple: PrintedType<"FILL_MULTIPLE"> = {
	Room,
	fitsBeside: ({ is_in_prompt }) => !is_in_prompt,
	// What is in the prompt is a sentence in the key.
	Answer: ({ question, texts }) =>
		question.is_in_prompt ? <AnswerList texts={texts} /> : <AnswerList texts={texts} separator=";" />,
};
