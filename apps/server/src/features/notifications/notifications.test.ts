import * as contract from "@learnin/contract/routes/people/notifications.contract";
import { reportProblem, resolveProblemReport } from "@learnin/contract/routes/bank/problem-reports.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { setConsent } from "@learnin/contract/routes/people/children.contract";
import { inviteGuardian, joinFamily } from "@learnin/contract/routes/people/guardians.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import { buildAccount, buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Person } from "../../platform/testing/factories.ts";
import { mailedToken } from "../../platform/testing/mailed-token.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { notify } from "./index.ts";
import type { NewNotification } from "./notify.ts";

const app = await testApp({ jobs: true });
const mails: string[] = [];

const list = async (person: Person, cursor?: string) =>
	(await app.call(contract.getNotifications, { query: { cursor } }, person.token)).data;
const unread = async (person: Person) =>
	(await app.call(getUserDetails, {}, person.token)).data.notifications_count;

async function tell(
	person: Person,
	number: number,
	notification: Partial<NewNotification> = {},
): Promise<void> {
	const surroundings = {
		config: app.config,
		now: () => new Date(app.clock.now.getTime() + number),
		jobs: {
			add: async (_: unknown, __: unknown, data: object) => void mails.push(JSON.stringify(data)),
		},
	};
	await inTransaction(app.database.db, (tx) =>
		notify(surroundings as unknown as Parameters<typeof notify>[0], tx, {
			account_id: person.account_id,
			kind: "payment_received",
			event_key: `event-${number}`,
			description: `Notification ${number}.`,
			...notification,
		}),
	);
}

describe("notifications", () => {
	test("are listed newest first, a page at a time, each once", async () => {
		const parent = await buildParent(app);
		for (let number = 1; number <= 25; number += 1) await tell(parent, number);
		await tell(parent, 3);
		const first = await list(parent);
		const second = await list(parent, first.next_cursor ?? "");
		expect(first.notifications).toHaveLength(20);
		expect(second.next_cursor).toBeNull();
		const told = [...first.notifications, ...second.notifications].map(({ description }) => description);
		expect(told).toEqual(Array.from({ length: 25 }, (_, index) => `Notification ${25 - index}.`));
	});

	test("count until they are read; later ones continue the count", async () => {
		const parent = await buildParent(app);
		await tell(parent, 1);
		await tell(parent, 2);
		expect(await unread(parent)).toBe(2);
		const [, older] = (await list(parent)).notifications;
		const body = { up_to: older?.created_at ?? "" };
		const { data } = await app.call(contract.readNotifications, { body }, parent.token);
		expect(data).toEqual({ notifications_count: 1 });
		expect((await list(parent)).notifications.map(({ is_read }) => is_read)).toEqual([false, true]);
		expect(await unread(parent)).toBe(1);
	});

	test("belong to one account, and an invalid cursor is not found", async () => {
		const parent = await buildParent(app);
		await tell(parent, 1);
		const other = await buildAccount(app);
		expect((await list(other)).notifications).toEqual([]);
		expect(
			await app.call(contract.getNotifications, { query: { cursor: "nonsense" } }, other.token),
		).toMatchObject({ status: 404 });
	});

	test("a reviewed report comes back to the child, with the reply", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const body = { kind: "skill" as const, skill_id: "add-within-100" };
		const { data: session } = await app.call(startSession, { body }, child.token);
		const report = {
			question_id: session.questions[0]?.id ?? "",
			reason: "question_unclear" as const,
			note: "",
		};
		const { data: reported } = await app.call(reportProblem, { body: report }, child.token);
		const admin = await buildAdmin(app);
		await app.call(
			resolveProblemReport,
			{ params: { report_id: reported.id }, body: { state: "fixed", reply: "The picture is larger now." } },
			admin.token,
		);
		expect((await list(child)).notifications).toMatchObject([
			{
				description: expect.stringMatching(
					/^You reported .*We fixed the question\. The picture is larger now\.$/u,
				),
			},
		]);
		expect((await list(parent)).notifications).toEqual([]);
	});
});

describe("notifications about one child on one day", () => {
	const child = crypto.randomUUID();
	const hour = 3_600_000;
	const of = (student_id: string): Partial<NewNotification> => ({
		student_id,
		kind: "skill_mastered",
		page: "/x",
	});

	test("are one row with a line for each, newest first, and count once", async () => {
		const parent = await buildParent(app);
		const sibling = crypto.randomUUID();
		for (const number of [1, 2, 3]) await tell(parent, number, of(child));
		await tell(parent, 4, of(sibling));
		await tell(parent, 5);
		await tell(parent, 24 * hour, of(child));
		const { notifications, next_cursor } = await list(parent);
		expect(notifications.map(({ description }) => description)).toEqual([
			`Notification ${24 * hour}.`,
			"Notification 5.",
			"Notification 4.",
			"Notification 3.\nNotification 2.\nNotification 1.",
		]);
		expect(notifications.map(({ parts }) => parts.length)).toEqual([1, 1, 1, 3]);
		expect(notifications[3]?.parts[2]).toEqual({
			id: expect.any(String) as string,
			kind: "skill_mastered",
			description: "Notification 1.",
			page: "/x",
		});
		expect(next_cursor).toBeNull();
		expect(await unread(parent)).toBe(4);
	});

	test("are read as one, and what is added later is unread", async () => {
		const parent = await buildParent(app);
		await tell(parent, 1, of(child));
		await tell(parent, 2, of(child));
		const [row] = (await list(parent)).notifications;
		await tell(parent, 3, of(child));
		const body = { ids: [row?.id ?? ""] };
		const { data } = await app.call(contract.readNotifications, { body }, parent.token);
		expect(data.notifications_count).toBe(1);
		expect((await list(parent)).notifications).toMatchObject([{ is_read: false, parts: [{}, {}, {}] }]);
		const [all] = (await list(parent)).notifications;
		await app.call(contract.readNotifications, { body: { ids: [all?.id ?? ""] } }, parent.token);
		expect((await list(parent)).notifications).toMatchObject([{ is_read: true }]);
		const stranger = await buildParent(app);
		await tell(stranger, 1, of(child));
		await app.call(contract.readNotifications, { body: { ids: [all?.id ?? ""] } }, stranger.token);
		expect(await unread(stranger)).toBe(1);
	});

	test("use the reader's time zone, and pages", async () => {
		const parent = await buildParent(app);
		const { db } = app.database;
		await db
			.updateTable("accounts")
			.set({ time_zone: "Pacific/Auckland" })
			.where("id", "=", parent.account_id)
			.execute();
		const midnight = Date.parse("2026-11-18T11:00:00Z") - app.clock.now.getTime();
		await tell(parent, midnight - 1000, of(child));
		await tell(parent, midnight + 1000, of(child));
		expect((await list(parent)).notifications).toHaveLength(2);
		for (let day = 1; day <= 22; day += 1)
			for (const minute of [1, 2])
				await tell(parent, midnight + day * 24 * hour + minute * 60_000, of(child));
		const first = await list(parent);
		const second = await list(parent, first.next_cursor ?? "");
		expect([first.notifications.length, second.notifications.length]).toEqual([20, 4]);
		expect(second.next_cursor).toBeNull();
	});
});

describe("guardians are notified", () => {
	const texts = async (person: Person) =>
		(await list(person)).notifications.map(({ description }) => description);

	test("that a consent was changed, and each further change", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent, { name: "Maya Okafor" });
		const change = (scope: "practice" | "model_reading", is_given: boolean) => {
			app.clock.now = new Date(app.clock.now.getTime() + 1000);
			const params = { student_id: child.student_id };
			return app.call(setConsent, { params, body: { scope, is_given } }, parent.token);
		};
		await change("model_reading", false);
		await change("practice", false);
		await change("practice", false);
		await change("practice", true);
		expect(await texts(parent)).toEqual([
			"Learnin is back on for Maya Okafor: consent was given.",
			"Learnin is paused for Maya Okafor: consent was withdrawn.",
			"AI no longer reads what Maya Okafor writes. A person does.",
		]);
	});

	test("that the second one joined, but not the second one", async () => {
		const owner = await buildParent(app);
		const second = await buildAccount(app);
		await app.call(inviteGuardian, { body: { email: second.email } }, owner.token);
		const token = await mailedToken(app, second.email);
		expect((await app.call(joinFamily, { body: { token } }, second.token)).status).toBe(200);
		expect(await texts(owner)).toEqual([
			"The second guardian has joined your family. You both see and can do the same things.",
		]);
		expect(await texts(second)).toEqual([]);
	});
});

describe("settings", () => {
	const choose = (
		person: Person,
		body: { kind: NewNotification["kind"]; channel: "bell" | "mail"; is_on: boolean },
	) => app.call(contract.setNotificationSwitch, { body }, person.token);

	test("show the kinds for the role", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const { data: own } = await app.call(contract.getNotificationSwitches, {}, child.token);
		expect(own.switches.map(({ kind }) => kind)).toEqual([
			"own_streak",
			"own_mastery",
			"report_resolved",
			"reward_news",
		]);
		const { data } = await app.call(contract.getNotificationSwitches, {}, parent.token);
		expect(data.switches).toContainEqual({
			kind: "payment_received",
			group: "Payments",
			name: "Payments",
			explanation: expect.any(String) as string,
			bell: { is_on: true, can_switch: false },
			mail: null,
		});
	});

	test("say whether the address was confirmed, without which no weekly email is sent", async () => {
		const parent = await buildParent(app);
		const isProved = async () =>
			(await app.call(contract.getNotificationSwitches, {}, parent.token)).data.is_email_proved;
		const provedAt = (email_verified_at: Date | null) =>
			app.database.db
				.updateTable("accounts")
				.set({ email_verified_at })
				.where("id", "=", parent.account_id)
				.execute();
		await provedAt(null);
		expect(await isProved()).toBe(false);
		await provedAt(app.clock.now);
		expect(await isProved()).toBe(true);
	});

	test("apply: off in the bell stores nothing unread, off by email sends none", async () => {
		const parent = await buildParent(app);
		const kind = "invitation_accepted";
		mails.length = 0;
		await tell(parent, 1, { kind, description: "Maya has joined. She can start." });
		expect(mails).toHaveLength(1);
		expect(mails[0]).toContain('"subject":"Someone you invited has joined"');
		expect((await choose(parent, { kind, channel: "mail", is_on: false })).status).toBe(200);
		await tell(parent, 2, { kind });
		expect(mails).toHaveLength(1);
		await choose(parent, { kind, channel: "bell", is_on: false });
		await tell(parent, 3, { kind });
		expect((await list(parent)).notifications).toHaveLength(2);
		await choose(parent, { kind, channel: "bell", is_on: true });
		await tell(parent, 4, { kind });
		expect((await list(parent)).notifications).toHaveLength(3);
	});

	test("that this account does not have are refused", async () => {
		const parent = await buildParent(app);
		const always = await choose(parent, { kind: "payment_received", channel: "bell", is_on: false });
		const others = await choose(parent, { kind: "report_resolved", channel: "bell", is_on: false });
		expect([always.status, others.status]).toEqual([400, 400]);
	});
});
