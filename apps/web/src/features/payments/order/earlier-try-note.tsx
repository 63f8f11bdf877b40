import type { Order } from "@learnin/contract/schemas/order.schema";
import { whichPayment } from "./order-words.ts";
import { Note } from "../../../ui/messages/note.tsx";

/** The result of the last attempt to pay an order, if it matters for the next one. */
export function EarlierTryNote({ order }: { order: Order | null }) {
	if (order?.has_undecided_try)
		return (
			<Note kind="info" title="eSewa hasn’t confirmed an earlier payment">
				<p>
					If you paid, please wait. We keep checking with eSewa and will email you as soon as we know. If you
					didn’t, you can pay now. If both payments go through, the second one is added to your wallet.
				</p>
			</Note>
		);
	if (!order?.failure_reason) return null;
	return (
		<Note kind="problem" title="The last payment didn’t go through">
			<p>{order.failure_reason}</p>
			<p>{whichPayment(order)}</p>
		</Note>
	);
}
