import { openLinks } from "../mail/sealed-links.ts";
import type { Mail } from "../mail/mailer.ts";
import type { TestApp } from "./test-app.ts";

/** What every new account receives, in addition to what a test does. */
export const afterSignUp = "Confirm your email for Learnin";

/**
 * The token of the link in the newest email to this address, ignoring the address confirmation, which is
 * found only by its subject; empty if there is none.
 */
export async function mailedToken(app: TestApp, address: string, subject?: string): Promise<string> {
	const { rows } = await app.database.pool.query<{ data: Mail }>(
		`select data from jobs.job
		 where name = 'send-mail' and data -> 'to' ->> 'address' = $1
		   and case when $2::text is null then data ->> 'subject' <> $3 else data ->> 'subject' = $2 end
		 order by created_on desc limit 1`,
		[address, subject ?? null, afterSignUp],
	);
	const mail = rows[0] && openLinks(app.config.keyring, rows[0].data);
	return /\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
