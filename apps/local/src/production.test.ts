import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import { streamActivity } from "@learnin/contract/routes/practice/activity.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { createUser, loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { type CreatedDatabase, createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { openDatabase } from "@learnin/server/platform/db/database";
import { templateDatabase } from "@learnin/server/platform/testing/global-setup";
import { migrationsFolder } from "@learnin/server/platform/db/migrations/migrate";
import { startLock } from "@learnin/server/platform/db/one-at-a-time";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { builtProgram } from "../../../scripts/programs.mjs";
import { ensureWebIsBuilt } from "./ensure-web-is-built.ts";
import { callApi, statusOf } from "./testing/call-api.ts";
import { type Child, checkout, killChildren, lastWords, startChild } from "./testing/child-process.ts";
import { createDatabaseProxy, type DatabaseProxy } from "@learnin/server/platform/testing/database-proxy";
import { type Node, startNode } from "./testing/production.ts";

const made: CreatedDatabase[] = [];
const proxies: DatabaseProxy[] = [];

const emptyDatabase = () => databaseFrom("template0");
/** For tests that are not about migrations. */
const migratedDatabase = () => databaseFrom(templateDatabase);

async function databaseFrom(template: string): Promise<CreatedDatabase> {
	const database = await createDatabaseFrom(inject("postgres"), template);
	made.push(database);
	return database;
}

async function proxyTo(database: CreatedDatabase): Promise<DatabaseProxy> {
	const proxy = await createDatabaseProxy(database.connectionString);
	proxies.push(proxy);
	return proxy;
}

async function query(database: CreatedDatabase, sql: string): Promise<unknown[]> {
	const { pool, close } = openDatabase({
		connectionString: database.connectionString,
		maxConnections: 1,
		onError: () => {},
	});
	const { rows } = await pool.query<object>(sql);
	await close();
	return rows;
}

async function ready(node: Node): Promise<Node> {
	await expect.poll(() => statusOf(`${node.address}/readyz`)).toBe(200);
	return node;
}

let people = 0;
function signUp(node: Node) {
	people += 1;
	const body = { name: "Ada", email: `ada${people}@example.com`, password: "correct horse battery" };
	return callApi(node.address, createUser, { body });
}

const details = (node: Node, token: string) => callApi(node.address, getUserDetails, {}, token);

beforeAll(() => ensureWebIsBuilt(checkout, { log: () => {}, signal: new AbortController().signal }));
afterEach(({ task }) => {
	if (task.result?.state === "fail") console.error(lastWords());
	killChildren();
});
afterAll(async () => {
	for (const proxy of proxies) await proxy.close();
	for (const database of made) await database.drop();
});

describe("settings", () => {
	test("that are missing or malformed are all listed at once, without their values", async () => {
		const child = startChild(builtProgram("main"), {
			PORT: "canary-port",
			DATABASE_URL: "mysql://canary-user:canary-password@db/learnin",
			JWT_SECRET: "canary-short",
			APP_BASE_URL: "http://canary.example",
			AUTH_LIMITS: "off",
			TRUSTED_PROXIES: "canary-proxy",
			ERROR_REPORT_URL: "http://canary.example",
			STRIPE_API_URL: "http://127.0.0.1:1",
			STRIPE_SECRET_KEY: "canary-key",
		});
		expect(await child.ended).toBe(1);
		const named = [...child.output().matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name);
		expect(named.toSorted()).toEqual([
			"APP_BASE_URL",
			"AUTH_LIMITS",
			"DATABASE_URL",
			"DATA_DIR",
			"ERROR_REPORT_URL",
			"JWT_SECRET",
			"MAIL_FROM",
			"PORT",
			"SELLER_ADDRESS",
			"SELLER_NAME",
			"SMTP_URL",
			"STATEMENT_DESCRIPTOR",
			"STRIPE_API_URL",
			"STRIPE_PUBLISHABLE_KEY",
			"STRIPE_SECRET_KEY",
			"STRIPE_WEBHOOK_SECRETS",
			"TRUSTED_PROXIES",
		]);
		expect(child.output()).not.toMatch(/canary|\n\s+at /);
	});
});

// Preloaded: reports each package that production must not load; the build refuses files of ours that it must not.
const watchLoads = `data:text/javascript,${encodeURIComponent(`
	import { registerHooks } from "node:module";
	registerHooks({ load(url, context, next) {
		if (/node_modules\\/(vitest|playwright)/.test(url)) process.stderr.write("LOADED " + url + "\\n");
		return next(url, context);
	} });`)}`;

describe("an unavailable database", () => {
	test("is waited for: live, not ready, then serving; without demo data or stand-ins", async () => {
		const database = await emptyDatabase();
		const proxy = await proxyTo(database);
		const node = await startNode(proxy.connectionString, {}, { nodeOptions: ["--import", watchLoads] });
		await node.child.said(/database is not available yet/);
		expect(await statusOf(`${node.address}/healthz`)).toBe(200);
		expect(await statusOf(`${node.address}/readyz`)).toBe(503);
		expect(await signUp(node)).toMatchObject({ status: 503, code: "unavailable" });
		await proxy.open();
		await ready(node);
		expect(await query(database, "select count(*) from accounts")).toEqual([{ count: 0 }]);
		expect((await signUp(node)).status).toBe(200);
		expect(node.child.output()).not.toContain("LOADED");
	});

	test("is waited for again if it is lost during the start, in the middle of the migrations", async () => {
		const database = await emptyDatabase();
		const proxy = await proxyTo(database);
		await proxy.open();
		const inTheMiddle = proxy.freezeAt("insert into migrations (");
		const node = await startNode(proxy.connectionString);
		await inTheMiddle;
		await proxy.close();
		await node.child.said(/lost the database during the start/);
		proxy.thaw();
		await proxy.open();
		await ready(node);
		expect((await signUp(node)).status).toBe(200);
		expect(await node.child.end()).toBe(0);
	});

	test("does not delay a shutdown", async () => {
		const node = await startNode((await proxyTo(await emptyDatabase())).connectionString);
		await node.child.said(/database is not available yet/);
		expect(await node.child.end()).toBe(0);
	});

	test("causes 503 within two seconds, while it is down and while it is frozen, and recovers", async () => {
		const proxy = await proxyTo(await migratedDatabase());
		await proxy.open();
		const node = await ready(await startNode(proxy.connectionString));
		const { access_token } = (await signUp(node)).data;
		const begun = performance.now();
		// Leaves idle connections in the pool when the database drops them.
		await Promise.all(Array.from({ length: 30 }, () => details(node, access_token)));
		// A busy machine may add to the two seconds what it adds to responses with a working database.
		const limit = 2_500 + 3 * (performance.now() - begun);
		const during = async () => {
			const begin = performance.now();
			const all = await Promise.all(
				Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? signUp(node) : details(node, access_token))),
			);
			expect(new Set(all.map(({ status, code }) => `${status} ${code}`))).toEqual(
				new Set(["503 unavailable"]),
			);
			return performance.now() - begin;
		};
		await proxy.close();
		expect(await during()).toBeLessThan(limit);
		expect(await statusOf(`${node.address}/healthz`)).toBe(200);
		await proxy.open();
		await ready(node);
		expect((await details(node, access_token)).status).toBe(200);

		proxy.freeze();
		expect(await during()).toBeLessThan(limit);
		expect(await statusOf(`${node.address}/healthz`)).toBe(200);
		await expect.poll(() => statusOf(`${node.address}/readyz`)).toBe(503);
		proxy.thaw();
		await ready(node);
		expect((await details(node, access_token)).status).toBe(200);
		// Nothing is written into a transaction that a timeout left open.
		const { access_token: later } = (await signUp(node)).data;
		expect((await details(node, later)).status).toBe(200);
		expect(await node.child.end()).toBe(0);
	});
});

/** Holds the lock of a node that is slow to prepare the database, until it is released. */
async function holdStart(database: CreatedDatabase): Promise<() => Promise<void>> {
	const client = new pg.Client({ connectionString: database.connectionString });
	await client.connect();
	await client.query("select pg_advisory_lock($1)", [startLock]);
	return () => client.end();
}

/** What a node logged above the info level. */
function warningsOf(child: Child): string[] {
	return child
		.output()
		.split("\n")
		.filter((line) => line !== "" && !/^\{"level":[123]0,/.test(line));
}

describe("several nodes on one database", () => {
	test("start concurrently on an empty one: migrations run once, no one warns, all serve, sessions and limits are shared", async () => {
		const database = await emptyDatabase();
		const release = await holdStart(database);
		const nodes = await Promise.all([1, 2, 3].map(() => startNode(database.connectionString)));
		// Longer than any statement of a running product may take: waiting for the lock is no failure.
		const waiting = `select count(*)::int as nodes from pg_stat_activity where datname = current_database()
			and application_name = 'learnin-start' and now() - backend_start > interval '2 s'`;
		await expect.poll(() => query(database, waiting)).toEqual([{ nodes: 3 }]);
		await release();
		await Promise.all(nodes.map(ready));
		const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql"));
		expect(await query(database, "select name from migrations order by name")).toEqual(
			files.toSorted().map((name) => ({ name })),
		);

		for (const { child } of nodes) expect(warningsOf(child)).toEqual([]);

		const [one, two] = nodes as [Node, Node];
		const { access_token } = (await signUp(one)).data;
		expect((await details(two, access_token)).status).toBe(200);
		const wrong = { body: { email: "somebody@example.com", password: "not this one" } };
		const statuses: number[] = [];
		for (let turn = 0; turn < 12; turn += 1) {
			statuses.push((await callApi(nodes[turn % 3]?.address ?? "", loginUser, wrong)).status);
		}
		// A window of a minute may end in between, which allows at most ten more.
		expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
		expect(statuses.slice(10)).toContain(429);
	});
});

/** A request whose body is half sent: it is running until `finish`. */
async function halfRequest(address: string) {
	const body = JSON.stringify({ email: "nobody@example.com", password: "not this one" });
	const socket = connect(Number(new URL(address).port), "127.0.0.1");
	await once(socket, "connect");
	let answer = "";
	socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
	socket.write(
		`POST ${loginUser.path} HTTP/1.1\r\nhost: learnin\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
	);
	return {
		async finish(): Promise<string> {
			socket.write(body.slice(20));
			await once(socket, "close");
			return answer;
		},
	};
}

describe("a shutdown", () => {
	test("is not ready first, finishes running requests, is not delayed by streams, and exits with 0", async () => {
		const database = await migratedDatabase();
		const node = await ready(await startNode(database.connectionString));
		const { access_token } = (await signUp(node)).data;
		await query(
			database,
			"with f as (insert into families default values returning id) insert into guardians (family_id, account_id, is_owner) select f.id, a.id, true from f, accounts a",
		);
		await query(database, "update accounts set user_type = 'PARENT'");
		const stream = await fetch(node.address + streamActivity.path, {
			headers: { authorization: `Bearer ${access_token}` },
		});
		const lines = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
		expect((await lines?.read())?.value).toContain("hello");
		const half = await halfRequest(node.address);

		const ended = node.child.end("SIGTERM");
		await expect.poll(() => statusOf(`${node.address}/readyz`)).toBe(503);
		const drained = await fetch(`${node.address}/login`);
		expect([drained.status, drained.headers.get("connection")]).toEqual([200, "close"]);
		node.child.end("SIGTERM").catch(() => {});
		await expect.poll(() => statusOf(`${node.address}/readyz`)).toBe("ECONNREFUSED");
		expect((await lines?.read())?.done).toBe(true);
		expect(await half.finish()).toMatch(/^HTTP\/1.1 401 [\s\S]*wrong_credentials/);
		expect(await ended).toBe(0);
	});
});

describe("the log", () => {
	test("is lines of JSON, one per request, with nothing that people entered", async () => {
		const database = await migratedDatabase();
		const node = await ready(await startNode(database.connectionString));
		const before = node.child.output().length;
		const secret = "canary horse battery";
		const body = { name: "Canary\nName", email: "canary@example.com", password: secret };
		const post = (path: string, content: object, headers: Record<string, string> = {}) =>
			fetch(node.address + path, {
				method: "POST",
				body: JSON.stringify(content),
				headers: { "content-type": "application/json", ...headers },
			});
		const signedUp = await post(createUser.path, { ...body, name: "Canary Name" });
		const { data } = (await signedUp.json()) as { data: { access_token: string; refresh_token: string } };
		const bearer = { authorization: `Bearer ${data.access_token}` };
		const asked = [
			post(createUser.path, body),
			post(createUser.path, { ...body, name: "Canary Name" }),
			post(loginUser.path, { email: body.email, password: secret }),
			post(loginUser.path, { email: body.email, password: "wrong canary" }),
			post("/api/users/refresh_token/", { refresh_token: data.refresh_token }),
			post("/api/invitations/look-up", { token: "canary-token-canary-token" }),
			post("/api/invitations/accept", { token: "canary-token-canary-token", password: secret }),
			post(`/api/practice/questions/${crypto.randomUUID()}/attempts`, { answer: "canary" }, bearer),
			post("/api/error-reports", {
				route: "/student?token=canary-query",
				message: "canary-message",
				kind: "render",
			}),
			fetch(`${node.address}/canary-page?token=canary-query`),
			fetch(`${node.address}/api/canary-path`, { headers: { "user-agent": "canary-agent", ...bearer } }),
			fetch(`${node.address}/api/%zz-canary`),
		];
		const statuses = (await Promise.all(asked)).map(({ status }) => status);
		expect(statuses.filter((status) => status >= 500)).toEqual([]);
		const count = asked.length;
		await expect
			.poll(
				() =>
					node.child
						.output()
						.slice(before)
						.match(/"answered"/g)?.length,
			)
			.toBeGreaterThanOrEqual(count);

		expect(node.child.output()).not.toMatch(/canary/i);
		for (const token of [data.access_token, data.refresh_token])
			expect(node.child.output()).not.toContain(token);
		const lines = node.child
			.output()
			.slice(before)
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line) as Record<string, unknown>);
		const answered = lines.filter(({ msg }) => msg === "answered");
		expect(answered).toContainEqual(
			expect.objectContaining({ method: "POST", route: loginUser.path, status: 401, ms: expect.any(Number) }),
		);
		for (const line of answered)
			expect(Object.keys(line).toSorted()).toEqual([
				"hostname",
				"level",
				"method",
				"ms",
				"msg",
				"pid",
				"reqId",
				"route",
				"status",
				"time",
			]);
		// The sign-up before, and all but the one whose address could not be read at all.
		expect(answered).toHaveLength(count);
	});
});
