import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { unsubscribe } from "@learnin/contract/routes/people/notifications.contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeyring } from "../../../platform/auth/keyring.ts";
import { keyedHash } from "../../../platform/auth/sealed.ts";
import type { Mail } from "../../../platform/mail/mailer.ts";
import { openLinks } from "../../../platform/mail/sealed-links.ts";
import { buildParent, enableSecondFactor, type Person } from "../../../platform/testing/factories.ts";
import { createTestApp, type TestApp } from "../../../platform/testing/test-app.ts";
import { forgotPassword } from "@learnin/contract/routes/people/credentials.contract";
import { resealAll } from "../index.ts";

const oldSecret = "the secret of before, only used in tests 0123456789";
const newSecret = "the secret from now on, only used in tests 0123456789";

/** Three nodes on one database: before the rotation, during it, and after the old secret is removed. */
let before: TestApp;
let during: TestApp;
let after: TestApp;
beforeAll(async () => {
	before = await createTestApp({ settings: { JWT_SECRET: oldSecret }, jobs: true });
	const { connectionString } = before;
	during = await createTestApp({
		connectionString,
		settings: { JWT_SECRET: newSecret, JWT_SECRET_PREVIOUS: oldSecret },
	});
	after = await createTestApp({ connectionString, settings: { JWT_SECRET: newSecret } });
});
afterAll(async () => {
	await after.stop();
	await during.stop();
	await before.stop();
});

const password = "correct horse battery";
const login = (node: TestApp, { email }: Person, code: string) =>
	node.call(loginUser, { body: { email, password, code } });
const later = (seconds: number) => {
	for (const node of [before, during, after])
		node.clock.now = new Date(before.clock.now.getTime() + seconds * 1000);
};
const reseal = () => resealAll(during.database.db, during.config.keyring);

async function giveRecoveryCodes({ account_id }: Person, ...codes: string[]): Promise<void> {
	for (const code of codes) {
		const code_hash = keyedHash(before.config.keyring, "recovery code", code, account_id);
		await before.database.db.insertInto("recovery_codes").values({ account_id, code_hash }).execute();
	}
}

/** The token of a link sent earlier, which the server cannot write again. */
function unsubscribeLinkOf({ account_id }: Person): string {
	const until = Math.floor(before.clock.now.getTime() / 1000 + 86_400).toString(36);
	const said = `weekly_digest:${until}`;
	const signature = keyedHash(before.config.keyring, "unsubscribe link", said, account_id);
	return `weekly_digest.${account_id}.${until}.${signature.toString("base64url")}`;
}

/** The email with a link, queued for a mail server that does not respond. */
async function waitingMail(address: string): Promise<Mail> {
	const { rows } = await before.database.pool.query<{ data: Mail }>(
		"select data from jobs.job where name = 'send-mail' and data -> 'to' ->> 'address' = $1",
		[address],
	);
	return rows[0]?.data ?? { to: { name: "", address }, subject: "", text: "", message_key: "" };
}

test("rotating the secret while the product runs: everything from before keeps working, also without the old secret", async () => {
	const person = await buildParent(before);
	const code = await enableSecondFactor(before, person);
	await giveRecoveryCodes(person, "ABCDE23456", "FGHJK23456");
	const unsubscribing = unsubscribeLinkOf(person);
	await before.call(forgotPassword, { body: { email: person.email } });
	await expect.poll(async () => (await waitingMail(person.email)).text).toContain("?token=sealed:");
	const written = openLinks(before.config.keyring, await waitingMail(person.email));

	// Without the old secret nothing works before everything was resealed.
	expect((await after.call(getUserDetails, {}, person.token)).status).toBe(401);
	const waiting = await waitingMail(person.email);
	expect(() => openLinks(after.config.keyring, waiting)).toThrow("none of our keys opens");
	expect((await login(during, person, code())).status).toBe(200);
	expect((await during.call(getUserDetails, {}, person.token)).status).toBe(200);
	expect((await login(during, person, "ABCDE-23456")).status).toBe(200);

	expect(await reseal()).toMatchObject({ secrets: 1, mails: 1, unreadable: 0 });
	expect(await reseal()).toEqual({ secrets: 0, mails: 0, unreadable: 0 });
	later(30);
	// A node that still has the old secret as well, and one that no longer has it.
	expect((await login(during, person, code())).status).toBe(200);
	later(30);
	expect((await login(after, person, code())).status).toBe(200);
	expect((await login(after, person, "FGHJK-23456")).status).toBe(200);
	expect((await login(after, person, "ABCDE-23456")).status).toBe(401);
	expect(openLinks(after.config.keyring, await waitingMail(person.email))).toEqual(written);
	expect((await after.call(unsubscribe, { query: { token: unsubscribing } })).status).toBe(200);
});

test("rotating the secret twice keeps what the first one made working", async () => {
	const person = await buildParent(before);
	await enableSecondFactor(before, person);
	await giveRecoveryCodes(person, "ABCDE23456");
	await reseal();
	const third = "the third secret, only used in tests 0123456789 abc";
	await resealAll(during.database.db, createKeyring(third, newSecret));
	const { connectionString } = before;
	const last = await createTestApp({ connectionString, settings: { JWT_SECRET: third } });
	last.clock.now = before.clock.now;
	try {
		expect((await login(last, person, "ABCDE-23456")).status).toBe(200);
	} finally {
		await last.stop();
	}
	// Back to the second secret, for later tests.
	await resealAll(during.database.db, createKeyring(newSecret, third));
});

/** The format from before keys had names. */
function sealBefore(secret: string, owner: string): Buffer {
	const key = Buffer.from(hkdfSync("sha256", secret, "", "learnin authenticator secret", 32));
	const iv = randomBytes(12);
	const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
	const encrypted = Buffer.concat([cipher.update(randomBytes(20)), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

test("data sealed before keys had names gets one; what no key opens is left and counted", async () => {
	const { db } = before.database;
	const [named, lost] = [await buildParent(before), await buildParent(before)];
	const give = ({ account_id }: Person, secret: string) =>
		db
			.updateTable("accounts")
			.set({ totp_secret: sealBefore(secret, account_id), totp_confirmed_at: before.clock.now })
			.where("id", "=", account_id)
			.execute();
	await give(named, oldSecret);
	await give(lost, "a secret that nobody has any more 0123456789");
	expect(await reseal()).toMatchObject({ secrets: 1, unreadable: 1 });
	expect(await reseal()).toMatchObject({ secrets: 0, unreadable: 1 });
});
