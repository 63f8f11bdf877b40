import type { Order } from "@learnin/contract/schemas/order.schema";
import { useEffect, useState } from "react";
import { ApiError } from "../../platform/api-client.ts";
import { askLatestOrder } from "./orders.api.ts";
import { leaveAfter, pause, settle } from "./settle.ts";

export interface PaymentOutcome {
	kind:
		| "settling"
		| "paid"
		/** Not decided while the page waited. */
		| "pending"
		| "failed"
		/** No order of this person's is at this address. */
		| "unknown"
		/** The address names no order, and this person has none that was decided of late. */
		| "none";
	/** Once it is known. */
	order: Order | null;
	/** The address names no order, so the page leads nobody on. */
	stays?: boolean;
}

export interface Return {
	orderId: string | null;
	/** The provider led back with a failure: nobody waits for the money, but the server is asked whether it came. */
	hasFailed: boolean;
	/** Where the page leaves for, once the order is paid. */
	to: string;
}

/** How long the page of a payment waits before it says that it is still being checked, in milliseconds. */
const patience = 10_000;
const askAgainAfter = 5_000;

/** What became of the order that the provider led back from. */
export function usePaymentOutcome({ orderId, hasFailed, to }: Return): PaymentOutcome {
	const [outcome, setOutcome] = useState<PaymentOutcome>({
		kind: "settling",
		order: null,
	});
	useEffect(() => {
		const gone = new AbortController();
		const follow = async () => {
			const asked = orderId ?? (await latestOrderId(gone.signal));
			if (asked === null) return setOutcome({ kind: "none", order: null });
			let found = await outcomeOf(asked, { hasFailed, patience: hasFailed ? 0 : patience }, gone.signal);
			// The page goes on by itself once it is known.
			for (
				;
				found.kind === "pending";
				found = await outcomeOf(asked, { hasFailed, patience: 0 }, gone.signal)
			) {
				setOutcome(found);
				await pause(askAgainAfter, gone.signal);
			}
			if (gone.signal.aborted) return;
			setOutcome(orderId === null ? { ...found, stays: true } : found);
			// A page that was not told of a payment leads nobody away.
			if (found.kind !== "paid" || orderId === null) return;
			await pause(leaveAfter.payment, gone.signal);
			location.assign(to);
		};
		follow().catch(() => undefined);
		return () => gone.abort();
	}, [orderId, hasFailed, to]);
	return outcome;
}

/** Null for who is not signed in, has no order, or has one that nobody has tried to pay. */
async function latestOrderId(signal: AbortSignal): Promise<string | null> {
	try {
		const order = await askLatestOrder(signal);
		return order === null || (order.state === "draft" && !order.has_undecided_try) ? null : order.id;
	} catch {
		return null;
	}
}

async function outcomeOf(
	orderId: string,
	{ hasFailed, patience: waiting }: { hasFailed: boolean; patience: number },
	signal: AbortSignal,
): Promise<PaymentOutcome> {
	try {
		const { kind, order } = await settle(orderId, waiting, signal);
		if (kind === "paid" || kind === "failed") return { kind, order };
		// A card that was refused pays nothing any more; what nobody could ask about may have been paid all the same.
		const isRefused =
			hasFailed && (kind === "unpaid" || kind === "needs-action") && order.provider !== "ESEWA";
		return { kind: isRefused ? "failed" : "pending", order };
	} catch (error) {
		if (error instanceof ApiError && error.code === "not_found") return { kind: "unknown", order: null };
		return { kind: "pending", order: null };
	}
}
