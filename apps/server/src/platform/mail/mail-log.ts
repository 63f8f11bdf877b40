import { mailKindOf } from "@learnin/domain/workshop/mails";
import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { type Jobs, triesOfJob } from "../jobs/jobs.ts";
import { idOfText } from "../id-of-text.ts";
import { plainFact } from "../plain-fact.ts";
import type { Mail } from "./mailer.ts";

/** Jobs that record every email that they are given, in the caller's transaction, and whether it was sent. */
export function withEmailLog(jobs: Jobs, app: { db: Db; now: () => Date }): Jobs {
	return {
		...jobs,
		async add(tx, name, data) {
			if (name === "send-mail") await recordEmail(tx, data as Mail, app.now());
			await jobs.add(tx, name, data);
		},
		handle(name, work) {
			if (name !== "send-mail") return jobs.handle(name, work);
			jobs.handle("send-mail", async (mail) => {
				try {
					await work(mail as never);
				} catch (error) {
					await noteTry(app.db, mail, { error, now: app.now() });
					throw error;
				}
				await noteTry(app.db, mail, { error: null, now: app.now() });
			});
		},
	};
}

async function recordEmail(tx: Tx | Db, { to, message_key }: Mail, created_at: Date): Promise<void> {
	const kind = mailKindOf(message_key);
	// The last email to a person who was deleted: their address must no longer be stored.
	const address = kind === "deleted" ? null : to.address.toLowerCase();
	await tx
		.insertInto("mail_log")
		.values({ id: idOfText(message_key), kind, address, state: "waiting", created_at })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

/** A failure to record an email does not delay it. */
async function noteTry(
	db: Db,
	{ message_key }: Mail,
	{ error, now }: { error: unknown; now: Date },
): Promise<void> {
	const isSent = error === null;
	const last_error = isSent ? null : plainFact(error instanceof Error ? error.message : "unknown");
	await db
		.updateTable("mail_log")
		.set({
			tries: sql`tries + 1`,
			tried_at: now,
			last_error,
			state: isSent ? "sent" : sql`case when tries + 1 >= ${triesOfJob} then 'failed' else 'waiting' end`,
		})
		.where("id", "=", idOfText(message_key))
		.execute()
		.catch(() => undefined);
}

/** Deletes records of emails older than this, this many at a time; returns how many. */
export async function deleteOldMails(db: Db, before: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("mail_log")
		.where("id", "in", (eb) =>
			eb.selectFrom("mail_log").select("id").where("created_at", "<", before).limit(1000),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
