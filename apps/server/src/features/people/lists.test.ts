import { api } from "@learnin/contract/api";
import * as lists from "@learnin/contract/routes/people/people-lists.contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { mailedToken } from "../../platform/testing/mailed-token.ts";
import {
	buildAccount,
	buildAdmin,
	buildParent,
	buildStudent,
	openForParent,
	type Parent,
	type Person,
	type Student,
} from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp({ jobs: true });
let admin: Person;
let amara: Parent;
let maya: Student;
beforeAll(async () => {
	admin = await buildAdmin(app);
	amara = await buildParent(app, "Amara Okafor");
	maya = await buildStudent(app, amara, { name: "Maya Okafor", grade: 5 });
});

type ParentQuery = { search?: string; state?: lists.ParentState; sort?: "newest" | "name"; cursor?: string };
type StudentQuery = Omit<ParentQuery, "state"> & { state?: lists.StudentState; grade?: string };

async function parents(query: ParentQuery = {}) {
	const { status, data } = await app.call(lists.getParents, { query }, admin.token);
	expect(status).toBe(200);
	return data;
}
async function students(query: StudentQuery = {}) {
	const { status, data } = await app.call(lists.getStudents, { query }, admin.token);
	expect(status).toBe(200);
	return data;
}
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);
const update = ({ account_id }: Person, values: object) =>
	app.database.db.updateTable("accounts").set(values).where("id", "=", account_id).execute();

describe("the list of parents", () => {
	test("shows name, address, children and the end of paid days, and nothing else", async () => {
		const { parents: rows } = await parents({ search: "amara" });
		expect(rows).toEqual([
			{
				id: amara.account_id,
				name: "Amara Okafor",
				email: amara.email,
				user_type: "PARENT",
				is_active: true,
				children: 1,
				paid_until: new Date(app.clock.now.getTime() + 30 * DAY_MS).toISOString(),
				created_at: app.clock.now.toISOString(),
			},
		]);
	});

	test.each([
		["the beginning of a first name", () => "ama"],
		["a last name, in capitals", () => "OKAFOR"],
		["both, in any order", () => "okaf amara"],
		["the whole address", () => amara.email],
		["the account's id", () => amara.account_id],
		["the family's id, with blanks", () => ` ${amara.family_id.toUpperCase()} `],
	])("finds by %s", async (_, search) => {
		expect(namesOf((await parents({ search: search() })).parents)).toContain("Amara Okafor");
	});

	test.each(["mara", "amara & !maya", "'); drop table accounts; --", "amara | zoe", crypto.randomUUID()])(
		"finds no one by %s: words match by prefix, and symbols are not operators",
		async (search) => {
			expect((await parents({ search })).parents).toEqual([]);
		},
	);

	test.each(["", "  ", "&|!():*'\"\\"])("searched for %o is the whole list", async (search) => {
		expect((await parents({ search })).parents.length).toBeGreaterThan(0);
	});

	test("finds names in every script, and those with punctuation", async () => {
		for (const name of ["Zoë O'Neil-Smith", "निशा श्रेष्ठ", "王小明"]) await buildParent(app, name);
		for (const search of ["zoë", "neil", "smith", "निशा", "王小"])
			expect((await parents({ search })).parents, search).toHaveLength(1);
	});

	test("is filtered by state", async () => {
		const quiet = await buildParent(app, "Filter Quiet");
		await buildStudent(app, quiet, { enrolled: false });
		const shutOut = await buildParent(app, "Filter Shutout");
		await update(shutOut, { is_active: false });
		await buildAccount(app, "Filter Registering");
		const leaving = await buildParent(app, "Filter Leaving");
		const { student_id } = await buildStudent(app, leaving);
		await app.database.db
			.updateTable("students")
			.set({ deletion_warned_at: app.clock.now })
			.where("id", "=", student_id)
			.execute();
		const found = async (state: lists.ParentState) =>
			namesOf((await parents({ search: "filter", sort: "name", state })).parents).map((name) =>
				name.slice(7),
			);
		expect(await found("all")).toEqual(["Leaving", "Quiet", "Registering", "Shutout"]);
		expect(await found("active")).toEqual(["Leaving", "Quiet", "Registering"]);
		expect(await found("inactive")).toEqual(["Shutout"]);
		expect(await found("paying")).toEqual(["Leaving"]);
		expect(await found("registering")).toEqual(["Registering"]);
		expect(await found("deletion")).toEqual(["Leaving"]);
	});

	test("contains no super-admins without a family, and no children", async () => {
		const { parents: rows } = await parents({ search: admin.account_id });
		expect(rows).toEqual([]);
		expect((await parents({ search: maya.account_id })).parents).toEqual([]);
	});

	test.each(["newest", "name"] as const)(
		"is paged, with no one twice and no one missed: %s",
		async (sort) => {
			await sql`insert into accounts (email, name, user_type, created_at)
			select 'many.' || n || '@example.com', 'Many ' || (n % 7), 'PARENT', ${app.clock.now}::timestamptz + (n % 5) * interval '1 microsecond'
			from generate_series(1, 60) n on conflict do nothing`.execute(app.database.db);
			const seen: string[] = [];
			let cursor: string | null = null;
			do {
				const page = await parents({ search: "many", sort, ...(cursor !== null && { cursor }) });
				expect(page.parents.length).toBeLessThanOrEqual(25);
				seen.push(...page.parents.map(({ id }) => id));
				cursor = page.next_cursor;
			} while (cursor !== null);
			expect(seen).toHaveLength(60);
			expect(new Set(seen).size).toBe(60);
		},
	);

	test.each([
		"nonsense",
		Buffer.from('["2026-99-99T00:00:00.000000Z","x"]').toString("base64url"),
		Buffer.from('["a\\u0000","6b1c2f2e-0f0e-4b1e-9a54-0d6c43a1b111"]').toString("base64url"),
	])("refuses an invalid cursor: %s", async (cursor) => {
		for (const sort of ["newest", "name"] as const) {
			const { body } = await app.call(lists.getParents, { query: { cursor, sort } }, admin.token);
			expect(body.code).toBe("not_found");
		}
	});
});

describe("the list of children", () => {
	test("shows what it needs, and is filtered by paid days and grade", async () => {
		const other = await buildParent(app, "Bela Kun");
		await buildStudent(app, other, { name: "Ada Kun", grade: 3, enrolled: false });
		const [row] = (await students({ search: maya.student_id })).students;
		expect(row).toEqual({
			id: maya.student_id,
			name: "Maya Okafor",
			grade: 5,
			parent_name: "Amara Okafor",
			is_active: true,
			enrolled_until: new Date(app.clock.now.getTime() + 30 * DAY_MS).toISOString(),
			created_at: expect.any(String),
		});
		expect(namesOf((await students({ search: "kun", state: "not_enrolled" })).students)).toEqual(["Ada Kun"]);
		expect((await students({ search: "kun", state: "enrolled" })).students).toEqual([]);
		expect(namesOf((await students({ grade: "3" })).students)).toEqual(["Ada Kun"]);
		expect((await students({ grade: "3", sort: "name", search: maya.student_id })).students).toEqual([]);
		expect(namesOf((await students({ search: amara.family_id })).students)).toEqual(["Maya Okafor"]);
	});
});

describe("one person", () => {
	test("a parent, with the family, the children's invitations, the wallet and the sessions", async () => {
		const params = { account_id: amara.account_id };
		const { data } = await app.call(lists.getParent, { params }, admin.token);
		expect(data).toMatchObject({
			email: amara.email,
			is_active: true,
			not_seen_because: null,
			invitation: null,
			family: {
				id: amara.family_id,
				currency: "USD",
				wallet_balance: 0,
				guardians: [{ account_id: amara.account_id, is_owner: true }],
				children: [{ id: maya.student_id, name: "Maya Okafor", grade: 5, invitation: "joined" }],
			},
		});
		expect(data.sessions).toHaveLength(1);
		expect(JSON.stringify(data)).not.toMatch(/password_hash|token|pin|totp/);
	});

	test("a child, in figures; both views are in the audit log", async () => {
		const params = { student_id: maya.student_id };
		const { data } = await app.call(lists.getStudentDetails, { params }, admin.token);
		expect(data).toMatchObject({
			account_id: maya.account_id,
			grade: 5,
			current_streak: 0,
			reward_points: 0,
			skills: { practiced: 0, mastered: 0 },
			guardians: [{ account_id: amara.account_id }],
			not_seen_because: null,
			days: [],
		});
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select(["action", "subject_id"])
			.where("actor_id", "=", admin.account_id)
			.execute();
		expect(acts).toContainEqual({ action: "parent.seen", subject_id: amara.account_id });
		expect(acts).toContainEqual({ action: "student.seen", subject_id: maya.student_id });
	});

	test("of the other kind, or who does not exist, is not found", async () => {
		for (const account_id of [maya.account_id, crypto.randomUUID()])
			expect((await app.call(lists.getParent, { params: { account_id } }, admin.token)).status).toBe(404);
		const params = { student_id: amara.account_id };
		expect((await app.call(lists.getStudentDetails, { params }, admin.token)).status).toBe(404);
	});
});

describe("deactivating", () => {
	const reason = "Asked for it by phone";
	const parentActive = ({ account_id }: Person, is_active: boolean) =>
		app.call(lists.setParentActive, { params: { account_id }, body: { is_active, reason } }, admin.token);
	const childActive = ({ student_id }: Student, is_active: boolean) =>
		app.call(lists.setStudentActive, { params: { student_id }, body: { is_active, reason } }, admin.token);
	const code = async (token: string) => (await app.call(api.getUserDetails, {}, token)).body.code;

	test("a parent ends every session at once, shows why at the next call, and sends an email; after reactivation the old session stays ended", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		await openForParent(app, parent, child);
		expect((await parentActive(parent, false)).status).toBe(200);
		expect(await code(parent.token)).toBe("account_inactive");
		expect(await code(child.token)).not.toBeUndefined();
		const body = { email: parent.email, password: "correct horse battery" };
		expect((await app.call(api.loginUser, { body })).body.code).toBe("account_inactive");
		const { data } = await app.call(lists.getParent, { params: parent }, admin.token);
		expect(data).toMatchObject({
			is_active: false,
			deactivation_reason: reason,
			not_seen_because: "inactive",
		});
		expect(data.acts.map(({ action }) => action)).toContain("parent.deactivated");
		expect((await parentActive(parent, true)).status).toBe(200);
		expect(await code(parent.token)).toBe("session_ended");
		expect((await app.call(api.loginUser, { body })).status).toBe(200);
		const { rows } = await app.database.pool.query<{ subject: string }>(
			"select data ->> 'subject' as subject from jobs.job where name = 'send-mail' and data -> 'to' ->> 'address' = $1 order by created_on",
			[parent.email],
		);
		expect(rows.map(({ subject }) => subject)).toEqual([
			"Your Learnin account was turned off",
			"Your Learnin account is back on",
		]);
	});

	test("a child works with or without an account, and the guardians are notified", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent, { name: "Leo <b> Okafor" });
		expect((await childActive(child, false)).status).toBe(200);
		expect((await childActive(child, false)).status).toBe(200);
		expect(await code(child.token)).toBe("account_inactive");
		expect((await childActive(child, true)).status).toBe(200);
		expect(await code(child.token)).toBe("session_ended");
		const { rows } = await app.database.pool.query<{ text: string }>(
			"select data ->> 'text' as text from jobs.job where name = 'send-mail' and data -> 'to' ->> 'address' = $1",
			[parent.email],
		);
		expect(rows).toHaveLength(2);
	});

	test("a child before its first sign-in also blocks its parent's device", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		await app.database.db
			.updateTable("students")
			.set({ is_active: false })
			.where("id", "=", child.student_id)
			.execute();
		expect(await code(child.token)).toBe("account_inactive");
	});

	test("a super-admin, including oneself, is refused", async () => {
		const other = await buildParent(app);
		await update(other, { is_admin: true });
		for (const person of [other, admin])
			expect((await parentActive(person, false)).body.code).toBe("admin_untouchable");
	});

	test("requires a reason", async () => {
		const params = { account_id: amara.account_id };
		const body = { is_active: false, reason: "  " };
		expect((await app.call(lists.setParentActive, { params, body }, admin.token)).body.message).toEqual({
			reason: "The reason needs at least 3 characters.",
		});
	});
});

describe("a parent added by a super-admin", () => {
	const add = (email: string, name = "Noor Haddad") =>
		app.call(lists.addParent, { body: { name, email } }, admin.token);

	test("chooses a password through the emailed link, once, and continues to register", async () => {
		const email = "noor@example.com";
		const { data } = await add(email);
		expect(data.expires_at).toBe(new Date(app.clock.now.getTime() + 7 * DAY_MS).toISOString());
		const token = await mailedToken(app, email, "Your Learnin account is ready");
		const { data: link } = await app.call(api.lookUpResetLink, { body: { token } });
		expect(link).toEqual({ email, is_invitation: true });
		const set = { token, password: "three green apples" };
		expect((await app.call(api.resetPassword, { body: set })).status).toBe(200);
		expect((await app.call(api.resetPassword, { body: set })).body.code).toBe("link_used");
		const { data: tokens } = await app.call(api.loginUser, { body: { email, password: set.password } });
		const { data: user } = await app.call(api.getUserDetails, {}, tokens.access_token);
		expect(user).toMatchObject({ user_type: "UNKNOWN", name: "Noor Haddad" });
		const params = { account_id: data.account_id };
		const { data: seen } = await app.call(lists.getParent, { params }, admin.token);
		expect(seen).toMatchObject({ invitation: null, is_email_proved: true });
		expect((await app.call(lists.resendParentMail, { params, body: {} }, admin.token)).body.code).toBe(
			"nothing_to_send",
		);
	});

	test("is refused clearly if there is one already", async () => {
		expect((await add(amara.email)).body).toMatchObject({
			code: "email_taken",
			detail: "An account with this email already exists.",
		});
	});

	test("gets another link, which invalidates the first; none works after seven days", async () => {
		const email = "late@example.com";
		const { data } = await add(email);
		const first = await mailedToken(app, email);
		const params = { account_id: data.account_id };
		const again = await app.call(lists.resendParentMail, { params, body: {} }, admin.token);
		expect(again.data).toEqual({ sent: "invitation" });
		const second = await mailedToken(app, email);
		expect(second).not.toBe(first);
		const lookUp = async (token: string) =>
			(await app.call(api.lookUpResetLink, { body: { token } })).body.code;
		expect(await lookUp(first)).toBe("link_expired");
		expect(await lookUp(second)).toBeUndefined();
		app.clock.now = new Date(app.clock.now.getTime() + 7 * DAY_MS);
		expect(await lookUp(second)).toBe("link_expired");
		const late = await buildAdmin(app);
		const { data: seen } = await app.call(lists.getParent, { params }, late.token);
		expect(seen.invitation?.state).toBe("expired");
		admin = late;
	});

	test("who signed up but has not confirmed the address gets that link again", async () => {
		const person = await buildAccount(app);
		await update(person, { email_verified_at: null });
		const params = { account_id: person.account_id };
		const { data } = await app.call(lists.resendParentMail, { params, body: {} }, admin.token);
		expect(data).toEqual({ sent: "confirmation" });
	});
});

describe("a family's invitations", () => {
	async function waiting() {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		await app.database.db.deleteFrom("accounts").where("id", "=", child.account_id).execute();
		return { parent, child };
	}

	test("to a child is sent again and withdrawn by a super-admin, in the parent's name", async () => {
		const { parent, child } = await waiting();
		const call = { params: { student_id: child.student_id }, body: {} };
		expect((await app.call(lists.resendChildInvitation, call, admin.token)).status).toBe(200);
		const state = async () => {
			const { data } = await app.call(
				lists.getParent,
				{ params: { account_id: parent.account_id } },
				admin.token,
			);
			return data.family?.children[0]?.invitation;
		};
		expect(await state()).toBe("waiting");
		const { rows } = await app.database.pool.query<{ subject: string }>(
			"select data ->> 'subject' as subject from jobs.job where name = 'send-mail' and data -> 'to' ->> 'address' = $1",
			[child.email],
		);
		expect(rows).toEqual([{ subject: "Amara Okafor invites you to Learnin" }]);
		expect((await app.call(lists.revokeChildInvitation, call, admin.token)).status).toBe(200);
		expect(await state()).toBe("revoked");
		const joined = { params: { student_id: maya.student_id }, body: {} };
		expect((await app.call(lists.resendChildInvitation, joined, admin.token)).body.code).toBe(
			"has_own_sign_in",
		);
	});

	test("to a second guardian likewise, only for this family", async () => {
		const parent = await buildParent(app);
		const body = { email: "second.one@example.com" };
		const { data: invited } = await app.call(api.inviteGuardian, { body }, parent.token);
		const params = { account_id: parent.account_id, invitation_id: invited.id };
		const elsewhere = { ...params, account_id: amara.account_id };
		expect(
			(await app.call(lists.revokeGuardianLink, { params: elsewhere, body: {} }, admin.token)).status,
		).toBe(404);
		expect((await app.call(lists.resendGuardianLink, { params, body: {} }, admin.token)).status).toBe(200);
		const { data } = await app.call(lists.getParent, { params }, admin.token);
		const invitation_id = data.family?.guardian_invitation?.id ?? "";
		expect(data.family?.guardian_invitation).toMatchObject({ email: body.email, state: "waiting" });
		const again = { ...params, invitation_id };
		expect((await app.call(lists.revokeGuardianLink, { params: again, body: {} }, admin.token)).status).toBe(
			200,
		);
		expect((await app.call(lists.revokeGuardianLink, { params: again, body: {} }, admin.token)).status).toBe(
			404,
		);
	});
});
