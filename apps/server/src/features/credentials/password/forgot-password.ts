import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { neighborhood } from "../../../platform/http/guards/client-network.ts";
import { credentialMails, mail } from "./credential-mails.ts";
import { lockOptionalAccountByEmail, selectResetLinkTimes } from "../credentials.queries.ts";
import { makeLink } from "./mailed-link.ts";

/**
 * Requests an email with a link for this address. The job looks up later whether there is such an account:
 * here a known and an unknown address are the same work, so neither response nor timing distinguishes them.
 */
export async function forgotPassword(app: AppContext, email: string, from: { ip: string }): Promise<void> {
	await app.limit({ name: "reset:address", hits: 30, seconds: 3600 }, from.ip);
	// Per account and place, so that no one else can block the owner.
	await app.limit({ name: "reset:account", hits: 5, seconds: 3600 }, `${email} ${neighborhood(from.ip)}`);
	await app.jobs.add(app.db, "send-reset-link", { email });
}

const mostLinksAnHour = 10;
const freshMs = 5 * 60 * 1000;

/** Many people request it for one account: its owner has a recent link and must not be flooded. */
async function hasEnoughLinks(app: Pick<AppContext, "now">, tx: Tx, account_id: string): Promise<boolean> {
	const now = app.now().getTime();
	const links = await selectResetLinkTimes(tx, account_id, new Date(now - 60 * 60 * 1000));
	return (
		links.length >= mostLinksAnHour && links.some(({ created_at }) => now - created_at.getTime() < freshMs)
	);
}

/** The job: sends the link to an active account with this address, and nothing to anyone else. */
export async function sendResetLink(
	app: Pick<AppContext, "config" | "db" | "jobs" | "now">,
	email: string,
): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		const account = await lockOptionalAccountByEmail(tx, email);
		if (account === undefined) return;
		if (await hasEnoughLinks(app, tx, account.id)) return;
		const link = await makeLink(app, tx, { purpose: "reset_password", account_id: account.id });
		await mail(app, tx, { name: account.name, address: email }, credentialMails.reset(account.name, link));
	});
}
