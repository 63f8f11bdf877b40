import * as contract from "@learnin/contract/routes/people/notifications.contract";
import { logoutUser } from "@learnin/contract/routes/people/sign-in.contract";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import { buildAccount, buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Person } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { notify } from "./notify.ts";

/** Two nodes on one database: a change on the first reaches the second. */
const first = await testApp();
const second = await testApp({ connectionString: first.connectionString });
const address = await second.listen();

let events = 0;

async function tell({ account_id }: Person): Promise<void> {
	events += 1;
	const notification = {
		account_id,
		kind: "payment_received",
		event_key: `event-${events}`,
		description: `Notification ${events}.`,
	} as const;
	const teller = {
		config: first.config,
		now: () => first.clock.now,
		jobs: { add: async () => undefined, handle() {}, repeat() {}, async start() {}, async stop() {} },
	};
	await inTransaction(first.database.db, (tx) => notify(teller, tx, notification));
}

interface Line {
	type: string;
	notifications_count: number | null;
}

/** What the stream has sent so far, and a promise that resolves once the server has ended it. */
async function listen({ token }: Person) {
	const response = await fetch(address + contract.streamNotifications.path, {
		headers: { authorization: `Bearer ${token}` },
	});
	const heard: (string | number | null)[][] = [];
	const ended = (async () => {
		let text = "";
		for await (const chunk of response.body ?? []) {
			text += Buffer.from(chunk).toString();
			const lines = text.split("\n").slice(0, -1);
			heard.splice(
				0,
				heard.length,
				...lines.map((line) => {
					const { type, notifications_count } = JSON.parse(line) as Line;
					return [type, notifications_count];
				}),
			);
		}
	})();
	// More than the greeting may have come by then: what was sent just before may be told once more.
	await expect.poll(() => heard.length).toBeGreaterThan(0);
	return { heard, ended };
}

test.each([
	["a parent", () => buildParent(first)],
	["a student", async () => buildStudent(first, await buildParent(first))],
	["a super-admin", () => buildAdmin(first)],
	["an account that has not registered", () => buildAccount(first)],
])("%s receives on one node what is sent on the other", async (_, build) => {
	const person = await build();
	await tell(person);
	const { heard } = await listen(person);
	expect(heard[0]).toEqual(["hello", 1]);
	await tell(person);
	await expect.poll(() => heard.at(-1)).toEqual(["changed", 2]);
});

test("reading on one node marks as read on the other", async () => {
	const person = await buildParent(first);
	await tell(person);
	const { heard } = await listen(person);
	const { data } = await first.call(contract.getNotifications, { query: {} }, person.token);
	const ids = data.notifications.map(({ id }) => id);
	const marked = await first.call(contract.readNotifications, { body: { ids } }, person.token);
	expect(marked.data).toEqual({ notifications_count: 0 });
	await expect.poll(() => heard.at(-1)).toEqual(["changed", 0]);
});

test("no one receives or marks another account's notifications", async () => {
	const person = await buildParent(first);
	const other = await buildParent(first);
	const { heard } = await listen(other);
	await tell(person);
	const { data } = await first.call(contract.getNotifications, { query: {} }, person.token);
	const ids = data.notifications.map(({ id }) => id);
	await first.call(contract.readNotifications, { body: { ids } }, other.token);
	const { data: after } = await first.call(contract.getNotifications, { query: {} }, person.token);
	expect(after.notifications).toMatchObject([{ is_read: false }]);
	await tell(other);
	await expect
		.poll(() => heard)
		.toEqual([
			["hello", 0],
			["changed", 1],
		]);
});

test("a hundred open pages cost one poll, not a hundred", async () => {
	const people = await Promise.all(Array.from({ length: 10 }, () => buildAccount(first)));
	const lines = await Promise.all(
		people.flatMap((person) => Array.from({ length: 10 }, () => listen(person))),
	);
	let looks = 0;
	const { pool } = second.database;
	const counted = new WeakSet<object>();
	const count = (client: { query: unknown }) => {
		if (counted.has(client)) return;
		counted.add(client);
		const { query } = client as { query: (...given: unknown[]) => unknown };
		client.query = (...given: unknown[]) => {
			const { text = String(given[0]) } = given[0] as { text?: string };
			if (text.includes("union all")) looks += 1;
			return query.apply(client, given);
		};
	};
	pool.on("acquire", count);
	const [told] = people;
	if (told === undefined) throw new Error("no account was built");
	await tell(told);
	const own = lines.slice(0, 10);
	await expect.poll(() => own.every(({ heard }) => heard.at(-1)?.[0] === "changed")).toBe(true);
	pool.off("acquire", count);
	expect(lines.slice(10).every(({ heard }) => heard.length === 1)).toBe(true);
	expect(looks).toBeGreaterThan(0);
	expect(looks).toBeLessThan(20);
});

test("a stream ends once its session was signed out", async () => {
	const person = await buildParent(first);
	const { heard, ended } = await listen(person);
	await first.call(logoutUser, { body: { refresh_token: person.refresh_token } });
	await tell(person);
	await ended;
	expect(heard).toEqual([["hello", 0]]);
});
