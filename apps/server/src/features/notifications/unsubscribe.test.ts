import * as contract from "@learnin/contract/routes/people/notifications.contract";
import { expect, test } from "vitest";
import { buildParent, type Parent } from "../../platform/testing/factories.ts";
import { createKeyring } from "../../platform/auth/keyring.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscribe-token.ts";
import { altered } from "../../platform/testing/altered.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp();

const kind = "weekly_digest" as const;
const tokenOf = ({ account_id }: Parent) =>
	unsubscribeToken(app.config.keyring, { account_id, kind }, app.clock.now);
const end = (token: string) => app.call(contract.unsubscribe, { query: { token } });

async function mailSwitches(parent: Parent) {
	const { data } = await app.call(contract.getNotificationSwitches, {}, parent.token);
	return Object.fromEntries(data.switches.map((each) => [each.kind, each.mail?.is_on]));
}

test("the link stops only emails of its kind, and can be reused; the setting turns them on again", async () => {
	const parent = await buildParent(app);
	const before = await mailSwitches(parent);
	expect(before[kind]).toBe(true);
	const token = tokenOf(parent);
	expect(await end(token)).toMatchObject({ status: 200, data: { kind, name: "Weekly email" } });
	expect((await end(token)).status).toBe(200);
	expect(await mailSwitches(parent)).toEqual({ ...before, [kind]: false });
	const body = { kind, channel: "mail", is_on: true } as const;
	await app.call(contract.setNotificationSwitch, { body }, parent.token);
	expect(await mailSwitches(parent)).toEqual(before);
});

test.each([
	["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
	[
		"multipart/form-data; boundary=x",
		'--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
	],
])("an email client's own button posts it as %s, without a sign-in", async (type, payload) => {
	const parent = await buildParent(app);
	const url = `${contract.unsubscribe.path}?token=${tokenOf(parent)}`;
	const answer = await app.inject({ method: "POST", url, payload, headers: { "content-type": type } });
	expect(answer.statusCode).toBe(200);
	expect((await mailSwitches(parent))[kind]).toBe(false);
});

test("opening the link changes nothing: it leads to the page that asks", async () => {
	const parent = await buildParent(app);
	const token = tokenOf(parent);
	const answer = await app.inject({ method: "GET", url: `${contract.unsubscribe.path}?token=${token}` });
	expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe?token=${token}`]);
	expect((await mailSwitches(parent))[kind]).toBe(true);
});

test("a link that was changed in any part is unknown, and changes nothing", async () => {
	const parent = await buildParent(app);
	const other = await buildParent(app);
	const token = tokenOf(parent);
	const forged = [
		token.replace(parent.account_id, other.account_id),
		token.replace(kind, "renewal_due"),
		token.replace(/\.[a-z0-9]+\.(?=[^.]+$)/u, ".zzzzzzz."),
		token.replace(/[^.]+$/u, (signature) => altered(signature)),
		`${token}.x`,
		unsubscribeToken(createKeyring("another secret"), { account_id: parent.account_id, kind }, app.clock.now),
		"",
		"toString.x.y.z",
	];
	for (const each of forged) expect(await end(each), each).toMatchObject({ status: 404 });
	expect((await mailSwitches(parent))[kind]).toBe(true);
	expect((await mailSwitches(other))[kind]).toBe(true);
	expect((await mailSwitches(parent)).renewal_due).toBe(true);
});

test("a link works for a year, and not for a deleted account", async () => {
	const parent = await buildParent(app);
	const token = tokenOf(parent);
	const inDays = (days: number) => new Date(app.clock.now.getTime() + days * DAY_MS);
	const { keyring } = app.config;
	expect(readUnsubscribeToken({ keyring, kept: [] }, token, inDays(364))).toEqual({
		account_id: parent.account_id,
		kind,
	});
	expect(readUnsubscribeToken({ keyring, kept: [] }, token, inDays(365))).toBe("expired");
	const gone = unsubscribeToken(keyring, { account_id: crypto.randomUUID(), kind }, app.clock.now);
	expect(await end(gone)).toMatchObject({ status: 404, body: { code: "link_unknown" } });
});
