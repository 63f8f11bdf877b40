import { listNames } from "@learnin/domain/family/list-names";
import type { Order } from "@learnin/contract/schemas/order.schema";
import { showError } from "../../../platform/api/show-error.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { moneyText } from "./money-text.ts";
import { dropOrder } from "./orders.api.ts";

interface OpenOrderNoteProps {
	order: Order;
	/** The page of that order's payment. */
	finishTo: string;
	onDropped: () => void;
}

/** Another order is unpaid: it must be finished or dropped before a new one starts. */
export function OpenOrderNote({ order, finishTo, onDropped }: OpenOrderNoteProps) {
	const isCharged = order.state === "awaiting_provider";
	const standing = isCharged
		? "We’re confirming it now."
		: order.has_undecided_try
			? "eSewa hasn’t told us yet whether you paid for it."
			: "You haven’t been charged for it. Finish it, or cancel it to start this one.";
	return (
		<div className="grid gap-4" role="status">
			<Note kind="info" title="You have an unfinished payment">
				<p>
					{orderedText(order)} {standing}
				</p>
			</Note>
			<div className="flex flex-wrap gap-3">
				<ButtonLink variant="primary" to={finishTo} reloadDocument>
					{isCharged || order.has_undecided_try ? "View that payment" : "Finish that payment"}
				</ButtonLink>
				{!isCharged && !order.has_undecided_try && (
					<ActionButton
						variant="line"
						work={() => dropOrder(order.id)}
						onDone={onDropped}
						onError={(error) => {
							showError(error);
							// It may be paid or dropped elsewhere.
							onDropped();
						}}
					>
						Cancel it
					</ActionButton>
				)}
			</div>
		</div>
	);
}

function orderedText({ purpose, line_items, total_amount, currency }: Order): string {
	const names = listNames(line_items.map(({ name }) => name));
	switch (purpose) {
		case "wallet_load":
			return `You were about to load ${moneyText(total_amount, currency)} into your wallet.`;
		case "renewal":
			return `You were about to buy more days for ${names}.`;
		case "addition":
		case "registration":
			return `You were about to add ${names} to your family.`;
	}
}
