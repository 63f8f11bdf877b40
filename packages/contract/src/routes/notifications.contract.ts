import { NOTIFICATION_KINDS, type NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { id, moment } from "../schemas/common.schema.ts";

const kind = z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]);
const channel = z.enum(["bell", "mail"]);

export const getNotifications = defineRoute({
	method: "GET",
	path: "/api/parents/get-notifications",
	who: "account",
	summary: "The notifications of the signed-in account, newest first, a page at a time.",
	query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
	response: z.object({
		notifications: z.array(
			z.object({ id, kind, description: z.string(), created_at: moment, is_read: z.boolean() }),
		),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const readNotifications = defineRoute({
	method: "POST",
	path: "/api/notifications/read",
	who: "account",
	summary: "Marks everything up to a moment as read.",
	body: z.strictObject({ up_to: moment }),
	response: z.object({ notifications_count: z.number() }),
	errors: [],
});

const switches = z.object({
	switches: z.array(
		z.object({
			kind,
			name: z.string(),
			explanation: z.string(),
			/** Null: this kind never takes this way. */
			bell: z.nullable(z.object({ is_on: z.boolean(), can_switch: z.boolean() })),
			mail: z.nullable(z.object({ is_on: z.boolean(), can_switch: z.boolean() })),
		}),
	),
});

export const getNotificationSwitches = defineRoute({
	method: "GET",
	path: "/api/notifications/switches",
	who: "account",
	summary: "Which notifications the account gets, on the bell and by mail.",
	response: switches,
	errors: [],
});

export const setNotificationSwitch = defineRoute({
	method: "PUT",
	path: "/api/notifications/switches",
	who: "account",
	summary: "Switches one kind of notification on or off on one channel.",
	body: z.strictObject({ kind, channel, is_on: z.boolean() }),
	response: switches,
	errors: [],
});
