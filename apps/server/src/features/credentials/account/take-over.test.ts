import * as contract from "@learnin/contract/routes/people/credentials.contract";
import {
	returnToParent,
	setPin,
	startPractising,
} from "@learnin/contract/routes/people/practising-as.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { loginUser, refreshToken } from "@learnin/contract/routes/people/sign-in.contract";
import { describe, expect, test } from "vitest";
import { hashPassword } from "../../../platform/auth/password.ts";
import {
	buildAccount,
	buildParent,
	buildStudent,
	enableSecondFactor,
	type Parent,
	type Person,
} from "../../../platform/testing/factories.ts";
import { mailedToken } from "../../../platform/testing/mailed-token.ts";
import { twoNodes } from "../../../platform/testing/test-app.ts";
import { untilOneWaits } from "../../../platform/testing/while-locked.ts";

const [app, node2] = await twoNodes();

const current_password = "correct horse battery";
const password = "seven quiet otters";
const login = (email: string, secret: string, node = app) =>
	node.call(loginUser, { body: { email, password: secret } });
const details = (token: string) => app.call(getUserDetails, {}, token);

/** What the owner does with the link in their inbox. */
async function resetByMail({ email }: Person): Promise<void> {
	await app.call(contract.forgotPassword, { body: { email } });
	await expect.poll(() => mailedToken(app, email)).not.toBe("");
	const token = await mailedToken(app, email);
	expect((await app.call(contract.resetPassword, { body: { token, password } })).status).toBe(200);
}

/**
 * Begins a reset, starts `attempt` before it is committed, and commits once `attempt` waits: the last moment
 * at which the old password could still be used.
 */
async function duringReset<T>({ account_id }: Person, attempt: () => Promise<T>): Promise<T> {
	const client = await app.database.pool.connect();
	await client.query("begin");
	await client.query("update accounts set password_hash = $2 where id = $1", [
		account_id,
		await hashPassword(password),
	]);
	await client.query(
		`update sessions set ended_at = now(), ended_because = 'password_changed'
		 where (account_id = $1 or opened_by = $1) and ended_at is null`,
		[account_id],
	);
	const attempted = attempt();
	await untilOneWaits(app);
	await client.query("commit");
	client.release();
	return attempted;
}

async function sessionsLeft({ account_id }: Person): Promise<number> {
	const { rows } = await app.database.pool.query<{ left: number }>(
		"select count(*)::int as left from sessions where (account_id = $1 or opened_by = $1) and ended_at is null",
		[account_id],
	);
	return rows[0]?.left ?? -1;
}

describe("while a new password is being set through an emailed link, the old one", () => {
	test("signs no one in", async () => {
		const person = await buildParent(app);
		const answer = await duringReset(person, () => login(person.email, current_password, node2));
		expect(answer).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
		expect(await sessionsLeft(person)).toBe(0);
	});

	test("cannot set a third one", async () => {
		const person = await buildParent(app);
		const body = { current_password, password: "nine loud badgers" };
		const answer = await duringReset(person, () =>
			node2.call(contract.changePassword, { body }, person.token),
		);
		expect(answer).toMatchObject({ status: 401, body: { code: "password_was_changed" } });
		expect((await login(person.email, password)).status).toBe(200);
	});

	test("cannot change the address", async () => {
		const person = await buildParent(app);
		const body = { current_password, email: `thief.${person.email}` };
		const answer = await duringReset(person, () => node2.call(contract.changeEmail, { body }, person.token));
		expect(answer).toMatchObject({ status: 401, body: { code: "password_was_changed" } });
		expect(await mailedToken(app, body.email)).toBe("");
	});

	test("cannot begin a second factor that would lock the owner out", async () => {
		const person = await buildParent(app);
		const answer = await duringReset(person, () =>
			node2.call(contract.startSecondFactor, { body: { current_password } }, person.token),
		);
		expect(answer).toMatchObject({ status: 401, body: { code: "password_was_changed" } });
	});

	test("and the PIN do not lead back to the parent", async () => {
		const { parent, child } = await practising();
		const answer = await duringReset(parent, () =>
			node2.call(returnToParent, { body: { pin: "2580" } }, child.access_token),
		);
		expect(answer).toMatchObject({ status: 401, body: { code: "password_was_changed" } });
		expect(await sessionsLeft(parent)).toBe(0);
	});
});

async function withoutSignIn(parent: Parent): Promise<string> {
	const { student_id, account_id } = await buildStudent(app, parent);
	await app.database.db.deleteFrom("accounts").where("id", "=", account_id).execute();
	return student_id;
}

/** A child on its parent's device. */
async function practising() {
	const parent = await buildParent(app);
	const student_id = await withoutSignIn(parent);
	await app.call(setPin, { body: { pin: "2580", password: current_password } }, parent.token);
	const { data } = await app.call(startPractising, { params: { student_id }, body: {} }, parent.token);
	return { parent, child: data };
}

describe("an address that someone else signed up with first", () => {
	test("is recovered by its owner without the other's second factor", async () => {
		const person = await buildAccount(app);
		await enableSecondFactor(app, person);
		await resetByMail(person);
		expect((await login(person.email, password)).status).toBe(200);
	});

	test("on a parent's account keeps the second factor: access to the inbox alone is not enough", async () => {
		const person = await buildParent(app);
		await enableSecondFactor(app, person);
		await resetByMail(person);
		expect(await login(person.email, password)).toMatchObject({ body: { code: "second_factor_needed" } });
	});

	test("loses a Google account with another address, keeps one with its own", async () => {
		const person = await buildParent(app);
		const { db } = app.database;
		const { account_id } = person;
		const link = (issuer: string, email: string) =>
			db
				.insertInto("identities")
				.values({ issuer, subject: crypto.randomUUID(), account_id, email })
				.execute();
		await link("https://accounts.example", `thief.${person.email}`);
		await link("https://other.example", person.email);
		await resetByMail(person);
		const left = await db
			.selectFrom("identities")
			.select("email")
			.where("account_id", "=", account_id)
			.execute();
		expect(left).toEqual([{ email: person.email }]);
		const acts = await db
			.selectFrom("audit_log")
			.select("action")
			.where("actor_id", "=", account_id)
			.orderBy("id")
			.execute();
		expect(acts.map(({ action }) => action)).toEqual(["password.reset", "google.unlinked"]);
	});
});

describe("a session that a parent opened for a child", () => {
	test("leads back once, however many concurrent PINs are sent to two nodes", async () => {
		const { parent, child } = await practising();
		const answers = await Promise.all(
			[app, node2, app, node2].map((node) =>
				node.call(returnToParent, { body: { pin: "2580" } }, child.access_token),
			),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await sessionsLeft(parent)).toBe(1);
	});

	test("is opened once, however many concurrent requests are sent to two nodes", async () => {
		const parent = await buildParent(app);
		const student_id = await withoutSignIn(parent);
		await app.call(setPin, { body: { pin: "2580", password: current_password } }, parent.token);
		const answers = await Promise.all(
			[app, node2, app, node2].map((node) =>
				node.call(startPractising, { params: { student_id }, body: {} }, parent.token),
			),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await sessionsLeft(parent)).toBe(1);
	});

	test("ends with the parent's account, on every node at once", async () => {
		const { parent, child } = await practising();
		expect((await details(child.access_token)).status).toBe(200);
		await app.database.db
			.updateTable("accounts")
			.set({ is_active: false })
			.where("id", "=", parent.account_id)
			.execute();
		for (const node of [app, node2])
			expect(await node.call(getUserDetails, {}, child.access_token)).toMatchObject({
				status: 401,
				body: { code: "account_inactive" },
			});
		const renewed = await node2.call(refreshToken, { body: { refresh_token: child.refresh_token } });
		expect(renewed).toMatchObject({ status: 401, body: { code: "account_inactive" } });
	});
});

test("signing out everywhere also ends a sign-in in progress", async () => {
	const person = await buildParent(app);
	const { account_id } = person;
	const client = await app.database.pool.connect();
	await client.query("begin");
	await client.query("select 1 from accounts where id = $1 for share", [account_id]);
	await client.query(
		"insert into sessions (account_id, user_agent, created_at, absolute_expires_at) values ($1, '', now(), now() + '1 day')",
		[account_id],
	);
	const leaving = node2.call(contract.signOutEverywhere, { body: { confirm: true } }, person.token);
	await untilOneWaits(app);
	await client.query("commit");
	client.release();
	expect((await leaving).status).toBe(200);
	expect(await sessionsLeft(person)).toBe(0);
});

test("a child that shares its parent's address follows the parent's change", async () => {
	const parent = await buildParent(app);
	const student_id = await withoutSignIn(parent);
	const { db } = app.database;
	await db.updateTable("students").set({ email: parent.email }).where("id", "=", student_id).execute();
	const email = `new.${parent.email}`;
	await app.call(contract.changeEmail, { body: { current_password, email } }, parent.token);
	const token = await mailedToken(app, email);
	expect((await app.call(contract.confirmEmail, { body: { token } })).status).toBe(200);
	const row = await db
		.selectFrom("students")
		.select("email")
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
	expect(row.email).toBe(email);
});

test("signing up with another person's address neither floods their inbox nor sends them chosen words", async () => {
	const person = await buildAccount(app, "Win big at evil.example");
	await app.call(contract.forgotPassword, { body: { email: person.email } });
	await expect.poll(() => mailedToken(app, person.email)).not.toBe("");
	const statuses: number[] = [];
	for (let times = 0; times < 21; times += 1) {
		app.clock.now = new Date(app.clock.now.getTime() + 10_000);
		const [old, next] = times % 2 === 0 ? [current_password, password] : [password, current_password];
		const body = { current_password: old, password: next };
		statuses.push((await app.call(contract.changePassword, { body }, person.token)).status);
	}
	expect(statuses.filter((status) => status === 200)).toHaveLength(20);
	expect(statuses.at(-1)).toBe(429);
	const { rows } = await app.database.pool.query<{ data: object }>(
		"select data from jobs.job where name = 'send-mail' and data->'to'->>'address' = $1",
		[person.email],
	);
	expect(rows.length).toBeGreaterThan(1);
	for (const { data } of rows) expect(JSON.stringify(data)).not.toContain("evil");
});
