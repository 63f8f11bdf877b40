import { api } from "@learnin/contract/api";
import type { Route, Who } from "@learnin/contract/define-route";
import { getPaymentMethods } from "@learnin/contract/routes/money/payment-methods.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import {
	startImpersonation,
	stopImpersonation,
} from "@learnin/contract/routes/people/impersonation.contract";
import { practiceDayId } from "@learnin/domain/practice/practice-day-id";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAccount, buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Person, Student } from "../../platform/testing/factories.ts";
import { fullChild, fullParent } from "../../platform/testing/full-family.ts";
import { limitKey } from "../../platform/rate-limit/rate-limit.ts";
import { fillPath, testApp } from "../../platform/testing/test-app.ts";
import { logExpiredImpersonations } from "./impersonation.ts";

const minute = 60_000;

const app = await testApp({ jobs: true });
let address: string;
let admin: Person;
let parent: Parent;
let child: Student;
beforeAll(async () => {
	address = await app.listen();
	// A job that the clock starts in the middle of a test would change what is compared.
	await sql`delete from jobs.schedule`.execute(app.database.db);
	admin = await buildAdmin(app);
	parent = await fullParent(app, "parent");
	child = await fullChild(app, parent, "child");
	await finishOne();
});

/** Of the set that the child has started. */
async function finishOne(): Promise<void> {
	const [question] = await app.database.db
		.selectFrom("practice_questions")
		.select("id")
		.where("student_id", "=", child.student_id)
		.where("position", "=", 1)
		.execute();
	const skip = {
		client_key: crypto.randomUUID(),
		active_ms: 4_000,
		client_time: app.clock.now.toISOString(),
	};
	const params = { question_id: question?.id ?? "" };
	expect((await app.call(api.skipQuestion, { params, body: skip }, child.token)).status).toBe(200);
	// As if mastery had not applied it yet.
	await app.database.db
		.updateTable("practice_questions")
		.set({ tried_at: null, mastery: null, stage_before: null, stage_after: null })
		.where("student_id", "=", child.student_id)
		.execute();
	await app.database.db.deleteFrom("mastery_steps").where("student_id", "=", child.student_id).execute();
}

async function look(at: Person, by = admin) {
	return app.call(startImpersonation, { params: { account_id: at.account_id }, body: {} }, by.token);
}

async function tokenFor(at: Person): Promise<string> {
	const { status, data } = await look(at);
	expect(status).toBe(200);
	return data.access_token;
}

const details = (token: string) => app.call(getUserDetails, {}, token);

async function idsOfAll(): Promise<Record<string, string>> {
	const { student_id, family_id } = child;
	const first = async (table: "practice_questions" | "practice_sessions" | "problem_reports" | "orders") => {
		const { rows } = await sql<{
			id: string;
		}>`select id from ${sql.table(table)} order by created_at limit 1`.execute(app.database.db);
		return rows[0]?.id ?? "";
	};
	return {
		student_id,
		family_id,
		account_id: child.account_id,
		question_id: await first("practice_questions"),
		session_id: await first("practice_sessions"),
		report_id: await first("problem_reports"),
		order_id: await first("orders"),
		day_id: practiceDayId({ student_id, date: "2026-11-21" }),
		skill_id: "add-within-100",
		review_id: crypto.randomUUID(),
		invitation_id: crypto.randomUUID(),
		promise_id: crypto.randomUUID(),
		request_id: crypto.randomUUID(),
		payment_id: crypto.randomUUID(),
		disagreement_id: crypto.randomUUID(),
		draft_key: "new",
		code: "00000000",
		payment_method_id: "pm_nothing",
	};
}

/** Also for routes with an unknown kind of id. */
function idsFor({ path }: Route, ids: Record<string, string>): Record<string, string> {
	const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
	return Object.fromEntries(names.map((name) => [name, ids[name] ?? crypto.randomUUID()]));
}

const everywhere: Who[] = ["account", "own_account"];
const mayCall: Record<"parent" | "student" | "unknown", Who[]> = {
	parent: [...everywhere, "signed_in", "parent", "payer", "parent_or_admin"],
	student: [...everywhere, "signed_in", "student"],
	unknown: [...everywhere, "unknown"],
};

/** The whole database, as one text per table, except how often the super-admin looked. */
async function contents(): Promise<Record<string, string>> {
	const { db } = app.database;
	const { rows } = await sql<{ name: string }>`
		select table_name as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
	const found: Record<string, string> = {};
	// The super-admin's requests are counted as the super-admin's own.
	const counted = limitKey(app.config.keyring, { name: "worksheets:read" }, admin.account_id);
	for (const { name } of rows) {
		const { rows: all } = await sql<{ text: string }>`
			select coalesce(string_agg(t::text, chr(10) order by t::text), '') as text from ${sql.table(name)} t
			where ${name} <> 'rate_limits' or position(${counted} in t::text) = 0`.execute(db);
		found[name] = all[0]?.text ?? "";
	}
	return found;
}

describe("impersonation", () => {
	test("reads what the account reads, without the super-admin's rights, and says when it ends", async () => {
		const { data } = await look(parent);
		expect(data.ends_at).toBe(new Date(app.clock.now.getTime() + 15 * minute).toISOString());
		const seen = (await details(data.access_token)).data;
		expect(seen).toEqual((await details(parent.token)).data);
		expect(seen).toMatchObject({ user_type: "PARENT", is_admin: false });
	});

	const looks = ["parent", "student", "unknown"] as const;
	describe.each(looks)("as a %s", (role) => {
		let token: string;
		let ids: Record<string, string>;
		beforeAll(async () => {
			const person = { parent, student: child, unknown: await buildAccount(app) }[role];
			token = await tokenFor(person);
			ids = await idsOfAll();
		});

		const writing = Object.entries<Route>(api).filter(
			([, { method, who, whileImpersonating }]) =>
				method !== "GET" && who !== "public" && whileImpersonating !== "only",
		);
		test.each(writing)("is refused by %s", async (_, route) => {
			const response = await fetch(address + fillPath(route.path, idsFor(route, ids)), {
				method: route.method,
				headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
				body: "{}",
			});
			const { code } = (await response.json()) as { code?: string };
			const expected = mayCall[role].includes(route.who) ? "seeing_as" : "forbidden";
			expect([response.status, code]).toEqual([403, expected]);
		});

		test("changes nothing by reading: no set started, nothing marked as read, learned, seen, notified or switched to another language", async () => {
			await sql`insert into questions_to_learn (question_id, student_id, family_id)
				select id, student_id, family_id from practice_questions
				where student_id = ${child.student_id} and finished_at is not null
				on conflict do nothing`.execute(app.database.db);
			const before = await contents();
			const reading = Object.values<Route>(api).filter(({ method }) => method === "GET");
			let answered = 0;
			for (const route of reading) {
				const gone = new AbortController();
				const query = `?student_id=${ids["student_id"]}&session=${ids["session_id"]}&format=csv`;
				const response = await fetch(address + fillPath(route.path, idsFor(route, ids)) + query, {
					headers: { authorization: `Bearer ${token}`, cookie: "learnin-language=es.chosen" },
					signal: gone.signal,
				});
				if (route.kind !== "stream") await response.arrayBuffer();
				gone.abort();
				expect(response.status, route.path).toBeLessThan(500);
				if (response.ok) answered += 1;
			}
			expect(answered).toBeGreaterThan({ parent: 20, student: 12, unknown: 6 }[role]);
			expect(await contents()).toEqual(before);
		});
	});

	test("the same read by the child itself applies what it finished: the impersonation above suppressed it", async () => {
		const waiting = () =>
			app.database.db
				.selectFrom("questions_to_learn")
				.select("question_id")
				.where("student_id", "=", child.student_id)
				.execute();
		expect((await waiting()).length).toBeGreaterThan(0);
		await app.call(api.getPlan, {}, child.token);
		expect(await waiting()).toEqual([]);
	});

	test("shows no secret: neither cards nor the PIN nor recovery codes", async () => {
		const token = await tokenFor(parent);
		for (const route of [getPaymentMethods, api.getPin, api.getSignInSettings]) {
			const { status, body } = await app.call(route, {}, token);
			expect([status, body.code]).toEqual([403, "seeing_as"]);
		}
	});

	test("is not listed as a device of the account, and is no activity of a child", async () => {
		const before = (await app.call(api.getDevices, {}, child.token)).data.devices.length;
		const [{ last }] = await lastActive();
		app.clock.now = new Date(app.clock.now.getTime() + minute);
		await tokenFor(child);
		expect((await app.call(api.getDevices, {}, child.token)).data.devices).toHaveLength(before);
		expect(await lastActive()).toEqual([{ last }]);
	});

	async function lastActive(): Promise<[{ last: string | null }]> {
		const params = { student_id: child.student_id };
		const { data } = await app.call(api.getStudentDetails, { params }, admin.token);
		return [{ last: data.last_active_at }];
	}
});

describe("it ends", () => {
	// The clock is moved here, and a super-admin's session is short.
	beforeEach(async () => {
		admin = await buildAdmin(app);
	});

	test("on request, with audit log entries for start and end, and no one else can end it", async () => {
		const other = await buildParent(app);
		const token = await tokenFor(other);
		expect((await app.call(stopImpersonation, { body: {} }, other.token)).body.code).toBe("forbidden");
		expect((await app.call(stopImpersonation, { body: {} }, token)).status).toBe(200);
		expect((await details(token)).body.code).toBe("session_ended");
		expect(await actsOn(other)).toEqual([
			{ action: "seeing_as.started", actor_id: admin.account_id, family_id: other.family_id, details: {} },
			{
				action: "seeing_as.ended",
				actor_id: admin.account_id,
				family_id: null,
				details: { by_itself: false },
			},
		]);
	});

	test("after fifteen minutes, which a job logs once", async () => {
		const other = await buildParent(app);
		const token = await tokenFor(other);
		app.clock.now = new Date(app.clock.now.getTime() + 15 * minute);
		expect((await details(token)).body.code).toBe("session_ended");
		const context = { db: app.database.db, now: () => app.clock.now };
		await logExpiredImpersonations(context);
		await logExpiredImpersonations(context);
		expect((await actsOn(other)).map(({ action, details: facts }) => [action, facts])).toEqual([
			["seeing_as.started", {}],
			["seeing_as.ended", { by_itself: true }],
		]);
	});

	test.each<[string, (by: Person, at: Parent) => Promise<unknown>]>([
		[
			"the super-admin signs out",
			(by) => app.call(api.logoutUser, { body: { refresh_token: by.refresh_token } }),
		],
		["the super-admin is none any more", (by) => updateAccount(by, { is_admin: false })],
		["the super-admin is shut out", (by) => updateAccount(by, { is_active: false })],
		["the person becomes a super-admin", (_, at) => updateAccount(at, { is_admin: true })],
	])("at once when %s", async (_, happens) => {
		const by = await buildAdmin(app);
		const at = await buildParent(app);
		const { data } = await look(at, by);
		expect((await details(data.access_token)).status).toBe(200);
		await happens(by, at);
		expect((await details(data.access_token)).body.code).toBe("session_ended");
	});

	test("when the account is deactivated, which is the reason shown", async () => {
		const at = await buildParent(app);
		const token = await tokenFor(at);
		const params = { account_id: at.account_id };
		await app.call(api.setParentActive, { params, body: { is_active: false, reason: "Spam" } }, admin.token);
		expect((await details(token)).body.code).toBe("account_inactive");
	});
});

describe("it cannot start", () => {
	beforeEach(async () => {
		admin = await buildAdmin(app);
	});

	test("for another super-admin, oneself, a deactivated account, or a missing one", async () => {
		const shutOut = await buildParent(app);
		await updateAccount(shutOut, { is_active: false });
		const shutOutChild = await buildStudent(app, parent);
		await app.database.db
			.updateTable("students")
			.set({ is_active: false })
			.where("id", "=", shutOutChild.student_id)
			.execute();
		for (const at of [await buildAdmin(app), admin, shutOut, shutOutChild])
			expect((await look(at)).body.code).toBe("not_to_be_seen");
		expect((await look({ ...admin, account_id: crypto.randomUUID() })).body.code).toBe("not_found");
	});

	test("within an impersonation", async () => {
		const token = await tokenFor(parent);
		expect((await look(child, { ...admin, token })).body.code).toBe("forbidden");
	});
});

function updateAccount({ account_id }: Person, values: { is_admin?: boolean; is_active?: boolean }) {
	return app.database.db.updateTable("accounts").set(values).where("id", "=", account_id).execute();
}

function actsOn({ account_id }: Person) {
	return app.database.db
		.selectFrom("audit_log")
		.select(["action", "actor_id", "family_id", "details"])
		.where("subject_id", "=", account_id)
		.where("action", "like", "seeing_as.%")
		.orderBy("id")
		.execute();
}
