import { useEffect, useState } from "react";
import { ApiError } from "../../platform/api-client.ts";
import { leaveAfter, pause, settle } from "./settle.ts";

export type PaymentOutcome =
	| "settling"
	| "paid"
	/** Not decided while the page waited. */
	| "pending"
	| "failed"
	/** No order of this person's is at this address. */
	| "unknown";

/** How long the page of a payment asks for its end. */
const patience = 15_000;

/** What became of the order that the provider led back from; once it is paid the page leaves for `to`. */
export function usePaymentOutcome(orderId: string | null, hasFailed: boolean, to: string): PaymentOutcome {
	const [outcome, setOutcome] = useState<PaymentOutcome>(() => firstOutcome(orderId, hasFailed));
	useEffect(() => {
		if (hasFailed || orderId === null) return;
		const gone = new AbortController();
		const shownAt = Date.now();
		const follow = async () => {
			const found = await outcomeOf(orderId, gone.signal);
			if (gone.signal.aborted) return;
			setOutcome(found);
			if (found !== "paid") return;
			await pause(Math.max(0, shownAt + leaveAfter.payment - Date.now()), gone.signal);
			location.assign(to);
		};
		follow().catch(() => undefined);
		return () => gone.abort();
	}, [orderId, hasFailed, to]);
	return outcome;
}

function firstOutcome(orderId: string | null, hasFailed: boolean): PaymentOutcome {
	if (hasFailed) return "failed";
	return orderId === null ? "unknown" : "settling";
}

async function outcomeOf(orderId: string, signal: AbortSignal): Promise<PaymentOutcome> {
	try {
		const { kind } = await settle(orderId, patience, signal);
		if (kind === "open") return "pending";
		return kind === "paid" ? "paid" : "failed";
	} catch (error) {
		return error instanceof ApiError && error.code === "not_found" ? "unknown" : "pending";
	}
}
