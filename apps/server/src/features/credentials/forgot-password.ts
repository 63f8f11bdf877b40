import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { credentialMails, mail } from "./credential-mails.ts";
import { selectOptionalAccountByEmail } from "./credentials.queries.ts";
import { makeLink } from "./mailed-link.ts";

/**
 * Asks for a mail with a link to this address. Whether there is such an account is looked up later, by the job:
 * here a known and an unknown address are the same work, so neither answer nor time tells one from the other.
 */
export async function forgotPassword(app: AppContext, email: string, from: { ip: string }): Promise<void> {
	await app.limit({ name: "reset:address", hits: 30, seconds: 3600 }, from.ip);
	await app.limit({ name: "reset:account", hits: 5, seconds: 3600 }, email);
	await app.jobs.add(app.db, "send-reset-link", { email });
}

/** The job: sends the link to an active account of this address, and nothing to anybody else. */
export async function sendResetLink(
	app: Pick<AppContext, "config" | "db" | "jobs" | "now">,
	email: string,
): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		const account = await selectOptionalAccountByEmail(tx, email);
		if (account === undefined) return;
		const link = await makeLink(app, tx, { purpose: "reset_password", account_id: account.id });
		await mail(app, tx, { name: account.name, address: email }, credentialMails.reset(account.name, link));
	});
}
