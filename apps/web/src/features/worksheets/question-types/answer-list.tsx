import type { ReactNode } from "react";
import { RichText } from "../../../ui/text/rich-text.tsx";
import type { PrintedItem } from "../worksheets.api.ts";

interface AnswerListProps {
	texts: PrintedItem["answer_list"];
	/** The letter before each part, if the sheet has letters. */
	signs?: readonly string[];
	/** Between parts that nothing else sets apart. */
	separator?: string;
	/** Content below. */
	children?: ReactNode;
}

/** The parts of the right answer, one after the other. */
export function AnswerList({ texts, signs = [], separator, children }: AnswerListProps) {
	return (
		<div className="sheet-parts">
			{texts.map((text, at) => (
				<div key={at} className={separator === undefined ? "sheet-part" : "sheet-part is-separated"}>
					{signs[at] !== undefined && <b>{signs[at]}</b>}
					<RichText text={text} />
					{separator !== undefined && at < texts.length - 1 && <span>{separator}</span>}
				</div>
			))}
			{children}
		</div>
	);
}
