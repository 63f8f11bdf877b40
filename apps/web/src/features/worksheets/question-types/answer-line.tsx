interface AnswerLineProps {
	answer_prefix: string | null;
	answer_suffix: string | null;
}

/** A line to write one entry on. */
export function AnswerLine({ answer_prefix, answer_suffix }: AnswerLineProps) {
	return (
		<p className="sheet-answer">
			{answer_prefix ?? "Answer:"} <span className="sheet-blank" /> {answer_suffix}
		</p>
	);
}
