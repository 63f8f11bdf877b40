import { getUserDetails } from "@learnin/contract/routes/profile.contract";
import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import { ApiError, callApi } from "../../platform/api-client.ts";
import { askOrder } from "./orders.api.ts";

export const paidText = "Payment has been successful. You will be redirected to dashboard shortly";
/** How long the success message stays, in milliseconds. */
export const leaveAfter = { payment: 2000, setup: 3000 };
export const defaultPaymentError = "There has been an error";

export type Settlement =
	/** Paid, and the account is a parent's now. */
	| { kind: "paid"; order: Order }
	| { kind: "failed"; order: Order; reason: string; payment: PaymentData | null }
	/** The bank wants to see the person; the secret opens its dialog. */
	| { kind: "needs-action"; order: Order; clientSecret: string }
	/** Not known yet; `order` is null where the server could not be asked either. */
	| { kind: "open"; order: Order | null };

const askEvery = 1000;

/** Asks until the order is decided, for at most `patience` milliseconds. Ends with `open` when it is not. */
export async function settle(orderId: string, patience: number, signal: AbortSignal): Promise<Settlement> {
	const deadline = Date.now() + patience;
	for (;;) {
		const settlement = await ask(orderId, signal);
		if (settlement.kind !== "open" || Date.now() + askEvery > deadline) return settlement;
		await pause(askEvery, signal);
	}
}

async function ask(orderId: string, signal: AbortSignal): Promise<Settlement> {
	try {
		const { order, payment } = await askOrder(orderId, signal);
		switch (order.state) {
			case "paid":
				return (await isParent(signal)) ? { kind: "paid", order } : { kind: "open", order };
			case "failed":
			case "expired":
			case "refunded":
				return { kind: "failed", order, reason: order.failure_reason ?? defaultPaymentError, payment };
			case "needs_action":
				return payment?.provider === "STRIPE"
					? { kind: "needs-action", order, clientSecret: payment.client_secret }
					: { kind: "open", order };
			case "draft":
			case "awaiting_provider":
				return { kind: "open", order };
		}
	} catch (error) {
		// Money may be on its way: only a plain refusal ends the waiting.
		if (error instanceof ApiError && !error.isRefusal) return { kind: "open", order: null };
		throw error;
	}
}

/** Asked past the cache: the page must not react to the new role before it has said its last word. */
async function isParent(signal: AbortSignal): Promise<boolean> {
	const { user_type } = await callApi(getUserDetails, {}, { signal });
	return user_type === "PARENT";
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason as Error);
		});
	});
}
