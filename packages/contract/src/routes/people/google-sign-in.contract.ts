import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { timeZone } from "../../schemas/common.schema.ts";
import { secondFactorCode, tokens } from "./sign-in.contract.ts";

/**
 * The one-time code that Google's window returns to the page that opened it. It represents a proven Google account,
 * works once, for a minute, and only with the cookie of the browser in which it was made. Other routes that accept a
 * Google account instead of a password (accepting an invitation) have a field of this name.
 */
export const handoff = z.string().check(z.minLength(20), z.maxLength(100));

const password = z.string().check(z.maxLength(1000));

/** An account with this address has a password: its owner may link the two once. */
const passwordNeeded = z.object({ step: z.literal("password_needed"), email: z.string() });

/** The sign-in methods besides email and password. */
export const getSignInOptions = defineRoute({
	method: "GET",
	path: "/api/sign-in-options",
	who: "public",
	summary: "Which ways of signing in this installation offers beside email and password.",
	response: z.object({ google: z.boolean() }),
	errors: [],
});

export const exchangeGoogle = defineRoute({
	method: "POST",
	path: "/api/auth/google/exchange",
	who: "public",
	summary: "Signs in with what Google's window handed over, or says what is needed first.",
	body: z.strictObject({
		handoff,
		/** Required by the step `password_needed`. */
		password: z.optional(password),
		/** Required by the step `second_factor_needed`. */
		code: z.optional(secondFactorCode),
		/** The browser's time zone, for the days of a new account. */
		time_zone: z._default(timeZone, "UTC"),
	}),
	response: z.discriminatedUnion("step", [
		z.object({
			...tokens.shape,
			step: z.literal("signed_in"),
			user_type: z.enum(["UNKNOWN", "PARENT", "STUDENT"]),
			is_admin: z.boolean(),
		}),
		passwordNeeded,
		z.object({ step: z.literal("second_factor_needed") }),
	]),
	errors: [
		"handoff_unknown",
		"google_email_unverified",
		"google_linked_elsewhere",
		"wrong_password",
		"tries_used_up",
		"wrong_code",
		"account_inactive",
		"consent_missing",
		"too_many_requests",
	],
});

export const getGoogleLink = defineRoute({
	method: "GET",
	path: "/api/auth/google/link",
	who: "own_account",
	summary: "The Google account that signs in to this one, if any.",
	response: z.object({
		/** Whether this installation offers Google sign-in. */
		is_offered: z.boolean(),
		/** The address of the linked Google account. */
		email: z.nullable(z.string()),
	}),
	errors: [],
});

export const linkGoogle = defineRoute({
	method: "POST",
	path: "/api/auth/google/link",
	who: "own_account",
	summary: "Lets a Google account sign in to this one; asks for the password of this one first.",
	body: z.strictObject({ handoff, password: z.optional(password) }),
	response: z.discriminatedUnion("step", [z.object({ step: z.literal("linked") }), passwordNeeded]),
	errors: [
		"handoff_unknown",
		"google_email_unverified",
		"google_linked_elsewhere",
		"wrong_password",
		"tries_used_up",
		"too_many_requests",
	],
});

export const unlinkGoogle = defineRoute({
	method: "DELETE",
	path: "/api/auth/google/link",
	who: "own_account",
	summary: "Ends the signing in with Google; refused while it is the only way in.",
	response: z.object({}),
	errors: ["last_sign_in"],
});
