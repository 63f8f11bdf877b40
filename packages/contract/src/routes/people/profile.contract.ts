import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment } from "../../schemas/common.schema.ts";
import { currency } from "../../schemas/currency.schema.ts";

const userType = z.enum(["PARENT", "STUDENT", "UNKNOWN"]);

export const userDetails = z.object({
	id,
	name: z.string(),
	/** For a child without its own address: the one from its parent. */
	email: z.string(),
	user_type: userType,
	is_admin: z.boolean(),
	is_active: z.boolean(),
	avatar: z.nullable(z.string()),
	/** The family's currency, if any. */
	currency,
	/** Major units: 20.5 is twenty and a half of `currency`. */
	wallet_balance: z.number(),
	/** Held for undecided disputes; not part of the balance. */
	wallet_on_hold: z.number(),
	notifications_count: z.number(),
	time_zone: z.string(),
	/** Without one the account signs in with Google, or not by itself. */
	has_password: z.boolean(),
	/** `required`: a super-admin who must turn it on before anything else. */
	second_factor: z.enum(["on", "off", "required"]),
	/** A child's session that a parent opened on their own device; the PIN leads back. */
	is_opened_by_parent: z.boolean(),
	/** Student: a parent turned on that it can show them drawings. */
	shows_drawings: z.boolean(),
	/** Parent: set up the family, and is the only one who may delete it and withdraw consent. */
	is_family_owner: z.boolean(),
	signup_date: moment,
	/** Parent: the family's children. Others: empty. */
	all_students: z.array(
		z.object({
			id,
			name: z.string(),
			grade: z.number(),
			avatar: z.nullable(z.string()),
			is_active: z.boolean(),
		}),
	),
	current_streak: z.number(),
	longest_streak: z.number(),
	/** Questions solved so far. */
	completed_count: z.number(),
	/** Reward points of all time; shown times 100. */
	reward_points: z.number(),
	/** Reward points of the current week, same unit. */
	weekly_reward: z.number(),
});
export type UserDetails = z.infer<typeof userDetails>;

export const getUserDetails = defineRoute({
	method: "GET",
	path: "/api/user-details",
	who: "account",
	summary: "The signed-in account with what the frame of every page shows.",
	response: userDetails,
	errors: [],
});
