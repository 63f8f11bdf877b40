import type { Dialect, Forgery } from "./return-data.ts";
import type { Shape } from "./status-answer.ts";

/**
 * The outcome of a payment when its payer presses Pay. `closed`: paid, and the payer never comes back. All
 * others except `complete` redirect the payer to the failure_url.
 */
export const outcomes = ["complete", "closed", "pending", "ambiguous", "canceled", "failed"] as const;
export type Outcome = (typeof outcomes)[number];

/** How the status API fails: with an eSewa error and a 200, with a 500, with a page, or by hanging up. */
export const outages = ["words", "error", "page", "drop"] as const;
export type Outage = (typeof outages)[number];

/** What happens at Pay: an outcome, or nothing is paid and the payer returns with a forgery. */
export type Step = { outcome: Outcome } | { forgery: Forgery };

/** How the stand-in behaves at the moment. */
export interface Behaviour {
	/** For the next presses of Pay, one each; after that they complete. */
	steps: Step[];
	dialect: Dialect;
	shape: Shape;
	/** Of the status API only. */
	outage: Outage | undefined;
	/** Milliseconds before the status API responds. */
	slowMs: number;
}

export function normalBehaviour(): Behaviour {
	return { steps: [], dialect: "plain", shape: "new", outage: undefined, slowMs: 0 };
}
