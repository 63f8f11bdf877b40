import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";

export const reportError = defineRoute({
	method: "POST",
	path: "/api/error-reports",
	who: "public",
	summary: "A fire-and-forget report of an error in the browser.",
	body: z.strictObject({
		route: z.string().check(z.maxLength(300)),
		message: z.string().check(z.maxLength(2000)),
		kind: z.enum(["not_found", "network", "render"]),
		/** The version of the app in the browser. */
		version: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
	}),
	response: z.object({}),
	errors: ["too_many_requests"],
});
