import { forgotPassword, resetPassword } from "@learnin/contract/routes/people/credentials.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { describe, expect, test } from "vitest";
import { buildParent, enableSecondFactor } from "../../platform/testing/factories.ts";
import { mailedToken } from "../../platform/testing/mailed-token.ts";
import { moveClock, twoNodes } from "../../platform/testing/test-app.ts";
import { forgetOldTriesAndNetworks } from "./guessing.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const nodes = await twoNodes();

const later = (seconds: number) => moveClock(nodes[0], seconds * 1000);
const password = "correct horse battery";

let tried = 0;
/** A sign-in from this address, alternating between nodes. */
async function login(email: string, secret: string, ip: string, code?: string) {
	tried += 1;
	const response = await (nodes[tried % 2] ?? nodes[0]).inject({
		method: "POST",
		url: loginUser.path,
		remoteAddress: ip,
		payload: { email, password: secret, ...(code !== undefined && { code }) },
	});
	const { id: _, data: __, ...body } = response.json<{ id?: string; data?: unknown; code?: string }>();
	return { status: response.statusCode, wait: Number(response.headers["retry-after"] ?? 0), body };
}

/** This many wrong passwords, ten from each network, so that none has to wait. */
async function guessFromManyNetworks(email: string, count: number, net: number): Promise<number[]> {
	const statuses: number[] = [];
	for (let number = 0; number < count; number += 1) {
		const ip = `10.${net}.${Math.floor(number / 10)}.${number % 250}`;
		statuses.push((await login(email, "guess guess", ip)).status);
	}
	return statuses;
}

describe("guessing a password", () => {
	test("has increasing delays, up to fifteen minutes, also when moving within the network", async () => {
		const { email } = await buildParent(nodes[0]);
		const from = (number: number) => `192.0.2.${number}`;
		for (let number = 0; number < 10; number += 1)
			expect((await login(email, "guess guess", from(number))).status).toBe(401);
		const waits: number[] = [];
		for (let number = 10; number < 16; number += 1) {
			const refused = await login(email, "guess guess", from(number));
			expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
			waits.push(refused.wait);
			later(refused.wait);
			expect((await login(email, "guess guess", from(number))).status).toBe(401);
		}
		expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
	});

	test("does not lock the owner out: from elsewhere the right password works at once", async () => {
		const { email } = await buildParent(nodes[0]);
		for (let number = 0; number < 12; number += 1) await login(email, "guess guess", "192.0.2.7");
		expect((await login(email, password, "192.0.2.7")).status).toBe(429);
		expect((await login(email, password, "198.51.100.7")).status).toBe(200);
		// It was the owner, but elsewhere: the guesser's network still has to wait.
		expect((await login(email, password, "192.0.2.7")).status).toBe(429);
	});

	test("a right password clears the wrong ones before it", async () => {
		const { email } = await buildParent(nodes[0]);
		for (let round = 0; round < 3; round += 1) {
			for (let number = 0; number < 9; number += 1)
				expect((await login(email, "guess guess", "192.0.2.8")).status).toBe(401);
			expect((await login(email, password, "192.0.2.8")).status).toBe(200);
		}
	});

	test("many concurrent tries on two nodes get no more than sequential ones", async () => {
		const { email } = await buildParent(nodes[0]);
		const answers = await Promise.all(
			Array.from({ length: 25 }, () => login(email, "guess guess", "192.0.2.9")),
		);
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
	});

	test("a sign-in at the same moment, on a node whose clock is behind, is not delayed", async () => {
		const { email } = await buildParent(nodes[0]);
		expect((await login(email, "guess guess", "192.0.2.10")).status).toBe(401);
		later(-2);
		expect((await login(email, password, "192.0.2.10")).status).toBe(200);
	});

	test("after a hundred wrong tries from anywhere, unknown networks need the emailed link; known ones do not", {
		timeout: 120_000,
	}, async () => {
		const person = await buildParent(nodes[0]);
		const home = "203.0.113.5";
		expect((await login(person.email, password, home)).status).toBe(200);
		const statuses = await guessFromManyNetworks(person.email, 100, 1);
		expect(new Set(statuses)).toEqual(new Set([401]));
		const refused = await login(person.email, password, "198.51.100.99");
		expect(refused).toMatchObject({ status: 403, body: { code: "tries_used_up" } });
		// At home, and elsewhere in the neighborhood, the owner signs in as usual; strangers still cannot.
		expect((await login(person.email, password, "203.0.113.77")).status).toBe(200);
		expect((await login(person.email, password, "198.51.100.99")).status).toBe(403);

		// No account has this address, and nothing reveals that.
		const nobody = `nobody.${person.email}`;
		expect(new Set(await guessFromManyNetworks(nobody, 100, 2))).toEqual(new Set([401]));
		expect(await login(nobody, password, "198.51.100.99")).toEqual(refused);

		await nodes[0].call(forgotPassword, { body: { email: person.email } });
		await expect
			.poll(() => mailedToken(nodes[0], person.email, "Choose a new Learnin password"))
			.not.toBe("");
		const token = await mailedToken(nodes[0], person.email, "Choose a new Learnin password");
		const chosen = "seven quiet otters";
		expect((await nodes[0].call(resetPassword, { body: { token, password: chosen } })).status).toBe(200);
		expect((await login(person.email, chosen, "198.51.100.99")).status).toBe(200);
	});
});

test("guessing a code is delayed likewise, and does not lock out the owner elsewhere", async () => {
	const person = await buildParent(nodes[0]);
	const code = await enableSecondFactor(nodes[0], person);
	const wrong = `${(Number(code()[0]) + 5) % 10}${code().slice(1)}`;
	for (let number = 0; number < 5; number += 1)
		expect((await login(person.email, password, "192.0.2.10", wrong)).status).toBe(401);
	expect((await login(person.email, password, "192.0.2.10", code())).status).toBe(429);
	expect((await login(person.email, password, "198.51.100.10", code())).status).toBe(200);
});

test("counters name no address, network or account, and are deleted after a month", async () => {
	const { db, pool } = nodes[0].database;
	const person = await buildParent(nodes[0]);
	await login(person.email, "guess guess", "192.0.2.200");
	await login(person.email, password, "198.51.100.200");
	await login(person.email, "guess guess", "192.0.2.200");
	for (const table of ["rate_limits", "sign_in_tries", "known_networks"]) {
		const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
		expect(rows.length, table).toBeGreaterThan(0);
		for (const { row } of rows) {
			const known = table === "known_networks" ? [] : [person.account_id];
			for (const clear of [person.email, "192.0.2", "198.51.100", "127.0.0", ...known])
				expect(row).not.toContain(clear);
		}
	}
	const left = async () => ({
		tries: (await db.selectFrom("sign_in_tries").select("failures").execute()).length,
		networks: (await db.selectFrom("known_networks").select("account_id").execute()).length,
	});
	const day = DAY_MS;
	const at = (days: number) => new Date(nodes[0].clock.now.getTime() + days * day);
	const before = await left();
	await forgetOldTriesAndNetworks(db, at(29));
	expect((await left()).networks).toBe(before.networks);
	expect((await left()).tries).toBeGreaterThan(0);
	await forgetOldTriesAndNetworks(db, at(31));
	expect(await left()).toEqual({ tries: 0, networks: before.networks });
	await forgetOldTriesAndNetworks(db, at(181));
	expect(await left()).toEqual({ tries: 0, networks: 0 });
});
