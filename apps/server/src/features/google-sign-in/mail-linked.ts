import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { greeting, plainName } from "../../platform/mail/greeting.ts";

/** Sends an email about a new way to sign in to the account's own address, in case someone else added it. */
export async function mailLinked(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	account: { id: string; email: string | null; name: string },
): Promise<void> {
	await mailChange(app, tx, account, {
		subject: "You can now sign in with Google",
		text: `You can now also sign in to Learnin with your Google account.

If this wasn’t you, change your password and disconnect Google under Settings:`,
		key: "linked",
	});
}

/** The same for one that was removed. */
export async function mailUnlinked(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	account: { id: string; email: string | null; name: string },
): Promise<void> {
	await mailChange(app, tx, account, {
		subject: "Google no longer signs in to your account",
		text: `Your Google account was disconnected from Learnin. From now on, sign in with your password.

If this wasn’t you, change your password under Settings:`,
		key: "unlinked",
	});
}

async function mailChange(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	account: { id: string; email: string | null; name: string },
	change: { subject: string; text: string; key: string },
): Promise<void> {
	if (account.email === null) return;
	await app.jobs.add(tx, "send-mail", {
		to: { name: plainName(account.name), address: account.email },
		subject: change.subject,
		text: `${greeting(account.name)}

${change.text}
${app.config.APP_BASE_URL}/settings

Learnin
Interactive Math Mastery
`,
		message_key: `google-${change.key}-${account.id}-${app.now().getTime()}`,
	});
}
