import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import {
	createUser,
	loginUser,
	logoutUser,
	refreshToken,
} from "@learnin/contract/routes/people/sign-in.contract";
import { describe, expect, test } from "vitest";
import { buildParent, type Person } from "../../platform/testing/factories.ts";
import { moveClock, type TestApp, twoNodes } from "../../platform/testing/test-app.ts";

const nodes = await twoNodes();

const later = (seconds: number) => moveClock(nodes[0], seconds * 1000);
const password = "correct horse battery";
const login = (node: TestApp, email: string, secret: string) =>
	node.call(loginUser, { body: { email, password: secret } });
const details = (token: string) => Promise.all(nodes.map((node) => node.call(getUserDetails, {}, token)));
const refresh = (node: TestApp, refresh_token: string) =>
	node.call(refreshToken, { body: { refresh_token } });

describe("guessing", () => {
	test("is counted across both nodes, locks only one account, and unlocks by itself", async () => {
		const [one, two] = nodes;
		const victim = await buildParent(one);
		const other = await buildParent(one);
		for (let tries = 0; tries < 10; tries += 1)
			expect((await login(nodes[tries % 2] ?? one, victim.email, "guess guess")).status).toBe(401);
		for (const node of [one, two]) {
			const refused = await login(node, victim.email, password);
			expect(refused.status).toBe(429);
			expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
			expect((await login(node, other.email, password)).status).toBe(200);
		}
		// The owner's open sessions stay.
		expect((await details(victim.token)).map(({ status }) => status)).toEqual([200, 200]);
		later(60);
		expect((await login(two, victim.email, password)).status).toBe(200);
	});

	test("is not hidden by forged addresses", async () => {
		const forged = ["x-forwarded-for", "forwarded", "x-real-ip"];
		const guess = (number: number) =>
			nodes[0].inject({
				method: "POST",
				url: loginUser.path,
				remoteAddress: "192.0.2.77",
				headers: Object.fromEntries(forged.map((name) => [name, `198.51.100.${number}`])),
				payload: { email: `nobody${number}@example.com`, password: "guess guess" },
			});
		for (let number = 0; number < 30; number += 1) expect((await guess(number)).statusCode).toBe(401);
		for (let number = 30; number < 50; number += 1) expect((await guess(number)).statusCode).toBe(429);
	});
});

describe("an ended session", () => {
	const ends: [string, (person: Person) => Promise<unknown>, string][] = [
		[
			"signing out",
			({ refresh_token }) => nodes[0].call(logoutUser, { body: { refresh_token } }),
			"session_ended",
		],
		[
			"switching the account off",
			({ account_id }) =>
				nodes[0].database.db
					.updateTable("accounts")
					.set({ is_active: false })
					.where("id", "=", account_id)
					.execute(),
			"account_inactive",
		],
		[
			"deleting the account",
			async ({ account_id }) => {
				const { db } = nodes[0].database;
				await db.deleteFrom("guardians").where("account_id", "=", account_id).execute();
				await db.deleteFrom("accounts").where("id", "=", account_id).execute();
			},
			"session_ended",
		],
	];
	test.each(ends)("by %s is ended on every node at once", async (_, end, code) => {
		const person = await buildParent(nodes[0]);
		expect((await details(person.token)).map(({ status }) => status)).toEqual([200, 200]);
		await end(person);
		expect((await details(person.token)).map(({ status, body }) => [status, body.code])).toEqual([
			[401, code],
			[401, code],
		]);
		for (const node of nodes) expect((await refresh(node, person.refresh_token)).status).toBe(401);
	});
});

test("twenty refreshes of one token on two nodes return the same successor; a later replay ends the session", async () => {
	const [one, two] = nodes;
	const body = { name: "Ada Byron", email: `tabs.${crypto.randomUUID()}@example.com`, password };
	const { data: first } = await one.call(createUser, { body });
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) => refresh(at % 2 === 0 ? one : two, first.refresh_token)),
	);
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
	const successors = new Set(answers.map(({ data }) => data.refresh_token));
	expect(successors.size).toBe(1);
	const [successor = ""] = successors;
	// Up to the last of the ten seconds, and on the other node too.
	later(10);
	expect((await refresh(two, first.refresh_token)).data.refresh_token).toBe(successor);
	const sessions = await one.database.db
		.selectFrom("sessions as s")
		.innerJoin("accounts as a", "a.id", "s.account_id")
		.select("s.id")
		.where("a.email", "=", body.email)
		.execute();
	expect(sessions).toHaveLength(1);
	const lineOf = () =>
		one.database.db
			.selectFrom("refresh_tokens")
			.selectAll()
			.where("session_id", "=", sessions[0]?.id ?? "")
			.orderBy("created_at")
			.execute();
	expect(await lineOf()).toHaveLength(2);
	later(5);
	const third = await refresh(two, successor);
	expect(third.status).toBe(200);
	const line = await lineOf();
	expect(line.map(({ used_at }) => used_at !== null)).toEqual([true, true, false]);
	// What is stored cannot produce a token and, after the grace period, not even together with the token.
	expect(line.map(({ successor_salt }) => successor_salt?.length ?? 0)).toEqual([0, 32, 0]);
	expect((await refresh(two, first.refresh_token)).status).toBe(401);
	for (const token of [successor, third.data.refresh_token])
		expect((await refresh(one, token)).status).toBe(401);
	const newest = answers.at(-1)?.data.access_token ?? "";
	expect((await details(newest)).map(({ status }) => status)).toEqual([401, 401]);
});

test("one IPv6 network counts as one address: a /64 is 2^64 addresses to its owner", async () => {
	const guess = (number: number) =>
		(number % 2 === 0 ? nodes[0] : nodes[1]).inject({
			method: "POST",
			url: loginUser.path,
			remoteAddress: `2001:db8:7:7::${(number + 1).toString(16)}`,
			payload: { email: `nobody${number}@example.net`, password: "guess guess" },
		});
	for (let number = 0; number < 30; number += 1) expect((await guess(number)).statusCode).toBe(401);
	expect((await guess(30)).statusCode).toBe(429);
});
