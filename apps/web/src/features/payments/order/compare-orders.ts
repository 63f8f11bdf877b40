import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";

/** What is possible with an order whose state was just fetched. */
export function standingOf({
	state,
	provider,
}: Pick<Order, "state" | "provider">): "payable" | "pending" | "paid" | "given up" {
	switch (state) {
		case "draft":
		case "failed":
			return "payable";
		case "awaiting_provider":
			// A card is charged within moments, which the page waits for; eSewa may take hours.
			return provider === "ESEWA" ? "pending" : "paid";
		case "needs_action":
		case "paid":
			return "paid";
		case "expired":
		case "refunded":
			return "given up";
	}
}

interface Purchase {
	order: Order;
	payment: PaymentData;
}

/** Whether both have the same children or money for the same price: people only pay for what is shown. */
export function isSamePurchase(now: Purchase, shown: Purchase): boolean {
	const bought = ({ order }: Purchase) => JSON.stringify(order.line_items.map(({ name }) => name));
	return (
		now.order.purpose === shown.order.purpose &&
		now.order.currency === shown.order.currency &&
		now.order.total_amount === shown.order.total_amount &&
		secretOf(now.payment) === secretOf(shown.payment) &&
		bought(now) === bought(shown)
	);
}

function secretOf(payment: PaymentData): string | null {
	return payment.provider === "STRIPE" ? payment.client_secret : null;
}
