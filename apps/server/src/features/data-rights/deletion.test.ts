import { DELETED_WORDS } from "@learnin/domain/data-rights/deleted-words";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import {
	deleteAccount,
	deleteChild,
	deleteFamily,
} from "@learnin/contract/routes/people/data-rights.contract";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
	buildAccount,
	buildParent,
	buildSecondGuardian,
	buildStudent,
	type Parent,
} from "../../platform/testing/factories.ts";
import { repeatAttempts } from "../../platform/testing/repeat-attempts.ts";
import { child, testPayments } from "../../platform/testing/payments/payments-fixture.ts";
import { tablesOfAccounts, tablesOfFamilies, tablesOfMoney, tablesOfStudents } from "./personal-tables.ts";
import { type Child, fullChild, fullParent, password, placesOf } from "../../platform/testing/full-family.ts";
import { eventually } from "../../platform/testing/eventually.ts";

const fixture = await testPayments();
const { app } = fixture;

const removeChild = (
	parent: Parent,
	{ student_id, name }: Pick<Child, "student_id" | "name">,
	own = password,
) => app.call(deleteChild, { params: { student_id }, body: { name, password: own } }, parent.token);
const removeFamily = (parent: Parent, words = "delete everything", own = password) =>
	app.call(deleteFamily, { body: { words, password: own } }, parent.token);

/** Without the email that tells the address what was deleted, which is kept until it is sent. */
async function forgetProofs(): Promise<void> {
	await app.database.pool.query("delete from jobs.job where data->>'subject' = 'Deleted from Learnin'");
}

describe("a deleted child", () => {
	test("is in no column of any table; its sibling and other families are unchanged", async () => {
		const parent = await fullParent(app, "parent");
		const maya = await fullChild(app, parent, "maya");
		const leo = await fullChild(app, parent, "leo");
		const other = await fullChild(app, await fullParent(app, "other"), "other");
		const before = await Promise.all(
			[leo.canary, other.canary, parent.canary].map((word) => placesOf(app, word)),
		);
		expect((await placesOf(app, maya.canary)).length).toBeGreaterThan(8);
		expect((await removeChild(parent, maya)).status).toBe(200);
		await forgetProofs();
		expect(await placesOf(app, maya.canary)).toEqual([]);
		const after = await Promise.all(
			[leo.canary, other.canary, parent.canary].map((word) => placesOf(app, word)),
		);
		expect(after).toEqual(before);
		expect((await app.call(getUserDetails, {}, maya.token)).status).toBe(401);
		expect((await app.call(getUserDetails, {}, leo.token)).status).toBe(200);
	});

	test("leaves the payments, without a name, and a proof in numbers", async () => {
		const parent = await fullParent(app, "parent");
		const maya = await fullChild(app, parent, "maya");
		const { data } = await removeChild(parent, { ...maya, name: ` ${maya.name.toUpperCase()} ` });
		const rows = new Map(data.tables.map(({ table, rows }) => [table, rows]));
		expect(rows.get("students")).toBe(1);
		expect(rows.get("accounts")).toBe(1);
		expect(rows.get("attempts")).toBe(1);
		expect(rows.get("practice_questions")).toBe(10);
		const lines = await app.database.db
			.selectFrom("order_lines")
			.select(["name", "email", "school_name", "student_id", "course_fee_minor"])
			.where("family_id", "=", parent.family_id)
			.execute();
		expect(lines).toEqual([
			{ name: "", email: "", school_name: "", student_id: null, course_fee_minor: 1000 },
		]);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select(["action", "subject_id", "details"])
			.where("family_id", "=", parent.family_id)
			.execute();
		expect(acts).toMatchObject([
			{ action: "student.deleted", subject_id: maya.student_id, details: { attempts: 1, students: 1 } },
		]);
	});

	test("requires its name, the password and the owner; another family's is not found", async () => {
		const parent = await buildParent(app);
		const maya = { ...(await buildStudent(app, parent)), name: "Maya Okafor" };
		const second = await buildSecondGuardian(app, parent);
		expect(await removeChild(parent, { ...maya, name: "Maya" })).toMatchObject({
			status: 400,
			body: { code: "not_confirmed" },
		});
		expect(await removeChild(parent, maya, "guess")).toMatchObject({ body: { code: "wrong_password" } });
		expect(await removeChild(second, maya)).toMatchObject({ body: { code: "owner_only" } });
		expect((await removeChild(await buildParent(app), maya)).status).toBe(404);
		expect((await app.call(getUserDetails, {}, maya.token)).status).toBe(200);
	});

	test("with thousands of answers is deleted within one call", async () => {
		const parent = await fullParent(app, "parent");
		const maya = await fullChild(app, parent, "maya");
		await repeatAttempts(app, maya.student_id, 9_999);
		const { data } = await removeChild(parent, maya);
		expect(data.tables[0]).toEqual({ table: "attempts", rows: 10_000 });
	});
});

describe("a deleted family", () => {
	test("is in no column of any table, and no one of it is signed in", async () => {
		const parent = await fullParent(app, "parent");
		const maya = await fullChild(app, parent, "maya");
		const leo = await fullChild(app, parent, "leo");
		const other = await fullChild(app, await fullParent(app, "other"), "other");
		const before = await placesOf(app, other.canary);
		expect((await removeFamily(parent)).status).toBe(200);
		const { rows: mails } = await app.database.pool.query<{ text: string }>(
			"select data->>'text' as text from jobs.job where data->>'subject' = 'Deleted from Learnin'",
		);
		expect(mails[0]?.text).toMatch(
			/deleted from Learnin on [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M \(UTC\)\./,
		);
		await forgetProofs();
		for (const { canary } of [parent, maya, leo]) expect(await placesOf(app, canary)).toEqual([]);
		expect(await placesOf(app, other.canary)).toEqual(before);
		for (const { token } of [parent, maya])
			expect((await app.call(getUserDetails, {}, token)).status).toBe(401);
		const family = await app.database.db
			.selectFrom("families")
			.select(["deleted_at"])
			.where("id", "=", parent.family_id)
			.executeTakeFirstOrThrow();
		expect(family.deleted_at).toEqual(app.clock.now);
	});

	test("keeps its ledger, and is deleted at the payment provider", async () => {
		const parent = await buildAccount(app, "Paying Parent");
		const { data: prepared } = await fixture.post(parent, "payment", [child("Maya")]);
		await fixture.confirm(cardPaymentOf(prepared.payment).client_secret);
		await fixture.expectEnrolled(parent, prepared.order.id, 1);
		const { orders } = await fixture.rowsOf(parent.account_id);
		const family_id = orders[0]?.family_id ?? "";
		const customer = () =>
			fixture.stripe.controls
				.objects("customers")
				.find(({ metadata }) => metadata["family_id"] === family_id);
		expect(customer()).toMatchObject({ email: parent.email });
		expect((await removeFamily({ ...parent, family_id })).status).toBe(200);
		await eventually(() => expect(customer()).toMatchObject({ deleted: true }));
		const { rows } = await sql<{ sum: number }>`
			select coalesce(sum(e.amount_minor), 0)::int as sum from ledger_entries e
			join ledger_transactions t on t.id = e.transaction_id where t.order_id = ${prepared.order.id}`.execute(
			app.database.db,
		);
		expect(rows).toEqual([{ sum: 2000 }]);
	});

	test("requires the phrase, the password and the owner", async () => {
		const parent = await buildParent(app);
		expect(await removeFamily(parent, "delete")).toMatchObject({ body: { code: "not_confirmed" } });
		expect(await removeFamily(parent, "delete everything", "guess")).toMatchObject({
			body: { code: "wrong_password" },
		});
		await app.database.db
			.updateTable("guardians")
			.set({ is_owner: false })
			.where("account_id", "=", parent.account_id)
			.execute();
		expect(await removeFamily(parent)).toMatchObject({ body: { code: "owner_only" } });
	});
});

describe("an account that never finished registration", () => {
	const remove = (token: string) =>
		app.call(deleteAccount, { body: { words: "Delete everything", password } }, token);

	test("is deleted with the children it entered, and no one can pay its order", async () => {
		const person = await buildAccount(app, "Jo Park");
		const { data } = await fixture.post(person, "payment", [child("Ines")]);
		expect((await remove(person.token)).status).toBe(200);
		expect(await fixture.confirm(cardPaymentOf(data.payment).client_secret)).toMatchObject({
			error: expect.anything(),
		});
		const lines = await app.database.db
			.selectFrom("order_lines")
			.select(["name", "email"])
			.where("order_id", "=", data.order.id)
			.execute();
		expect(lines).toEqual([{ name: "", email: "" }]);
		expect((await app.call(getUserDetails, {}, person.token)).status).toBe(401);
	});

	test("is deleted if it entered no one", async () => {
		const person = await buildAccount(app);
		expect((await remove(person.token)).data.tables.map(({ table }) => table)).toContain("accounts");
	});

	test("cannot be deleted while its payment is in progress", async () => {
		const person = await buildAccount(app);
		const { data } = await app.call(
			postInitialStudentDetails,
			{ body: { type: "payment", students: [child("Ines")] } },
			person.token,
		);
		await app.database.db
			.updateTable("orders")
			.set({ state: "awaiting_provider", stripe_payment_intent_id: null })
			.where("id", "=", data.order.id)
			.execute();
		expect(await remove(person.token)).toMatchObject({ status: 409, body: { code: "order_open" } });
	});
});

test("every table about a person is in the list used by deletion and export", async () => {
	const { rows } = await sql<{ name: string; columns: string[] }>`
		select c.table_name as name, array_agg(c.column_name::text) as columns from information_schema.columns c
		where c.table_schema = 'public' and c.column_name in ('student_id', 'account_id', 'family_id')
			and not exists (select from information_schema.views v where v.table_schema = c.table_schema and v.table_name = c.table_name)
		group by c.table_name`.execute(app.database.db);
	const known: readonly string[] = [
		...tablesOfStudents,
		...tablesOfAccounts,
		...tablesOfFamilies,
		...tablesOfMoney,
	];
	// Ids and plain facts; accounts of the ledger are no people; it begins at students and accounts.
	const begins = ["students", "accounts"];
	const apart = [...begins, "audit_log", "ledger_entries", "ledger_transactions", "provider_references"];
	for (const table of [...begins, ...tablesOfStudents, ...tablesOfAccounts, ...tablesOfFamilies])
		expect(DELETED_WORDS).toHaveProperty(table);
	// A part of a table has its name and a number.
	for (const { name } of rows) expect([...known, ...apart], name).toContain(name.replace(/_\d$/, ""));
});
