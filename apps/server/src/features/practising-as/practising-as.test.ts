import { setConsent } from "@learnin/contract/routes/people/children.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import * as contract from "@learnin/contract/routes/people/practising-as.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { logoutUser, refreshToken } from "@learnin/contract/routes/people/sign-in.contract";
import { describe, expect, test } from "vitest";
import { buildParent, buildStudent, type Parent } from "../../platform/testing/factories.ts";
import { createTestApp, testApp } from "../../platform/testing/test-app.ts";

const app = await testApp({ jobs: true });

const password = "correct horse battery";
const setPin = (parent: Parent, pin: string, own = password) =>
	app.call(contract.setPin, { body: { pin, password: own } }, parent.token);
const start = (parent: Parent, student_id: string) =>
	app.call(contract.startPractising, { params: { student_id }, body: {} }, parent.token);
const back = (token: string, pin: string) => app.call(contract.returnToParent, { body: { pin } }, token);
const details = (token: string) => app.call(getUserDetails, {}, token);

/** A child that shares its parent's address: a student without an account. */
async function withoutSignIn(parent: Parent, name = "Leo Okafor"): Promise<string> {
	const { student_id, account_id } = await buildStudent(app, parent, { name });
	await app.database.db.deleteFrom("accounts").where("id", "=", account_id).execute();
	return student_id;
}

async function family() {
	const parent = await buildParent(app);
	const student_id = await withoutSignIn(parent);
	expect((await setPin(parent, "2580")).status).toBe(200);
	return { parent, student_id };
}

describe("the PIN", () => {
	test("is stored as argon2id, requires the password, and is only shown as set", async () => {
		const parent = await buildParent(app);
		const isSet = async () => (await app.call(contract.getPin, {}, parent.token)).data.is_set;
		expect(await isSet()).toBe(false);
		expect(await setPin(parent, "2580", "not my password")).toMatchObject({
			status: 403,
			body: { code: "wrong_password" },
		});
		expect(await isSet()).toBe(false);
		expect((await setPin(parent, "2580")).status).toBe(200);
		expect(await isSet()).toBe(true);
		const row = await app.database.db
			.selectFrom("accounts")
			.select("pin_hash")
			.where("id", "=", parent.account_id)
			.executeTakeFirstOrThrow();
		expect(row.pin_hash).toMatch(/^\$argon2id\$/);
	});

	test.each(["1234", "0000", "12", "abcd"])("may not be %s", async (pin) => {
		const parent = await buildParent(app);
		const { status, body } = await setPin(parent, pin);
		expect(status).toBe(400);
		expect(body.message).toMatchObject({ pin: expect.stringMatching(/PIN/) });
	});

	test("is no proof of identity for an account without a password", async () => {
		const { parent, student_id } = await family();
		const { data: child } = await start(parent, student_id);
		const { data: again } = await back(child.access_token, "2580");
		await app.database.db
			.updateTable("accounts")
			.set({ password_hash: null })
			.where("id", "=", parent.account_id)
			.execute();
		const changed = await app.call(contract.setPin, { body: { pin: "7391" } }, again.access_token);
		expect(changed).toMatchObject({ status: 403, body: { code: "session_too_old" } });
	});
});

describe("practicing on the parent's device", () => {
	test("ends the parent's session and opens one for the child", async () => {
		const { parent, student_id } = await family();
		const { status, data } = await start(parent, student_id);
		expect(status).toBe(200);
		expect((await details(parent.token)).status).toBe(401);
		expect((await app.call(refreshToken, { body: { refresh_token: parent.refresh_token } })).status).toBe(
			401,
		);
		expect((await details(data.access_token)).data).toMatchObject({
			user_type: "STUDENT",
			name: "Leo Okafor",
			is_opened_by_parent: true,
		});
		const given = await app.call(
			startSession,
			{ body: { kind: "skill", skill_id: "add-within-100" } },
			data.access_token,
		);
		expect(given.status).toBe(200);
	});

	test("uses the same account each time, and keeps its rights when the token is refreshed", async () => {
		const { parent, student_id } = await family();
		const first = await start(parent, student_id);
		const { data: returned } = await back(first.data.access_token, "2580");
		const second = await start({ ...parent, token: returned.access_token }, student_id);
		const id = async (token: string) => (await details(token)).data.id;
		const accounts = await app.database.db
			.selectFrom("students")
			.select("account_id")
			.where("id", "=", student_id)
			.execute();
		expect([{ account_id: await id(second.data.access_token) }]).toEqual(accounts);
		const { refresh_token } = second.data;
		const { data: renewed } = await app.call(refreshToken, { body: { refresh_token } });
		expect((await details(renewed.access_token)).data.is_opened_by_parent).toBe(true);
	});

	test("requires a PIN first, so that there is a way back", async () => {
		const parent = await buildParent(app);
		expect(await start(parent, await withoutSignIn(parent))).toMatchObject({
			status: 409,
			body: { code: "pin_not_set" },
		});
	});

	test("is not possible for a child with its own sign-in, nor for another family's", async () => {
		const { parent } = await family();
		const own = await buildStudent(app, parent);
		expect(await start(parent, own.student_id)).toMatchObject({ body: { code: "has_own_sign_in" } });
		const other = await family();
		expect((await start(parent, other.student_id)).status).toBe(404);
		expect((await details(parent.token)).status).toBe(200);
	});

	test("is refused while the consent is withdrawn", async () => {
		const { parent, student_id } = await family();
		const body = { scope: "practice" as const, is_given: false };
		await app.call(setConsent, { params: { student_id }, body }, parent.token);
		expect(await start(parent, student_id)).toMatchObject({ body: { code: "consent_missing" } });
	});

	test("two concurrent starts create one account", async () => {
		const { parent, student_id } = await family();
		await Promise.all([start(parent, student_id), start(parent, student_id)]);
		const { rows } = await app.database.pool.query(
			"select count(*)::int as n from accounts where email is null and name = 'Leo Okafor' and id in (select account_id from sessions where opened_by = $1)",
			[parent.account_id],
		);
		expect(rows).toEqual([{ n: 1 }]);
	});
});

describe("back to the parent", () => {
	test("with the PIN ends the child's session and opens the parent's", async () => {
		const { parent, student_id } = await family();
		const { data: child } = await start(parent, student_id);
		const { status, data } = await back(child.access_token, "2580");
		expect(status).toBe(200);
		expect((await details(data.access_token)).data).toMatchObject({
			user_type: "PARENT",
			email: parent.email,
		});
		expect((await details(child.access_token)).status).toBe(401);
		const ended = await app.database.db
			.selectFrom("sessions")
			.select("ended_because")
			.where("opened_by", "=", parent.account_id)
			.execute();
		expect(ended).toEqual([{ ended_because: "back_to_parent" }]);
	});

	test("five wrong PINs, on any node, cause a wait of fifteen minutes; a right one before that resets it", async () => {
		const other = await createTestApp({ jobs: true, connectionString: app.connectionString });
		other.clock.now = app.clock.now;
		const { parent, student_id } = await family();
		const { data: child } = await start(parent, student_id);
		const token = child.access_token;
		for (let tries = 0; tries < 5; tries += 1) {
			const node = tries % 2 === 0 ? app : other;
			const wrong = await node.call(contract.returnToParent, { body: { pin: "1111" } }, token);
			expect(wrong).toMatchObject({ status: 403, body: { code: "wrong_pin" } });
		}
		const refused = await other.call(contract.returnToParent, { body: { pin: "2580" } }, token);
		expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		await other.stop();
		app.clock.now = new Date(app.clock.now.getTime() + 15 * 60 * 1000);
		const { data: fresh } = await app.call(refreshToken, { body: { refresh_token: child.refresh_token } });
		expect((await back(fresh.access_token, "2580")).status).toBe(200);
	});

	test("is not possible for a child in its own session", async () => {
		const { parent } = await family();
		const own = await buildStudent(app, parent);
		expect(await back(own.token, "2580")).toMatchObject({ status: 403, body: { code: "forbidden" } });
	});

	test("signing out there ends the child's session, and no parent appears", async () => {
		const { parent, student_id } = await family();
		const { data } = await start(parent, student_id);
		await app.call(logoutUser, { body: { refresh_token: data.refresh_token } });
		expect((await details(data.access_token)).status).toBe(401);
		expect(await back(data.access_token, "2580")).toMatchObject({ status: 401 });
	});

	test("is refused if the parent was deactivated in the meantime", async () => {
		const { parent, student_id } = await family();
		const { data } = await start(parent, student_id);
		await app.database.db
			.updateTable("accounts")
			.set({ is_active: false })
			.where("id", "=", parent.account_id)
			.execute();
		expect(await back(data.access_token, "2580")).toMatchObject({ body: { code: "account_inactive" } });
	});
});
