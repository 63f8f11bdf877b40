import { nameOn } from "@learnin/domain/interactions/plane/plane";
import type { ReactNode } from "react";
import { AnswerLine } from "./answer-line.tsx";
import { AnswerList } from "./answer-list.tsx";
import type { PrintedOf, PrintedType } from "./printed-type.ts";

type Filled = PrintedOf<"FILL_MULTIPLE">;

/** Boxes in the text need no further space. */
function Room({ question }: { question: Filled }) {
	const { is_in_prompt, blanks } = question;
	if (is_in_prompt) return <div className="sheet-work" />;
	const blank = <span className="sheet-blank" />;
	const points = pointsWith(question, () => blank);
	return (
		<>
			<div className="sheet-work" />
			<div className="sheet-answers">
				{points?.map((point, at) => (
					<p key={at} className="sheet-answer">
						{point}
					</p>
				)) ??
					blanks.map((each) => (
						<AnswerLine key={each.id} {...each} answer_prefix={each.answer_prefix ?? ""} />
					))}
			</div>
		</>
	);
}

/** Points of a plane as they are written on paper, "A (2, 3)", with this in place of each coordinate; else null. */
function pointsWith({ interaction, blanks }: Filled, coordinate: (at: number) => ReactNode) {
	if (interaction?.kind !== "plane") return null;
	const count = blanks.length / 2;
	return Array.from({ length: count }, (_, at) => (
		<>
			{nameOn(interaction, at, count)} ({coordinate(2 * at)}, {coordinate(2 * at + 1)})
		</>
	));
}

export const fillMultiple: PrintedType<"FILL_MULTIPLE"> = {
	Room,
	fitsBeside: ({ is_in_prompt }) => !is_in_prompt,
	// What is in the prompt is a sentence in the key.
	Answer({ question, right, texts }) {
		const points = pointsWith(question, (at) => right.answer_list[at]?.replace("-", "−"));
		if (points === null)
			return <AnswerList texts={texts} {...(!question.is_in_prompt && { separator: ";" })} />;
		return (
			<div className="sheet-parts">
				{points.map((point, at) => (
					<div key={at} className="sheet-part">
						{point}
					</div>
				))}
			</div>
		);
	},
};
