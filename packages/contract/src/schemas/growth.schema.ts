import { RECORD_KINDS } from "@learnin/domain/rewards/records";
import * as z from "zod/mini";

/** A child's own best week of a kind. */
export const personalRecord = {
	record: z.enum(RECORD_KINDS),
	/** The Monday of that week. */
	monday: z.string(),
	count: z.number(),
	/** Out of this many questions; null if the count says it all. */
	of: z.nullable(z.number()),
};
