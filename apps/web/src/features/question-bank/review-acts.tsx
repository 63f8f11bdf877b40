import { Check, CircleSlash, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { QueueLetter } from "../../ui/lists/work-queue.tsx";
import type { BankQuestion } from "./question-bank.api.ts";
import type { Review } from "./use-review.ts";

export interface ReviewActsProps {
	bank: BankQuestion;
	review: Review;
	noteRef: RefObject<HTMLTextAreaElement | null>;
}

/** A note, and the decision. */
export function ReviewActs({ bank, review, noteRef }: ReviewActsProps) {
	const { sending, problem, act } = review;
	return (
		<>
			<Field
				label="Note"
				hint="Required to send it back, saved with every decision. Ctrl+Enter sends it back."
				error={problem}
			>
				{(control) => (
					<textarea
						{...control}
						ref={noteRef}
						className="input"
						rows={3}
						maxLength={1000}
						onKeyDown={(event) => {
							if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) act(bank.id, "send_back");
						}}
					/>
				)}
			</Field>
			<div className="queue-actions bank-acts">
				<Button
					variant="mint"
					icon={<Check className="i" />}
					busy={sending === "approve"}
					onClick={() => act(bank.id, "approve")}
				>
					Approve <QueueLetter of="accept" />
				</Button>
				<Button
					variant="line"
					icon={<Undo2 className="i" />}
					busy={sending === "send_back"}
					onClick={() => act(bank.id, "send_back")}
				>
					Send back <QueueLetter of="back" />
				</Button>
				<Button
					variant="line"
					icon={<CircleSlash className="i" />}
					busy={sending === "retire"}
					onClick={() => act(bank.id, "retire")}
				>
					Retire <QueueLetter of="away" />
				</Button>
			</div>
		</>
	);
}
