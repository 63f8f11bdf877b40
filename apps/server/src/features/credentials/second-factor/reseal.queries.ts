import { sql } from "kysely";
import type { Db } from "../../../platform/db/database.ts";
import type { Mail } from "../../../platform/mail/mailer.ts";
import { bool, int8, jsonb, sure, uuid } from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";

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

const hasQueueStatement = statement({
	name: "has-queue",
	params: {},
	row: { is_there: sure(bool, "`is not null` is true or false") },
	sql: "select to_regclass('jobs.job') is not null as is_there",
});

/** Whether the job queue has its table yet: its library creates it when a node first starts. */
export async function hasQueue(db: Db): Promise<boolean> {
	const [row] = await hasQueueStatement.all(db, {});
	return row?.is_there === true;
}

const selectSealedMailsStatement = statement({
	name: "select-sealed-mails",
	params: { after: uuid, limit: int8 },
	row: { id: uuid, data: sure(jsonb<Mail>(), "a job that sends an email has one") },
	sql: `
		select id, data from jobs.job
		where name = 'send-mail' and id > :after and data ->> 'text' like '%?token=sealed:%'
		order by id limit :limit`,
});

/** Queued emails with sealed links, ordered by id. */
export async function selectSealedMails(
	db: Db,
	page: { after: string; limit: number },
): Promise<{ id: string; data: Mail }[]> {
	return selectSealedMailsStatement.all(db, page);
}

const updateSealedMailStatement = statement({
	name: "update-sealed-mail",
	params: { id: uuid, from: jsonb<Mail>(), to: jsonb<Mail>() },
	row: {},
	sql: "update jobs.job set data = :to where name = 'send-mail' and id = :id and data = :from",
});

/** Only if it is still there unchanged. */
export async function updateSealedMail(db: Db, id: string, mail: { from: Mail; to: Mail }): Promise<void> {
	await updateSealedMailStatement.all(db, { id, ...mail });
}
