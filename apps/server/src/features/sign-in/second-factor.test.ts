import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { describe, expect, test } from "vitest";
import { buildParent, enableSecondFactor, type Person } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { hashRecoveryCode } from "./second-factor.ts";

const app = await testApp();

const password = "correct horse battery";
const later = (seconds: number) => {
	app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};
const login = ({ email }: Person, code?: string) =>
	app.call(loginUser, { body: { email, password, ...(code !== undefined && { code }) } });
const refused = (code: string) => ({ status: 401, body: { code } });
/** Another one of six digits. */
const wrong = (code: string) => `${(Number(code[0]) + 5) % 10}${code.slice(1)}`;

describe("signing in with a second factor", () => {
	test("requires the code, only after the password", async () => {
		const person = await buildParent(app);
		const code = await enableSecondFactor(app, person);
		const guess = { email: person.email, password: "not the password", code: code() };
		expect(await app.call(loginUser, { body: guess })).toMatchObject(refused("wrong_credentials"));
		expect(await login(person)).toMatchObject(refused("second_factor_needed"));
		expect(await login(person, wrong(code()))).toMatchObject(refused("wrong_code"));
		expect((await login(person, code())).status).toBe(200);
	});

	test("records on the session that the code was verified", async () => {
		const person = await buildParent(app);
		const code = await enableSecondFactor(app, person);
		await login(person, code());
		const sessions = await app.database.db
			.selectFrom("sessions")
			.select("second_factor_at")
			.where("account_id", "=", person.account_id)
			.orderBy("created_at")
			.execute();
		expect(sessions.map(({ second_factor_at }) => second_factor_at)).toEqual([null, app.clock.now]);
	});

	test("accepts a code from the previous and next step, not two steps away", async () => {
		const person = await buildParent(app);
		const code = await enableSecondFactor(app, person);
		const start = code();
		later(60);
		expect(await login(person, start)).toMatchObject(refused("wrong_code"));
		const next = code();
		later(30);
		expect((await login(person, next)).status).toBe(200);
		later(30);
		const ahead = code();
		later(-30);
		expect((await login(person, ahead)).status).toBe(200);
	});

	test("accepts a code once, and no earlier one after it", async () => {
		const person = await buildParent(app);
		const code = await enableSecondFactor(app, person);
		const older = code();
		later(30);
		const together = await Promise.all([login(person, code()), login(person, code())]);
		expect(together.map(({ status }) => status).sort()).toEqual([200, 401]);
		expect(await login(person, older)).toMatchObject(refused("wrong_code"));
	});

	test("slows down guessing", async () => {
		const person = await buildParent(app);
		const code = await enableSecondFactor(app, person);
		for (let tries = 0; tries < 5; tries += 1) expect((await login(person, wrong(code()))).status).toBe(401);
		expect((await login(person, code())).status).toBe(429);
		later(60);
		expect((await login(person, code())).status).toBe(200);
	});

	test("accepts a recovery code once, however it is typed", async () => {
		const person = await buildParent(app);
		await enableSecondFactor(app, person);
		const { account_id } = person;
		const code_hash = hashRecoveryCode(app, account_id, "ABCDE23456");
		await app.database.db.insertInto("recovery_codes").values({ account_id, code_hash }).execute();
		const other = await buildParent(app);
		await enableSecondFactor(app, other);
		expect(await login(other, "abcde-23456")).toMatchObject(refused("wrong_code"));
		expect((await login(person, "abcde-23456")).status).toBe(200);
		expect(await login(person, "abcde-23456")).toMatchObject(refused("wrong_code"));
	});

	test("stores the app's secret encrypted", async () => {
		const person = await buildParent(app);
		await enableSecondFactor(app, person);
		const row = await app.database.db
			.selectFrom("accounts")
			.select("totp_secret")
			.where("id", "=", person.account_id)
			.executeTakeFirstOrThrow();
		// 20 bytes of secret, an 8-byte key id, a 12-byte initialization vector and a 16-byte authentication tag.
		expect(row.totp_secret).toHaveLength(56);
	});
});
