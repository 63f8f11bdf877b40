import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { fieldText } from "../question-common/index.ts";
import type { FieldNote, Preview } from "./use-preview.ts";

interface ChecklistProps {
	preview: Preview;
	hasOneBox: boolean;
	onJump: (field: string) => void;
}

/** Faults and advice, each linked to its field. */
export function Checklist({ preview, hasOneBox, onJump }: ChecklistProps) {
	const row = { hasOneBox, onJump };
	const { faults, advice, isFresh } = preview;
	return (
		<Card title="Before it can be reviewed" className="qe-checks">
			<ul>
				{faults.map((note) => (
					<Row key={`${note.field} ${note.text}`} note={note} {...row} isFault />
				))}
				{faults.length === 0 && isFresh && (
					<li className="is-good">
						<CircleCheck className="i" aria-hidden="true" />
						<span>No problems found. Its own answer is graded as right.</span>
					</li>
				)}
				{advice.map((note) => (
					<Row key={`${note.field} ${note.text}`} note={note} {...row} />
				))}
			</ul>
		</Card>
	);
}

interface RowProps {
	note: FieldNote;
	hasOneBox: boolean;
	onJump: (field: string) => void;
	isFault?: boolean;
}

function Row({ note: { field, text }, hasOneBox, onJump, isFault = false }: RowProps) {
	const Icon = isFault ? TriangleAlert : Info;
	return (
		<li className={isFault ? "is-fault" : "is-advice"}>
			<Icon className="i" aria-hidden="true" />
			<button type="button" onClick={() => onJump(field)}>
				<b>{fieldText(field, hasOneBox)}</b>
				<span>{text}</span>
			</button>
		</li>
	);
}
