import * as contract from "@learnin/contract/routes/people/sign-in.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { describe, expect, test } from "vitest";
import { testApp } from "../../platform/testing/test-app.ts";
import { altered } from "../../platform/testing/altered.ts";

const app = await testApp({ jobs: true });

let number = 0;
async function signUp(password = "correct horse battery") {
	number += 1;
	const email = `person${number}@example.com`;
	const { data, status, body } = await app.call(contract.createUser, {
		body: { name: "Ada Byron", email, password },
	});
	return { email, password, status, body, ...data };
}
const refresh = (refresh_token: string) => app.call(contract.refreshToken, { body: { refresh_token } });
const details = (token: string) => app.call(getUserDetails, {}, token);
const seconds = (count: number) => {
	app.clock.now = new Date(app.clock.now.getTime() + count * 1000);
};

describe("creating an account", () => {
	test("signs in an account that is not registered yet", async () => {
		const { access_token, email } = await signUp();
		const { status, data } = await details(access_token);
		expect(status).toBe(200);
		expect(data).toMatchObject({
			email,
			name: "Ada Byron",
			user_type: "UNKNOWN",
			is_admin: false,
			currency: "USD",
			reward_points: 0,
		});
	});

	test("stores the password as argon2id with at least the OWASP settings", async () => {
		const { email } = await signUp();
		const row = await app.database.db
			.selectFrom("accounts")
			.select("password_hash")
			.where("email", "=", email)
			.executeTakeFirstOrThrow();
		expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	});

	test("names all invalid fields", async () => {
		const { status, body } = await app.call(contract.createUser, {
			body: { name: " ", email: "nobody", password: "short" },
		});
		expect(status).toBe(400);
		expect(body.message).toEqual({
			name: "Name is required.",
			email: "Please enter a valid email address.",
			password: "Use at least 8 characters.",
		});
	});

	test.each(["password", "Password123!", "qwertyuiop", "11111111", "12345678", "abcdefgh", "abababab"])(
		"refuses the common password %s",
		async (password) => {
			expect(await signUp(password)).toMatchObject({ status: 400, body: { code: "password_too_common" } });
		},
	);

	test("refuses an address that is taken, whatever its case", async () => {
		const { email } = await signUp();
		const again = { name: "B", email: email.toUpperCase(), password: "another good one" };
		expect(await app.call(contract.createUser, { body: again })).toMatchObject({
			status: 409,
			body: { code: "email_taken" },
		});
	});

	test.each([
		["a space of no width", { email: "ada\u200b@example.com" }, "email"],
		["a mark of direction", { email: "ada@exam\u200eple.com" }, "email"],
		["a mark that turns what follows", { name: "Ada \u202enoryB" }, "name"],
	])("refuses invisible characters: %s", async (_, changes, field) => {
		const body = { name: "Ada", email: "unseen@example.com", password: "correct horse battery", ...changes };
		const answer = await app.call(contract.createUser, { body });
		expect(answer.status).toBe(400);
		expect(answer.body.message).toEqual({ [field]: expect.any(String) });
	});

	test("accepts a name whose letters are joined by invisible characters", async () => {
		const name = "नेहा श्र\u200dेष्ठ";
		const body = { name, email: "joined@example.com", password: "correct horse battery" };
		expect((await app.call(contract.createUser, { body })).status).toBe(200);
	});

	test("refuses unexpected fields", async () => {
		const body = { name: "Eve", email: "eve@example.com", password: "correct horse battery", is_admin: true };
		expect(await app.call(contract.createUser, { body })).toMatchObject({ status: 400 });
	});
});

describe("signing in", () => {
	test("returns tokens for the right password, with its own length and every character", async () => {
		const password = `pässwörd ${"😀".repeat(20)} end`;
		const { email } = await signUp(password);
		expect((await app.call(contract.loginUser, { body: { email, password } })).status).toBe(200);
		const other = { email, password: `${password.slice(0, -1)}e` };
		expect(await app.call(contract.loginUser, { body: other })).toMatchObject({
			status: 401,
			body: { code: "wrong_credentials" },
		});
	});

	test("responds to an unknown address exactly as to a wrong password", async () => {
		const { email } = await signUp();
		const wrong = await app.call(contract.loginUser, { body: { email, password: "not this one" } });
		const unknown = await app.call(contract.loginUser, {
			body: { email: "nobody@example.com", password: "not this one" },
		});
		const { id: _, ...wrongBody } = wrong.body as Record<string, unknown>;
		const { id: __, ...unknownBody } = unknown.body as Record<string, unknown>;
		expect(unknown.status).toBe(wrong.status);
		expect(unknownBody).toEqual(wrongBody);
	});

	test("slows down guessing for one account, not for others, and unlocks by itself", async () => {
		const victim = await signUp();
		const other = await signUp();
		const guess = () =>
			app.call(contract.loginUser, { body: { email: victim.email, password: "guess guess" } });
		for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401);
		const refused = await guess();
		expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect((await app.call(contract.loginUser, { body: other })).status).toBe(400);
		expect(
			(await app.call(contract.loginUser, { body: { email: other.email, password: other.password } })).status,
		).toBe(200);
		seconds(61);
		expect(
			(await app.call(contract.loginUser, { body: { email: victim.email, password: victim.password } }))
				.status,
		).toBe(200);
	});
});

describe("tokens", () => {
	test("an access token expires after 15 minutes, and the refresh token gives a new pair", async () => {
		const first = await signUp();
		seconds(15 * 60 + 1);
		expect(await details(first.access_token)).toMatchObject({ status: 401, body: { code: "session_ended" } });
		const second = await refresh(first.refresh_token);
		expect(second.status).toBe(200);
		expect((await details(second.data.access_token)).status).toBe(200);
	});

	test("two tabs that refresh concurrently both stay signed in", async () => {
		const { refresh_token } = await signUp();
		const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect(new Set(answers.map(({ data }) => data.refresh_token)).size).toBe(1);
		const next = await Promise.all(answers.map(({ data }) => refresh(data.refresh_token)));
		expect(next.map(({ status }) => status)).toEqual(next.map(() => 200));
	});

	test("repeating a refresh after a lost response returns the same; the successor works, however late it is used", async () => {
		const { refresh_token } = await signUp();
		const lost = await refresh(refresh_token);
		seconds(9);
		const again = await refresh(refresh_token);
		expect(again.data.refresh_token).toBe(lost.data.refresh_token);
		expect((await details(again.data.access_token)).status).toBe(200);
		seconds(3_600);
		expect((await refresh(again.data.refresh_token)).status).toBe(200);
	});

	test("reusing an old refresh token ends the whole session, including the newest token", async () => {
		const first = await signUp();
		const second = await refresh(first.refresh_token);
		seconds(11);
		expect((await refresh(first.refresh_token)).status).toBe(401);
		expect((await refresh(second.data.refresh_token)).status).toBe(401);
		expect((await details(second.data.access_token)).status).toBe(401);
	});

	test("no token is stored", async () => {
		const { refresh_token } = await signUp();
		const rows = await app.database.db.selectFrom("refresh_tokens").select("token_hash").execute();
		expect(rows.some(({ token_hash }) => token_hash.toString("base64url") === refresh_token)).toBe(false);
	});

	test("a session ends after 14 idle days and after 30 days in any case", async () => {
		const idle = await signUp();
		seconds(14 * 86_400 + 1);
		expect((await refresh(idle.refresh_token)).status).toBe(401);
		let used = (await signUp()).refresh_token;
		for (let days = 0; days < 24; days += 8) {
			seconds(8 * 86_400);
			used = (await refresh(used)).data.refresh_token;
		}
		seconds(6 * 86_400 + 1);
		expect((await refresh(used)).status).toBe(401);
	});

	test("signing out ends the session at once", async () => {
		const { access_token, refresh_token } = await signUp();
		expect((await app.call(contract.logoutUser, { body: { refresh_token } })).status).toBe(200);
		expect((await details(access_token)).status).toBe(401);
		expect((await refresh(refresh_token)).status).toBe(401);
	});

	test("a deactivated account is signed out at once", async () => {
		const { access_token, email } = await signUp();
		await app.database.db
			.updateTable("accounts")
			.set({ is_active: false })
			.where("email", "=", email)
			.execute();
		expect(await details(access_token)).toMatchObject({ status: 401, body: { code: "account_inactive" } });
	});

	test("refuses forged access tokens", async () => {
		const { access_token } = await signUp();
		const [header = "", payload = "", signature = ""] = access_token.split(".");
		const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
		const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
		const forged = [
			`${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
			`${encode({ alg: "HS512" })}.${payload}.${signature}`,
			`${header}.${encode({ ...claims, sub: "00000000-0000-4000-8000-000000000000" })}.${signature}`,
			`${header}.${payload}.${altered(signature)}`,
			"not-a-token",
		];
		for (const token of forged) expect((await details(token)).status).toBe(401);
	});
});
