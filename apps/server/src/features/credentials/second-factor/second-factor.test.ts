import * as contract from "@learnin/contract/routes/people/credentials.contract";
import { getSuperadminDashboard } from "@learnin/contract/routes/people/people.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { Secret, TOTP, URI } from "otpauth";
import { describe, expect, test } from "vitest";
import { buildAdmin, buildParent, type Person } from "../../../platform/testing/factories.ts";
import { testApp } from "../../../platform/testing/test-app.ts";

const app = await testApp({ settings: { ADMIN_SECOND_FACTOR: "required" }, jobs: true });

const current_password = "correct horse battery";
const later = (seconds: number) => {
	app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};
const refused = (status: number, code: string) => ({ status, body: { code } });
const start = ({ token }: Person, body: { current_password?: string } = { current_password }) =>
	app.call(contract.startSecondFactor, { body }, token);
const confirm = ({ token }: Person, code: string) =>
	app.call(contract.confirmSecondFactor, { body: { code } }, token);
const login = ({ email }: Person, code?: string) =>
	app.call(loginUser, { body: { email, password: current_password, ...(code !== undefined && { code }) } });
const details = (token: string) => app.call(getUserDetails, {}, token);

/** The code that the phone's app shows now. */
function appFrom(uri: string): () => string {
	const totp = URI.parse(uri);
	if (!(totp instanceof TOTP)) throw new Error("not a TOTP address");
	return () => totp.generate({ timestamp: app.clock.now.getTime() });
}

async function turnOn(person: Person) {
	const { data } = await start(person);
	const code = appFrom(data.uri);
	const confirmed = await confirm(person, code());
	expect(confirmed.status).toBe(200);
	later(30);
	return { code, recovery_codes: confirmed.data.recovery_codes };
}

describe("setting up a second factor", () => {
	test("shows the secret as text, address and image, and is active from the first code on", async () => {
		const person = await buildParent(app);
		expect(await start(person, {})).toMatchObject(refused(403, "wrong_password"));
		const { data } = await start(person);
		const parsed = URI.parse(data.uri);
		expect(parsed).toMatchObject({ issuer: "Learnin", label: person.email, digits: 6, period: 30 });
		expect(parsed.secret.base32).toBe(data.secret);
		expect(Secret.fromBase32(data.secret).bytes).toHaveLength(20);
		expect(data.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
		expect((await login(person)).status).toBe(200);
		expect(await confirm(person, "12345")).toMatchObject(refused(401, "wrong_code"));
		const code = appFrom(data.uri);
		expect((await confirm(person, code())).status).toBe(200);
		expect(await login(person)).toMatchObject(refused(401, "second_factor_needed"));
		expect(await login(person, code())).toMatchObject(refused(401, "wrong_code"));
		later(30);
		expect((await login(person, code())).status).toBe(200);
	});

	test("gives ten recovery codes that are stored as hashes and work once", async () => {
		const person = await buildParent(app);
		const { recovery_codes } = await turnOn(person);
		expect(new Set(recovery_codes).size).toBe(10);
		const [code = ""] = recovery_codes;
		expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
		expect((await login(person, code.toLowerCase())).status).toBe(200);
		expect(await login(person, code)).toMatchObject(refused(401, "wrong_code"));
		const { data } = await app.call(contract.getSignInSettings, {}, person.token);
		expect(data.second_factor).toMatchObject({ is_on: true, recovery_codes_left: 9 });
	});

	test("cannot be done twice, and not without starting it", async () => {
		const person = await buildParent(app);
		expect(await confirm(person, "123456")).toMatchObject(refused(404, "not_found"));
		await turnOn(person);
		expect(await start(person)).toMatchObject(refused(409, "second_factor_on"));
		expect(await confirm(person, "123456")).toMatchObject(refused(409, "second_factor_on"));
	});

	test("new recovery codes invalidate the old ones", async () => {
		const person = await buildParent(app);
		const { code, recovery_codes } = await turnOn(person);
		const body = { current_password, code: code() };
		const { data } = await app.call(contract.renewRecoveryCodes, { body }, person.token);
		expect(data.recovery_codes).toHaveLength(10);
		expect(await login(person, recovery_codes[0])).toMatchObject(refused(401, "wrong_code"));
		expect((await login(person, data.recovery_codes[0])).status).toBe(200);
	});

	test("is turned off by password and code together", async () => {
		const person = await buildParent(app);
		const { code } = await turnOn(person);
		const turnOff = (body: { current_password?: string; code?: string }) =>
			app.call(contract.turnOffSecondFactor, { body }, person.token);
		expect(await turnOff({ code: code() })).toMatchObject(refused(403, "wrong_password"));
		expect(await turnOff({ current_password })).toMatchObject(refused(401, "second_factor_needed"));
		expect((await turnOff({ current_password, code: code() })).status).toBe(200);
		expect((await login(person)).status).toBe(200);
		const rows = await app.database.db
			.selectFrom("recovery_codes")
			.select("code_hash")
			.where("account_id", "=", person.account_id)
			.execute();
		expect(rows).toEqual([]);
	});
});

describe("a super-admin with a required second factor", () => {
	const dashboard = (token: string) => app.call(getSuperadminDashboard, {}, token);

	test("may do nothing before turning it on, everything in that session, nothing after turning it off", async () => {
		const admin = await buildAdmin(app);
		expect((await details(admin.token)).data).toMatchObject({ second_factor: "required" });
		expect(await dashboard(admin.token)).toMatchObject(refused(403, "second_factor_required"));
		const { code } = await turnOn(admin);
		expect((await details(admin.token)).data).toMatchObject({ second_factor: "on" });
		expect((await dashboard(admin.token)).status).toBe(200);
		const body = { current_password, code: code() };
		expect((await app.call(contract.turnOffSecondFactor, { body }, admin.token)).status).toBe(200);
		expect(await dashboard(admin.token)).toMatchObject(refused(403, "second_factor_required"));
	});

	test("is admitted by signing in with the code, but not in sessions without it", async () => {
		const admin = await buildAdmin(app);
		const before = await login(admin);
		const { code } = await turnOn(admin);
		expect(await dashboard(before.data.access_token)).toMatchObject(refused(403, "second_factor_required"));
		const { data } = await app.call(contract.getSignInSettings, {}, before.data.access_token);
		expect(data.second_factor).toMatchObject({ is_required: true, is_missing_here: true });
		const after = await login(admin, code());
		expect((await dashboard(after.data.access_token)).status).toBe(200);
	});
});
