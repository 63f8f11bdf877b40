import type { PayingCard } from "./confirm.ts";

/** What pays. */
export type Means = ({ kind: "card" } & PayingCard) | { kind: "wallet" } | { kind: "esewa" };

/** A payer hears within this many milliseconds what is known: charged, not charged, or that it is being checked. */
export const tellWithin = 12_000;

/** One press of the button that pays, and its times. */
export interface Press {
	means: Means;
	/** Something left that moves money. */
	isSent: boolean;
	/** Milliseconds in which the payer is to be told what is known. */
	toldIn: () => number;
	/** A bank has asked the payer something meanwhile: the time begins anew. */
	startAnew: () => void;
	/** Milliseconds that the success message still has to stand of these, from when it first stood. */
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
