import { differencesOf, type FiledQuestion } from "@learnin/domain/authoring/draft/editor-differences";
import { fieldText } from "../../question-common/index.ts";

/** The changes between two versions, field by field. */
export function Differences({ before, after }: { before: FiledQuestion; after: FiledQuestion }) {
	const differences = differencesOf(before, after);
	if (differences.length === 0) return <p className="help">No differences.</p>;
	return (
		<dl className="qe-differences">
			{differences.map(({ field, pieces }) => (
				<div key={field}>
					<dt>{fieldText(field)}</dt>
					<dd>
						{pieces.map(({ kind, text }, at) =>
							kind === "same" ? (
								<span key={at}>{text}</span>
							) : kind === "added" ? (
								<ins key={at}>{text}</ins>
							) : (
								<del key={at}>{text}</del>
							),
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
