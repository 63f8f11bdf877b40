import { readAvatarTile } from "@learnin/domain/family/avatar-tiles";
import { EDUCATIONAL_BOARDS } from "@learnin/domain/family/educational-boards";
import { MAX_OBJECTIVE_LENGTH } from "@learnin/domain/family/learning-objectives";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, line, moment, optionalLine, timeZone } from "../../schemas/common.schema.ts";
import { childInvitation } from "../../schemas/invitation.schema.ts";

const educationalBoard = z.enum(["", ...EDUCATIONAL_BOARDS]);
/** In the family's own words; five are suggested. */
const learningObjective = line("Learning objective", MAX_OBJECTIVE_LENGTH);
const wholeFrom1To = (max: number) => z.int().check(z.gte(1), z.lte(max));

/** A drawn tile such as "leaf-gold-90"; null chooses one from the name. */
const avatarTile = z.nullable(
	z.string().check(
		z.maxLength(40),
		z.refine((name) => readAvatarTile(name) !== null, "Please choose one of the pictures."),
	),
);

/** The fields of a child that a guardian may change. */
const childProfile = {
	name: line("Full name", 100),
	grade: z.int().check(z.gte(2), z.lte(8)),
	schoolName: optionalLine("School name", 150),
	educationalBoard,
	learningObjective,
	avatar: avatarTile,
	/** Questions a day. */
	daily_goal: wholeFrom1To(100),
	days_per_week: wholeFrom1To(7),
};

/** What was agreed, when, and by which payment or switch. */
const consentGiven = z.object({
	policy_version: z.string(),
	scopes: z.array(z.string()),
	method: z.enum(["card_payment", "esewa_payment", "wallet_payment", "guardian_switch"]),
	/** The provider's id of the payment, or the account that used the switch. */
	evidence_ref: z.string(),
	given_at: moment,
	/** Null once that guardian was deleted. */
	given_by: z.nullable(z.string()),
	withdrawn_at: z.nullable(moment),
});

const childScope = z.enum(["practice", "model_reading"]);

const child = z.object({
	id,
	name: z.string(),
	email: z.string(),
	grade: z.number(),
	schoolName: z.string(),
	educationalBoard,
	learningObjective: z.string(),
	avatar: z.nullable(z.string()),
	daily_goal: z.number(),
	days_per_week: z.number(),
	/** The time zone of the child's days and streak. */
	time_zone: z.string(),
	enrolled_until: z.nullable(moment),
	/** The child has its own sign-in; otherwise it may practice here, started by the parent. */
	has_own_sign_in: z.boolean(),
	/** Whether and where the child was invited; null once it has its own sign-in. */
	invitation: z.nullable(childInvitation),
	may_practice: z.boolean(),
	may_be_read_by_model: z.boolean(),
	/** It can show its parents drawings over questions. */
	shows_drawings: z.boolean(),
	/** The newest consent to practice, valid or withdrawn. */
	practice_consent: z.nullable(consentGiven),
	/** The newest consent that a model may read written answers. */
	model_consent: z.nullable(consentGiven),
});

export const getChildren = defineRoute({
	method: "GET",
	path: "/api/parents/children",
	who: "parent",
	summary: "The family's children with what a guardian may change and has agreed to.",
	response: z.object({ children: z.array(child) }),
	errors: [],
});

export const updateChild = defineRoute({
	method: "PUT",
	path: "/api/parents/children/:student_id",
	who: "parent",
	summary: "Changes a child's profile and goals.",
	params: z.object({ student_id: id }),
	/** Without a time zone the current one stays. */
	body: z.strictObject({ ...childProfile, time_zone: z.optional(timeZone) }),
	response: z.object({}),
	errors: [],
});

export const setConsent = defineRoute({
	method: "PUT",
	path: "/api/parents/children/:student_id/consent",
	who: "parent",
	summary: "Gives or withdraws the consent to practice, or to a model that reads written answers.",
	params: z.object({ student_id: id }),
	body: z.strictObject({ scope: childScope, is_given: z.boolean() }),
	response: z.object({}),
	errors: ["owner_only", "consent_missing"],
});
