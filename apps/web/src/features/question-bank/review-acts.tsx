import { Check, CircleSlash, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useProfile } from "../profile/index.ts";
import type { BankQuestion } from "./question-bank.api.ts";
import type { Review } from "./use-review.ts";

export interface ReviewActsProps {
	bank: BankQuestion;
	review: Review;
	noteRef: RefObject<HTMLTextAreaElement | null>;
}

/** Who reviews it, a note, and the decision. */
export function ReviewActs({ bank, review, noteRef }: ReviewActsProps) {
	const { sending, problem, act } = review;
	return (
		<>
			<Assignment bank={bank} review={review} />
			<Field
				label="Note"
				hint="Needed to send it back, kept with every decision. Ctrl and Enter send it back."
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
					Approve <Letter>A</Letter>
				</Button>
				<Button
					variant="line"
					icon={<Undo2 className="i" />}
					busy={sending === "send_back"}
					onClick={() => act(bank.id, "send_back")}
				>
					Send back <Letter>B</Letter>
				</Button>
				<Button
					variant="line"
					icon={<CircleSlash className="i" />}
					busy={sending === "retire"}
					onClick={() => act(bank.id, "retire")}
				>
					Retire <Letter>R</Letter>
				</Button>
			</div>
		</>
	);
}

/** Seen, not read: the help line says all of them. */
function Letter({ children }: { children: string }) {
	return <kbd aria-hidden="true">{children}</kbd>;
}

function Assignment({ bank, review }: Pick<ReviewActsProps, "bank" | "review">) {
	const { id } = useProfile();
	const reviewer = bank.assigned_to;
	const isMine = reviewer?.id === id;
	return (
		<div className="bank-assignment">
			<p role="status">
				{isMine
					? "You review it."
					: reviewer === null
						? "Nobody reviews it yet."
						: `${reviewer.name} reviews it.`}
			</p>
			{!isMine && (
				<Button
					variant="line"
					family="flat"
					busy={review.sending === "assign"}
					onClick={() => review.assign(bank.id, id)}
				>
					Assign to me
				</Button>
			)}
			{reviewer !== null && (
				<Button
					variant="ghost"
					family="flat"
					busy={review.sending === "assign"}
					onClick={() => review.assign(bank.id, null)}
				>
					Assign to nobody
				</Button>
			)}
		</div>
	);
}
