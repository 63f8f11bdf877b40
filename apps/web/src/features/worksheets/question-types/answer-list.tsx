import type { ReactNode } from "react";
import { RichText } from "../../../ui/text/rich-text.tsx";
import type { PrintedItem } from "../worksheets.api.ts";

interface AnswerListProps {
	texts: PrintedItem["answer_list"];
	/** The letter before each part, if the sheet has letters. */
	signs?: readonly string[];
	/** Content below. */
	children?: ReactNode;
}

/** The parts of the right answer, one after the other. */
export function AnswerList({ texts, signs = [], children }: AnswerListProps) {
	return (
		<div className="sheet-parts">
			{texts.map((text, at) => (
				<div key={at} className="sheet-part">
					{signs[at] !== undefined && <b>{signs[at]}</b>}
					<RichText text={text} />
				</div>
			))}
			{children}
		</div>
	);
}
