import type { DisputeStanding } from "@learnin/domain/payments/dispute-standing";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";
import { id, moment } from "./common.schema.ts";
import { currency } from "./currency.schema.ts";

/** The state of a dispute in our terms. */
export const disputeStanding = z.enum(["inquiry", "open", "appealed", "won", "lost", "closed"]);
true satisfies SameType<z.infer<typeof disputeStanding>, DisputeStanding>;

export const seenDispute = z.object({
	id,
	/** Stripe's id. */
	reference: z.string(),
	standing: disputeStanding,
	/** Stripe's status. */
	status: z.string(),
	reason: z.string(),
	currency,
	/** Major units, as every amount here. */
	amount: z.number(),
	/** Held from the family's wallet until it is decided. */
	held: z.number(),
	/** Lost, minus what the wallet covered. */
	lost: z.number(),
	/** Null if the bank accepts no response. */
	evidence_due_at: z.nullable(moment),
	/** How often evidence was sent. */
	evidence_sent: z.number(),
	opened_at: moment,
	closed_at: z.nullable(moment),
});
export type SeenDispute = z.infer<typeof seenDispute>;
