import {
	getNotifications,
	setNotificationSwitch,
} from "@learnin/contract/routes/people/notifications.contract";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { JobData } from "../../platform/jobs/jobs.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { buildParent, buildSecondGuardian, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Person, Student } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { renewEnrolments } from "../family/index.ts";
import { remindOfRenewals } from "./remind-of-renewals.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp();
let start: Date;
const mails: JobData["send-mail"][] = [];

beforeAll(async () => {
	start = app.clock.now;
});
afterEach(() => {
	app.clock.now = start;
	mails.length = 0;
});

/** Runs the job this many days after the children were paid for. */
async function remindOnDay(days: number): Promise<void> {
	app.clock.now = new Date(start.getTime() + days * DAY_MS);
	await remindOfRenewals({
		config: app.config,
		db: app.database.db,
		now: () => app.clock.now,
		jobs: { ...unused, add: async (_, __, data) => void mails.push(data as JobData["send-mail"]) },
	});
}
const unused = { handle: () => {}, repeat: () => {}, start: async () => {}, stop: async () => {} };

/** Newest first. */
async function told(person: Person): Promise<string[]> {
	const { data } = await app.call(getNotifications, { query: {} }, person.token);
	return data.notifications
		.filter(({ kind }) => kind === "renewal_due")
		.map(({ description }) => description);
}

/** The token of fifteen minutes would have expired. */
async function toldLater(person: Person): Promise<string[]> {
	app.clock.now = start;
	return told(person);
}

async function family(): Promise<{ parent: Parent; child: Student }> {
	const parent = await buildParent(app);
	return { parent, child: await buildStudent(app, parent, { name: "Ines Okafor" }) };
}

/** Another thirty days, as a payment would add. */
async function renew({ family_id, student_id }: Student): Promise<void> {
	await inTransaction(app.database.db, async (tx) => {
		const { id: _, ...line } = await tx
			.selectFrom("order_lines as l")
			.innerJoin("enrolments as e", "e.order_line_id", "l.id")
			.selectAll("l")
			.where("e.student_id", "=", student_id)
			.executeTakeFirstOrThrow();
		const { id: order_line_id } = await tx
			.insertInto("order_lines")
			.values({ ...line, position: 1 })
			.returning("id")
			.executeTakeFirstOrThrow();
		await renewEnrolments({ now: () => start }, tx, { family_id, renewals: [{ student_id, order_line_id }] });
	});
}

const endsSoon =
	"Ines Okafor’s paid days end on December 21, 2026. You can add 30 more; nothing renews automatically.";
const hasEnded =
	"Ines Okafor’s paid days ended on December 21, 2026. All progress is saved, and a few questions a day stay free. Add 30 more days for full practice.";

test("notifies every guardian once before the days end, and once after", async () => {
	const { parent, child } = await family();
	const second = await buildSecondGuardian(app, parent);
	await remindOnDay(26.9);
	expect(await toldLater(parent)).toEqual([]);
	for (const days of [27.1, 28.1, 29.1]) await remindOnDay(days);
	expect(await toldLater(parent)).toEqual([endsSoon]);
	for (const days of [30.1, 31.1, 34.1]) await remindOnDay(days);
	expect((await toldLater(parent)).toSorted()).toEqual([endsSoon, hasEnded]);
	expect(await toldLater(second)).toHaveLength(2);
	expect(mails.filter(({ to }) => to.address === parent.email).map(({ subject }) => subject)).toEqual([
		"Paid days end on December 21, 2026",
		"Paid days ended on December 21, 2026",
	]);
	expect(mails[0]?.text).toContain(
		`http://learnin.test/student/invitation/payment?student_id=${child.student_id}\n`,
	);
});

test("sends nothing after a timely renewal, a withdrawn consent or switching it off", async () => {
	const renewed = await family();
	await renew(renewed.child);
	const paused = await family();
	await app.database.db
		.updateTable("consents")
		.set({ withdrawn_at: start })
		.where("student_id", "=", paused.child.student_id)
		.execute();
	const quiet = await family();
	const noMail = { kind: "renewal_due", channel: "mail", is_on: false } as const;
	expect((await app.call(setNotificationSwitch, { body: noMail }, quiet.parent.token)).status).toBe(200);
	for (const days of [28, 31]) await remindOnDay(days);
	expect(await toldLater(renewed.parent)).toEqual([]);
	expect(await toldLater(paused.parent)).toEqual([]);
	expect(await toldLater(quiet.parent)).toHaveLength(2);
	const mailed = new Set(mails.map(({ to }) => to.address));
	for (const { parent } of [renewed, paused, quiet]) expect(mailed).not.toContain(parent.email);
	await remindOnDay(58);
	expect(await toldLater(renewed.parent)).toEqual([
		"Ines Okafor’s paid days end on January 20, 2027. You can add 30 more; nothing renews automatically.",
	]);
});

test("tells of children whose days end on one date in one email, and of each in the bell", async () => {
	const { parent, child } = await family();
	const leo = await buildStudent(app, parent, { name: "Leo Okafor" });
	for (const days of [28, 29]) await remindOnDay(days);
	const ofLeo = endsSoon.replace("Ines", "Leo");
	expect((await toldLater(parent)).toSorted()).toEqual([endsSoon, ofLeo]);
	const sent = mails.filter(({ to }) => to.address === parent.email);
	expect(sent).toHaveLength(1);
	for (const words of [endsSoon, ofLeo]) expect(sent[0]?.text.replaceAll(/\s+/g, " ")).toContain(words);
	const [ofChild, ofOther] = [child, leo].map(({ student_id }) => `student_id=${student_id}`);
	expect(sent[0]?.text).toMatch(new RegExp(`payment\\?(${ofChild}&${ofOther}|${ofOther}&${ofChild})\\n`));
	const { notifications } = (await app.call(getNotifications, { query: {} }, parent.token)).data;
	expect(notifications.find(({ description }) => description === ofLeo)?.page).toBe(
		`/student/invitation/payment?${ofOther}`,
	);
});

test("ignores a period that was ended early", async () => {
	const { parent, child } = await family();
	await app.database.db
		.updateTable("enrolments")
		.set({ ended_early_at: start })
		.where("student_id", "=", child.student_id)
		.execute();
	for (const days of [28, 31]) await remindOnDay(days);
	expect(await toldLater(parent)).toEqual([]);
});
