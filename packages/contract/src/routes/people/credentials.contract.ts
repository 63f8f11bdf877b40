import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { email, id, moment, newPassword } from "../../schemas/common.schema.ts";
import { secondFactorCode } from "./sign-in.contract.ts";

const linkToken = z.string().check(z.maxLength(200));
const nothing = z.object({});

/** Proof of identity for changes to the sign-in. */
const proof = {
	/** Left out by an account without one; it must have signed in a short time ago. */
	current_password: z.optional(z.string().check(z.maxLength(1000))),
	/** If a second factor is on. */
	code: z.optional(secondFactorCode),
};
const proofErrors = [
	"wrong_password",
	"session_too_old",
	"second_factor_needed",
	"wrong_code",
	"tries_used_up",
	"too_many_requests",
] as const;

const linkErrors = ["link_unknown", "link_used", "link_expired", "too_many_requests"] as const;

export const forgotPassword = defineRoute({
	method: "POST",
	path: "/api/users/forgot_password/",
	who: "public",
	summary: "Mails a link to set a new password. The answer is the same whether or not the address is known.",
	body: z.strictObject({ email }),
	response: nothing,
	errors: ["too_many_requests"],
});

export const lookUpResetLink = defineRoute({
	method: "POST",
	path: "/api/users/look_up_reset_link/",
	who: "public",
	summary: "Whose password a mailed link sets, and whether it still can.",
	body: z.strictObject({ token: linkToken }),
	response: z.object({
		email: z.string(),
		/** The account was created for its owner, who sets the first password with this link. */
		is_invitation: z.boolean(),
	}),
	errors: linkErrors,
});

export const resetPassword = defineRoute({
	method: "POST",
	path: "/api/users/reset_password/",
	who: "public",
	summary: "Sets a new password by a mailed link, once; signs every device out and nobody in.",
	body: z.strictObject({ token: linkToken, password: newPassword }),
	response: nothing,
	errors: [...linkErrors, "password_too_common"],
});

export const changePassword = defineRoute({
	method: "POST",
	path: "/api/users/change_password/",
	who: "own_account",
	summary: "Changes the password, or sets the first one; signs every other device out.",
	body: z.strictObject({ ...proof, password: newPassword }),
	response: nothing,
	errors: [...proofErrors, "password_too_common"],
});

export const changeEmail = defineRoute({
	method: "POST",
	path: "/api/users/change_email/",
	who: "own_account",
	summary: "Mails a link to the new address; the address changes when it is opened.",
	body: z.strictObject({ ...proof, email }),
	response: nothing,
	errors: proofErrors,
});

export const cancelEmailChange = defineRoute({
	method: "POST",
	path: "/api/users/cancel_email_change/",
	who: "own_account",
	summary: "Makes the link that was sent to a new address worthless.",
	body: z.strictObject({}),
	response: nothing,
	errors: [],
});

export const lookUpConfirmLink = defineRoute({
	method: "POST",
	path: "/api/users/look_up_confirm_link/",
	who: "public",
	summary: "Whether the address which a mailed link was sent to is confirmed already, or the link still can.",
	body: z.strictObject({ token: linkToken }),
	response: z.object({ is_confirmed: z.boolean() }),
	errors: ["link_unknown", "link_expired", "too_many_requests"],
});

export const confirmEmail = defineRoute({
	method: "POST",
	path: "/api/users/confirm_email/",
	who: "public",
	summary:
		"Shows that the address which a mailed link was sent to is the account's; a new one becomes it. Works once.",
	body: z.strictObject({ token: linkToken }),
	response: z.object({ email: z.string() }),
	errors: [...linkErrors, "email_taken"],
});

export const sendConfirmLink = defineRoute({
	method: "POST",
	path: "/api/users/send_confirm_link/",
	who: "own_account",
	summary: "Mails another link that confirms the account's address; nothing where it is confirmed already.",
	body: z.strictObject({}),
	response: nothing,
	errors: ["too_many_requests"],
});

export const getSignInSettings = defineRoute({
	method: "GET",
	path: "/api/users/sign_in_settings/",
	who: "own_account",
	whileImpersonating: "never",
	summary: "How this account signs in.",
	response: z.object({
		email: z.string(),
		/** Someone proved that they read email at this address. */
		is_email_proved: z.boolean(),
		has_password: z.boolean(),
		/** A new address that is not confirmed yet. */
		pending_email: z.nullable(z.object({ email: z.string(), expires_at: moment })),
		second_factor: z.object({
			is_on: z.boolean(),
			/** This account needs one for its role. */
			is_required: z.boolean(),
			/** It is on but was not used when this session started: signing in again does. */
			is_missing_here: z.boolean(),
			recovery_codes_left: z.number(),
		}),
	}),
	errors: [],
});

export const device = z.object({
	id,
	/** Such as "Firefox" and "Windows"; null if unknown. */
	browser: z.nullable(z.string()),
	system: z.nullable(z.string()),
	signed_in_at: moment,
	last_seen_at: moment,
	is_this_one: z.boolean(),
	/** The child for whom a parent opened this session on their own device. */
	child_name: z.nullable(z.string()),
});

export const getDevices = defineRoute({
	method: "GET",
	path: "/api/users/devices/",
	who: "own_account",
	summary: "Where this account is signed in, the last used first; at most 50.",
	response: z.object({
		devices: z.array(device),
		/** There are more than these. */
		has_more: z.boolean(),
	}),
	errors: [],
});

export const signOutDevice = defineRoute({
	method: "DELETE",
	path: "/api/users/devices/:session_id",
	who: "own_account",
	summary: "Signs one device out.",
	params: z.object({ session_id: id }),
	response: nothing,
	errors: ["not_found"],
});

export const signOutEverywhere = defineRoute({
	method: "POST",
	path: "/api/users/sign_out_everywhere/",
	who: "own_account",
	summary: "Signs every device out, this one too.",
	body: z.strictObject({ confirm: z.literal(true) }),
	response: nothing,
	errors: [],
});

export const startSecondFactor = defineRoute({
	method: "POST",
	path: "/api/users/second_factor/start/",
	who: "own_account",
	summary: "Makes a secret for an authenticator app; it counts once a code of it was shown.",
	body: z.strictObject({ current_password: proof.current_password }),
	response: z.object({
		/** To type if the QR code cannot be scanned: base32. */
		secret: z.string(),
		/** The same as an otpauth address. */
		uri: z.string(),
		/** The address as a QR code: modules per side, and the dark ones as an SVG path of that size. */
		qr: z.object({ size: z.number(), path: z.string() }),
	}),
	errors: [
		"wrong_password",
		"session_too_old",
		"second_factor_on",
		"email_not_proved",
		"tries_used_up",
		"too_many_requests",
	],
});

const recoveryCodes = z.object({
	/** Each works once instead of a code; shown only now. */
	recovery_codes: z.array(z.string()),
});

export const confirmSecondFactor = defineRoute({
	method: "POST",
	path: "/api/users/second_factor/confirm/",
	who: "own_account",
	summary: "Turns the second factor on by a first code of the app, and makes recovery codes.",
	body: z.strictObject({ code: secondFactorCode }),
	response: recoveryCodes,
	errors: ["wrong_code", "second_factor_on", "not_found", "tries_used_up", "too_many_requests"],
});

export const turnOffSecondFactor = defineRoute({
	method: "POST",
	path: "/api/users/second_factor/turn_off/",
	who: "own_account",
	summary: "Turns the second factor off.",
	body: z.strictObject(proof),
	response: nothing,
	errors: proofErrors,
});

export const renewRecoveryCodes = defineRoute({
	method: "POST",
	path: "/api/users/second_factor/recovery_codes/",
	who: "own_account",
	summary: "Makes new recovery codes; the old ones stop working.",
	body: z.strictObject(proof),
	response: recoveryCodes,
	errors: [...proofErrors, "not_found"],
});
