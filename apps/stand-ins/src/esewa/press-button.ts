import type { Behaviour, Outcome } from "./behaviour.ts";
import type { Merchant } from "./check-form.ts";
import type { Payment, Payments, Status } from "./payments.ts";
import { forgedData, returnData } from "./return-data.ts";

interface Parts {
	merchant: Merchant;
	payments: Payments;
	behaviour: Behaviour;
}

const becomes: Record<Outcome, Status> = {
	complete: "COMPLETE",
	closed: "COMPLETE",
	pending: "PENDING",
	ambiguous: "AMBIGUOUS",
	canceled: "CANCELED",
	failed: "NOT_FOUND",
};

/** Where the payer goes after a button; undefined: nowhere, the payment is made and the page stays. */
export function pressButton(parts: Parts, payment: Payment, choice: "pay" | "cancel"): string | undefined {
	const { behaviour, merchant, payments } = parts;
	if (choice === "cancel") {
		payments.change(payment, { status: "CANCELED", is_answered: true });
		return payment.failure_url;
	}
	const step = behaviour.steps.shift() ?? { outcome: "complete" };
	if ("forgery" in step) {
		const data = forgedData(merchant, { payment, earlier: payments.paidBefore(payment) }, step.forgery);
		return data === undefined ? payment.success_url : withData(payment, data);
	}
	payments.change(payment, { status: becomes[step.outcome], is_answered: true });
	if (step.outcome === "closed") return undefined;
	if (step.outcome !== "complete") return payment.failure_url;
	return withData(payment, returnData(merchant, payment, behaviour.dialect));
}

/** Blindly, as eSewa does it: without checking for an existing query, and without escaping the base64. */
function withData({ success_url }: Payment, data: string): string {
	return `${success_url}?data=${data}`;
}
