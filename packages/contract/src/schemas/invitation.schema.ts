import * as z from "zod/mini";
import { id, moment } from "./common.schema.ts";

/** How far a child is with its invitation. */
export const childInvitation = z.object({
	student_id: id,
	/** Its address. */
	email: z.string(),
	/** `none`: the child shares a parent's address and needs none. `joined`: it has its own sign-in. */
	state: z.enum(["none", "waiting", "expired", "revoked", "joined"]),
	sent_at: z.nullable(moment),
	expires_at: z.nullable(moment),
});
export type ChildInvitation = z.infer<typeof childInvitation>;
