import type { Order } from "@learnin/contract/schemas/order.schema";
import { useEffect, useState } from "react";
import { ApiError } from "../../../platform/api/api-client.ts";
import { rememberPaid } from "../../../platform/just-paid.ts";
import { readAccessToken } from "../../../platform/api/tokens.ts";
import { askLatestOrder } from "./orders.api.ts";
import { isParent, leaveAfter, pause, settle } from "../provider/settle.ts";

export interface PaymentOutcome {
	kind:
		| "settling"
		| "paid"
		/** Undecided while the page waited. */
		| "pending"
		| "failed"
		/** The address names no order of this person. */
		| "unknown"
		/** The address names no order, and this person has no recently decided one. */
		| "none";
	/** Present once known. */
	order: Order | null;
	/** The address names no order, so the page does not redirect. */
	stays?: boolean;
	/** For a closed order: the account is a parent's, whose money is under Payments. */
	isParent?: boolean;
}

export interface Return {
	orderId: string | null;
	/** The provider returned with a failure: the page does not wait for money, but the server is asked about it. */
	hasFailed: boolean;
	/** The page to go to once the order is paid. */
	to: string;
}

const none: PaymentOutcome = { kind: "none", order: null };

/** How long a return page waits before it says that the payment is still being checked, in milliseconds. */
const patience = 10_000;
const askAgainAfter = 5_000;

/** The result for the order that the provider returned from. */
export function usePaymentOutcome({ orderId, hasFailed, to }: Return): PaymentOutcome {
	const [outcome, setOutcome] = useState<PaymentOutcome>({
		kind: "settling",
		order: null,
	});
	useEffect(() => {
		const gone = new AbortController();
		const follow = async () => {
			const latest = orderId === null ? await latestOrder(gone.signal) : null;
			const asked = orderId ?? latest?.id;
			if (asked === undefined) return setOutcome(none);
			const how = { hasFailed, latest };
			const first = { ...how, patience: hasFailed || latest ? 0 : patience };
			let found = await outcomeOf(asked, first, gone.signal);
			// The page continues by itself once the result is known.
			for (; found.kind === "pending"; found = await outcomeOf(asked, { ...how, patience: 0 }, gone.signal)) {
				setOutcome(found);
				await pause(askAgainAfter, gone.signal);
			}
			if (gone.signal.aborted) return;
			setOutcome(orderId === null ? { ...found, stays: true } : found);
			// A page opened without a payment does not redirect.
			if (found.kind !== "paid" || orderId === null) return;
			await pause(leaveAfter.payment, gone.signal);
			rememberPaid(orderId);
			location.assign(to);
		};
		follow().catch(() => undefined);
		return () => gone.abort();
	}, [orderId, hasFailed, to]);
	return outcome;
}

/** Null for visitors who are not signed in or have no order. */
async function latestOrder(signal: AbortSignal): Promise<Order | null> {
	return readAccessToken() === null ? null : askLatestOrder(signal).catch(() => null);
}

/** Whether there was no attempt to pay it. */
function isUntouched({ state, has_undecided_try, failure_reason }: Order): boolean {
	return state === "draft" && !has_undecided_try && failure_reason === null;
}

interface How {
	hasFailed: boolean;
	/** The newest order, if the address names none. */
	latest: Order | null;
	patience: number;
}

async function outcomeOf(
	orderId: string,
	{ hasFailed, latest, patience: waiting }: How,
	signal: AbortSignal,
): Promise<PaymentOutcome> {
	try {
		const { kind, order } = await settle(orderId, waiting, signal);
		if (order?.state === "expired") return { kind: "failed", order, isParent: await isParent(signal) };
		if (kind === "paid" || kind === "failed") return { kind, order };
		// A refused card pays nothing anymore; if the provider could not be reached, it may have been paid.
		const isUnpaid = kind === "unpaid" || kind === "needs-action";
		// The provider was asked: the order now records a declined card.
		if (latest && isUnpaid && isUntouched(order)) return none;
		const wasDeclined = hasFailed || (latest !== null && order?.failure_reason !== null);
		const isRefused = isUnpaid && wasDeclined && order.provider !== "ESEWA";
		if (latest && isUntouched(latest) && order === null) return none;
		return { kind: isRefused ? "failed" : "pending", order };
	} catch (error) {
		if (error instanceof ApiError && error.code === "not_found") return { kind: "unknown", order: null };
		return { kind: "pending", order: null };
	}
}
