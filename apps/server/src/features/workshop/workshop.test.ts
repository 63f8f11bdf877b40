import { reportError } from "@learnin/contract/routes/platform.contract";
import { inviteGuardian } from "@learnin/contract/routes/people/guardians.contract";
import * as contract from "@learnin/contract/routes/bank/workshop.contract";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { recordAct } from "../../platform/audit/audit.ts";
import { deleteOldMails, withEmailLog } from "../../platform/mail/mail-log.ts";
import { triesOfJob } from "../../platform/jobs/jobs.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { createTestApp, testApp } from "../../platform/testing/test-app.ts";
import { deleteOldErrorReports } from "../error-reports/index.ts";

const app = await testApp();
const admin = await buildAdmin(app);

type JobWork = (data: never) => Promise<void>;

/** The email log around a queue that does what the test says. */
function mailing(work: JobWork) {
	let handler: JobWork = async () => undefined;
	const queue = {
		add: async () => undefined,
		handle: (_: string, given: JobWork) => void (handler = given),
		start: async () => undefined,
		stop: async () => undefined,
	};
	const jobs = withEmailLog(queue as never, { db: app.database.db, now: () => app.clock.now });
	jobs.handle("send-mail", work as never);
	return { jobs, send: (mail: object) => handler(mail as never) };
}

const mailTo = (address: string, key = `receipt-${crypto.randomUUID()}`) => ({
	to: { name: "Amara", address },
	subject: "Your receipt",
	text: "https://learnin.test/secret-link",
	message_key: key,
});

/** A job as stored in the queue. */
async function putJob(name: string, data: object, state = "failed", error = "it broke"): Promise<string> {
	const id = crypto.randomUUID();
	await app.database.pool.query(
		`insert into jobs.job (id, name, data, state, retry_count, retry_limit, output)
		values ($1, $2, $3, $4, 20, 20, $5)`,
		[id, name, data, state, { message: error }],
	);
	return id;
}
const stateOf = async (id: string) =>
	(await app.database.pool.query<{ state: string }>("select state from jobs.job where id = $1", [id])).rows[0]
		?.state;

const jobsOf = async (query: Parameters<typeof app.call<typeof contract.getJobs>>[1]["query"]) =>
	(await app.call(contract.getJobs, { query }, admin.token)).data;
const decide = (name: string, job_id: string, decision: "retry" | "cancel") =>
	app.call(contract.decideJob, { params: { name, job_id }, body: { decision } }, admin.token);
const mailsOf = async (query: Parameters<typeof app.call<typeof contract.getMails>>[1]["query"]) =>
	(await app.call(contract.getMails, { query }, admin.token)).data.mails;
const resend = (mail_id: string) =>
	app.call(contract.resendMail, { params: { mail_id }, body: {} }, admin.token);
const acts = async (query: Parameters<typeof app.call<typeof contract.getAuditLog>>[1]["query"]) =>
	(await app.call(contract.getAuditLog, { query }, admin.token)).data;

describe("jobs", () => {
	test("are counted by kind and listed with only ids and an error without secrets", async () => {
		const order_id = crypto.randomUUID();
		const id = await putJob(
			"settle-order",
			{ order_id, link: "https://learnin.test/x", name: "Amara" },
			"failed",
			"no answer of https://stripe.test/key?k=1 for amara@example.com",
		);
		const { queues, jobs } = await jobsOf({ state: "failed", name: "settle-order" });
		expect(queues.find(({ name }) => name === "settle-order")).toMatchObject({ failed: 1, waiting: 0 });
		expect(queues.find(({ name }) => name === "prove-ledger")?.cron).toBe("17 2 * * *");
		expect(jobs).toEqual([
			expect.objectContaining({
				id,
				state: "failed",
				tries: 21,
				facts: { order_id },
				error: "no answer of (link) for (address)",
				next_at: null,
			}),
		]);
	});

	test("are retried or canceled, with an audit log entry; finished and running ones are left alone", async () => {
		const id = await putJob("send-refund", { refund_id: crypto.randomUUID() });
		expect((await decide("send-refund", id, "retry")).status).toBe(200);
		expect(await stateOf(id)).toBe("retry");
		expect((await decide("send-refund", id, "cancel")).status).toBe(200);
		expect(await stateOf(id)).toBe("cancelled");
		expect((await decide("send-refund", id, "cancel")).status).toBe(404);
		expect((await decide("send-mail", id, "retry")).status).toBe(404);
		const running = await putJob("send-refund", {}, "active");
		for (const decision of ["retry", "cancel"] as const) {
			const refusal = { status: 409, body: { code: "job_running" } };
			expect(await decide("send-refund", running, decision)).toMatchObject(refusal);
		}
		expect(await stateOf(running)).toBe("active");
		const { acts: found } = await acts({ person: admin.email, action: "job.retried" });
		expect(found).toEqual([
			expect.objectContaining({
				action: "job.retried",
				actor: {
					id: admin.account_id,
					name: "Sam Admin",
					page: { kind: "parent", id: admin.account_id },
				},
				family: null,
				details: { name: "send-refund" },
			}),
		]);
	});

	test("are paged without skipping or repeating, also jobs at the same moment", async () => {
		for (let count = 0; count < 30; count += 1) await putJob("note-dispute", {});
		await app.database.pool.query(
			"update jobs.job set created_on = '2026-01-01' where name = 'note-dispute'",
		);
		const first = await jobsOf({ name: "note-dispute" });
		const second = await jobsOf({ name: "note-dispute", cursor: first.next_cursor ?? "" });
		const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
		expect([ids.length, new Set(ids).size, second.next_cursor]).toEqual([30, 30, null]);
	});
});

describe("emails", () => {
	test("are recorded without their content, with the result", async () => {
		const address = `amara.${crypto.randomUUID()}@example.com`;
		const mail = mailTo(address);
		let isBroken = true;
		const { jobs, send } = mailing(async () => {
			if (isBroken) throw new Error(`550 <${address}> is unknown`);
		});
		await jobs.add(app.database.db, "send-mail", mail);
		expect(await mailsOf({ address })).toEqual([
			expect.objectContaining({ kind: "receipt", state: "waiting", tries: 0, last_error: null }),
		]);
		await expect(send(mail)).rejects.toThrow("550");
		expect(await mailsOf({ address: address.toUpperCase() })).toEqual([
			expect.objectContaining({
				state: "waiting",
				tries: 1,
				last_error: "550 <(address)> is unknown",
				address: `a…${address.split("@")[0]?.at(-1)}@example.com`,
			}),
		]);
		isBroken = false;
		await send(mail);
		expect(await mailsOf({ address })).toEqual([
			expect.objectContaining({ state: "sent", tries: 2, last_error: null }),
		]);
		const { rows } = await sql<{ row: string }>`select m::text as row from mail_log m`.execute(
			app.database.db,
		);
		expect(rows.map(({ row }) => row).join()).not.toMatch(/secret-link|Your receipt/);
	});

	test("that failed for good are retried on request; a sent one is gone", async () => {
		const address = `ben.${crypto.randomUUID()}@example.com`;
		const mail = mailTo(address, `week-${crypto.randomUUID()}-2026-11-16`);
		const { jobs, send } = mailing(async () => {
			throw new Error("no line");
		});
		await jobs.add(app.database.db, "send-mail", mail);
		for (let tries = 0; tries < triesOfJob; tries += 1) await expect(send(mail)).rejects.toThrow();
		const [failed] = await mailsOf({ address, state: "failed" });
		expect(failed).toMatchObject({ kind: "week", tries: triesOfJob });
		expect((await resend(failed?.id ?? "")).body.code).toBe("mail_gone");
		const job = await putJob("send-mail", mail);
		expect((await resend(failed?.id ?? "")).status).toBe(200);
		expect(await stateOf(job)).toBe("retry");
		expect(await mailsOf({ address })).toEqual([expect.objectContaining({ state: "waiting" })]);
		expect((await resend(crypto.randomUUID())).status).toBe(404);
	});

	test("of the product itself are recorded too, and deleted when they are old", async () => {
		const other = await createTestApp({ jobs: true });
		onTestFinished(() => other.stop());
		const { token } = await buildAdmin(other);
		const ofOther = async () => (await other.call(contract.getMails, { query: {} }, token)).data.mails;
		const parent = await buildParent(other);
		await other.call(inviteGuardian, { body: { email: "guardian@example.com" } }, parent.token);
		// Nothing accepts email there.
		await eventually(async () => expect((await ofOther())[0]?.last_error).toBeTruthy());
		expect(await ofOther()).toEqual([
			expect.objectContaining({
				kind: "guardian-invitation",
				address: "g…n@example.com",
				state: "waiting",
				last_error: expect.stringContaining("ECONNREFUSED"),
			}),
		]);
		await deleteOldMails(other.database.db, new Date(other.clock.now.getTime() + 1));
		expect(await ofOther()).toEqual([]);
	});
});

describe("browser errors", () => {
	const report = (message: string, version?: string) =>
		app.call(reportError, {
			body: { kind: "render", route: "/student/dashboard", message, ...(version && { version }) },
		});
	const errors = async (state: "open" | "done" = "open") =>
		(await app.call(contract.getErrorReports, { query: { state } }, admin.token)).data.errors;
	const mark = (error_id: string, is_done: boolean) =>
		app.call(contract.markErrorReport, { params: { error_id }, body: { is_done } }, admin.token);

	test("that are the same form one row with a count, without what people entered", async () => {
		await report("x is undefined for amara@example.com", "1.0");
		app.clock.now = new Date(app.clock.now.getTime() + 60_000);
		await report("x is undefined for ben@example.com", "1.0");
		await report("x is undefined for ben@example.com", "1.1");
		const all = await errors();
		expect(all.map(({ message, version, reports }) => [message, version, reports])).toEqual(
			expect.arrayContaining([
				["x is undefined for (address)", "1.0", 2],
				["x is undefined for (address)", "1.1", 1],
			]),
		);
		const twice = all.find(({ reports }) => reports === 2);
		expect(twice && twice.first_seen_at < twice.last_seen_at).toBe(true);
	});

	test("are marked as done, and reopen when they recur", async () => {
		await report("y is undefined");
		const id = (await errors()).find(({ message }) => message === "y is undefined")?.id ?? "";
		expect((await mark(id, true)).status).toBe(200);
		expect((await errors()).map((each) => each.id)).not.toContain(id);
		expect(await errors("done")).toEqual([expect.objectContaining({ id, done_by_name: "Sam Admin" })]);
		await report("y is undefined");
		expect((await errors()).map((each) => each.id)).toContain(id);
		expect((await mark(crypto.randomUUID(), true)).status).toBe(404);
		await deleteOldErrorReports(app.database.db, new Date(app.clock.now.getTime() + 1));
		expect(await errors()).toEqual([]);
	});
});

test("settings show what is set, and no secret", async () => {
	const { data } = await app.call(contract.getSettings, {}, admin.token);
	const settings = new Map(data.settings.map(({ name, ...rest }) => [name, rest]));
	expect(settings.get("JWT_SECRET")).toEqual({ is_set: true, value: null });
	expect(settings.get("JWT_SECRET_PREVIOUS")).toEqual({ is_set: false, value: null });
	expect(settings.get("APP_BASE_URL")).toEqual({ is_set: true, value: "http://learnin.test" });
	expect(settings.get("ESEWA_SECRET")).toEqual({ is_set: false, value: null });
	expect(data).toMatchObject({ node_version: process.versions.node, model_calls: { today: 0, limit: 2000 } });
	expect(data.migration).toMatch(/^\d{4}_/);
	const told = JSON.stringify(data);
	for (const secret of ["only used in tests 0123456789", app.config.STRIPE_SECRET_KEY, app.connectionString])
		expect(told).not.toContain(secret);
});

describe("the audit log", () => {
	test("links to the pages of those who have one, and to their family", async () => {
		const parent = await buildParent(app, "Rosa Diaz");
		const child = await buildStudent(app, parent);
		const gone = crypto.randomUUID();
		for (const subject_id of [child.student_id, child.account_id, gone])
			await recordAct(app.database.db, {
				actor_id: child.account_id,
				action: "pin.set",
				subject_id,
				family_id: subject_id === gone ? null : parent.family_id,
				created_at: app.clock.now,
			});
		const { acts: found } = await acts({ action: "pin.set" });
		const page = { kind: "student", id: child.student_id };
		const family = { name: "Rosa Diaz", account_id: parent.account_id };
		expect(found.map(({ actor, subject, family: of }) => [actor?.page, subject?.page, of])).toEqual([
			[page, null, null],
			[page, page, family],
			[page, page, family],
		]);
	});

	test("is searched by who did it, to whom, what and when, in pages", async () => {
		const [one, other] = [await buildParent(app, "One Person"), await buildParent(app, "Other Person")];
		const at = (day: string) => new Date(`2026-03-${day}T12:00:00Z`);
		for (const [day, actor, subject] of [
			["01", one, other],
			["02", one, one],
			["03", other, one],
		] as const)
			await recordAct(app.database.db, {
				actor_id: actor.account_id,
				action: "image.described",
				subject_id: subject.account_id,
				details: { day },
				created_at: at(day),
			});
		const days = async (query: Parameters<typeof acts>[0]) =>
			(await acts({ action: "image.described", ...query })).acts.map(({ details }) => details["day"]);
		expect(await days({})).toEqual(["03", "02", "01"]);
		expect(await days({ person: one.email })).toEqual(["02", "01"]);
		expect(await days({ person: one.account_id, side: "about" })).toEqual(["03", "02"]);
		expect(await days({ from: "2026-03-02", to: "2026-03-02" })).toEqual(["02"]);
		expect(await days({ person: "nobody@example.com" })).toEqual([]);
		const { acts: named, actions } = await acts({ action: "image.described", person: other.email });
		expect(named[0]).toMatchObject({ actor: { name: "Other Person" }, subject: { name: "One Person" } });
		expect(actions).toContain("image.described");
		for (let count = 0; count < 60; count += 1)
			await recordAct(app.database.db, { actor_id: null, action: "image.deleted", created_at: at("04") });
		const first = await acts({ action: "image.deleted" });
		const second = await acts({ action: "image.deleted", cursor: first.next_cursor ?? "" });
		const ids = [...first.acts, ...second.acts].map(({ id }) => id);
		expect([ids.length, new Set(ids).size, second.next_cursor]).toEqual([60, 60, null]);
	});
});
