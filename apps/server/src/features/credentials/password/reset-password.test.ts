import * as contract from "@learnin/contract/routes/people/credentials.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { loginUser, refreshToken } from "@learnin/contract/routes/people/sign-in.contract";
import { linksIn, startMailStandIn } from "@learnin/stand-ins/mail/mail-stand-in";
import { afterAll, describe, expect, test } from "vitest";
import { buildParent, type Person } from "../../../platform/testing/factories.ts";
import { moveClock, twoNodes } from "../../../platform/testing/test-app.ts";

const mail = await startMailStandIn();
afterAll(() => mail.stop());
const [app, node2] = await twoNodes({ SMTP_URL: mail.smtpUrl });

const later = (minutes: number) => moveClock(app, minutes * 60_000);
const ask = (email: string) => app.call(contract.forgotPassword, { body: { email } });
const newPassword = "seven quiet otters";
const reset = (token: string, password = newPassword, node = app) =>
	node.call(contract.resetPassword, { body: { token, password } });
const login = (email: string, password: string) => app.call(loginUser, { body: { email, password } });
const refused = (status: number, code: string) => ({ status, body: { code } });

/** The token in the email that was just requested. */
async function mailedToken(email: string): Promise<string> {
	const before = mail.controls.list(email).length;
	expect((await ask(email)).status).toBe(200);
	await expect.poll(() => mail.controls.list(email).length).toBe(before + 1);
	const message = mail.controls.latestTo(email);
	const link = new URL(linksIn(message?.text ?? "")[0] ?? "");
	expect(link.origin + link.pathname).toBe("http://learnin.test/reset-password");
	return link.searchParams.get("token") ?? "";
}

describe("a forgotten password", () => {
	test("is set through the emailed link: every device is signed out on every node, no one is signed in, the owner is notified", async () => {
		const person = await buildParent(app);
		const token = await mailedToken(person.email);
		expect((await app.call(contract.lookUpResetLink, { body: { token } })).data).toEqual({
			email: person.email,
			is_invitation: false,
		});
		const done = await reset(token);
		expect(done.status).toBe(200);
		expect(done.data).toEqual({});
		for (const node of [app, node2])
			expect(await node.call(getUserDetails, {}, person.token)).toMatchObject(
				refused(401, "password_was_changed"),
			);
		expect((await app.call(refreshToken, { body: { refresh_token: person.refresh_token } })).status).toBe(
			401,
		);
		expect((await login(person.email, "correct horse battery")).status).toBe(401);
		expect((await login(person.email, newPassword)).status).toBe(200);
		await mail.controls.waitFor(person.email, /password was changed/);
	});

	test("link works only once, also with concurrent uses on two nodes", async () => {
		const { email } = await buildParent(app);
		const token = await mailedToken(email);
		const answers = await Promise.all([
			reset(token, "first of two tries", app),
			reset(token, "second of two tries", node2),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await reset(token)).toMatchObject(refused(409, "link_used"));
		const lookUp = await app.call(contract.lookUpResetLink, { body: { token } });
		expect(lookUp).toMatchObject(refused(409, "link_used"));
	});

	test("link expires after 30 minutes, and after a newer link", async () => {
		const { email } = await buildParent(app);
		const first = await mailedToken(email);
		const second = await mailedToken(email);
		expect(await reset(first)).toMatchObject(refused(410, "link_expired"));
		later(30);
		expect(await reset(second)).toMatchObject(refused(410, "link_expired"));
		const third = await mailedToken(email);
		later(29);
		expect((await reset(third)).status).toBe(200);
	});

	test("accepts no link for another purpose, and no made-up link", async () => {
		const person = await buildParent(app);
		const new_email = `new.${person.email}`;
		await app.call(
			contract.changeEmail,
			{ body: { email: new_email, current_password: "correct horse battery" } },
			person.token,
		);
		const message = await mail.controls.waitFor(new_email);
		const token = new URL(linksIn(message.text)[0] ?? "").searchParams.get("token") ?? "";
		expect(await reset(token)).toMatchObject(refused(404, "link_unknown"));
		expect(await reset("x".repeat(43))).toMatchObject(refused(404, "link_unknown"));
		expect((await reset("x".repeat(5000))).status).toBe(400);
	});

	test("refuses a common password without using up the link", async () => {
		const { email } = await buildParent(app);
		const token = await mailedToken(email);
		expect(await reset(token, "password1")).toMatchObject(refused(400, "password_too_common"));
		expect(await reset(token, email)).toMatchObject(refused(400, "password_too_common"));
		expect((await reset(token)).status).toBe(200);
	});

	test("sets the first password of an account that only has Google", async () => {
		const person = await withoutPassword();
		expect((await reset(await mailedToken(person.email))).status).toBe(200);
		expect((await login(person.email, newPassword)).status).toBe(200);
	});

	test("works when someone else has used up the tries to sign in", async () => {
		const { email } = await buildParent(app);
		for (let tries = 0; tries < 11; tries += 1) await login(email, "guess guess");
		expect((await login(email, "correct horse battery")).status).toBe(429);
		expect((await reset(await mailedToken(email))).status).toBe(200);
		expect((await login(email, newPassword)).status).toBe(200);
	});

	test("sends nothing to an address that is unknown or switched off", async () => {
		const { email, account_id } = await buildParent(app);
		await app.database.db
			.updateTable("accounts")
			.set({ is_active: false })
			.where("id", "=", account_id)
			.execute();
		expect((await ask(email)).status).toBe(200);
		expect((await ask("nobody.at.all@example.com")).status).toBe(200);
		// Jobs run in order: once this email has arrived, the jobs before it are done.
		await mailedToken((await buildParent(app)).email);
		expect(mail.controls.list(email)).toEqual([]);
		expect(mail.controls.list("nobody.at.all@example.com")).toEqual([]);
	});

	test("reveals no account: five emails an hour for any address, with the wait in words", async () => {
		const { email } = await buildParent(app);
		app.clock.now = new Date("2026-11-22T18:10:00Z");
		for (const address of [email, "somebody.unknown@example.com"]) {
			for (let tries = 0; tries < 5; tries += 1) expect((await ask(address)).status).toBe(200);
			const sixth = await ask(address);
			expect(sixth.status).toBe(429);
			expect(sixth.headers["retry-after"]).toBe("3000");
			expect(sixth.body.detail).toBe("Too many tries. Please wait 50 minutes and try again.");
		}
	});

	test("stores no token, and emails a link to the configured address whatever Host says", async () => {
		const { email } = await buildParent(app);
		const before = mail.controls.list(email).length;
		const { statusCode } = await app.inject({
			method: "POST",
			url: contract.forgotPassword.path,
			headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
			payload: { email },
		});
		expect(statusCode).toBe(200);
		await expect.poll(() => mail.controls.list(email).length).toBe(before + 1);
		const [link = ""] = linksIn(mail.controls.latestTo(email)?.text ?? "");
		expect(new URL(link).host).toBe("learnin.test");
		const token = new URL(link).searchParams.get("token") ?? "";
		const rows = await app.database.db.selectFrom("mailed_links").select("token_hash").execute();
		expect(rows.some(({ token_hash }) => token_hash.toString("base64url") === token)).toBe(false);
		expect(Buffer.from(token, "base64url")).toHaveLength(32);
	});
});

/** As if Google had created it. */
async function withoutPassword(): Promise<Person> {
	const person = await buildParent(app);
	await app.database.db
		.updateTable("accounts")
		.set({ password_hash: null })
		.where("id", "=", person.account_id)
		.execute();
	return person;
}

test("others cannot block the owner's email by requesting it, nor flood the owner's inbox", async () => {
	later(0);
	const { email } = await buildParent(app);
	const askFrom = async (ip: string) =>
		(
			await app.inject({
				method: "POST",
				url: contract.forgotPassword.path,
				remoteAddress: ip,
				payload: { email },
			})
		).statusCode;
	for (let times = 0; times < 5; times += 1) expect(await askFrom("192.0.2.1")).toBe(200);
	expect(await askFrom("192.0.2.2")).toBe(429);
	for (let network = 0; network < 15; network += 1) expect(await askFrom(`10.77.${network}.1`)).toBe(200);
	const isDone = async () => {
		const { rows } = await app.database.pool.query<{ left: number }>(
			`select count(*)::int as left from jobs.job where name in ('send-reset-link', 'send-mail')
				and state in ('created', 'retry', 'active')`,
		);
		return rows[0]?.left;
	};
	await expect.poll(isDone).toBe(0);
	expect(mail.controls.list(email)).toHaveLength(10);
	// The newest link is some minutes old, so the owner gets another one.
	later(6);
	const token = await mailedToken(email);
	expect((await reset(token)).status).toBe(200);
});
