import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";

export const uploadPicture = defineRoute({
	method: "PUT",
	path: "/api/profile/picture",
	who: "own_account",
	kind: "upload",
	files: ["picture"],
	summary: "A photo as the own picture, for grown-ups: children choose a drawn one.",
	body: z.strictObject({}),
	response: z.object({
		/** Address of the stored picture. */
		avatar: z.string(),
	}),
	errors: ["image_unreadable", "too_many_requests"],
});
