import type { Order } from "@learnin/contract/schemas/order.schema";
import { useState } from "react";
import { invitationPaymentPath } from "../../app/paths.ts";
import { showError } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { drop } from "./renewals.api.ts";

/** Another order waits for its payment: it is finished, or given up, before a new one is begun. */
export function OpenOrderNote({ order, onDropped }: { order: Order; onDropped: () => void }) {
	const [isBusy, setIsBusy] = useState(false);
	const giveUp = async () => {
		setIsBusy(true);
		try {
			await drop(order.id);
		} catch (error) {
			showError(error);
		} finally {
			setIsBusy(false);
			onDropped();
		}
	};
	return (
		<div className="grid gap-4" role="status">
			<Note kind="info" title="Another payment is not finished yet">
				<p>{wordsOf(order)} Nothing was charged for it so far. Finish it, or drop it to begin this one.</p>
			</Note>
			<div className="flex flex-wrap gap-3">
				<ButtonLink variant="primary" to={invitationPaymentPath(order.id)} reloadDocument>
					Finish that payment
				</ButtonLink>
				{order.state !== "awaiting_provider" && (
					<Button variant="line" busy={isBusy} onClick={() => void giveUp()}>
						Drop it
					</Button>
				)}
			</div>
		</div>
	);
}

function wordsOf({ purpose, line_items }: Order): string {
	const names = line_items.map(({ name }) => name).join(", ");
	return purpose === "renewal"
		? `More days for ${names} were ordered.`
		: `${names} ${line_items.length === 1 ? "was" : "were"} about to be added to your family.`;
}
