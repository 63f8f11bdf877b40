import type { ReportReason } from "@learnin/contract/routes/bank/problem-reports.contract";
import type { FormEvent } from "react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { useAction } from "../../ui/use-action.ts";
import { sendReport } from "./problem-reports.api.ts";
import { reasonChoices } from "./report-words.ts";
import "../../ui/buttons/tick.css";
import "./report-dialog.css";

export interface ReportDialogProps {
	questionId: string;
	onClose: () => void;
	/** The report is stored, or already was. */
	onReported?: () => void;
}

/** "Report a problem": a reason, and an optional comment. Mounted while open. */
export function ReportDialog({ questionId, onClose, onReported }: ReportDialogProps) {
	const [reason, setReason] = useState<ReportReason | null>(null);
	const [note, setNote] = useState("");
	const [isMissing, setIsMissing] = useState(false);
	const send = useAction(
		(chosen: ReportReason) => sendReport({ question_id: questionId, reason: chosen, note }),
		{
			done: "Thank you! We’ll look at this question.",
			onDone: () => {
				onReported?.();
				onClose();
			},
			// Shown above the button.
			onError: (error) => {
				if (error instanceof ApiError && error.code === "report_exists") onReported?.();
			},
		},
	);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setIsMissing(reason === null);
		if (reason !== null) send.run(reason);
	};
	const problem = isMissing ? "Choose what’s wrong." : send.error === null ? undefined : textOf(send.error);
	return (
		<Dialog open onClose={onClose} title="What’s wrong?" className="report-dialog">
			<form className="grid gap-4" noValidate onSubmit={submit}>
				<ReasonChoice chosen={reason} onChoose={setReason} />
				<Field label="Tell us more" optional hint="Please leave out names.">
					{(control) => (
						<textarea
							{...control}
							className="input"
							rows={3}
							maxLength={1000}
							value={note}
							onChange={(event) => setNote(event.target.value)}
						/>
					)}
				</Field>
				<div role="alert">{problem !== undefined && <Note kind="problem" title={problem} />}</div>
				<Button type="submit" variant="primary" size="lg" block busy={send.isPending} busyLabel="Sending">
					Send
				</Button>
			</form>
		</Dialog>
	);
}

function ReasonChoice({
	chosen,
	onChoose,
}: {
	chosen: ReportReason | null;
	onChoose: (reason: ReportReason) => void;
}) {
	return (
		<fieldset className="report-reasons">
			<legend className="sr">What’s wrong?</legend>
			{reasonChoices.map(({ reason, label }, at) => (
				<label key={reason}>
					<input
						type="radio"
						name="reason"
						value={reason}
						checked={reason === chosen}
						data-autofocus={at === 0 || undefined}
						onChange={() => onChoose(reason)}
					/>
					{label}
				</label>
			))}
		</fieldset>
	);
}
