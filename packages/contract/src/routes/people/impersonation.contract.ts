import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment } from "../../schemas/common.schema.ts";

export const startImpersonation = defineRoute({
	method: "POST",
	path: "/api/superadmin/accounts/:account_id/see-as",
	who: "admin",
	summary:
		"A token with which a super-admin sees the product as this parent or student does, for 15 minutes; nothing can be changed with it. Stands in the audit log.",
	params: z.object({ account_id: id }),
	body: z.strictObject({}),
	response: z.object({
		/** It cannot be renewed. */
		access_token: z.string(),
		name: z.string(),
		ends_at: moment,
	}),
	errors: ["not_found", "not_to_be_seen", "too_many_requests"],
});

export const stopImpersonation = defineRoute({
	method: "POST",
	path: "/api/see-as/end",
	who: "account",
	whileImpersonating: "only",
	summary: "Ends it: the one thing that a super-admin who sees the product as somebody can do.",
	body: z.strictObject({}),
	response: z.object({}),
	errors: [],
});
