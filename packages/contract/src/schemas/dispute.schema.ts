import type { DisputeStanding } from "@learnin/domain/payments/dispute-standing";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";
import { id, moment } from "./common.schema.ts";
import { currency } from "./currency.schema.ts";

/** What a dispute means here. */
export const disputeStanding = z.enum(["inquiry", "open", "appealed", "won", "lost", "closed"]);
true satisfies SameType<z.infer<typeof disputeStanding>, DisputeStanding>;

export const seenDispute = z.object({
	id,
	/** As Stripe calls it. */
	reference: z.string(),
	standing: disputeStanding,
	/** In Stripe's words. */
	status: z.string(),
	reason: z.string(),
	currency,
	/** Major units, as every amount here. */
	amount: z.number(),
	/** Kept out of the family's wallet until it is decided. */
	held: z.number(),
	/** Lost, less what the wallet covered. */
	lost: z.number(),
	/** Null where the bank takes no answer. */
	evidence_due_at: z.nullable(moment),
	/** How often evidence was sent. */
	evidence_sent: z.number(),
	opened_at: moment,
	closed_at: z.nullable(moment),
});
export type SeenDispute = z.infer<typeof seenDispute>;
