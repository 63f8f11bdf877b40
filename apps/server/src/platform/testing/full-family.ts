import { addBookmark } from "@learnin/contract/routes/practice/bookmarks.contract";
import { reportProblem } from "@learnin/contract/routes/bank/problem-reports.contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { buildParent, buildStudent, type Parent, type Student } from "./factories.ts";
import { sendAnswer, startedIds } from "./send-answer.ts";
import type { TestApp } from "./test-app.ts";

export const password = "correct horse battery";

/** A word that occurs only in what belongs to one person. */
const canaryOf = (who: string) => `canary${who}${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;

export type Child = Student & { canary: string; name: string };

/**
 * A child whose every text contains its canary: profile, answer, note, review, order, invitation, sign-in.
 */
export async function fullChild(app: TestApp, parent: Parent, who: string): Promise<Child> {
	const canary = canaryOf(who);
	const name = `Kid ${canary}`;
	const child = await buildStudent(app, parent, { name });
	const { student_id, family_id, account_id } = child;
	const { db } = app.database;
	await db
		.updateTable("students")
		.set({ school_name: `School ${canary}`, email: `${canary}@example.com` })
		.where("id", "=", student_id)
		.execute();
	await db
		.updateTable("accounts")
		.set({ email: `${canary}@example.com` })
		.where("id", "=", account_id)
		.execute();
	await db
		.updateTable("order_lines")
		.set({ name, email: `${canary}@example.com`, school_name: `School ${canary}`, student_id })
		.where("family_id", "=", family_id)
		.where("email", "=", child.email)
		.execute();
	await db
		.updateTable("sessions")
		.set({ user_agent: `Browser ${canary}` })
		.where("account_id", "=", account_id)
		.execute();
	await refund(app, child, canary);
	await practice(app, child, canary);
	await around(app, { ...child, canary });
	await promise(app, { ...child, canary });
	return { ...child, canary, name, email: `${canary}@example.com` };
}

/** A payment that failed, with a reason that names the child. */
async function refund(app: TestApp, { family_id }: Student, canary: string): Promise<void> {
	const { db } = app.database;
	const paid = await db
		.selectFrom("ledger_transactions as t")
		.innerJoin("orders as o", "o.id", "t.order_id")
		.where("o.family_id", "=", family_id)
		.where("t.kind", "=", "registration_fee")
		.select(["t.id as payment_id", "o.id as order_id"])
		.executeTakeFirstOrThrow();
	const moment = { asked_at: app.clock.now, settled_at: app.clock.now };
	await db
		.insertInto("refunds")
		.values({
			...paid,
			...moment,
			family_id,
			currency: "USD",
			amount_minor: 1000,
			destination: "provider",
			reason: `For ${canary}`,
			state: "failed",
		})
		.execute();
}

async function practice(app: TestApp, child: Student, canary: string): Promise<void> {
	const [question_id = ""] = await startedIds(app, child);
	await app.call(addBookmark, { params: { question_id }, body: {} }, child.token);
	await app.database.db
		.insertInto("shared_drawings")
		.values({
			question_id,
			student_id: child.student_id,
			family_id: child.family_id,
			drawing: JSON.stringify({ height: 500, strokes: [[[1, 2, 40]]] }),
			shared_at: app.clock.now,
		})
		.execute();
	const report = { question_id, reason: "question_unclear" as const, note: `Note ${canary}` };
	await app.call(reportProblem, { body: report }, child.token);
	const answer = await sendAnswer(app, child, {
		question_id,
		answer: { question_type: "FILL_ONE", text: `Answer ${canary}` },
	});
	expect(answer.status).toBe(200);
}

/** Rows that other parts of the product write. */
async function around(
	app: TestApp,
	{ student_id, family_id, account_id, canary }: Student & { canary: string },
): Promise<void> {
	const { db } = app.database;
	const created_at = app.clock.now;
	const expires_at = new Date(created_at.getTime() + 1_000_000);
	const email = `${canary}@example.com`;
	const mail = { kind: "invitation", address: email, state: "waiting" } as const;
	await db
		.insertInto("mail_log")
		.values({ id: crypto.randomUUID(), ...mail, created_at })
		.execute();
	await db
		.insertInto("invitations")
		.values({ family_id, student_id, email, token_hash: randomHash(), created_at, expires_at })
		.execute();
	await db
		.insertInto("notifications")
		.values({ account_id, kind: "report_resolved", event_key: canary, description: `Bell ${canary}` })
		.execute();
	await db
		.insertInto("identities")
		.values({ issuer: "https://accounts.example", subject: canary, account_id, email })
		.execute();
	await db
		.insertInto("mailed_links")
		.values({
			token_hash: randomHash(),
			purpose: "change_email",
			account_id,
			new_email: `new.${email}`,
			expires_at,
		})
		.execute();
	await db
		.insertInto("rate_limits")
		.values({ key: `login:account:${email}`, window_start: created_at })
		.execute();
	await db
		.insertInto("answer_reviews")
		.columns([
			"family_id",
			"student_id",
			"question_id",
			"attempt_id",
			"state",
			"comment",
			"verdict",
			"decided_at",
		])
		.expression((eb) =>
			eb
				.selectFrom("attempts as a")
				.where("a.student_id", "=", student_id)
				.limit(1)
				.select((sub) => [
					"a.family_id",
					"a.student_id",
					"a.question_id",
					"a.id",
					sub.val("decided").as("state"),
					sub.val(`Review ${canary}`).as("comment"),
					sub.val("correct").as("verdict"),
					"a.created_at",
				]),
		)
		.execute();
}

/** What a parent promised and paid out. */
async function promise(app: TestApp, child: Student & { canary: string }): Promise<void> {
	const { student_id, family_id, canary } = child;
	const { db } = app.database;
	const own = { family_id, student_id };
	const now = app.clock.now;
	const terms = { ...own, title: `Trip ${canary}`, cost_points: 500 };
	const { id } = await db
		.insertInto("reward_promises")
		.values({ ...terms, note: `With ${canary}`, created_at: now })
		.returning("id")
		.executeTakeFirstOrThrow();
	const asked = { promise_id: id, client_key: crypto.randomUUID(), asked_at: now };
	await db
		.insertInto("reward_requests")
		.values({ ...terms, ...asked })
		.execute();
	const money = { currency: "USD" as const, created_at: now };
	const paid = { client_key: crypto.randomUUID(), amount_minor: 100, note: `For ${canary}` };
	await db
		.insertInto("reward_payouts")
		.values({ ...own, ...money, ...paid })
		.execute();
	await db
		.insertInto("daily_rewards")
		.values({ ...own, ...money, date: "2026-11-20", wanted_minor: 100, given_minor: 40 })
		.execute();
}

const randomHash = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32)));

/** A parent with canaries, whose family has an order and an email in the queue. */
export async function fullParent(app: TestApp, who: string): Promise<Parent & { canary: string }> {
	const canary = canaryOf(who);
	const parent = await buildParent(app, `Grown-up ${canary}`);
	const email = `${canary}@example.com`;
	const { db } = app.database;
	await db.updateTable("accounts").set({ email }).where("id", "=", parent.account_id).execute();
	await db
		.insertInto("guardian_invitations")
		.values({
			family_id: parent.family_id,
			invited_by: parent.account_id,
			email: `second.${email}`,
			token_hash: randomHash(),
			expires_at: new Date(app.clock.now.getTime() + 1_000_000),
		})
		.execute();
	return { ...parent, email, canary };
}

/** Where a word occurs, in any column of any table, including the queue. */
export async function placesOf(app: TestApp, word: string): Promise<string[]> {
	const { db } = app.database;
	const { rows } = await sql<{ schema: string; name: string }>`
		select table_schema as schema, table_name as name from information_schema.tables
		where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(db);
	const found: string[] = [];
	for (const { schema, name } of rows) {
		const table = sql.table(`${schema}.${name}`);
		const hit = await sql`select 1 from ${table} as t where position(${word} in t::text) > 0 limit 1`.execute(
			db,
		);
		if (hit.rows.length > 0) found.push(`${schema}.${name}`);
	}
	return [...new Set(found)].toSorted();
}
