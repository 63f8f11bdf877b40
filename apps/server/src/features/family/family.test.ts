import * as contract from "@learnin/contract/routes/people/family.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { describe, expect, test } from "vitest";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import { buildAccount, buildParent, giveConsent } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp({ jobs: true, settings: { AUTH_LIMITS: "off" } });

const password = "three green apples";

async function invite(email = `maya.${crypto.randomUUID()}@example.com`) {
	const parent = await buildParent(app, "Amara Okafor");
	const { db } = app.database;
	const { family_id } = parent;
	const student = await db
		.insertInto("students")
		.values({ family_id, name: "Maya Okafor", email, grade: 5, learning_objective: "Get ahead" })
		.returning("id")
		.executeTakeFirstOrThrow();
	await giveConsent(app, parent, student.id);
	const token = newSecretToken();
	await db
		.insertInto("invitations")
		.values({
			family_id,
			student_id: student.id,
			email,
			token_hash: hashSecretToken(token),
			expires_at: new Date(app.clock.now.getTime() + 7 * DAY_MS),
		})
		.execute();
	return { token, email, student_id: student.id };
}

const lookUp = (token: string) => app.call(contract.lookUpInvitation, { body: { token } });
const accept = (token: string, more: object = {}) =>
	app.call(contract.acceptInvitation, { body: { token, password, ...more } });

describe("an invitation", () => {
	test("shows who invites whom", async () => {
		const { token, email } = await invite();
		expect(await lookUp(token)).toMatchObject({
			status: 200,
			data: { student_name: "Maya Okafor", parent_name: "Amara Okafor", email },
		});
	});

	test("accepted, gives the child its own sign-in as STUDENT in its own time zone", async () => {
		const { token, student_id } = await invite();
		const { status, data } = await accept(token, { time_zone: "Asia/Kathmandu" });
		expect(status).toBe(200);
		expect((await app.call(getUserDetails, {}, data.access_token)).data).toMatchObject({
			user_type: "STUDENT",
			name: "Maya Okafor",
		});
		const row = await app.database.db
			.selectFrom("students")
			.selectAll()
			.where("id", "=", student_id)
			.executeTakeFirstOrThrow();
		expect(row).toMatchObject({ time_zone: "Asia/Kathmandu", account_id: expect.any(String) });
	});

	test("accepted twice concurrently, binds one account", async () => {
		const { token, email } = await invite();
		const answers = await Promise.all([accept(token), accept(token), accept(token)]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		const rows = await app.database.db
			.selectFrom("accounts")
			.select("id")
			.where("email", "=", email)
			.execute();
		expect(rows).toHaveLength(1);
		expect(await accept(token)).toMatchObject({ status: 409, body: { code: "invitation_used" } });
	});

	test("guessed, expired or revoked, opens nothing and says why", async () => {
		expect(await lookUp(newSecretToken())).toMatchObject({
			status: 404,
			body: { code: "invitation_unknown" },
		});
		const revoked = await invite();
		await app.database.db
			.updateTable("invitations")
			.set({ revoked_at: app.clock.now })
			.where("student_id", "=", revoked.student_id)
			.execute();
		expect(await accept(revoked.token)).toMatchObject({ status: 410, body: { code: "invitation_revoked" } });
		const expired = await invite();
		const past = new Date(app.clock.now.getTime() - 1000);
		await app.database.db
			.updateTable("invitations")
			.set({ expires_at: past })
			.where("student_id", "=", expired.student_id)
			.execute();
		expect(await lookUp(expired.token)).toMatchObject({ status: 410, body: { code: "invitation_expired" } });
	});

	test("for an address that has an account already cannot be accepted over it", async () => {
		const person = await buildAccount(app);
		const { token } = await invite(person.email);
		expect(await accept(token)).toMatchObject({ status: 409, body: { code: "email_taken" } });
		expect((await app.call(getUserDetails, {}, person.token)).data.user_type).toBe("UNKNOWN");
	});

	test("refuses a weak password, an unknown time zone and extra fields", async () => {
		const { token } = await invite();
		expect((await accept(token, { password: "password1" })).status).toBe(400);
		expect((await accept(token, { time_zone: "Moon/Base" })).status).toBe(400);
		expect((await accept(token, { user_type: "PARENT" })).status).toBe(400);
		expect((await accept(token)).status).toBe(200);
	});
});

test("no row can refer to a student of another family", async () => {
	const { student_id } = await invite();
	const stranger = await buildParent(app);
	const insert = app.database.db
		.insertInto("practice_sessions")
		.values({ family_id: stranger.family_id, student_id, skill_id: "add-within-100" })
		.execute();
	await expect(insert).rejects.toMatchObject({ constraint: "practice_sessions_student_id_family_id_fkey" });
});
