import { updateProfile } from "@learnin/contract/routes/people/profile-changes.contract";
import { beforeEach, describe, expect, test } from "vitest";
import { buildAccount, buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Student } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";

const app = await testApp();
let parent: Parent;
let child: Student;
beforeEach(async () => {
	parent = await buildParent(app);
	child = await buildStudent(app, parent);
});

const studentRow = () =>
	app.database.db
		.selectFrom("students")
		.select(["name", "avatar", "time_zone"])
		.where("id", "=", child.student_id)
		.executeTakeFirstOrThrow();

describe("the own profile", () => {
	test("a parent changes name, avatar and time zone, one at a time or all at once", async () => {
		const first = await app.call(updateProfile, { body: { name: "  Amara  Obi " } }, parent.token);
		expect(first.data).toMatchObject({ name: "Amara  Obi", time_zone: "UTC", avatar: null });
		const body = { name: "Amara Obi", avatar: "ring-mint-0", time_zone: "America/Chicago" };
		expect((await app.call(updateProfile, { body }, parent.token)).data).toMatchObject(body);
		const none = await app.call(updateProfile, { body: {} }, parent.token);
		expect(none.data).toMatchObject(body);
		const cleared = await app.call(updateProfile, { body: { avatar: null } }, parent.token);
		expect(cleared.data).toMatchObject({ ...body, avatar: null });
	});

	test("a parent's change does not affect the children's profiles", async () => {
		const before = await studentRow();
		const body = { name: "Somebody", avatar: "ring-mint-0", time_zone: "America/Chicago" };
		await app.call(updateProfile, { body }, parent.token);
		expect(await studentRow()).toEqual(before);
	});

	test.each([
		["an account that has not registered", () => buildAccount(app)],
		["a super-admin", () => buildAdmin(app)],
	])("%s changes its own too", async (_, build) => {
		const { token } = await build();
		const body = { name: "New Name", time_zone: "Asia/Kathmandu" };
		expect((await app.call(updateProfile, { body }, token)).data).toMatchObject(body);
	});

	test("a child changes its avatar and its time zone", async () => {
		const body = { avatar: "wave-coral-90", time_zone: "Asia/Kathmandu" };
		expect((await app.call(updateProfile, { body }, child.token)).data).toMatchObject(body);
		expect(await studentRow()).toMatchObject(body);
	});

	test("only the parent changes a child's name, and such a call changes nothing else", async () => {
		const before = await studentRow();
		const body = { name: "Captain Maya", avatar: "wave-coral-90" };
		const { status, body: answer } = await app.call(updateProfile, { body }, child.token);
		expect([status, answer.code]).toEqual([403, "forbidden"]);
		expect(await studentRow()).toEqual(before);
	});

	test("time zone changes are rate limited", async () => {
		const zones = ["Asia/Tokyo", "UTC", "Asia/Tokyo", "UTC", "Asia/Tokyo", "UTC", "Asia/Tokyo"];
		const codes: (string | undefined)[] = [];
		for (const time_zone of zones) {
			const { body } = await app.call(updateProfile, { body: { time_zone } }, child.token);
			codes.push(body.code);
		}
		expect(codes).toEqual([...Array.from({ length: 6 }, () => undefined), "too_many_requests"]);
	});

	test.each([
		[{ name: " " }, { name: "Name is required." }],
		[{ name: "x".repeat(101) }, { name: "Name may have at most 100 characters." }],
		[{ avatar: "dragon-gold-0" }, { avatar: "Please choose one of the pictures." }],
		[{ avatar: `/avatars/${"0".repeat(64)}.webp` }, { avatar: expect.any(String) }],
		[{ time_zone: "Moon/Base" }, { time_zone: "We don’t know this time zone." }],
		[{ user_type: "PARENT" }, { request: expect.any(String) }],
	])("refuses %o", async (body, message) => {
		const { status, body: answer } = await app.call(updateProfile, { body: body as object }, parent.token);
		expect([status, answer.message]).toEqual([400, message]);
	});
});
