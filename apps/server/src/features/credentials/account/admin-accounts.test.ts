import * as contract from "@learnin/contract/routes/people/credentials.contract";
import { getSuperadminDashboard } from "@learnin/contract/routes/people/people.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { expect, test } from "vitest";
import { buildParent, buildStudent, enableSecondFactor } from "../../../platform/testing/factories.ts";
import { twoNodes } from "../../../platform/testing/test-app.ts";
import { createAdmin, listAdmins, resetSecondFactor, revokeAdmin } from "./admin-accounts.ts";

const [app, node2] = await twoNodes();

const command = () => ({ db: app.database.db, config: app.config, now: () => app.clock.now });
const password = "seven quiet otters";
const login = (email: string, secret: string) => app.call(loginUser, { body: { email, password: secret } });
const audited = (subject_id: string) =>
	app.database.db
		.selectFrom("audit_log")
		.select(["action", "actor_id"])
		.where("subject_id", "=", subject_id)
		.orderBy("id")
		.execute();

test("a new super-admin has no password but a link to choose one, once", async () => {
	const email = "first.admin@example.com";
	const created = await createAdmin(command(), email);
	expect(created.kind).toBe("created");
	const link = "link" in created ? (created.link ?? "") : "";
	expect(link).toMatch(/^http:\/\/learnin\.test\/reset-password\?token=[\w-]{43}$/);
	const token = new URL(link).searchParams.get("token") ?? "";
	const reset = () => app.call(contract.resetPassword, { body: { token, password } });
	expect((await reset()).status).toBe(200);
	expect((await reset()).status).toBe(409);
	const { data } = await login(email, password);
	const details = await app.call(getUserDetails, {}, data.access_token);
	expect(details.data).toMatchObject({ is_admin: true, user_type: "UNKNOWN" });
	expect((await listAdmins(command())).map((admin) => admin.email)).toContain(email);
	expect(await createAdmin(command(), email)).toEqual({ kind: "already", link: null });
});

/** Promotes the account, and lets its owner choose a password through the link. */
async function promote(email: string): Promise<void> {
	const promoted = await createAdmin(command(), email);
	expect(promoted.kind).toBe("promoted");
	const link = "link" in promoted ? (promoted.link ?? "") : "";
	const token = new URL(link).searchParams.get("token") ?? "";
	const done = await app.call(contract.resetPassword, { body: { token, password } });
	expect(done.status).toBe(200);
}

test("promoting an account revokes everything it signed in with before, because anyone can have signed up", async () => {
	const parent = await buildParent(app);
	const { account_id, email } = parent;
	const codeOf = await enableSecondFactor(app, parent);
	await app.database.db
		.insertInto("identities")
		.values({ issuer: "https://accounts.example", subject: "thief", account_id, email })
		.execute();
	expect((await createAdmin(command(), email)).kind).toBe("promoted");
	const refused = await app.call(loginUser, {
		body: { email, password: "correct horse battery", code: codeOf() },
	});
	expect(refused).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
	const left = await app.database.pool.query("select 1 from identities where account_id = $1", [account_id]);
	expect(left.rows).toEqual([]);
});

test("a parent who is promoted chooses a password through the link and signs in again", async () => {
	const parent = await buildParent(app);
	await promote(parent.email);
	expect((await app.call(getUserDetails, {}, parent.token)).body.code).toBe("signed_out_everywhere");
	const { data } = await login(parent.email, password);
	expect((await app.call(getSuperadminDashboard, {}, data.access_token)).status).toBe(200);
	expect(await audited(parent.account_id)).toEqual([
		{ action: "admin.granted", actor_id: null },
		{ action: "password.reset", actor_id: parent.account_id },
	]);
});

test("losing the role closes the super-admin pages on every node at once", async () => {
	const parent = await buildParent(app);
	await promote(parent.email);
	const { access_token } = (await login(parent.email, password)).data;
	expect(await revokeAdmin(command(), parent.email)).toBe(true);
	for (const node of [app, node2])
		expect((await node.call(getSuperadminDashboard, {}, access_token)).body.code).toBe("forbidden");
	expect(await revokeAdmin(command(), parent.email)).toBe(false);
	expect((await audited(parent.account_id)).map(({ action }) => action)).toEqual([
		"admin.granted",
		"password.reset",
		"admin.revoked",
	]);
});

test("refuses a child and a switched-off account", async () => {
	const parent = await buildParent(app);
	const child = await buildStudent(app, parent);
	expect(await createAdmin(command(), child.email)).toEqual({ kind: "refused", because: "student" });
	await app.database.db
		.updateTable("accounts")
		.set({ is_active: false })
		.where("id", "=", parent.account_id)
		.execute();
	expect(await createAdmin(command(), parent.email)).toEqual({ kind: "refused", because: "inactive" });
});

test("an operator can turn off a lost second factor, once, and every session ends", async () => {
	const person = await buildParent(app);
	await enableSecondFactor(app, person);
	const own = "correct horse battery";
	expect((await login(person.email, own)).body.code).toBe("second_factor_needed");
	expect(await resetSecondFactor(command(), person.email)).toBe(true);
	expect((await node2.call(getUserDetails, {}, person.token)).body.code).toBe("signed_out_everywhere");
	expect((await login(person.email, own)).status).toBe(200);
	expect(await audited(person.account_id)).toEqual([{ action: "second_factor.reset", actor_id: null }]);
	expect(await resetSecondFactor(command(), person.email)).toBe(false);
	expect(await resetSecondFactor(command(), "nobody@example.com")).toBe(false);
});
