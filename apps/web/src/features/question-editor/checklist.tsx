import type { QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import { Circle, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { fieldText } from "../question-common/index.ts";
import { fieldsToDo } from "./fields-to-do.ts";
import type { FieldNote, Preview } from "./use-preview.ts";

interface ChecklistProps {
	draft: QuestionDraft;
	preview: Preview;
	/** The fields that were left, or all since a try to store. */
	isTouched: (field: string) => boolean;
	onJump: (field: string) => void;
}

/** Faults, what is still to do, and advice, each linked to its field. */
export function Checklist({ draft, preview, isTouched, onJump }: ChecklistProps) {
	const hasOneBox = draft.question_type === "FILL_ONE";
	const row = { hasOneBox, onJump };
	const { faults, advice, isFresh } = preview;
	const told = faults.filter(({ field }) => isTouched(field));
	return (
		<Card title="Before it can be reviewed" className="qe-checks">
			<ul>
				{told.map((note) => (
					<Row key={`${note.field} ${note.text}`} note={note} {...row} isFault />
				))}
				{fieldsToDo(faults, isTouched, hasOneBox).map(({ field, name }) => (
					<li key={name} className="is-todo">
						<Circle className="i" aria-hidden="true" />
						<button type="button" onClick={() => onJump(field)}>
							<b>{name}</b>
						</button>
					</li>
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
