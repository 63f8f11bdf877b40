import type { Order } from "@learnin/contract/schemas/order.schema";
import { Note } from "../../ui/note.tsx";

/** What became of the last try to pay an order, where that is to be known before the next one. */
export function EarlierTryNote({ order }: { order: Order | null }) {
	if (order?.has_undecided_try)
		return (
			<Note kind="info" title="An earlier payment at eSewa is not decided yet">
				<p>
					If you paid there, please wait: we go on asking eSewa and mail you as soon as we know. If you did
					not, you can pay now. Should both payments arrive, the second one goes into your wallet.
				</p>
			</Note>
		);
	if (!order?.failure_reason) return null;
	return (
		<Note kind="problem" title="The last payment did not go through">
			<p>{order.failure_reason}</p>
		</Note>
	);
}
