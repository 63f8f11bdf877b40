import { Note } from "../../ui/messages/note.tsx";
import { adviceText, faultText, fieldText } from "../question-common/index.ts";
import type { Reviewed } from "./question-bank.api.ts";

/** The faults and advice of a question; hidden if there are none. */
export function FaultsAndAdvice({ preview: { faults, advice } }: Pick<Reviewed, "preview">) {
	return (
		<>
			{faults.length > 0 && (
				<Note kind="problem" title="It isn’t ready for students">
					<Findings
						findings={faults.map(({ field, fault }) => ({ field: fieldText(field), text: faultText(fault) }))}
					/>
				</Note>
			)}
			{advice.length > 0 && (
				<Note kind="hint" title="Worth a look">
					<Findings
						findings={advice.map((each) => ({
							field: fieldText(each.field),
							text: adviceText(each.advice),
						}))}
					/>
				</Note>
			)}
		</>
	);
}

function Findings({ findings }: { findings: readonly { field: string; text: string }[] }) {
	return (
		<ul className="bank-findings">
			{findings.map(({ field, text }) => (
				<li key={`${field} ${text}`}>
					<b>{field}</b>
					<span>{text}</span>
				</li>
			))}
		</ul>
	);
}
