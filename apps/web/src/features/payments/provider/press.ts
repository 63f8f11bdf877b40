import type { PayingCard } from "./confirm.ts";

/** The payment method. */
export type Means = ({ kind: "card" } & PayingCard) | { kind: "wallet" } | { kind: "esewa" };

/** The payer sees the result within this many milliseconds: charged, not charged, or being checked. */
export const tellWithin = 12_000;

/** One press of the pay button, and its timing. */
export interface Press {
	means: Means;
	/** A request that moves money was sent. */
	isSent: boolean;
	/** Milliseconds left until the payer must see a result. */
	toldIn: () => number;
	/** A bank has asked the payer something: restarts the time. */
	startAnew: () => void;
	/** Milliseconds left of `stay` for the success message, from when it was first shown. */
	leavesIn: (stay: number) => number;
}

export function startPress(means: Means): Press {
	let toldBy = Date.now() + tellWithin;
	let paidAt: number | undefined;
	return {
		means,
		isSent: false,
		toldIn: () => toldBy - Date.now(),
		startAnew: () => {
			toldBy = Date.now() + tellWithin;
		},
		leavesIn: (stay) => {
			paidAt ??= Date.now();
			return Math.max(0, paidAt + stay - Date.now());
		},
	};
}
