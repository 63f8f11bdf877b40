import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import { ApiError, callApi } from "../../../platform/api/api-client.ts";
import { askOrder } from "../order/orders.api.ts";

export const paidText = "Payment has been successful. You will be redirected to dashboard shortly";
/** How long the success message stays, in milliseconds. */
export const leaveAfter = { payment: 2000, setup: 3000 };
export const defaultPaymentError = "There has been an error";
export type Settlement =
	/** Paid, and the account is a parent's now. */
	| { kind: "paid"; order: Order }
	| { kind: "failed"; order: Order; reason: string; payment: PaymentData | null }
	/** The bank requires authentication; the secret opens its dialog. */
	| { kind: "needs-action"; order: Order; clientSecret: string }
	/** The provider was asked: the order is unpaid. */
	| { kind: "unpaid"; order: Order; payment: PaymentData | null }
	/** Not known yet; `order` is null if the server could not be reached either. */
	| { kind: "open"; order: Order | null };

const askEvery = 1000;

/** Polls until the order is decided, for at most `patience` milliseconds; then returns `open`. */
export async function settle(orderId: string, patience: number, signal: AbortSignal): Promise<Settlement> {
	const deadline = Date.now() + patience;
	for (;;) {
		const settlement = await within(Math.max(deadline - Date.now(), askEvery), ask(orderId, signal));
		if (settlement === undefined) return { kind: "open", order: null };
		if (isDecided(settlement)) return settlement;
		if (Date.now() + askEvery > deadline) return settlement;
		await pause(askEvery, signal);
	}
}

function isDecided({ kind }: Settlement): boolean {
	return kind !== "open" && kind !== "unpaid";
}

/** A browser's request may reach the provider a little later: until then "unpaid" is not final. */
const lateMs = 5_000;
const longestPause = 10_000;

/** Polls with growing intervals, until the order is decided or certainly unpaid. */
export async function follow(
	orderId: string,
	signal: AbortSignal,
): Promise<Exclude<Settlement, { kind: "open" }>> {
	const sureAt = Date.now() + lateMs;
	for (let wait = 2 * askEvery; ; wait = Math.min(wait * 1.5, longestPause)) {
		const settlement = await ask(orderId, signal);
		if (settlement.kind !== "open" && (isDecided(settlement) || Date.now() > sureAt)) return settlement;
		await pause(wait, signal);
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
				return order.has_undecided_try ? { kind: "open", order } : { kind: "unpaid", order, payment };
			case "awaiting_provider":
				return { kind: "open", order };
		}
	} catch (error) {
		// Money may be on its way: only a plain refusal ends the polling.
		if (error instanceof ApiError && !error.isRefusal) return { kind: "open", order: null };
		throw error;
	}
}

/** Bypasses the cache: the page must not react to the new role before it has shown its final message. */
export async function isParent(signal: AbortSignal): Promise<boolean> {
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

/** The result, or undefined if it takes longer than this many milliseconds. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
	let timer: number | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = window.setTimeout(() => resolve(undefined), ms);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
