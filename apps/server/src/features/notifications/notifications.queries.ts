import type { NotificationChannel, NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import { type NotNull, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { int4, sure, timestamptz, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

/**
 * Stores a notification, and returns whether it was new: the same event does not notify twice. One sent only
 * by email is stored as read, so that this applies to it too.
 */
export async function insertNotification(
	tx: Tx | Db,
	{
		student_id,
		...notification
	}: {
		account_id: string;
		student_id: string | null;
		kind: NotificationKind;
		event_key: string;
		description: string;
		page: string | null;
		is_on_bell: boolean;
		created_at: Date;
		read_at: Date | null;
		happened_at: Date | null;
		time_zone: string | null;
	},
): Promise<boolean> {
	const row = await tx
		.insertInto("notifications")
		.values({ ...notification, bundle: bundleOf(notification, student_id) })
		.onConflict((conflict) => conflict.constraint("notifications_event_key").doNothing())
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

/** Deletes what guardians of the family have not read and what is no longer so, by the first part of its event key. */
export async function deleteUnread(
	tx: Tx,
	{ family_id, event_prefix }: { family_id: string; event_prefix: string },
): Promise<void> {
	await tx
		.deleteFrom("notifications")
		.where("account_id", "in", (eb) =>
			eb.selectFrom("guardians").select("account_id").where("family_id", "=", family_id),
		)
		.where("read_at", "is", null)
		.where(sql<boolean>`starts_with(event_key, ${event_prefix})`)
		.execute();
}

/**
 * Changes what a notification says once it was answered, for all who got it, and marks it as read. `by` is who
 * answered.
 */
export async function updateNotificationsAnswered(
	tx: Tx,
	event: { family_id: string; event_key: string },
	{ by, own, others, at }: { by: string; own: string; others: string; at: Date },
): Promise<void> {
	await tx
		.updateTable("notifications")
		.set({
			description: sql<string>`case when account_id = ${by} then ${own}::text else ${others}::text end`,
			read_at: sql<Date>`coalesce(read_at, ${at}::timestamptz)`,
		})
		.where("event_key", "=", event.event_key)
		.where("account_id", "in", (eb) =>
			eb.selectFrom("guardians").select("account_id").where("family_id", "=", event.family_id),
		)
		.execute();
}

interface Moment {
	account_id: string;
	created_at: Date;
	happened_at: Date | null;
	time_zone: string | null;
}

/** One per child and day: the day on which it happened to the child, or that of the reader. */
function bundleOf({ account_id, created_at, happened_at, time_zone }: Moment, student_id: string | null) {
	if (student_id === null) return null;
	const at = happened_at ?? created_at;
	return sql<string>`(select ${student_id} || ':' ||
			to_char(${at}::timestamptz at time zone coalesce(${time_zone}::text, time_zone), 'YYYY-MM-DD')
		from accounts where id = ${account_id})`;
}

export function selectSwitches(db: Db | Tx, account_id: string) {
	return db
		.selectFrom("notification_switches")
		.select(["kind", "channel", "is_on"])
		.where("account_id", "=", account_id)
		.execute();
}

/** Whether the account's address was confirmed. */
export async function selectIsEmailProved(db: Db | Tx, account_id: string): Promise<boolean> {
	const { email_verified_at } = await db
		.selectFrom("accounts")
		.select("email_verified_at")
		.where("id", "=", account_id)
		.executeTakeFirstOrThrow();
	return email_verified_at !== null;
}

export async function upsertSwitch(
	db: Db | Tx,
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

const shownColumns = [
	"id",
	"kind",
	"description",
	"created_at",
	"happened_at",
	"time_zone",
	"read_at",
	"page",
	"bundle",
] as const;

/** The rows of the list: each notification without a bundle, and the newest one of each bundle. */
export function selectNotifications(
	db: Db,
	filter: { account_id: string; after: { created_at: Date; id: string } | undefined; limit: number },
) {
	const { account_id, after, limit } = filter;
	return db
		.selectFrom("notifications as n")
		.select(shownColumns)
		.where("account_id", "=", account_id)
		.where("is_on_bell", "=", true)
		.where(
			sql<boolean>`not exists (select from notifications newer
				where newer.account_id = n.account_id and newer.bundle = n.bundle and newer.is_on_bell
					and (newer.created_at, newer.id) > (n.created_at, n.id))`,
		)
		.$if(after !== undefined, (query) =>
			query.where(sql<boolean>`(created_at, id) < (${after?.created_at}, ${after?.id})`),
		)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.$narrowType<{ kind: NotificationKind }>()
		.execute();
}

/** Everything in these bundles, newest first. */
export function selectBundled(db: Db, { account_id, bundles }: { account_id: string; bundles: string[] }) {
	return db
		.selectFrom("notifications")
		.select(shownColumns)
		.where("account_id", "=", account_id)
		.where("is_on_bell", "=", true)
		.where("bundle", "in", bundles)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.$narrowType<{ kind: NotificationKind; bundle: NotNull }>()
		.execute();
}

/**
 * Marks the listed ones with their bundles, and those up to a given time; ignores unknown ones and other
 * accounts'.
 */
export async function updateNotificationsRead(
	db: Db,
	{ account_id, ids, up_to, read_at }: { account_id: string; ids: string[]; up_to: Date; read_at: Date },
) {
	await db
		.updateTable("notifications")
		.set({ read_at })
		.where("account_id", "=", account_id)
		.where((eb) =>
			eb.or([
				eb("created_at", "<=", up_to),
				sql<boolean>`id = any (${ids})`,
				// What was added to the bundle since the list was read is unread.
				sql<boolean>`exists (select from notifications seen
					where seen.id = any (${ids}) and seen.account_id = notifications.account_id
						and seen.bundle = notifications.bundle and seen.created_at >= notifications.created_at)`,
			]),
		)
		.where("read_at", "is", null)
		.execute();
}

const selectNotificationChangesStatement = statement({
	name: "select-notification-changes",
	params: { since: timestamptz },
	row: {
		key: sure(uuid, "a notification has an account"),
		changed_at: sure(timestamptz, "a notification has a time, and the second half are those that were read"),
		count: sure(int4, "a count"),
		notifications_count: sure(int4, "a count"),
	},
	sql: `
		select account_id as key, max(at) as changed_at, count(*)::int as count,
			(select count(*)::int from (
				select distinct coalesce(u.bundle, u.id::text) from notifications u
				where u.account_id = changes.account_id and u.read_at is null limit 100
			) unread) as notifications_count
		from (
			select account_id, created_at as at from notifications where created_at >= :since and is_on_bell
			union all
			select account_id, read_at from notifications where read_at >= :since and is_on_bell
		) changes
		group by account_id`,
});

/** Accounts that received or read a notification since a given time, with the unread count, at most 100. */
export function selectNotificationChanges(db: Db, since: Date) {
	return selectNotificationChangesStatement.all(db, { since });
}

/** How many unread rows the account's list has, at most 100. */
export async function selectUnreadCount(db: Db, account_id: string): Promise<number> {
	const unread = db
		.selectFrom("notifications")
		.select(sql<string>`coalesce(bundle, id::text)`.as("row"))
		.distinct()
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
	// In a fixed order, so that two transactions that notify both guardians do not deadlock.
	return db
		.selectFrom("guardians")
		.select("account_id")
		.where("family_id", "=", family_id)
		.orderBy("account_id")
		.execute();
}

export function selectAccountForMail(db: Db | Tx, account_id: string) {
	return db
		.selectFrom("accounts")
		.select(["name", "email"])
		.where("id", "=", account_id)
		.executeTakeFirstOrThrow();
}

export async function isAccount(db: Db | Tx, account_id: string): Promise<boolean> {
	const row = await db.selectFrom("accounts").select("id").where("id", "=", account_id).executeTakeFirst();
	return row !== undefined;
}

/** Batch size, so that no statement takes long. */
const batchSize = 1_000;

/** Deletes notifications from before this time, read or not. Returns how many. */
export async function deleteOldNotifications(db: Db, before: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("notifications")
		.where("id", "in", (eb) =>
			eb.selectFrom("notifications").select("id").where("created_at", "<", before).limit(batchSize),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
