import type { NotificationChannel, NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Whether it was new: an event that was told before is told no second time. */
export async function insertNotification(
	tx: Tx | Db,
	notification: {
		account_id: string;
		kind: NotificationKind;
		event_key: string;
		description: string;
		created_at: Date;
	},
): Promise<boolean> {
	const row = await tx
		.insertInto("notifications")
		.values(notification)
		.onConflict((conflict) => conflict.constraint("notifications_event_key").doNothing())
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

export function selectSwitches(db: Db | Tx, account_id: string) {
	return db
		.selectFrom("notification_switches")
		.select(["kind", "channel", "is_on"])
		.where("account_id", "=", account_id)
		.execute();
}

export async function upsertSwitch(
	db: Db,
	chosen: { account_id: string; kind: NotificationKind; channel: NotificationChannel; is_on: boolean },
) {
	await db
		.insertInto("notification_switches")
		.values(chosen)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "kind", "channel"]).doUpdateSet({ is_on: chosen.is_on }),
		)
		.execute();
}

export function selectNotifications(
	db: Db,
	filter: { account_id: string; after: { created_at: Date; id: string } | undefined; limit: number },
) {
	const { account_id, after, limit } = filter;
	return db
		.selectFrom("notifications")
		.select(["id", "kind", "description", "created_at", "read_at"])
		.where("account_id", "=", account_id)
		.$if(after !== undefined, (query) =>
			query.where(sql<boolean>`(created_at, id) < (${after?.created_at}, ${after?.id})`),
		)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.$narrowType<{ kind: NotificationKind }>()
		.execute();
}

export async function updateNotificationsRead(
	db: Db,
	read: { account_id: string; up_to: Date; read_at: Date },
) {
	await db
		.updateTable("notifications")
		.set({ read_at: read.read_at })
		.where("account_id", "=", read.account_id)
		.where("created_at", "<=", read.up_to)
		.where("read_at", "is", null)
		.execute();
}

/** How many the account has not seen, told as at most 100. */
export async function selectUnreadCount(db: Db, account_id: string): Promise<number> {
	const unread = db
		.selectFrom("notifications")
		.select("id")
		.where("account_id", "=", account_id)
		.where("read_at", "is", null)
		.limit(100);
	const { count } = await db
		.selectFrom(unread.as("unread"))
		.select(sql<number>`count(*)::int`.as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

/** The accounts of a family's guardians. */
export function selectGuardianAccounts(db: Db | Tx, family_id: string) {
	return db.selectFrom("guardians").select("account_id").where("family_id", "=", family_id).execute();
}

export function selectAccountForMail(db: Db | Tx, account_id: string) {
	return db
		.selectFrom("accounts")
		.select(["name", "email"])
		.where("id", "=", account_id)
		.executeTakeFirstOrThrow();
}
