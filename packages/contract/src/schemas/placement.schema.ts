import { PLACEMENT_INVITATIONS } from "@learnin/domain/placement/placement-rules";
import * as z from "zod/mini";
import { moment } from "./common.schema.ts";

/** Whether a student was placed, is being placed, may be, and is invited to. */
export const placementState = z.object({
	state: z.enum(["none", "open", "finished"]),
	/** Why the page suggests a placement; null if it does not. */
	invitation: z.nullable(z.enum(PLACEMENT_INVITATIONS)),
	/** When another one may be started; null if now, or if one is open. */
	may_start_from: z.nullable(moment),
	/** Of the open one. */
	answered: z.number(),
	most: z.number(),
	/** Of the newest finished one. */
	finished_at: z.nullable(moment),
});
