import * as contract from "@learnin/contract/routes/people/credentials.contract";
import { inviteGuardian, joinFamily } from "@learnin/contract/routes/people/guardians.contract";
import { createUser } from "@learnin/contract/routes/people/sign-in.contract";
import { expect, test } from "vitest";
import { buildParent } from "../../../platform/testing/factories.ts";
import { afterSignUp, mailedToken } from "../../../platform/testing/mailed-token.ts";
import { testApp } from "../../../platform/testing/test-app.ts";
import { eventually } from "../../../platform/testing/eventually.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp({ jobs: true });

const current_password = "correct horse battery";
const password = "seven quiet otters";

/**
 * A person who types an address that is not verified yet; `token` is theirs, `link` is in the email to the
 * address.
 */
async function signUp() {
	const email = `new.${crypto.randomUUID()}@example.com`;
	const body = { name: "Jo Park", email, password: current_password };
	const { data } = await app.call(createUser, { body });
	return { email, token: data.access_token, link: await confirmLink(email) };
}

/** The token of the link sent to a new account, other than `than`. */
async function confirmLink(email: string, than = ""): Promise<string> {
	return eventually(async () => {
		const token = await mailedToken(app, email, afterSignUp);
		expect(["", than]).not.toContain(token);
		return token;
	});
}

const settings = async (token: string) => (await app.call(contract.getSignInSettings, {}, token)).data;
const confirm = (token: string) => app.call(contract.confirmEmail, { body: { token } });
const lookUp = (token: string) => app.call(contract.lookUpConfirmLink, { body: { token } });
const startFactor = (token: string) =>
	app.call(contract.startSecondFactor, { body: { current_password } }, token);

test("the link in the first email verifies the address, once; a second factor requires that", async () => {
	const { email, token, link } = await signUp();
	expect(await settings(token)).toMatchObject({ is_email_proved: false });
	expect(await startFactor(token)).toMatchObject({ status: 409, body: { code: "email_not_proved" } });
	expect((await lookUp(link)).data).toEqual({ is_confirmed: false });
	expect(await confirm(link)).toMatchObject({ status: 200, data: { email } });
	expect(await confirm(link)).toMatchObject({ status: 409, body: { code: "link_used" } });
	expect((await lookUp(link)).data).toEqual({ is_confirmed: true });
	expect(await lookUp("nobodys")).toMatchObject({ status: 404, body: { code: "link_unknown" } });
	expect(await settings(token)).toMatchObject({ is_email_proved: true });
	expect((await startFactor(token)).status).toBe(200);
	const { rows } = await app.database.pool.query<{ action: string }>(
		"select action from audit_log l join accounts a on a.id = l.subject_id where a.email = $1",
		[email],
	);
	expect(rows.map(({ action }) => action)).toEqual(["email.proved"]);
});

test("another link can be sent and invalidates the first; nothing is sent if the address is verified", async () => {
	const { email, token, link } = await signUp();
	const ask = () => app.call(contract.sendConfirmLink, { body: {} }, token);
	expect((await ask()).status).toBe(200);
	const newer = await confirmLink(email, link);
	expect(await confirm(link)).toMatchObject({ status: 410, body: { code: "link_expired" } });
	expect((await confirm(newer)).status).toBe(200);
	expect(await lookUp(link)).toMatchObject({ status: 410, body: { code: "link_expired" } });
	await ask();
	await eventually(async () => {
		const { rows } = await app.database.pool.query("select 1 from jobs.job where name = 'send-confirm-link'");
		expect(rows).toEqual([]);
	});
	expect(await mailedToken(app, email, afterSignUp)).toBe(newer);
	for (let times = 0; times < 3; times += 1) await ask();
	expect((await ask()).status).toBe(429);
});

test("the link in the first email expires after a day", async () => {
	const { link } = await signUp();
	const before = app.clock.now;
	app.clock.now = new Date(before.getTime() + DAY_MS + 1);
	expect(await confirm(link)).toMatchObject({ status: 410, body: { code: "link_expired" } });
	app.clock.now = before;
});

test("choosing a password through an emailed link verifies the address too", async () => {
	const { email, token } = await signUp();
	await app.call(contract.forgotPassword, { body: { email } });
	await eventually(async () => expect(await mailedToken(app, email)).not.toBe(""));
	const body = { token: await mailedToken(app, email), password };
	expect((await app.call(contract.resetPassword, { body })).status).toBe(200);
	expect(await isProved(email)).toBe(true);
	expect((await app.call(contract.getSignInSettings, {}, token)).status).toBe(401);
});

test("changing the address verifies the new one, and the old one's link says nothing about it", async () => {
	const { token, link } = await signUp();
	const email = `changed.${crypto.randomUUID()}@example.com`;
	await app.call(contract.changeEmail, { body: { current_password, email } }, token);
	expect((await confirm(await mailedToken(app, email))).status).toBe(200);
	expect(await settings(token)).toMatchObject({ email, is_email_proved: true });
	expect(await confirm(link)).toMatchObject({ status: 410, body: { code: "link_expired" } });
});

test("accepting an emailed invitation verifies the address", async () => {
	const owner = await buildParent(app);
	const { email, token } = await signUp();
	await app.call(inviteGuardian, { body: { email } }, owner.token);
	const body = { token: await mailedToken(app, email) };
	expect((await app.call(joinFamily, { body }, token)).status).toBe(200);
	expect(await isProved(email)).toBe(true);
});

async function isProved(email: string): Promise<boolean> {
	const { email_verified_at } = await app.database.db
		.selectFrom("accounts")
		.select("email_verified_at")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return email_verified_at !== null;
}
