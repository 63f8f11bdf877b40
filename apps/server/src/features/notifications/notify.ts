import { isChannelOn, type NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { wordsOfLink } from "../../platform/mail/page-words.ts";
import { sendNotificationMail } from "./notification-mail.ts";
import { insertNotification, selectGuardianAccounts, selectSwitches } from "./notifications.queries.ts";

/** What sending notifications depends on. */
export type NotifyContext = Pick<AppContext, "config" | "jobs" | "now">;

export interface NewNotification {
	account_id: string;
	kind: NotificationKind;
	/** The event's idempotency key: `order-<id>`. With a child's id if it names one. */
	event_key: string;
	/** One or two plain sentences, as the bell shows them. */
	description: string;
	/**
	 * The child it is about: notifications about one child on one day are grouped. Absent if it waits for a
	 * response.
	 */
	student_id?: string;
	/**
	 * When it happened and in whose time zone, if a child did it or it is told later: it is dated as on the child's
	 * other pages.
	 */
	happened?: { at: Date; time_zone: string };
	/** The page where something can be done about it, `/parent/dashboard`; bell and email link to it. */
	page?: string;
	/** The email's subject, without names; by default that of its kind. */
	subject?: string;
}

/** With a page of its own if the bell should link to that, not to the page of all. */
type Event = Pick<NewNotification, "event_key" | "description" | "page">;

/** Several events of one kind, for one account or all guardians of a family. */
type Together = Omit<NewNotification, "event_key" | "description"> & { events: readonly Event[] };

/** Notifies an account in the caller's transaction, once: in the bell, and by email if it wants that. */
export async function notify(
	app: NotifyContext,
	tx: Tx,
	{ event_key, description, ...notification }: NewNotification,
): Promise<void> {
	await notifyTogether(app, tx, { ...notification, events: [{ event_key, description }] });
}

/** The same for several events: each once in the bell, and all that are new in one email. */
async function notifyTogether(app: NotifyContext, tx: Tx, { events, ...about }: Together): Promise<void> {
	const { account_id, kind, student_id, page, happened } = about;
	const switches = await selectSwitches(tx, account_id);
	const isOn = (channel: "bell" | "mail") =>
		isChannelOn(kind, channel, switches.find((one) => one.kind === kind && one.channel === channel)?.is_on);
	const is_on_bell = isOn("bell");
	if (!is_on_bell && !isOn("mail")) return;
	const created_at = app.now();
	const fresh: Event[] = [];
	for (const event of events) {
		const isNew = await insertNotification(tx, {
			account_id,
			kind,
			...event,
			student_id: student_id ?? null,
			page: event.page ?? page ?? null,
			is_on_bell,
			created_at,
			happened_at: happened?.at ?? null,
			time_zone: happened?.time_zone ?? null,
			read_at: is_on_bell ? null : created_at,
		});
		if (isNew) fresh.push(event);
	}
	if (isOn("mail")) await mail(app, tx, { ...about, events: fresh });
}

/** Notifies every guardian of a family, except the one who did it. */
export async function notifyGuardians(
	app: NotifyContext,
	tx: Tx,
	{
		family_id,
		done_by,
		...notification
	}: Omit<NewNotification, "account_id"> & { family_id: string; done_by?: string },
): Promise<void> {
	for (const { account_id } of await selectGuardianAccounts(tx, family_id))
		if (account_id !== done_by) await notify(app, tx, { ...notification, account_id });
}

/** Notifies every guardian of a family of several events: each once in the bell, and all in one email. */
export async function notifyGuardiansTogether(
	app: NotifyContext,
	tx: Tx,
	{ family_id, ...notification }: Omit<Together, "account_id"> & { family_id: string },
): Promise<void> {
	for (const { account_id } of await selectGuardianAccounts(tx, family_id))
		await notifyTogether(app, tx, { ...notification, account_id });
}

async function mail(app: NotifyContext, tx: Tx, { events, ...about }: Together): Promise<void> {
	const [first] = events;
	if (first === undefined) return;
	const { account_id, kind, page = "", subject } = about;
	const href = `${app.config.APP_BASE_URL}${page}`;
	await sendNotificationMail(app, tx, {
		account_id,
		kind,
		blocks: [
			...events.map(({ description }) => ({ kind: "text" as const, text: description })),
			{ kind: "button", words: wordsOfLink(href), href },
		],
		message_key: `news-${account_id}-${first.event_key}`,
		...(subject !== undefined && { subject }),
	});
}
