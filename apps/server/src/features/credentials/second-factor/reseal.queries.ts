import { sql } from "kysely";
import type { Db } from "../../../platform/db/database.ts";
import type { Mail } from "../../../platform/mail/mailer.ts";

/** Secrets of authenticator apps sealed with other keys than these, ordered by id. */
export function selectSealedSecrets(
	db: Db,
	{ key_id, after, limit }: { key_id: Buffer; after: string; limit: number },
) {
	return db
		.selectFrom("accounts")
		.select(["id", "totp_secret"])
		.where("totp_secret", "is not", null)
		.where(sql<boolean>`substring(totp_secret from 1 for ${key_id.length}::int) <> ${key_id}::bytea`)
		.where("id", ">", after)
		.orderBy("id")
		.limit(limit)
		.$narrowType<{ totp_secret: Buffer }>()
		.execute();
}

/** Only if it is unchanged: someone who changes their second factor in the meantime wins. */
export async function updateSealedSecret(
	db: Db,
	account_id: string,
	totp_secret: { from: Buffer; to: Buffer },
): Promise<void> {
	await db
		.updateTable("accounts")
		.set({ totp_secret: totp_secret.to })
		.where("id", "=", account_id)
		.where("totp_secret", "=", totp_secret.from)
		.execute();
}

/** Whether the job queue has its table yet: its library creates it when a node first starts. */
export async function hasQueue(db: Db): Promise<boolean> {
	const { rows } = await sql<{
		is_there: boolean;
	}>`select to_regclass('jobs.job') is not null as is_there`.execute(db);
	return rows[0]?.is_there === true;
}

/** Queued emails with sealed links, ordered by id. */
export async function selectSealedMails(
	db: Db,
	{ after, limit }: { after: string; limit: number },
): Promise<{ id: string; data: Mail }[]> {
	const { rows } = await sql<{ id: string; data: Mail }>`
		select id, data from jobs.job
		where name = 'send-mail' and id > ${after}::uuid and data ->> 'text' like '%?token=sealed:%'
		order by id limit ${limit}`.execute(db);
	return rows;
}

/** Only if it is still there unchanged. */
export async function updateSealedMail(db: Db, id: string, mail: { from: Mail; to: Mail }): Promise<void> {
	await sql`
		update jobs.job set data = ${JSON.stringify(mail.to)}::jsonb
		where name = 'send-mail' and id = ${id}::uuid and data = ${JSON.stringify(mail.from)}::jsonb`.execute(db);
}
