import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type FocusEvent, useRef, useState } from "react";
import { toastError } from "../../ui/messages/toast.tsx";
import { Card } from "../../ui/card.tsx";
import { Checklist } from "./checklist.tsx";
import { Conflict } from "./saving/conflict.tsx";
import { Decisions } from "./decisions.tsx";
import { EditorBar } from "./editor-bar.tsx";
import type { PartProps, PreviewProps } from "./editor-props.ts";
import { FilingPart } from "./parts/filing-part.tsx";
import { insertFormula, insertText } from "./fields/formula-help.tsx";
import { HintsPart } from "./parts/hints-part.tsx";
import { History } from "./saving/history.tsx";
import { goToField } from "./go-to-field.ts";
import { InteractionPart } from "./parts/interaction-part.tsx";
import { LeaveDialog } from "./saving/leave-dialog.tsx";
import { MistakesPart } from "./parts/mistakes-part.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { questionSkillsQuery } from "../question-common/index.ts";
import type { StoredState } from "./question-editor.api.ts";
import { editedTypes } from "./question-types/edited-types.ts";
import { RichField } from "./fields/rich-field.tsx";
import { TextPart } from "./parts/text-part.tsx";
import { TypePart } from "./parts/type-part.tsx";
import { type EditorOptions, useEditor } from "./use-editor.ts";
import { useLeave } from "./saving/use-leave.ts";
import { type Preview, usePreview, writtenOf } from "./use-preview.ts";

export interface EditorProps extends EditorOptions {
	/** The student's page of one question. */
	Question: ComponentType<PreviewProps>;
}

/**
 * Delay before a fault is shown after its field was left: the latest text has been checked by then, and nothing shifts
 * under the press that moved the focus.
 */
const touchMs = 600;

/** One editor for all types, with the student's view beside it. */
export function Editor({ Question, ...options }: EditorProps) {
	const { stored } = options;
	const editor = useEditor(options);
	const { draft, isChanged, autosave } = editor;
	const anySkill = useQuery(questionSkillsQuery).data?.skills[0]?.id ?? "";
	const preview = usePreview(draft, anySkill);
	const [view, setView] = useState<"write" | "preview">("write");
	const faults = useFaults(preview, stored !== null);
	const leave = useLeave(isChanged);
	const root = useRef<HTMLDivElement>(null);
	const rich = useRef<HTMLTextAreaElement>(null);

	const fieldFor = (field: string) =>
		root.current?.querySelector<HTMLTextAreaElement>(`[data-field="${field}"] textarea`) ?? null;
	const jump = (field: string) => {
		setView("write");
		requestAnimationFrame(() => goToField(root.current, field));
	};
	const store = (state: StoredState) => {
		faults.showAll();
		const [first] = preview.faults;
		if (preview.isFresh && first !== undefined) {
			toastError("Fix the marked fields first. Your draft is saved.");
			return jump(first.field);
		}
		void editor.store(state);
	};
	const type = editedTypes[draft.question_type];
	const part: PartProps = { draft, onChange: editor.change, errorOf: faults.errorOf };
	return (
		<div
			ref={root}
			className="qe"
			data-view={view}
			onFocus={({ target }: FocusEvent) => {
				if (target instanceof HTMLTextAreaElement && target.dataset["rich"] !== undefined)
					rich.current = target;
			}}
			onBlur={({ target }) => {
				const field = target.closest<HTMLElement>("[data-field]")?.dataset["field"];
				setTimeout(() => faults.touch(field), touchMs);
			}}
		>
			<EditorBar
				stored={stored}
				autosave={autosave}
				isChanged={isChanged}
				storing={editor.storing}
				onStore={store}
				view={view}
				onView={setView}
			/>
			<div className="qe-form">
				{editor.hasConflict && stored !== null && (
					<Conflict
						stored={stored}
						mine={writtenOf(draft)}
						onKeepMine={editor.keepMine}
						onTakeTheirs={editor.takeTheirs}
					/>
				)}
				<TypePart {...part} />
				<TextPart
					{...part}
					onFormula={(latex) => {
						const field = rich.current?.isConnected ? rich.current : fieldFor("prompt");
						if (field !== null) insertFormula(field, latex);
					}}
				/>
				<Card title="Answer">
					<div className="qe-stack">
						<InteractionPart {...part} />
						<type.AnswerPart
							{...part}
							onPlace={(id) => {
								const field = fieldFor("prompt");
								if (field !== null) insertText(field, `[[${id}]]`);
							}}
						/>
					</div>
				</Card>
				<MistakesPart {...part} />
				<HintsPart {...part} />
				<Card title="Explanation">
					<RichField
						field="explanation"
						label="The worked solution, with the question’s own numbers"
						rows={3}
						value={draft.explanation}
						errorOf={faults.errorOf}
						onChange={(explanation) => editor.change({ explanation })}
					/>
				</Card>
				<FilingPart {...part} />
				{stored !== null && <History stored={stored} />}
			</div>
			<div className="qe-side">
				<PreviewPane preview={preview} Question={Question} />
				<Checklist {...{ draft, preview }} isTouched={faults.isTouched} onJump={jump} />
				{stored !== null && <Decisions stored={stored} isChanged={isChanged} />}
			</div>
			{leave.to !== null && <LeaveDialog to={leave.to} onStay={leave.stay} onDiscard={autosave.discard} />}
		</div>
	);
}

/** Faults are only shown at touched fields, so that an empty page or a new row is not full of them. */
function useFaults({ faults, isFresh }: Preview, showsAllAtFirst: boolean) {
	const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
	const [showsAll, setShowsAll] = useState(showsAllAtFirst);
	// All there are now; what is added later has faults of its own once it was left.
	if (showsAll && isFresh) {
		setShowsAll(false);
		setTouched(new Set([...touched, ...faults.map(({ field }) => field)]));
	}
	return {
		isTouched: (field: string) => touched.has(field),
		errorOf: (field: string) =>
			touched.has(field) ? faults.find((fault) => fault.field === field)?.text : undefined,
		touch: (field: string | undefined) => {
			if (field !== undefined)
				setTouched((before) => (before.has(field) ? before : new Set([...before, field])));
		},
		showAll: () => setShowsAll(true),
	};
}
