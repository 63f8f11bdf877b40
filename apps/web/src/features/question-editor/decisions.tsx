import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { useAction } from "../../ui/use-action.ts";
import { type BankQuestion, type Decision, decide, questionQuery } from "./question-editor.api.ts";

interface Way {
	decision: Decision;
	label: string;
	done: string;
	from: readonly BankQuestion["state"][];
	/** Only possible for what students get. */
	isOfServed?: boolean;
	variant: "mint" | "line";
}

const ways: readonly Way[] = [
	{
		decision: "approve",
		label: "Approve",
		done: "Approved: students get it.",
		from: ["draft", "in_review", "suspended"],
		variant: "mint",
	},
	{
		decision: "send_back",
		label: "Send back",
		done: "Sent back to its author.",
		from: ["in_review"],
		variant: "line",
	},
	{
		decision: "suspend",
		label: "Suspend",
		done: "Suspended: no student gets it.",
		from: ["draft", "in_review", "published"],
		isOfServed: true,
		variant: "line",
	},
	{
		decision: "restore",
		label: "Bring back",
		done: "Brought back for review.",
		from: ["retired", "suspended"],
		variant: "line",
	},
	{
		decision: "retire",
		label: "Retire",
		done: "Retired: no student gets it.",
		from: ["draft", "in_review", "published", "suspended"],
		variant: "line",
	},
];

/** The actions on the stored version. */
export function Decisions({ stored, isChanged }: { stored: BankQuestion; isChanged: boolean }) {
	const [note, setNote] = useState("");
	const [error, setError] = useState<string>();
	const send = useAction(
		({ decision }: Way) =>
			decide(stored.id, { decision, expected_version: stored.version, note: note.trim() }),
		{
			done: (_, { done }) => done,
			reloads: [{ queryKey: questionQuery(stored.id).queryKey }],
			onDone: () => {
				setNote("");
				setError(undefined);
			},
		},
	);
	const take = (way: Way) => {
		if (way.decision === "send_back" && note.trim() === "")
			return setError("Say why, so the author can fix it.");
		send.run(way);
	};
	return (
		<Card title="Review">
			<div className="qe-stack">
				<Field label="Note" optional hint="Required to send it back. Other admins can read it." error={error}>
					{(control) => (
						<textarea
							{...control}
							className="input qe-line"
							rows={2}
							maxLength={1000}
							value={note}
							onChange={(event) => setNote(event.currentTarget.value)}
						/>
					)}
				</Field>
				{isChanged && <p className="help">Save first. Decisions apply to the saved version.</p>}
				<div className="qe-buttons">
					{ways
						.filter(
							({ from, isOfServed }) =>
								from.includes(stored.state) && (isOfServed !== true || stored.published_version !== null),
						)
						.map((way) => (
							<Button
								key={way.decision}
								variant={way.variant}
								disabled={isChanged}
								busy={send.pending?.decision === way.decision}
								onClick={() => take(way)}
							>
								{way.label}
							</Button>
						))}
				</div>
			</div>
		</Card>
	);
}
