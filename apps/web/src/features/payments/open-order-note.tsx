import type { Order } from "@learnin/contract/schemas/order.schema";
import { useState } from "react";
import { showError } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { moneyText } from "./money-text.ts";
import { dropOrder } from "./orders.api.ts";

interface OpenOrderNoteProps {
	order: Order;
	/** The page of that order's payment. */
	finishTo: string;
	onDropped: () => void;
}

/** Another order waits for its payment: it is finished, or given up, before a new one is begun. */
export function OpenOrderNote({ order, finishTo, onDropped }: OpenOrderNoteProps) {
	const [isBusy, setIsBusy] = useState(false);
	const giveUp = async () => {
		setIsBusy(true);
		try {
			await dropOrder(order.id);
		} catch (error) {
			showError(error);
		} finally {
			setIsBusy(false);
			onDropped();
		}
	};
	const isCharged = order.state === "awaiting_provider";
	const standing = isCharged
		? "It is being confirmed at the moment."
		: order.has_undecided_try
			? "eSewa has not told us yet whether you paid for it."
			: "Nothing was charged for it so far. Finish it, or drop it to begin this one.";
	return (
		<div className="grid gap-4" role="status">
			<Note kind="info" title="Another payment is not finished yet">
				<p>
					{orderedText(order)} {standing}
				</p>
			</Note>
			<div className="flex flex-wrap gap-3">
				<ButtonLink variant="primary" to={finishTo} reloadDocument>
					{isCharged || order.has_undecided_try ? "Look at that payment" : "Finish that payment"}
				</ButtonLink>
				{!isCharged && !order.has_undecided_try && (
					<Button variant="line" busy={isBusy} onClick={() => void giveUp()}>
						Drop it
					</Button>
				)}
			</div>
		</div>
	);
}

function orderedText({ purpose, line_items, total_amount, currency }: Order): string {
	const names = line_items.map(({ name }) => name).join(", ");
	switch (purpose) {
		case "wallet_load":
			return `${moneyText(total_amount, currency)} was about to be loaded into your wallet.`;
		case "renewal":
			return `More days for ${names} were ordered.`;
		case "addition":
		case "registration":
			return `${names} ${line_items.length === 1 ? "was" : "were"} about to be added to your family.`;
	}
}
