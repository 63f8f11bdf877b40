import { forgotPassword } from "@learnin/contract/routes/people/credentials.contract";
import { createUser, loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../platform/testing/test-app.ts";

// `npm run audit` uses the whole sample and strict bounds; the short one only detects a gross difference.
const isAudit = process.env["AUDIT"] === "full";
const pairs = isAudit ? 60 : 10;
const rounds = isAudit ? 3 : 1;

const app = await testApp({ settings: { AUTH_LIMITS: "off" }, jobs: true });
beforeAll(async () => {
	await app.call(createUser, {
		body: { name: "Ada Byron", email: known, password: "correct horse battery" },
	});
});

const known = "known.person@example.com";
const unknown = "other.person@example.com";

interface Answer {
	ms: number;
	status: number;
	body: Record<string, unknown>;
	headers: string[];
}

async function ask(url: string, payload: object): Promise<Answer> {
	const begin = performance.now();
	const response = await app.inject({ method: "POST", url, payload });
	const ms = performance.now() - begin;
	const { id: _, ...body } = response.json<Record<string, unknown>>();
	return { ms, status: response.statusCode, body, headers: Object.keys(response.headers).toSorted() };
}

interface Asked {
	url: string;
	/** Of every answer. */
	status: number;
	payloadFor: (email: string) => object;
}

/** The two kinds of address alternate, each first every other time: load on the machine affects both. */
async function sample({ url, status, payloadFor }: Asked) {
	const times = { known: [] as number[], unknown: [] as number[] };
	for (let pair = 0; pair < pairs; pair += 1) {
		const order = pair % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
		const answers = {} as Record<"known" | "unknown", Answer>;
		for (const kind of order) answers[kind] = await ask(url, payloadFor(kind === "known" ? known : unknown));
		const { ms: knownMs, ...toKnown } = answers.known;
		const { ms: unknownMs, ...toUnknown } = answers.unknown;
		expect(toUnknown).toEqual(toKnown);
		expect(toKnown.status).toBe(status);
		times.known.push(knownMs);
		times.unknown.push(unknownMs);
	}
	return times;
}

/**
 * Mann-Whitney: how often a known address took longer than an unknown one. 0.5 is no difference, 0 and 1
 * reveal everything.
 */
function auc(known_ms: number[], unknown_ms: number[]): number {
	let wins = 0;
	for (const one of known_ms)
		for (const other of unknown_ms) wins += one > other ? 1 : one === other ? 0.5 : 0;
	return wins / (known_ms.length * unknown_ms.length);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe.each([
	["signing in", 401, loginUser.path, (email: string) => ({ email, password: "not this one" })],
	["a forgotten password", 200, forgotPassword.path, (email: string) => ({ email })],
])("%s", (_, status, url, payloadFor) => {
	test("reveals a known address neither by response nor by timing", {
		timeout: 300_000,
	}, async () => {
		// The first ones warm up.
		await sample({ url, status, payloadFor });
		const measured: number[] = [];
		for (let round = 0; round < rounds; round += 1) {
			const times = await sample({ url, status, payloadFor });
			const ratio = median(times.known) / median(times.unknown);
			// Without the decoy check for an unknown address this is 20 and more.
			expect(ratio).toBeGreaterThan(1 / 4);
			expect(ratio).toBeLessThan(4);
			measured.push(auc(times.known, times.unknown));
		}
		if (!isAudit) return;
		process.stdout.write(`${url}: AUC ${measured.map((value) => value.toFixed(3)).join(", ")}\n`);
		expect(median(measured)).toBeGreaterThanOrEqual(0.4);
		expect(median(measured)).toBeLessThanOrEqual(0.6);
	});
});
