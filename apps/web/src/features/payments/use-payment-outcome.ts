import type { Order } from "@learnin/contract/schemas/order.schema";
import { useEffect, useState } from "react";
import { ApiError } from "../../platform/api-client.ts";
import { leaveAfter, pause, settle } from "./settle.ts";

export interface PaymentOutcome {
	kind:
		| "settling"
		| "paid"
		/** Not decided while the page waited. */
		| "pending"
		| "failed"
		/** No order of this person's is at this address. */
		| "unknown";
	/** Once it is known. */
	order: Order | null;
}

export interface Return {
	orderId: string | null;
	/** The provider led back with a failure: nobody waits for the money, but the server is asked whether it came. */
	hasFailed: boolean;
	/** Where the page leaves for, once the order is paid. */
	to: string;
}

/** How long the page of a payment asks for its end, in milliseconds. */
const patience = 15_000;

/** What became of the order that the provider led back from. */
export function usePaymentOutcome({ orderId, hasFailed, to }: Return): PaymentOutcome {
	const [outcome, setOutcome] = useState<PaymentOutcome>({
		kind: orderId === null ? "unknown" : "settling",
		order: null,
	});
	useEffect(() => {
		if (orderId === null) return;
		const gone = new AbortController();
		const follow = async () => {
			const found = await outcomeOf(orderId, hasFailed, gone.signal);
			if (gone.signal.aborted) return;
			setOutcome(found);
			if (found.kind !== "paid") return;
			await pause(leaveAfter.payment, gone.signal);
			location.assign(to);
		};
		follow().catch(() => undefined);
		return () => gone.abort();
	}, [orderId, hasFailed, to]);
	return outcome;
}

async function outcomeOf(orderId: string, hasFailed: boolean, signal: AbortSignal): Promise<PaymentOutcome> {
	try {
		const { kind, order } = await settle(orderId, hasFailed ? 0 : patience, signal);
		if (kind === "paid" || kind === "failed") return { kind, order };
		// A card that was refused pays nothing any more; what eSewa has not decided may still arrive.
		return { kind: hasFailed && order?.provider !== "ESEWA" ? "failed" : "pending", order };
	} catch (error) {
		if (error instanceof ApiError && error.code === "not_found") return { kind: "unknown", order: null };
		return { kind: hasFailed ? "failed" : "pending", order: null };
	}
}
