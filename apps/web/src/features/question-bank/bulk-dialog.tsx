import { count } from "../../platform/count-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { ProgressBar } from "../../ui/charts/progress-bar.tsx";
import { BulkForm } from "./bulk-forms.tsx";
import { type BulkKind, bulkWords } from "./bulk-words.ts";
import type { BankRow } from "./question-bank.api.ts";
import type { BulkRun } from "./use-bulk.ts";
import { useBulk } from "./use-bulk.ts";

export interface BulkDialogProps {
	kind: BulkKind;
	rows: readonly BankRow[];
	/** With the refused rows; null if nothing was started. */
	onClose: (left: readonly BankRow[] | null) => void;
}

/** Asks for details, runs the action, and shows the result for each. */
export function BulkDialog({ kind, rows, onClose }: BulkDialogProps) {
	const { run, start, stop } = useBulk(rows);
	const { title, done } = bulkWords[kind];
	const left = run === null ? null : rows.filter(({ id }) => !run.done.includes(id));
	return (
		<Dialog
			open
			dismissible={run === null || run.isOver}
			title={`${title}: ${count(rows.length, "question")}`}
			onClose={() => onClose(left)}
		>
			{run === null ? (
				<BulkForm kind={kind} onStart={start} />
			) : run.isOver ? (
				<Told run={run} done={done} rows={rows} onClose={() => onClose(left)} />
			) : (
				<Doing run={run} total={rows.length} onStop={stop} />
			)}
		</Dialog>
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
				{notBegun > 0 && <p>{count(notBegun, "question")} left unchanged.</p>}
			</div>
			<Button variant="primary" data-autofocus onClick={onClose}>
				Close
			</Button>
		</div>
	);
}
