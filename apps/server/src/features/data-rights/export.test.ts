import { exportData } from "@learnin/contract/routes/people/data-rights.contract";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { buildParent, buildSecondGuardian, buildStudent } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { repeatAttempts } from "../../platform/testing/repeat-attempts.ts";
import { partsOfAccount, partsOfStudent } from "./export-parts.ts";
import { partsOfFamily } from "./export-parts-of-family.ts";
import { tablesOfAccounts, tablesOfFamilies, tablesOfStudents } from "./personal-tables.ts";
import { fullChild, fullParent, password } from "../../platform/testing/full-family.ts";

const app = await testApp({ jobs: true });

async function ask(token: string, body: { student_id: string | null; password?: string }) {
	return app.inject({
		method: exportData.method,
		url: exportData.path,
		payload: { password, ...body },
		headers: { authorization: `Bearer ${token}` },
	});
}

async function open(token: string, student_id: string | null): Promise<Record<string, string>> {
	const response = await ask(token, { student_id });
	expect(response.statusCode).toBe(200);
	const files = unzipSync(response.rawPayload);
	return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe("an export", () => {
	test("of a child contains all of the child's data, and no one else's", async () => {
		const parent = await fullParent(app, "parent");
		const maya = await fullChild(app, parent, "maya");
		const leo = await fullChild(app, parent, "leo");
		const stranger = await fullChild(app, await fullParent(app, "other"), "stranger");
		const files = await open(parent.token, maya.student_id);
		const withCanary = Object.entries(files)
			.filter(([name, text]) => name.endsWith(".json") && text.includes(maya.canary))
			.map(([name]) => name.replace(/^children\/1-[^/]+\//, ""));
		expect(withCanary.toSorted()).toEqual([
			"answer-reviews.json",
			"attempts.json",
			"invitations.json",
			"payments.json",
			"problem-reports.json",
			"profile.json",
			"reward-payouts.json",
			"reward-promises.json",
			"reward-requests.json",
			"sign-in/account.json",
			"sign-in/google.json",
			"sign-in/mailed-links.json",
			"sign-in/notifications.json",
			"sign-in/sign-ins.json",
		]);
		const [shown] = Object.entries(files).filter(([name]) => name.endsWith("/shown-drawings.json"));
		expect(JSON.parse(shown?.[1] ?? "null")).toMatchObject([
			{ drawing: { height: 500, strokes: [[[1, 2, 40]]] } },
		]);
		const all = Object.values(files).join("\n");
		for (const other of [leo.canary, stranger.canary, parent.canary]) expect(all).not.toContain(other);
		for (const [name, text] of Object.entries(files))
			if (name.endsWith(".json")) expect(() => JSON.parse(text) as unknown, name).not.toThrow();
	});

	test("of a family contains the other guardian's role in the family, nothing of their sign-in", async () => {
		const owner = await fullParent(app, "owner");
		const second = await buildSecondGuardian(app, owner);
		const { db } = app.database;
		const { family_id } = owner;
		await db
			.updateTable("sessions")
			.set({ user_agent: `Browser ${owner.canary}` })
			.where("account_id", "=", owner.account_id)
			.execute();
		await db
			.insertInto("notifications")
			.values({
				account_id: owner.account_id,
				kind: "report_resolved",
				event_key: "one",
				description: `Bell ${owner.canary}`,
			})
			.execute();
		await db
			.insertInto("audit_log")
			.values([
				{
					actor_id: owner.account_id,
					subject_id: owner.account_id,
					family_id,
					action: "pin.set",
					details: "{}",
				},
				{
					actor_id: owner.account_id,
					subject_id: family_id,
					family_id,
					action: "family.exported",
					details: "{}",
				},
			])
			.execute();
		const files = await open(second.token, null);
		const all = Object.values(files).join("\n");
		for (const word of [`Browser ${owner.canary}`, `Bell ${owner.canary}`, `"${owner.email}`, "pin.set"])
			expect(all).not.toContain(word);
		expect(files["family/guardians.json"]).toContain(owner.canary);
		expect(files["family/record-of-changes.json"]).toContain("family.exported");
		expect(files["you/account.json"]).toContain(second.email);
		expect((await open(owner.token, null))["you/record-of-changes.json"]).toContain("pin.set");
	});

	test("of a family contains every child and its guardians, and no other family", async () => {
		const parent = await fullParent(app, "parent");
		const children = [await fullChild(app, parent, "a"), await fullChild(app, parent, "b")];
		const stranger = await fullChild(app, await fullParent(app, "other"), "stranger");
		const all = Object.values(await open(parent.token, null)).join("\n");
		for (const { canary } of [parent, ...children]) expect(all).toContain(canary);
		expect(all).not.toContain(stranger.canary);
	});

	test("contains nothing to sign in with, and no solution of an open question", async () => {
		const parent = await fullParent(app, "parent");
		const child = await fullChild(app, parent, "child");
		const files = await open(parent.token, null);
		const all = Object.values(files).join("\n");
		expect(all).not.toMatch(/argon2id|token_hash|totp_secret|code_hash/);
		const name = Object.keys(files).find((each) => each.endsWith("questions.json")) ?? "";
		const questions = JSON.parse(files[name] ?? "[]") as { finished_at: string | null; question: object }[];
		expect(questions.length).toBeGreaterThan(0);
		for (const { finished_at, question } of questions) {
			expect(finished_at).toBeNull();
			expect(Object.keys(question)).not.toContain("key");
		}
		expect(child.student_id).toMatch(/-/);
	});

	test("escapes formulas for spreadsheets", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent, { name: "=1+2" });
		const files = await open(parent.token, child.student_id);
		expect(files["children/1-1-2/profile.csv"]).toContain(",'=1+2,");
	});

	test("of ten thousand answers is complete", async () => {
		const parent = await buildParent(app);
		const child = await fullChild(app, parent, "busy");
		await repeatAttempts(app, child.student_id, 10_000);
		const files = await open(parent.token, child.student_id);
		const name = Object.keys(files).find((each) => each.endsWith("/attempts.json")) ?? "";
		const attempts = JSON.parse(files[name] ?? "[]") as { id: string }[];
		expect(new Set(attempts.map(({ id }) => id)).size).toBe(10_001);
		expect(files[name.replace("json", "csv")]?.trim().split("\n")).toHaveLength(10_002);
	});
});

describe("an export is refused", () => {
	test("without the password, and for another family's child like for a missing one", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const wrong = await ask(parent.token, { student_id: child.student_id, password: "not it" });
		expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([403, "wrong_password"]);
		const stranger = await buildParent(app);
		expect((await ask(stranger.token, { student_id: child.student_id })).statusCode).toBe(404);
	});

	test("to a child", async () => {
		const child = await buildStudent(app, await buildParent(app));
		expect((await ask(child.token, { student_id: child.student_id })).statusCode).toBe(403);
	});

	test("after many within an hour, and each one is in the audit log", async () => {
		const parent = await buildParent(app);
		const statuses: number[] = [];
		for (let times = 0; times < 7; times += 1)
			statuses.push((await ask(parent.token, { student_id: null })).statusCode);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select("action")
			.where("family_id", "=", parent.family_id)
			.execute();
		expect(acts).toHaveLength(6);
	});
});

test("every table about a person is in the export, or contains only what no one may read or another table says", () => {
	const texts = [...partsOfStudent, ...partsOfAccount, ...partsOfFamily].map(({ text }) => text).join("\n");
	const unreadable = ["known_networks", "recovery_codes"];
	// Each step is a question's own; those that changed the stage are written once more. A set is open while a question of it is.
	const repeated = ["mastery_steps", "open_sets"];
	for (const table of [...tablesOfStudents, ...tablesOfAccounts, ...tablesOfFamilies])
		if (![...unreadable, ...repeated].includes(table))
			expect(texts).toMatch(new RegExp(`(from|join) ${table}\\b`));
});

test("every column about a child is in its profile, or says only where it belongs or who closed it", async () => {
	const unsaid = ["family_id", "account_id", "deactivated_at", "deactivation_reason"];
	const { rows } = await app.database.pool.query<{ column_name: string }>(
		"select column_name from information_schema.columns where table_schema = 'public' and table_name = 'students'",
	);
	const columns = rows.map(({ column_name }) => column_name);
	expect(columns).toEqual(expect.arrayContaining(unsaid));
	const profile = partsOfStudent.find(({ file }) => file === "profile")?.text ?? "";
	const missing = columns.filter((column) => !new RegExp(`\\b${column}\\b`).test(profile));
	expect(missing.toSorted(), "add them to export-parts.ts").toEqual(unsaid.toSorted());
});
