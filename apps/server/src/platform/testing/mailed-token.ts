import type { TestApp } from "./test-app.ts";

/** The token of the link in the newest mail to this address; empty when there is none. */
export async function mailedToken(app: TestApp, address: string): Promise<string> {
	const { rows } = await app.database.pool.query<{ text: string }>(
		`select data ->> 'text' as text from jobs.job
		 where name = 'send-mail' and data -> 'to' ->> 'address' = $1 order by created_on desc limit 1`,
		[address],
	);
	return /\?token=(\S+)/.exec(rows[0]?.text ?? "")?.[1] ?? "";
}
