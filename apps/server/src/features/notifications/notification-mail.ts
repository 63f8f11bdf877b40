import { NOTIFICATION_KINDS, subjectOf } from "@learnin/domain/notifications/notification-kinds";
import type { NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import { UNSUBSCRIBE_PATH } from "@learnin/domain/notifications/unsubscribe-path";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { greeting } from "../../platform/mail/greeting.ts";
import { type MailBlock, writeMail } from "../../platform/mail/mail-page.ts";
import { selectAccountForMail } from "./notifications.queries.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

export interface NotificationMail {
	account_id: string;
	kind: NotificationKind;
	blocks: readonly MailBlock[];
	message_key: string;
	/** The subject, without names; by default that of the kind. */
	subject?: string;
}

/** Sends an email of a kind that can be switched off, with links to do so, in the caller's transaction. */
export async function sendNotificationMail(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	{ account_id, kind, blocks, message_key, subject = subjectOf(kind) }: NotificationMail,
): Promise<void> {
	const { name, email } = await selectAccountForMail(tx, account_id);
	if (email === null) return;
	const base = app.config.APP_BASE_URL;
	const token = unsubscribeToken(app.config.keyring, { account_id, kind }, app.now());
	const written = writeMail({
		title: subject,
		greeting: greeting(name),
		blocks,
		foot: [
			`You’re getting this email because “${NOTIFICATION_KINDS[kind].name}” is on in your settings.`,
			{ words: "Stop these emails", href: `${base}${UNSUBSCRIBE_PATH}?token=${token}` },
			{ words: "Choose what we tell you", href: `${base}/settings/notifications` },
		],
	});
	await app.jobs.add(tx, "send-mail", {
		to: { name, address: email },
		subject,
		...written,
		unsubscribe_url: `${base}/api/notifications/unsubscribe?token=${token}`,
		message_key,
	});
}
