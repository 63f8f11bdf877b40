import { pinComplaint } from "@learnin/domain/data-rights/pin";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, timeZone } from "../../schemas/common.schema.ts";
import { tokens } from "./sign-in.contract.ts";

/** The parent's password again; an account without one needs a recent sign-in instead. */
export const passwordAgain = z.optional(z.string().check(z.maxLength(1000)));

const newPin = z.string().check(
	z.superRefine((pin: string, context) => {
		const complaint = pinComplaint(pin);
		if (complaint !== null) context.addIssue(complaint);
	}),
);

export const getPin = defineRoute({
	method: "GET",
	path: "/api/parents/pin",
	who: "parent",
	whileImpersonating: "never",
	summary: "Whether this parent has a PIN that leads back from a child's side.",
	response: z.object({ is_set: z.boolean() }),
	errors: [],
});

export const setPin = defineRoute({
	method: "PUT",
	path: "/api/parents/pin",
	who: "parent",
	summary: "Sets or changes the PIN that leads back from a child's side.",
	body: z.strictObject({ pin: newPin, password: passwordAgain }),
	response: z.object({}),
	errors: ["wrong_password", "session_too_old", "tries_used_up", "too_many_requests"],
});

export const startPractising = defineRoute({
	method: "POST",
	path: "/api/students/:student_id/practise",
	who: "parent",
	summary: "Ends the parent's session on this device and opens one that may do what this child may, no more.",
	params: z.object({ student_id: id }),
	body: z.strictObject({
		/** The device's time zone, for a child who never practiced before. */
		time_zone: z._default(timeZone, "UTC"),
	}),
	response: tokens,
	errors: ["pin_not_set", "has_own_sign_in", "consent_missing"],
});

export const returnToParent = defineRoute({
	method: "POST",
	path: "/api/students/return-to-parent",
	who: "practising_as",
	summary: "Ends the child's session and opens one of the parent who started it.",
	body: z.strictObject({ pin: z.string().check(z.maxLength(20)) }),
	response: tokens,
	errors: ["wrong_pin", "too_many_requests", "account_inactive"],
});
