import { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { getStudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { unsubscribe } from "@learnin/contract/routes/people/notifications.contract";
import { type MailMessage, startMailStandIn } from "@learnin/stand-ins/mail/mail-stand-in";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildParent, buildStudent, type Parent, type Student } from "../../platform/testing/factories.ts";
import { insertFinished } from "../../platform/testing/give-finished.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import type { JobData } from "../../platform/jobs/jobs.ts";
import { createMailer, type Mail } from "../../platform/mail/mailer.ts";
import { sendDigest } from "./send-digest.ts";
import { sendDueDigests } from "./send-due-digests.ts";

const mail = await startMailStandIn();
afterAll(() => mail.stop());
const app = await testApp();

const hour = 60 * 60 * 1000;
/** A Sunday, 18:00 UTC; in Kathmandu it is 23:45. */
const sunday = Date.parse("2026-11-22T18:00:00Z");
const week = "2026-11-22";

beforeEach(() => {
	app.clock.now = new Date(sunday - 100 * hour);
});

async function family(names = ["Maya"]): Promise<{ parent: Parent; children: Student[] }> {
	const parent = await buildParent(app);
	const children: Student[] = [];
	for (const name of names) children.push(await buildStudent(app, parent, { name }));
	return { parent, children };
}

/** What the quarter-hourly job adds for this parent. */
async function due({ account_id }: Parent, at: number): Promise<string[]> {
	const asked: JobData["send-digest"][] = [];
	const jobs = {
		add: async (_: unknown, __: unknown, data: object) => void asked.push(data as JobData["send-digest"]),
		handle() {},
		repeat() {},
		async start() {},
		async stop() {},
	};
	await sendDueDigests({ db: app.database.db, now: () => new Date(at), jobs });
	return asked.filter((each) => each.account_id === account_id).map((each) => each.week);
}

interface Sent {
	queued: JobData["send-mail"][];
}

/** Runs the job this many times concurrently, as on several nodes; returns the emails that it adds. */
async function decide({ account_id }: Parent, { at = sunday, of = week, times = 1 } = {}): Promise<Sent> {
	const queued: JobData["send-mail"][] = [];
	const surroundings = {
		config: app.config,
		db: app.database.db,
		now: () => new Date(at),
		log: { info() {}, warn() {}, error() {} },
		jobs: {
			add: async (_: unknown, __: unknown, data: object) => void queued.push(data as JobData["send-mail"]),
			handle() {},
			repeat() {},
			async start() {},
			async stop() {},
		},
	};
	await Promise.all(Array.from({ length: times }, () => sendDigest(surroundings, { account_id, week: of })));
	return { queued };
}

test.each([
	["UTC", "2026-11-22T17:59:00Z", []],
	["UTC", "2026-11-22T18:00:00Z", [week]],
	["UTC", "2026-11-23T11:59:00Z", [week]],
	["UTC", "2026-11-23T12:00:00Z", []],
	["Asia/Kathmandu", "2026-11-22T12:14:00Z", []],
	["Asia/Kathmandu", "2026-11-22T12:15:00Z", [week]],
	["America/Los_Angeles", "2026-11-23T01:59:00Z", []],
	["America/Los_Angeles", "2026-11-23T02:00:00Z", [week]],
	["Pacific/Auckland", "2026-11-22T05:00:00Z", [week]],
])("in %s at %s it is due: %o", async (time_zone, at, expected) => {
	const { parent } = await family();
	await app.database.db
		.updateTable("accounts")
		.set({ time_zone })
		.where("id", "=", parent.account_id)
		.execute();
	expect(await due(parent, Date.parse(at))).toEqual(expected);
});

test("each guardian gets one email per week, however many nodes run the job, and is then no longer due", async () => {
	const { parent, children } = await family();
	const [child] = children;
	if (child === undefined) throw new Error("no child was built");
	await insertFinished(app, child, { skill_id: "add-within-100", marks: "+++-+", at: app.clock.now });
	const { queued } = await decide(parent, { times: 4 });
	expect(queued).toHaveLength(1);
	expect((await decide(parent)).queued).toHaveLength(0);
	expect(await due(parent, sunday + hour)).toEqual([]);
	const rows = await app.database.db
		.selectFrom("weekly_digests")
		.select("family_id")
		.where("account_id", "=", parent.account_id)
		.execute();
	expect(rows).toEqual([{ family_id: parent.family_id }]);
});

test("it covers what the family's own children did in the seven days before six o'clock, and nothing of others", async () => {
	const { parent, children } = await family(["Maya <b>", "Leo"]);
	const [maya] = children;
	const other = await family(["Ines"]);
	if (maya === undefined || other.children[0] === undefined) throw new Error("no child was built");
	const give = (child: Student, marks: string, at: number) =>
		insertFinished(app, child, { skill_id: "add-within-100", marks, at: new Date(at) });
	await give(maya, "++", sunday - 7 * 24 * hour - hour);
	await give(maya, "+++-+", sunday - 2 * hour);
	await give(maya, "+++", sunday + hour);
	await give(other.children[0], "++", sunday - hour);
	const [sent] = (await decide(parent, { at: sunday + 2 * hour })).queued;
	expect(sent?.subject).toBe("Your family’s week on Learnin");
	expect(sent?.text).toContain("The seven days through Sunday evening, November 22, 2026");
	expect(sent?.text).toContain("Maya finished 5 questions on 1 day. The week before, it was 2.");
	expect(sent?.text).toContain("See the children’s week:\nhttp");
	expect(sent?.text).toContain("Leo didn’t finish any questions this week.");
	expect(sent?.html).toContain("Maya &lt;b&gt;</h2>");
	expect(`${sent?.text}${sent?.html}`).not.toContain("Ines");
	expect(sent?.html).not.toMatch(/<img|<b>/u);
});

test("the first week without practice sends encouragement, the next ones nothing, practice a report again", async () => {
	const { parent, children } = await family();
	const [child] = children;
	if (child === undefined) throw new Error("no child was built");
	const inWeeks = (weeks: number) => {
		const at = sunday + weeks * 7 * 24 * hour;
		return { at, of: new Date(at).toISOString().slice(0, 10) };
	};
	const [quiet] = (await decide(parent, inWeeks(0))).queued;
	expect(quiet?.text).toContain("It was a quiet week: Maya didn’t practice.");
	expect((await decide(parent, inWeeks(1))).queued).toEqual([]);
	expect((await decide(parent, inWeeks(2))).queued).toEqual([]);
	const at = new Date(inWeeks(3).at - hour);
	await insertFinished(app, child, { skill_id: "add-within-100", marks: "+", at });
	const [report] = (await decide(parent, inWeeks(3))).queued;
	expect(report?.text).toContain("Maya finished 1 question on 1 day");
});

test("all figures are of one span: what was done after six o'clock counts in the next email", async () => {
	const { parent, children } = await family();
	const [maya] = children;
	if (maya === undefined) throw new Error("no child was built");
	const rules = app.database.db.updateTable("students").set({ daily_goal: 3 });
	await rules.where("id", "=", maya.student_id).execute();
	const give = (marks: string, at: number) =>
		insertFinished(app, maya, { skill_id: "add-within-100", marks, at: new Date(at) });
	for (const days of [1, 2, 3]) await give("+++", sunday - days * 24 * hour);
	await give("+++", sunday + 2 * hour);
	const [first] = (await decide(parent, { at: sunday + 3 * hour })).queued;
	expect(first?.text).toContain("Maya finished 9 questions on 3 days. It was Maya’s first week on Learnin.");
	expect(first?.text).toContain("Maya reached the daily goal on 3 days.");
	const at = sunday + 7 * 24 * hour;
	const [second] = (await decide(parent, { at, of: "2026-11-29" })).queued;
	expect(second?.text).toContain("Maya finished 3 questions on 1 day. The week before, it was 9.");
	expect(second?.text).toContain("Maya reached the daily goal on 1 day.");
});

test("of a child who has not joined it says what to do, and plans nothing", async () => {
	const { parent, children } = await family(["Maya", "Leo"]);
	const [maya, leo] = children;
	if (maya === undefined || leo === undefined) throw new Error("no child was built");
	const left = app.database.db.updateTable("students").set({ account_id: null });
	await left.where("id", "=", leo.student_id).execute();
	const [quiet] = (await decide(parent)).queued;
	expect(quiet?.text).toContain("It was a quiet week: Maya didn’t practice.");
	expect(quiet?.text).toContain("Leo hasn’t joined yet.");
	const at = sunday + 7 * 24 * hour;
	await insertFinished(app, maya, { skill_id: "add-within-100", marks: "+++", at: new Date(at - hour) });
	const [report] = (await decide(parent, { at, of: "2026-11-29" })).queued;
	const ofLeo = report?.text.split("Leo\n").at(-1) ?? "";
	expect(ofLeo).toContain("Leo hasn’t joined yet.");
	expect(ofLeo).not.toMatch(/Next week|didn’t finish/u);
});

test("a week that ended before a child joined, or of which it saw less than three days, is not called quiet", async () => {
	app.clock.now = new Date(sunday + hour / 2);
	const evening = await family(["Leo"]);
	expect((await decide(evening.parent, { at: sunday + hour })).queued).toEqual([]);
	const at = sunday + 7 * 24 * hour;
	const [quiet] = (await decide(evening.parent, { at, of: "2026-11-29" })).queued;
	expect(quiet?.text).toContain("It was a quiet week: Leo didn’t practice.");
	app.clock.now = new Date(sunday - 30 * hour);
	const saturday = await family(["Leo", "Mia"]);
	const [leo] = saturday.children;
	if (leo === undefined) throw new Error("no child was built");
	await insertFinished(app, leo, { skill_id: "add-within-100", marks: "+", at: app.clock.now });
	const [report] = (await decide(saturday.parent)).queued;
	expect(report?.text).toContain("Leo finished 1 question on 1 day");
	expect(report?.text).not.toContain("Mia");
});

test("nothing is sent to guardians who switched it off, left the family, or have an unverified address", async () => {
	const off = await family();
	const switches = app.database.db.insertInto("notification_switches");
	const own = { account_id: off.parent.account_id, channel: "mail", is_on: false } as const;
	await switches.values({ ...own, kind: "weekly_digest" }).execute();
	expect(await due(off.parent, sunday)).toEqual([]);
	const unproved = await family();
	await app.database.db
		.updateTable("accounts")
		.set({ email_verified_at: null })
		.where("id", "=", unproved.parent.account_id)
		.execute();
	expect(await due(unproved.parent, sunday)).toEqual([]);
	const paused = await family();
	await app.database.db
		.updateTable("consents")
		.set({ withdrawn_at: app.clock.now })
		.where("family_id", "=", paused.parent.family_id)
		.execute();
	expect((await decide(paused.parent)).queued).toEqual([]);
});

test("the email has text and HTML, and an email client can unsubscribe with one post", async () => {
	const { parent, children } = await family();
	const [child] = children;
	if (child === undefined) throw new Error("no child was built");
	await insertFinished(app, child, { skill_id: "add-within-100", marks: "+++++", at: app.clock.now });
	const [queued] = (await decide(parent)).queued;
	if (queued === undefined) throw new Error("no email job was added");
	await send(queued);
	const arrived: MailMessage = await mail.controls.waitFor(parent.email, /week on Learnin/u);
	expect(arrived.text).toContain("Maya finished 5 questions");
	expect(arrived.html).toContain("<h2");
	expect(arrived.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
	const url = /^<(http:\/\/learnin\.test\/api\/notifications\/unsubscribe\?token=[\w.-]+)>$/u.exec(
		arrived.headers["list-unsubscribe"] ?? "",
	)?.[1];
	const token = new URL(url ?? "").searchParams.get("token") ?? "";
	expect(arrived.text).toContain(`http://learnin.test/unsubscribe?token=${token}`);
	expect((await app.call(unsubscribe, { query: { token } })).status).toBe(200);
	expect(await due(parent, sunday + 7 * 24 * hour)).toEqual([]);
});

test("the same question asked again on a day counts once, as on every page", async () => {
	const { parent, children } = await family();
	const [child] = children;
	if (child === undefined) throw new Error("no child was built");
	await insertFinished(app, child, { skill_id: "add-within-100", marks: "++++", at: app.clock.now });
	await app.database.db
		.updateTable("practice_questions")
		.set({ fingerprint: "the same" })
		.where("student_id", "=", child.student_id)
		.where("position", "<", 2)
		.execute();
	const [sent] = (await decide(parent)).queued;
	expect(sent?.text).toContain("Maya finished 3 questions on 1 day");
	expect(sent?.text).toContain("3 questions.");
});

test("a skill that is stuck because of skips is named, as on the dashboard", async () => {
	const { parent, children } = await family();
	const [child] = children;
	if (child === undefined) throw new Error("no child was built");
	await insertFinished(app, child, { skill_id: "add-within-100", marks: "--------++", at: app.clock.now });
	const skipped = app.database.db
		.updateTable("practice_questions")
		.set({ is_skipped: true, attempt_count: 0, tries_remaining: 10 })
		.where("student_id", "=", child.student_id)
		.where("position", ">=", 4)
		.where("is_correct", "=", false);
	await skipped.execute();
	const sent = (await decide(parent)).queued.find(({ subject }) => subject.includes("week on Learnin"));
	expect(sent?.text).toMatch(/What was hard[^]*is stuck on “[^”]+”/u);
	const { data } = await app.call(getParentDashboard, {}, parent.token);
	expect(data.children.map(({ stuck }) => stuck.length)).toEqual([1]);
});

test("the email, the dashboard and the report say the same of a skill", async () => {
	const { parent, children } = await family();
	const [child] = children;
	if (child === undefined) throw new Error("no child was built");
	await insertFinished(app, child, { skill_id: "add-within-100", marks: "+----", at: app.clock.now });
	await insertFinished(app, child, { skill_id: "multiply-facts-easy", marks: "+++++++", at: app.clock.now });
	const { data } = await app.call(getParentDashboard, {}, parent.token);
	const [{ strongest_skill, weakest_skill } = { strongest_skill: null, weakest_skill: null }] = data.children;
	expect([strongest_skill?.skill_id, weakest_skill?.skill_id]).toEqual([
		"multiply-facts-easy",
		"add-within-100",
	]);
	const text = (await decide(parent)).queued[0]?.text ?? "";
	const said = (heading: string) => text.split(heading)[1]?.split(/\n\n[A-Z][^“\n]*\n/u)[0];
	expect(said("What went well")).toContain(`“${strongest_skill?.skill_name}”`);
	expect(said("What was hard")).toContain(`“${weakest_skill?.skill_name}”: 1 of 5`);
	expect(said("What was hard")).not.toContain(strongest_skill?.skill_name);
	const { student_id } = child;
	const report = await app.call(getStudentReport, { params: { student_id }, query: {} }, parent.token);
	const found = report.data.findings.filter((finding) => finding.kind === "to_work_on");
	expect(found).toMatchObject([{ skill: { skill_id: "add-within-100" }, first_try: 1, finished: 5 }]);
});

test("guardians who switch it off, leave the family or lose the address before the job runs get none", async () => {
	const { db } = app.database;
	const changes = [
		({ account_id }: Parent) =>
			db
				.insertInto("notification_switches")
				.values({ account_id, kind: "weekly_digest", channel: "mail", is_on: false }),
		({ account_id }: Parent) => db.deleteFrom("guardians").where("account_id", "=", account_id),
		({ account_id }: Parent) =>
			db.updateTable("accounts").set({ email_verified_at: null }).where("id", "=", account_id),
		({ account_id }: Parent) =>
			db.updateTable("accounts").set({ is_active: false }).where("id", "=", account_id),
	];
	for (const change of changes) {
		const { parent, children } = await family();
		const [child] = children;
		if (child === undefined) throw new Error("no child was built");
		await insertFinished(app, child, { skill_id: "add-within-100", marks: "+++++", at: app.clock.now });
		expect(await due(parent, sunday)).toEqual([week]);
		await change(parent).execute();
		expect((await decide(parent)).queued).toEqual([]);
	}
});

async function send(queued: Mail): Promise<void> {
	const { MAIL_FROM: from } = app.config;
	const mailer = createMailer({ url: mail.smtpUrl, from, domain: "learnin.test" });
	await mailer.send(queued);
	mailer.close();
}
