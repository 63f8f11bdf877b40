import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { email, line, newPassword, timeZone } from "../../schemas/common.schema.ts";

/** Six digits of an authenticator app, or a recovery code. */
export const secondFactorCode = z.string().check(z.maxLength(40));

/** A short access token (JWT) and the refresh token that renews it. */
export const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof tokens>;

export const createUser = defineRoute({
	method: "POST",
	path: "/api/users/create_user/",
	who: "public",
	summary: "Creates an account with email and password and signs it in.",
	body: z.strictObject({
		name: line("Name", 100),
		email,
		password: newPassword,
		/** The browser's time zone, for counting days. */
		time_zone: z._default(timeZone, "UTC"),
	}),
	response: tokens,
	errors: ["email_taken", "password_too_common", "too_many_requests"],
});

export const loginUser = defineRoute({
	method: "POST",
	path: "/api/users/login_user/",
	who: "public",
	summary: "Signs in with email and password.",
	body: z.strictObject({
		email,
		password: z.string().check(z.maxLength(1000)),
		name: z.optional(z.string()),
		/** Required by `second_factor_needed`. */
		code: z.optional(secondFactorCode),
	}),
	response: tokens,
	errors: [
		"wrong_credentials",
		"account_inactive",
		"second_factor_needed",
		"wrong_code",
		"tries_used_up",
		"too_many_requests",
	],
});

export const refreshToken = defineRoute({
	method: "POST",
	path: "/api/users/refresh_token/",
	who: "public",
	summary: "Exchanges a refresh token for a new pair; each refresh token works once.",
	body: z.strictObject({ refresh_token: z.string().check(z.maxLength(200)) }),
	response: tokens,
	errors: ["session_ended", "account_inactive", "too_many_requests"],
});

export const logoutUser = defineRoute({
	method: "POST",
	path: "/api/users/logout_user/",
	who: "public",
	summary: "Ends the session that the refresh token belongs to.",
	body: z.strictObject({ refresh_token: z.string().check(z.maxLength(200)) }),
	response: z.object({}),
	errors: [],
});
