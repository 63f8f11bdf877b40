import { prepareEsewaForm } from "@learnin/contract/routes/payments.contract";
import type { Order } from "@learnin/contract/schemas/order.schema";
import { useState } from "react";
import { callApi } from "../../platform/api-client.ts";
import { textOf } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { postForm } from "./post-form.ts";

/** The order summary; Make Payment leaves this page for eSewa, which leads back to the page of the outcome. */
export function EsewaDialog({ order, onClose }: { order: Order; onClose: () => void }) {
	const [isLeaving, setIsLeaving] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const leave = async () => {
		if (isLeaving) return;
		setIsLeaving(true);
		setProblem(null);
		try {
			const { url, fields } = await callApi(prepareEsewaForm, { params: { order_id: order.id }, body: {} });
			postForm(url, fields);
		} catch (error) {
			setProblem(textOf(error));
			setIsLeaving(false);
		}
	};
	return (
		<Dialog open onClose={onClose} dismissible={!isLeaving} title="Order Summary">
			<OrderSummary order={order} />
			{problem !== null && (
				<div role="alert">
					<Note kind="problem" title="Nothing was charged">
						<p>{problem}</p>
					</Note>
				</div>
			)}
			<p className="text-ink-3 text-sm">You pay on eSewa's own page and come back here afterwards.</p>
			<Button variant="primary" size="lg" block data-autofocus busy={isLeaving} onClick={() => void leave()}>
				Make Payment
			</Button>
		</Dialog>
	);
}
