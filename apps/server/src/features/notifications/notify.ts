import { isChannelOn, type NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import {
	insertNotification,
	selectAccountForMail,
	selectGuardianAccounts,
	selectSwitches,
} from "./notifications.queries.ts";

export interface News {
	account_id: string;
	kind: NotificationKind;
	/** Names the event, so that telling it again changes nothing: `order-<id>`. */
	event_key: string;
	/** One or two plain sentences, as the bell shows them. */
	description: string;
	/** The page where something can be done about it, `/parent/dashboard`; a mail leads there. */
	page?: string;
}

/** Tells an account something in the caller's transaction: on the bell, and by mail where it wants that. */
export async function notify(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	news: News,
): Promise<void> {
	const switches = await selectSwitches(tx, news.account_id);
	const isOn = (channel: "bell" | "mail") =>
		isChannelOn(
			news.kind,
			channel,
			switches.find((one) => one.kind === news.kind && one.channel === channel)?.is_on,
		);
	const { page: _, ...told } = news;
	if (isOn("bell") && !(await insertNotification(tx, { ...told, created_at: app.now() }))) return;
	if (isOn("mail")) await mail(app, tx, news);
}

/** Tells every guardian of a family, but for the one who did it. */
export async function notifyGuardians(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	{ family_id, done_by, ...news }: Omit<News, "account_id"> & { family_id: string; done_by?: string },
): Promise<void> {
	for (const { account_id } of await selectGuardianAccounts(tx, family_id))
		if (account_id !== done_by) await notify(app, tx, { ...news, account_id });
}

async function mail(app: Pick<AppContext, "config" | "jobs">, tx: Tx, news: News): Promise<void> {
	const { name, email } = await selectAccountForMail(tx, news.account_id);
	if (email === null) return;
	await app.jobs.add(tx, "send-mail", {
		to: { name, address: email },
		subject: news.description.split(/(?<=[.!?])\s/u)[0]?.replace(/[.]$/u, "") ?? "News from Learnin",
		text: `Hello ${name},

${news.description}

${app.config.APP_BASE_URL}${news.page ?? ""}

You can switch such mails off under Settings, Notifications.

Learnin
Interactive Math Mastery
`,
		message_key: `news-${news.account_id}-${news.event_key}`,
	});
}
