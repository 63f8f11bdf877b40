import * as contract from "@learnin/contract/routes/people/children.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { describe, expect, test } from "vitest";
import { buildParent, buildSecondGuardian, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";

const app = await testApp({ jobs: true });

const list = async (parent: Parent) => (await app.call(contract.getChildren, {}, parent.token)).data.children;
const profile = {
	name: "Maya A. Okafor",
	grade: 6,
	schoolName: "Hill School",
	educationalBoard: "England" as const,
	learningObjective: "Build confidence" as const,
	avatar: "leaf-gold-90",
	daily_goal: 15,
	days_per_week: 4,
};
const update = (parent: Parent, student_id: string, changed: object = {}) =>
	app.call(contract.updateChild, { params: { student_id }, body: { ...profile, ...changed } }, parent.token);
const consent = (
	parent: Parent,
	student_id: string,
	scope: "practice" | "model_reading",
	is_given: boolean,
) => app.call(contract.setConsent, { params: { student_id }, body: { scope, is_given } }, parent.token);

describe("a child's profile", () => {
	test("is changed by either guardian, and the child sees its new name and avatar", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		expect((await update(await buildSecondGuardian(app, parent), child.student_id)).status).toBe(200);
		expect(await list(parent)).toMatchObject([{ id: child.student_id, ...profile }]);
		const { data } = await app.call(getUserDetails, {}, child.token);
		expect(data).toMatchObject({ name: "Maya A. Okafor", avatar: "leaf-gold-90" });
	});

	test("has the time zone that a guardian chose; an omitted one does not change, and an unknown one is refused", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const zone = async () => (await list(parent))[0]?.time_zone;
		const before = await zone();
		await update(parent, child.student_id);
		expect(await zone()).toBe(before);
		await update(parent, child.student_id, { time_zone: "Asia/Kathmandu" });
		expect(await zone()).toBe("Asia/Kathmandu");
		const { data } = await app.call(getUserDetails, {}, child.token);
		expect(data.time_zone).toBe("Asia/Kathmandu");
		expect((await update(parent, child.student_id, { time_zone: "Mars/Olympus" })).status).toBe(400);
		expect(await zone()).toBe("Asia/Kathmandu");
	});

	test("has an objective in the family's own words, but no blank or endless one", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const save = (learningObjective: string) => update(parent, child.student_id, { learningObjective });
		const objective = async () => (await list(parent))[0]?.learningObjective;
		for (const [written, kept] of [
			["  Less fear of <fractions> ½ ", "Less fear of <fractions> ½"],
			["Catch up with class", "Catch up with class"],
			["x".repeat(100), "x".repeat(100)],
		] as const) {
			expect((await save(written)).status).toBe(200);
			expect(await objective()).toBe(kept);
		}
		for (const [wrong, words] of [
			["  ", "Learning objective is required."],
			["x".repeat(101), "Learning objective may have at most 100 characters."],
			["a\u0007b", "Learning objective has characters that can’t be used."],
		] as const) {
			const { status, body } = await save(wrong);
			expect([status, body.message]).toEqual([400, { learningObjective: words }]);
		}
		const write = (learning_objective: string) =>
			app.database.db
				.updateTable("students")
				.set({ learning_objective })
				.where("id", "=", child.student_id)
				.execute();
		await expect(write(" ")).rejects.toThrow("learning_objective_length");
		await expect(write("x".repeat(101))).rejects.toThrow("learning_objective_length");
	});

	test("has a school of one line, or none", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const save = (schoolName: string) => update(parent, child.student_id, { schoolName });
		for (const [written, kept] of [
			["  Hill <School> ", "Hill <School>"],
			["x".repeat(150), "x".repeat(150)],
			[" ", ""],
		] as const) {
			expect((await save(written)).status).toBe(200);
			expect((await list(parent))[0]?.schoolName).toBe(kept);
		}
		for (const [wrong, words] of [
			["x".repeat(151), "School name may have at most 150 characters."],
			["a\u202Eb", "School name has characters that can’t be used."],
		] as const) {
			const { status, body } = await save(wrong);
			expect([status, body.message]).toEqual([400, { schoolName: words }]);
		}
	});

	test("refuses an image that is no tile, and unreachable goals", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const { status, body } = await update(parent, child.student_id, {
			avatar: "https://example.com/x.png",
			daily_goal: 0,
			days_per_week: 8,
		});
		expect(status).toBe(400);
		expect(Object.keys(body.message as object).toSorted()).toEqual(["avatar", "daily_goal", "days_per_week"]);
	});

	test("lists only the family's own children", async () => {
		const parent = await buildParent(app);
		await buildStudent(app, parent, { name: "Maya" });
		await buildStudent(app, await buildParent(app), { name: "Stranger" });
		expect((await list(parent)).map(({ name }) => name)).toEqual(["Maya"]);
	});
});

describe("the consent to practice", () => {
	test("shows what was agreed, when, by whom and by which payment", async () => {
		const parent = await buildParent(app, "Amara Okafor");
		await buildStudent(app, parent, { model_reading: false });
		expect(await list(parent)).toMatchObject([
			{
				may_practice: true,
				may_be_read_by_model: false,
				practice_consent: {
					policy_version: "2026-11",
					scopes: ["practice", "reports_to_guardians"],
					method: "card_payment",
					evidence_ref: "test",
					given_by: "Amara Okafor",
					withdrawn_at: null,
				},
				model_consent: null,
			},
		]);
	});

	test("withdrawn, signs the child out at once, and can be given again with a click", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		expect((await consent(parent, child.student_id, "practice", false)).status).toBe(200);
		expect(await app.call(getStudentDashboard, {}, child.token)).toMatchObject({
			status: 403,
			body: { code: "consent_missing" },
		});
		const body = { email: child.email, password: "correct horse battery" };
		const { data: again } = await app.call(loginUser, { body });
		expect(await app.call(getStudentDashboard, {}, again.access_token)).toMatchObject({
			status: 403,
			body: { code: "consent_missing" },
		});
		expect(await list(parent)).toMatchObject([{ may_practice: false, may_be_read_by_model: false }]);
		expect((await consent(parent, child.student_id, "practice", true)).status).toBe(200);
		expect((await app.call(getStudentDashboard, {}, again.access_token)).status).toBe(200);
		// The signed-out device stays signed out.
		expect((await app.call(getStudentDashboard, {}, child.token)).status).toBe(401);
		expect(await list(parent)).toMatchObject([
			{
				may_practice: true,
				// The model stays off until it is turned on again.
				may_be_read_by_model: false,
				practice_consent: { method: "guardian_switch", evidence_ref: `account:${parent.account_id}` },
			},
		]);
	});

	test("withdrawn, notifies the guardians by email and is recorded", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		await consent(parent, child.student_id, "practice", false);
		const { rows } = await app.database.pool.query(
			"select data->>'subject' as subject from jobs.job where name = 'send-mail' and data->'to'->>'address' = $1",
			[parent.email],
		);
		expect(rows).toEqual([{ subject: "Learnin is paused for Maya Okafor" }]);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select(["action", "details"])
			.where("subject_id", "=", child.student_id)
			.execute();
		expect(acts).toEqual([
			{ action: "consent.withdrawn", details: { scope: "practice", policy_version: "2026-11" } },
		]);
	});

	test("can be withdrawn and given by the owner", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const second = await buildSecondGuardian(app, parent);
		const refused = { status: 403, body: { code: "owner_only" } };
		expect(await consent(second, child.student_id, "practice", false)).toMatchObject(refused);
		expect((await app.call(getStudentDashboard, {}, child.token)).status).toBe(200);
		await consent(parent, child.student_id, "practice", false);
		expect(await consent(second, child.student_id, "practice", true)).toMatchObject(refused);
	});

	test("cannot be given with a switch if no payment ever gave it", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		await app.database.db.deleteFrom("consents").where("student_id", "=", child.student_id).execute();
		expect(await consent(parent, child.student_id, "practice", true)).toMatchObject({
			body: { code: "consent_missing" },
		});
	});

	test("given or withdrawn twice concurrently is recorded once", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const both = (is_given: boolean) =>
			Promise.all([1, 2].map(() => consent(parent, child.student_id, "practice", is_given)));
		await both(false);
		await both(true);
		const standing = await app.database.db
			.selectFrom("consents")
			.select("method")
			.where("student_id", "=", child.student_id)
			.where("withdrawn_at", "is", null)
			.execute();
		expect(standing).toEqual([{ method: "guardian_switch" }]);
	});
});

describe("the consent to reading by a model", () => {
	test("is off until the owner turns it on; either guardian turns it off", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent, { model_reading: false });
		const second = await buildSecondGuardian(app, parent);
		expect(await consent(second, child.student_id, "model_reading", true)).toMatchObject({
			body: { code: "owner_only" },
		});
		expect((await consent(parent, child.student_id, "model_reading", true)).status).toBe(200);
		expect(await list(parent)).toMatchObject([{ may_be_read_by_model: true }]);
		expect((await consent(second, child.student_id, "model_reading", false)).status).toBe(200);
		expect(await list(second)).toMatchObject([{ may_practice: true, may_be_read_by_model: false }]);
		expect((await app.call(getStudentDashboard, {}, child.token)).status).toBe(200);
	});

	test("requires the consent to practice", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		await consent(parent, child.student_id, "practice", false);
		expect(await consent(parent, child.student_id, "model_reading", true)).toMatchObject({
			body: { code: "consent_missing" },
		});
	});
});
