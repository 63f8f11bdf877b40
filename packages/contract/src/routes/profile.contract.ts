import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { id, moment } from "../schemas/common.schema.ts";

export const userType = z.enum(["PARENT", "STUDENT", "UNKNOWN"]);
export type UserType = z.infer<typeof userType>;

export const userDetails = z.object({
	id,
	name: z.string(),
	email: z.string(),
	user_type: userType,
	is_admin: z.boolean(),
	is_active: z.boolean(),
	avatar: z.nullable(z.string()),
	currency: z.string(),
	/** Major units: 20.5 is twenty and a half of `currency`. */
	wallet_balance: z.number(),
	notifications_count: z.number(),
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
