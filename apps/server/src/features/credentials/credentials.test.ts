import * as contract from "@learnin/contract/routes/people/credentials.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { loginUser, refreshToken } from "@learnin/contract/routes/people/sign-in.contract";
import { linksIn, startMailStandIn } from "@learnin/stand-ins/mail/mail-stand-in";
import { afterAll, describe, expect, test } from "vitest";
import {
	buildAccount,
	buildParent,
	buildStudent,
	enableSecondFactor,
	openForParent,
	type Person,
} from "../../platform/testing/factories.ts";
import { moveClock, twoNodes } from "../../platform/testing/test-app.ts";

const mail = await startMailStandIn();
afterAll(() => mail.stop());
const [app, node2] = await twoNodes({ SMTP_URL: mail.smtpUrl });

const later = (minutes: number) => moveClock(app, minutes * 60_000);
const current_password = "correct horse battery";
const password = "seven quiet otters";
const refused = (status: number, code: string) => ({ status, body: { code } });
const details = (token: string, node = app) => node.call(getUserDetails, {}, token);
const settings = (token: string) => app.call(contract.getSignInSettings, {}, token);

async function login(person: Pick<Person, "email">, secret = current_password, user_agent = firefox) {
	const { json, statusCode } = await app.inject({
		method: "POST",
		url: loginUser.path,
		headers: { "user-agent": user_agent },
		payload: { email: person.email, password: secret },
	});
	return { status: statusCode, token: json<{ data?: { access_token: string } }>().data?.access_token ?? "" };
}

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const iphone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";

async function acts(account_id: string): Promise<string[]> {
	const rows = await app.database.db
		.selectFrom("audit_log")
		.select("action")
		.where("actor_id", "=", account_id)
		.orderBy("id")
		.execute();
	return rows.map(({ action }) => action);
}

async function dropPassword({ account_id }: Person): Promise<void> {
	await app.database.db
		.updateTable("accounts")
		.set({ password_hash: null })
		.where("id", "=", account_id)
		.execute();
}

describe("changing the password", () => {
	const change = (token: string, body: { current_password?: string; password: string; code?: string }) =>
		app.call(contract.changePassword, { body }, token);

	test("keeps this device, signs out the others on every node at once, and notifies the owner", async () => {
		const person = await buildParent(app);
		const other = await login(person);
		expect((await change(person.token, { current_password, password })).status).toBe(200);
		expect((await details(person.token)).status).toBe(200);
		for (const node of [app, node2])
			expect(await details(other.token, node)).toMatchObject(refused(401, "password_was_changed"));
		expect((await login(person)).status).toBe(401);
		expect((await login(person, password)).status).toBe(200);
		await mail.controls.waitFor(person.email, /password was changed/);
		expect(await acts(person.account_id)).toEqual(["password.changed"]);
	});

	test("requires the current one, slows down guessing and refuses common ones", async () => {
		const person = await buildParent(app);
		expect(await change(person.token, { password })).toMatchObject(refused(403, "wrong_password"));
		const common = { current_password, password: "password1" };
		expect(await change(person.token, common)).toMatchObject(refused(400, "password_too_common"));
		const guess = { current_password: "guess guess", password };
		for (let tries = 0; tries < 10; tries += 1) expect((await change(person.token, guess)).status).toBe(403);
		expect((await change(person.token, { current_password, password })).status).toBe(429);
		later(1);
		expect((await change(person.token, { current_password, password })).status).toBe(200);
	});

	test("requires the code if the second factor is on", async () => {
		const person = await buildParent(app);
		const code = await enableSecondFactor(app, person);
		const body = { current_password, password };
		expect(await change(person.token, body)).toMatchObject(refused(401, "second_factor_needed"));
		expect(await change(person.token, { ...body, code: "000000" })).toMatchObject(refused(401, "wrong_code"));
		expect((await change(person.token, { ...body, code: code() })).status).toBe(200);
	});

	test("sets a first one only shortly after signing in", async () => {
		const person = await buildParent(app);
		await dropPassword(person);
		expect((await settings(person.token)).data.has_password).toBe(false);
		later(14);
		expect((await change(person.token, { password })).status).toBe(200);
		const late = await buildParent(app);
		await dropPassword(late);
		later(16);
		const { token } = await renewed(late);
		expect(await change(token, { password })).toMatchObject(refused(403, "session_too_old"));
	});

	test("is not allowed in a session that a parent opened for a child", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		await openForParent(app, parent, child);
		expect(await change(child.token, { current_password, password })).toMatchObject(
			refused(403, "forbidden"),
		);
	});
});

/** The same session with a new access token: the first expires after fifteen minutes. */
async function renewed(person: Person): Promise<{ token: string }> {
	const { data } = await app.call(refreshToken, { body: { refresh_token: person.refresh_token } });
	return { token: data.access_token };
}

describe("changing the email", () => {
	const ask = (token: string, email: string, more: { code?: string } = {}) =>
		app.call(contract.changeEmail, { body: { current_password, email, ...more } }, token);
	const confirm = (token: string) => app.call(contract.confirmEmail, { body: { token } });

	async function mailedToken(address: string): Promise<string> {
		const { text } = await mail.controls.waitFor(address, /Confirm your new email/);
		return new URL(linksIn(text)[0] ?? "").searchParams.get("token") ?? "";
	}

	test("happens once, when the link in the new inbox is opened; the old inbox gets two notices", async () => {
		const person = await buildParent(app);
		const email = `renamed.${person.email}`;
		expect((await ask(person.token, email)).status).toBe(200);
		expect((await settings(person.token)).data).toMatchObject({
			email: person.email,
			pending_email: { email },
		});
		await mail.controls.waitFor(person.email, /A new email for/);
		const token = await mailedToken(email);
		expect((await confirm(token)).data).toEqual({ email });
		expect(await confirm(token)).toMatchObject(refused(409, "link_used"));
		expect((await settings(person.token)).data).toMatchObject({ email, pending_email: null });
		expect((await login(person)).status).toBe(401);
		expect((await login({ email })).status).toBe(200);
		await mail.controls.waitFor(person.email, /has a new email/);
		expect(await acts(person.account_id)).toEqual(["email.change_asked", "email.changed"]);
	});

	test("tells only its owner that an address is taken", async () => {
		const owner = await buildParent(app);
		const person = await buildParent(app);
		const taken = await ask(person.token, owner.email);
		const free = await ask(person.token, `free.${person.email}`);
		expect(taken).toMatchObject({ status: free.status, data: free.data });
		expect(await confirm(await mailedToken(owner.email))).toMatchObject(refused(410, "link_expired"));
		await ask(person.token, owner.email);
		const message = () => mail.controls.list(owner.email).filter(({ subject }) => /Confirm/.test(subject));
		await expect.poll(() => message().length).toBe(2);
		const token = new URL(linksIn(message()[0]?.text ?? "")[0] ?? "").searchParams.get("token") ?? "";
		expect(await confirm(token)).toMatchObject(refused(409, "email_taken"));
		expect((await login(owner)).status).toBe(200);
		expect((await login(person)).status).toBe(200);
	});

	test("expires after an hour, and can be canceled", async () => {
		const person = await buildParent(app);
		await ask(person.token, `late.${person.email}`);
		const late = await mailedToken(`late.${person.email}`);
		later(60);
		expect(await confirm(late)).toMatchObject(refused(410, "link_expired"));
		const again = await login(person);
		await ask(again.token, `off.${person.email}`);
		const off = await mailedToken(`off.${person.email}`);
		expect((await app.call(contract.cancelEmailChange, { body: {} }, again.token)).status).toBe(200);
		expect(await confirm(off)).toMatchObject(refused(410, "link_expired"));
	});

	test("requires the password, and is rate limited", async () => {
		const person = await buildParent(app);
		const body = { email: `x.${person.email}`, current_password: "not this one" };
		expect(await app.call(contract.changeEmail, { body }, person.token)).toMatchObject(
			refused(403, "wrong_password"),
		);
		for (let tries = 1; tries < 5; tries += 1) await ask(person.token, body.email);
		expect((await ask(person.token, body.email)).status).toBe(429);
	});
});

describe("devices", () => {
	const list = async (token: string) => (await app.call(contract.getDevices, {}, token)).data.devices;
	const signOut = (token: string, session_id: string) =>
		app.call(contract.signOutDevice, { params: { session_id } }, token);

	test("are listed in plain words, this one marked, children's by the parent who opened them", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent, { name: "Maya" });
		await app.database.db
			.updateTable("sessions")
			.set({ opened_by: parent.account_id, user_agent: firefox })
			.where("account_id", "=", child.account_id)
			.execute();
		const { token } = await login(parent, current_password, iphone);
		const devices = await list(token);
		expect(devices).toHaveLength(3);
		expect(devices.find(({ is_this_one }) => is_this_one)).toMatchObject({
			browser: "Safari",
			system: "iPhone",
			child_name: null,
		});
		expect(devices.find(({ child_name }) => child_name === "Maya")).toMatchObject({
			browser: "Firefox",
			system: "Windows",
		});
	});

	test("can be signed out one by one, on every node at once; another account's cannot", async () => {
		const person = await buildParent(app);
		const stranger = await buildParent(app);
		const other = await login(person);
		const id = (await list(other.token)).find(({ is_this_one }) => is_this_one)?.id ?? "";
		expect(await signOut(stranger.token, id)).toMatchObject(refused(404, "not_found"));
		expect((await details(other.token)).status).toBe(200);
		expect((await signOut(person.token, id)).status).toBe(200);
		for (const node of [app, node2])
			expect(await details(other.token, node)).toMatchObject(refused(401, "session_ended"));
		expect(await signOut(person.token, id)).toMatchObject(refused(404, "not_found"));
		expect(await list(person.token)).toHaveLength(1);
	});

	test("that a parent opened for a child are the parent's to see and end, not the child's", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const own = await login(child);
		await app.database.db
			.updateTable("sessions")
			.set({ opened_by: parent.account_id })
			.where("account_id", "=", child.account_id)
			.where("user_agent", "<>", firefox)
			.execute();
		expect(await list(own.token)).toHaveLength(1);
		const opened = (await list(parent.token)).find(({ child_name }) => child_name !== null)?.id ?? "";
		expect(await signOut(own.token, opened)).toMatchObject(refused(404, "not_found"));
		expect((await signOut(parent.token, opened)).status).toBe(200);
	});

	test("are all signed out everywhere, with the reason, including those opened for children", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		await openForParent(app, parent, child);
		const other = await login(parent);
		const body = { confirm: true as const };
		expect((await app.call(contract.signOutEverywhere, { body }, parent.token)).status).toBe(200);
		for (const node of [app, node2])
			for (const token of [parent.token, other.token, child.token])
				expect(await details(token, node)).toMatchObject(refused(401, "signed_out_everywhere"));
	});

	test("unused for two weeks are not listed", async () => {
		const person = await buildAccount(app);
		later(14 * 24 * 60 + 1);
		const { token } = await login(person);
		expect(await list(token)).toHaveLength(1);
	});
});
