import type { FormEvent } from "react";
import { useState } from "react";
import { count } from "../../platform/count-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { BankRow } from "./question-bank.api.ts";
import type { BulkRun } from "./use-bulk.ts";
import { useBulk } from "./use-bulk.ts";

export type BulkDecision = "approve" | "send_back" | "suspend" | "retire";

const words: Record<BulkDecision, { title: string; text: string; act: string; done: string }> = {
	approve: {
		title: "Approve",
		text: "Students get their newest versions from now on.",
		act: "Approve",
		done: "Approved",
	},
	send_back: {
		title: "Send back",
		text: "They become drafts again, with your note to their authors.",
		act: "Send back",
		done: "Sent back",
	},
	suspend: {
		title: "Suspend",
		text: "Students get them no more until somebody approves them again.",
		act: "Suspend",
		done: "Suspended",
	},
	retire: {
		title: "Retire",
		text: "Students get them no more. They can be brought back to review.",
		act: "Retire",
		done: "Retired",
	},
};

export interface BulkDialogProps {
	decision: BulkDecision;
	rows: readonly BankRow[];
	/** With those that it was not done to; null when nothing was begun. */
	onClose: (left: readonly BankRow[] | null) => void;
}

/** Asks, does it one after the other, and tells what became of each. */
export function BulkDialog({ decision, rows, onClose }: BulkDialogProps) {
	const { run, start, stop } = useBulk(rows, decision);
	const { title, text, act, done } = words[decision];
	const left = run === null ? null : rows.filter(({ id }) => !run.done.includes(id));
	return (
		<Dialog
			open
			dismissible={run === null || run.isOver}
			title={`${title}: ${count(rows.length, "question")}`}
			onClose={() => onClose(left)}
		>
			{run === null ? (
				<Ask
					text={text}
					act={act}
					needsNote={decision === "send_back"}
					onStart={(note) => void start(note)}
				/>
			) : run.isOver ? (
				<Told run={run} done={done} rows={rows} onClose={() => onClose(left)} />
			) : (
				<Doing run={run} total={rows.length} onStop={stop} />
			)}
		</Dialog>
	);
}

interface AskProps {
	text: string;
	act: string;
	needsNote: boolean;
	onStart: (note: string) => void;
}

function Ask({ text, act, needsNote, onStart }: AskProps) {
	const [note, setNote] = useState("");
	const [problem, setProblem] = useState<string>();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (needsNote && note.trim() === "") return setProblem("Please say why, so that the author can mend it.");
		onStart(note.trim());
	};
	return (
		<form className="grid gap-4" noValidate onSubmit={submit}>
			<p className="text-ink-2">{text}</p>
			<Field label="Note" optional={!needsNote} error={problem} hint="Kept in the story of each question.">
				{(control) => (
					<textarea
						{...control}
						className="input"
						rows={3}
						maxLength={1000}
						value={note}
						data-autofocus
						onChange={(event) => setNote(event.target.value)}
					/>
				)}
			</Field>
			<Button type="submit" variant="primary">
				{act}
			</Button>
		</form>
	);
}

function Doing({ run, total, onStop }: { run: BulkRun; total: number; onStop: () => void }) {
	const at = run.done.length + run.refused.length;
	return (
		<div className="grid gap-4">
			<p role="status">
				{at} of {total} done
			</p>
			<ProgressBar value={at / total} label="Progress" />
			<Button variant="line" onClick={onStop}>
				Stop
			</Button>
		</div>
	);
}

interface ToldProps {
	run: BulkRun;
	done: string;
	rows: readonly BankRow[];
	onClose: () => void;
}

function Told({ run, done, rows, onClose }: ToldProps) {
	const notBegun = rows.length - run.done.length - run.refused.length;
	return (
		<div className="grid gap-4">
			<div role="status" className="grid gap-3">
				<Note
					kind={run.done.length === rows.length ? "correct" : "info"}
					title={`${done}: ${run.done.length} of ${rows.length}`}
				/>
				{run.refused.length > 0 && (
					<ul className="bank-refused">
						{run.refused.map(({ row, reason }) => (
							<li key={row.id}>
								<b>{row.prompt.spoken}</b>
								<span>{reason}</span>
							</li>
						))}
					</ul>
				)}
				{notBegun > 0 && <p>{count(notBegun, "question")} left as before.</p>}
			</div>
			<Button variant="primary" data-autofocus onClick={onClose}>
				Close
			</Button>
		</div>
	);
}
