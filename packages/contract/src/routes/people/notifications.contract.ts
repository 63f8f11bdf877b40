import { NOTIFICATION_KINDS, type NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, moment } from "../../schemas/common.schema.ts";

const kind = z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]);
/** The page to open, a path of the product. */
const page = z.nullable(z.string());
const channel = z.enum(["bell", "mail"]);

export const getNotifications = defineRoute({
	method: "GET",
	path: "/api/parents/get-notifications",
	who: "account",
	summary:
		"The notifications of the signed-in account, newest first, a page at a time; what was told of one child on one day is one of them.",
	query: z.object({ cursor }),
	response: z.object({
		notifications: z.array(
			z.object({
				id,
				kind,
				/** For a group: a line for each. */
				description: z.string(),
				created_at: moment,
				/** When what it tells happened; `created_at` unless it was told later. */
				happened_at: moment,
				/** Whose calendar dates it; null for the reader's. */
				time_zone: z.nullable(z.string()),
				is_read: z.boolean(),
				page,
				/** The members of the group, newest first; at least itself. */
				parts: z.array(z.object({ id, kind, description: z.string(), page })),
			}),
		),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const readNotifications = defineRoute({
	method: "POST",
	path: "/api/notifications/read",
	who: "account",
	summary: "Marks as read what was seen, or everything up to a moment.",
	body: z.strictObject({
		ids: z.optional(z.array(id).check(z.maxLength(100))),
		up_to: z.optional(moment),
	}),
	response: z.object({ notifications_count: z.number() }),
	errors: [],
});

export const streamNotifications = defineRoute({
	method: "GET",
	path: "/api/notifications/stream",
	who: "account",
	summary:
		"How much is unread: a line at first, and whenever something was told to the account or read by it.",
	kind: "stream",
	response: z.object({
		type: z.enum(["hello", "changed", "still_here"]),
		at: moment,
		/** At most 100; null if not counted. */
		notifications_count: z.nullable(z.number()),
	}),
	errors: ["too_many_requests"],
});

const switches = z.object({
	/** Whether the account's address was confirmed: before that no weekly email is sent. */
	is_email_proved: z.boolean(),
	switches: z.array(
		z.object({
			kind,
			group: z.string(),
			name: z.string(),
			explanation: z.string(),
			/** Null: this kind never uses this channel. */
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

export const unsubscribe = defineRoute({
	method: "POST",
	path: "/api/notifications/unsubscribe",
	who: "public",
	summary:
		"Switches off the mails of one kind, by the link in each of them: from our page, or from a mail program's own button (RFC 8058). Again it changes nothing.",
	query: z.object({ token: z.string().check(z.maxLength(300)) }),
	response: z.object({ kind, name: z.string() }),
	errors: ["link_unknown", "link_expired"],
});
