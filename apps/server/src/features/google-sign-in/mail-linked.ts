import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { greeting, plainName } from "../../platform/mail/greeting.ts";

/** A new way into an account is told to the account's own address: its owner must hear of what somebody else did. */
export async function mailLinked(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	account: { id: string; email: string | null; name: string },
): Promise<void> {
	if (account.email === null) return;
	await app.jobs.add(tx, "send-mail", {
		to: { name: plainName(account.name), address: account.email },
		subject: "You can now sign in with Google",
		text: `${greeting(account.name)}

from now on you can also sign in to Learnin with your Google account.

If this was not you, please change your password and disconnect Google under Settings:
${app.config.APP_BASE_URL}/settings

Learnin
Interactive Math Mastery
`,
		message_key: `google-linked-${account.id}-${app.now().getTime()}`,
	});
}
