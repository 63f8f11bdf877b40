import type { TestApp } from "./test-app.ts";

/** What every new account is asked by mail, beside what a test does. */
export const afterSignUp = "Confirm your email for Learnin";

/**
 * The token of the link in the newest mail to this address, but for the one that asks a new account to confirm it,
 * which is found by its subject alone; empty when there is none.
 */
export async function mailedToken(app: TestApp, address: string, subject?: string): Promise<string> {
	const { rows } = await app.database.pool.query<{ text: string }>(
		`select data ->> 'text' as text from jobs.job
		 where name = 'send-mail' and data -> 'to' ->> 'address' = $1
		   and case when $2::text is null then data ->> 'subject' <> $3 else data ->> 'subject' = $2 end
		 order by created_on desc limit 1`,
		[address, subject ?? null, afterSignUp],
	);
	return /\?token=(\S+)/.exec(rows[0]?.text ?? "")?.[1] ?? "";
}
