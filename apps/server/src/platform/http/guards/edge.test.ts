import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { api } from "@learnin/contract/api";
import type { Route } from "@learnin/contract/define-route";
import { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { createUser, loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildParent, buildStudent, type Parent, type Student } from "../../testing/factories.ts";
import { createTestApp, fillPath, type TestApp } from "../../testing/test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

let app: TestApp;
let address: string;
let parent: Parent;
let student: Student;
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), "learnin-pages-"));
	await mkdir(path.join(folder, "assets"));
	const files = {
		"index.html": `<!doctype html>${"the app ".repeat(200)}`,
		"home.html": "<!doctype html>the home page",
		"developer.html": "<!doctype html>components<!--data-->",
		"csp.json": JSON.stringify({ script_hashes: ["sha256-abc"] }),
		"site.json": JSON.stringify([
			{ path: "/", file: "home.html", status: 200, type: "text/html; charset=utf-8" },
		]),
		"manifest.webmanifest": '{"name":"Learnin"}',
		"sw.js": "the worker",
		"assets/app-1.js": "plain script",
		"assets/app-1.js.gz": gzipSync("zipped script"),
	};
	for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
	app = await createTestApp({
		pages: folder,
		settings: {
			AUTH_LIMITS: "off",
			STRIPE_JS_URL: "https://pay.example/lib.js",
			ESEWA_FORM_URL: "https://epay.example/api/epay/main/v2/form",
			ESEWA_STATUS_URL: "https://status.example/",
			ESEWA_PRODUCT_CODE: "EPAYTEST",
			ESEWA_SECRET: "a secret",
			FEE_NPR: "1300.00",
		},
	});
	address = await app.listen();
	parent = await buildParent(app);
	student = await buildStudent(app, parent);
});
afterAll(async () => {
	await app.stop();
	await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
	app.inject({ method: "GET", url, headers });
const bearer = (person: { token: string }) => ({ authorization: `Bearer ${person.token}` });

/** Sends the bytes as they are and returns everything received until the server hangs up. */
async function raw(bytes: string): Promise<string> {
	const socket = connect(Number(new URL(address).port), "127.0.0.1").setEncoding("latin1");
	let answer = "";
	socket.on("data", (text: string) => (answer += text));
	socket.write(bytes, "latin1");
	await once(socket, "close");
	return answer;
}

function expectSecured(headers: Record<string, unknown>): void {
	expect(headers["content-security-policy"]).toMatch(
		/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
	);
	expect(headers["content-security-policy"]).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
	expect(headers["strict-transport-security"]).toMatch(/max-age=31536000; includeSubDomains/);
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(headers["referrer-policy"]).toBe("no-referrer");
	expect(headers["permissions-policy"]).toContain("camera=()");
	expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
	for (const name of ["server", "x-powered-by", "access-control-allow-origin", "set-cookie"])
		expect(headers[name]).toBeUndefined();
}

describe("security headers", () => {
	test.each([
		[200, "/healthz"],
		[200, "/"],
		[200, "/login"],
		[200, "/register"],
		[200, "/assets/app-1.js"],
		[200, "/api/openapi.json"],
		[401, getUserDetails.path],
		[404, "/api/nothing"],
		[404, "/assets/nothing.js"],
		[404, "/.env"],
		[404, "/.git/config"],
		[400, "/api/%zz"],
		[400, "/%c0%ae%c0%ae/etc/passwd"],
	])("are on the %i of %s", async (status, url) => {
		const answer = await get(url);
		expect(answer.statusCode).toBe(status);
		expectSecured(answer.headers);
	});

	test("are on a response with data, on a refused body and on a failure", async () => {
		expectSecured((await get(getUserDetails.path, bearer(parent))).headers);
		const refused = await app.inject({
			method: "POST",
			url: loginUser.path,
			payload: "{",
			headers: { "content-type": "application/json" },
		});
		expectSecured(refused.headers);
		await app.database.db.schema.alterTable("students").renameTo("away").execute();
		const failed = await get(getParentDashboard.path, bearer(parent)).finally(() =>
			app.database.db.schema.alterTable("away").renameTo("students").execute(),
		);
		expect([failed.statusCode, Object.keys(failed.json<object>())]).toEqual([500, ["code", "detail", "id"]]);
		expect(failed.body).not.toMatch(/students|relation|select|at .*:\d+/);
		expectSecured(failed.headers);
	});

	test("are on the response to what could not be read as HTTP", async () => {
		for (const bytes of [
			"nonsense\r\n\r\n",
			`GET / HTTP/1.1\r\nhost: x\r\nlong: ${"x".repeat(20_000)}\r\n\r\n`,
		]) {
			const [head = ""] = (await raw(bytes)).split("\r\n\r\n");
			expect(head).toMatch(/^HTTP\/1.1 4(00|31) /);
			expectSecured(
				Object.fromEntries(
					head
						.split("\r\n")
						.slice(1)
						.map((line) => line.split(": ") as [string, string]),
				),
			);
		}
	});

	test.each([
		"/",
		"/login",
		"/student",
		"/registers",
		"/settings",
		"/student/payment-methods",
		"/assets/app-1.js",
	])("keep the payment providers out of %s", async (url) => {
		const policy = String((await get(url)).headers["content-security-policy"]);
		expect(policy).not.toContain("pay.example");
		expect(policy).toMatch(/; form-action '(self|none)';/);
	});

	test.each([
		"/register?step=2",
		"/add-invitation",
		"/student/invitation/payment",
		"/parent/load-wallet?from=menu",
		"/settings/payment-methods/",
	])("let the payment providers in on %s", async (url) => {
		const policy = String((await get(url)).headers["content-security-policy"]);
		for (const kind of ["script-src", "frame-src", "connect-src"])
			expect(policy).toMatch(new RegExp(`${kind}[^;]* https://pay.example(;|$)`));
		expect(policy).toContain("script-src 'self' 'sha256-abc'");
		expect(policy).toContain("; form-action 'self' https://epay.example;");
		expect(policy).not.toContain("status.example");
	});

	test("allow no form target at a provider if eSewa is off", async () => {
		const without = await createTestApp({ pages: folder });
		try {
			const { headers } = await without.inject({ method: "GET", url: "/register" });
			expect(headers["content-security-policy"]).toContain("; form-action 'self';");
		} finally {
			await without.stop();
		}
	});
});

describe("what makes the app installable", () => {
	test("the manifest and the worker are always revalidated; the worker may fetch nothing from elsewhere", async () => {
		const manifest = await get("/manifest.webmanifest");
		expect([manifest.json(), manifest.headers["content-type"], manifest.headers["cache-control"]]).toEqual([
			{ name: "Learnin" },
			"application/manifest+json",
			"no-cache",
		]);
		const worker = await get("/sw.js");
		expectSecured(worker.headers);
		expect(worker.body).toBe("the worker");
		expect(worker.headers["content-security-policy"]).toContain("connect-src 'self';");
		expect(worker.headers["cache-control"]).toBe("no-cache");
		const page = (await get("/student/dashboard")).headers["content-security-policy"];
		expect(page).toContain("worker-src 'self';");
		expect(page).toContain("manifest-src 'self';");
	});

	test("switched off, the worker is one that removes itself", async () => {
		const without = await createTestApp({ pages: folder, settings: { SERVICE_WORKER: "off" } });
		try {
			const { body } = await without.inject({ method: "GET", url: "/sw.js" });
			expect(body).toContain("registration.unregister()");
			expect(body).not.toContain("the worker");
		} finally {
			await without.stop();
		}
	});
});

describe("pages and assets", () => {
	test("only developers get the developer page, with data that cannot end its block", async () => {
		expect((await get("/developer/components")).body).toContain("the app");
		const developers = await createTestApp({ pages: folder, settings: { DEVELOPER_PAGES: "on" } });
		try {
			const { body, headers } = await developers.inject({ method: "GET", url: "/developer/components" });
			expect(headers["content-security-policy"]).toContain("script-src 'self'");
			const json = /^<!doctype html>components(\[.+\])$/s.exec(body)?.[1] ?? "";
			expect(json).not.toContain("<");
			const examples = JSON.parse(json) as { question: { question_type: string } }[];
			expect(new Set(examples.map(({ question }) => question.question_type)).size).toBe(7);
			expect((await developers.inject({ method: "GET", url: "/developer/other" })).body).toContain("the app");
		} finally {
			await developers.stop();
		}
	});

	test("every path of the app serves its page, the root the home page", async () => {
		expect((await get("/")).body).toContain("the home page");
		for (const url of [
			"/login",
			"/student/questions/1",
			"/no/such/page",
			"//",
			"//evil.example",
			"/a?b=/../c",
			"/student%2Fx",
		]) {
			const answer = await get(url);
			expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([
				url,
				200,
				"text/html; charset=utf-8",
			]);
			expect(answer.body).toContain("the app");
			expect(answer.headers["cache-control"]).toBe("no-cache");
			expect(answer.headers.location).toBeUndefined();
		}
	});

	test.each(["br", "gzip"])("pages are sent as %s to clients that accept it", async (encoding) => {
		const packed = await get("/login", { "accept-encoding": `deflate, ${encoding}` });
		expect(packed.headers["content-encoding"]).toBe(encoding);
		expect(packed.headers.vary).toBe("accept-encoding, accept-language, cookie");
		expect(packed.rawPayload.length).toBeLessThan(300);
		expect(
			(await get("/login", { "accept-encoding": `${encoding};q=0` })).headers["content-encoding"],
		).toBeUndefined();
	});

	test("assets are cached forever, and sent compressed if the build compressed them", async () => {
		const plain = await get("/assets/app-1.js");
		expect([plain.body, plain.headers["cache-control"]]).toEqual([
			"plain script",
			"public, max-age=31536000, immutable",
		]);
		const packed = await get("/assets/app-1.js", { "accept-encoding": "gzip" });
		expect(packed.headers["content-encoding"]).toBe("gzip");
	});

	test("nothing outside of the assets is reachable", async () => {
		for (const url of [
			"/assets/../csp.json",
			"/assets/%2e%2e/csp.json",
			"/assets/..%2fcsp.json",
			"/csp.json",
			"/assets/",
		]) {
			const answer = await get(url);
			expect([url, answer.body.includes("sha256-abc")]).toEqual([url, false]);
		}
	});
});

describe("the API", () => {
	test("answers an unknown path in its own format, whatever the method", async () => {
		for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"] as const) {
			const answer = await app.inject({ method, url: "/api/nothing" });
			expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, "not_found"]);
			expect(answer.json<{ detail: string }>().detail).toBeTruthy();
		}
	});

	test("lets no other site read or write", async () => {
		for (const origin of [
			"null",
			"https://evil.example",
			"https://learnin.test.evil.example",
			"http://learnin.test",
		]) {
			const preflight = await app.inject({
				method: "OPTIONS",
				url: loginUser.path,
				headers: {
					origin,
					"access-control-request-method": "POST",
					"access-control-request-headers": "content-type,authorization",
				},
			});
			const read = await get("/api/openapi.json", { origin });
			for (const answer of [preflight, read]) {
				expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
			}
			expect(preflight.statusCode).toBe(404);
		}
	});

	test.each([
		"text/plain",
		"application/x-www-form-urlencoded",
		"multipart/form-data; boundary=x",
		"application/xml",
		"application/jsonp",
	])("refuses %s, which a form on another site could send", async (type) => {
		const answer = await app.inject({
			method: "POST",
			url: loginUser.path,
			payload: "{}",
			headers: { "content-type": type },
		});
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, "invalid_request"]);
	});

	test("keeps its responses out of every cache", async () => {
		for (const answer of [await get(getUserDetails.path, bearer(parent)), await get(getUserDetails.path)]) {
			expect(answer.headers["cache-control"]).toBe("no-store");
		}
	});

	test("GET and HEAD of every route change nothing", async () => {
		const counts = async () => {
			const tables = await app.database.db.introspection.getTables();
			const rows = tables
				.filter(({ schema }) => schema === "public")
				.map(async ({ name }) => {
					const { rows: found } =
						await sql<object>`select md5(string_agg(t::text, ',' order by t::text)) as rows from ${sql.table(name)} t`.execute(
							app.database.db,
						);
					return [name, found[0]];
				});
			return Promise.all(rows);
		};
		const before = await counts();
		const ids = {
			session_id: crypto.randomUUID(),
			question_id: crypto.randomUUID(),
			order_id: crypto.randomUUID(),
		};
		for (const route of Object.values<Route>(api)) {
			if (route.kind === "stream") continue;
			for (const method of ["GET", "HEAD"] as const) {
				for (const person of [parent, student]) {
					const answer = await app.inject({
						method,
						url: fillPath(route.path, ids),
						headers: bearer(person),
					});
					if (method === "HEAD") expect(answer.body).toBe("");
				}
			}
		}
		expect(await counts()).toEqual(before);
	});

	test("HEAD of the stream does not hold a connection open", async () => {
		const answer = await app.inject({ method: "HEAD", url: "/api/activity/stream", headers: bearer(parent) });
		expect(answer.statusCode).toBe(404);
	});
});

describe("input", () => {
	const post = (payload: string | Buffer, url: string = loginUser.path) =>
		app.inject({
			method: "POST",
			url,
			payload,
			headers: { "content-type": "application/json", ...bearer(student) },
		});

	test.each<[string, string | Buffer, number]>([
		["broken JSON", "{", 400],
		["nothing", "", 400],
		["null", "null", 400],
		["a list", "[]", 400],
		["a number", "1e999", 400],
		["not UTF-8", Buffer.from('{"email":"\xff@example.com","password":"x"}', "latin1"), 400],
		["NUL", '{"email":"a\\u0000@example.com","password":"x"}', 400],
		["a lone surrogate", '{"email":"a\\ud800@example.com","password":"x"}', 400],
		["a lone surrogate in a name", '{"\\ud800":1}', 400],
		["__proto__", '{"__proto__":{"is_admin":true},"email":"a@example.com","password":"x"}', 400],
		[
			"an escaped __proto__",
			'{"\\u005f_proto__":{"is_admin":true},"email":"a@example.com","password":"x"}',
			400,
		],
		[
			"a constructor's prototype",
			'{"constructor":{"prototype":{"is_admin":true}},"email":"a@example.com","password":"x"}',
			400,
		],
		["a tower of lists", `{"email":${"[".repeat(50_000)}${"]".repeat(50_000)}}`, 400],
		["a tower of objects", `${'{"a":'.repeat(25)}1${"}".repeat(25)}`, 400],
		["too much", JSON.stringify({ email: "a@example.com", password: "x".repeat(300_000) }), 413],
	])("%s is refused", async (_, payload, status) => {
		const answer = await post(payload);
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, "invalid_request"]);
		expect(({} as Record<string, unknown>)["is_admin"]).toBeUndefined();
	});

	test("NUL in the address of a page gives the not-found page", async () => {
		for (const url of ["/no-such-page%00", "/login?back=%00"]) {
			const answer = await get(url);
			expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([
				url,
				200,
				"text/html; charset=utf-8",
			]);
		}
		expect((await get("/api/no-such-route%00")).json()).toMatchObject({ code: "not_found" });
	});

	test("NUL and broken characters in paths and queries are refused, not failures", async () => {
		for (const url of [
			"/api/practice/sessions/%00",
			"/api/activity/attempts?cursor=%00",
			"/api/activity/attempts?student_id=%ff",
			"/api/activity/attempts?cursor=AAAA",
			// A moment before the database's calendar, and a malformed id.
			...[
				`-200000-01-01T00:00:00.000Z ${crypto.randomUUID()}`,
				`2026-11-21T12:00:00.000Z ${"-".repeat(36)}`,
			].map((place) => `/api/activity/attempts?cursor=${Buffer.from(place).toString("base64url")}`),
			// A year and a day that do not exist.
			...["0000-01-01", "2026-02-30"].map((day) => {
				const place = `${day}T12:00:00.000000Z ${crypto.randomUUID()}`;
				return `/api/transactions?cursor=${Buffer.from(place).toString("base64url")}`;
			}),
			"/api/activity/attempts?cursor=a&cursor=b",
			"/api/activity/attempts?__proto__[x]=1",
			`/api/practice/sessions/${"x".repeat(500)}`,
		]) {
			for (const person of [parent, student])
				expect((await get(url, bearer(person))).statusCode).toBeLessThan(500);
		}
	});

	// Every string that JavaScript can represent, in every field that takes one.
	const text = fc.oneof(
		fc.string({ unit: "binary", maxLength: 40 }),
		fc.string({ unit: "grapheme", maxLength: 40 }),
	);
	const anything = fc.oneof(text, fc.anything({ maxDepth: 3 }), fc.emailAddress());

	async function neverFails(payload: unknown, url: string): Promise<void> {
		const answer = await post(JSON.stringify(payload) ?? "", url);
		expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500);
	}

	test("no string in any field of the sign-up causes a failure", async () => {
		const body = fc.record(
			{ name: anything, email: anything, password: fc.constant("short"), time_zone: anything },
			{ requiredKeys: [] },
		);
		await fc.assert(
			fc.asyncProperty(body, (payload) => neverFails(payload, createUser.path)),
			{ numRuns: 150 },
		);
	});

	test("no string in any field of the sign-in or of an invitation causes a failure", async () => {
		const body = fc.record({
			token: fc.oneof(anything, fc.string({ unit: "binary", minLength: 20, maxLength: 60 })),
		});
		await fc.assert(
			fc.asyncProperty(body, (payload) => neverFails(payload, "/api/invitations/look-up")),
			{ numRuns: 100 },
		);
		const refresh = fc.record({ refresh_token: anything });
		await fc.assert(
			fc.asyncProperty(refresh, (payload) => neverFails(payload, "/api/users/refresh_token/")),
			{ numRuns: 100 },
		);
	});

	test("no answer causes a failure", async () => {
		const { data } = await app.call(
			api.startSession,
			{ body: { kind: "skill", skill_id: "multiply-two-by-two-digit" } },
			student.token,
		);
		const url = fillPath(submitAnswer.path, { question_id: data.questions[0]?.id ?? "" });
		const answer = fc.oneof(
			fc.record({ question_type: fc.constant("FILL_ONE"), text }),
			fc.record({ question_type: fc.constant("SELECT_ONE"), option_id: text }),
			fc.anything({ maxDepth: 2 }),
		);
		const body = fc.record({
			client_key: fc.uuid(),
			answer,
			time_to_first_ms: fc.oneof(fc.nat(DAY_MS), fc.anything()),
			active_ms: fc.nat(DAY_MS),
			client_time: fc.oneof(
				fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
				text,
			),
		});
		await fc.assert(
			fc.asyncProperty(body, (payload) => neverFails(payload, url)),
			{ numRuns: 200 },
		);
	});
});

describe("slow clients", () => {
	test("are disconnected when their headers or body do not arrive", async () => {
		const [headers, body] = await Promise.all([
			raw("GET / HTTP/1.1\r\nhost: x\r\n"),
			raw(
				`POST ${loginUser.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`,
			),
		]);
		for (const answer of [headers, body]) expect(answer).toMatch(/^HTTP\/1.1 408 /);
	});

	test.each([
		["two lengths", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcd"],
		[
			"length and chunks",
			"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
		],
		["a header without its line's end", "GET / HTTP/1.1\nhost: x\nx: y\n\n"],
	])("%s are refused", async (_, bytes) => {
		expect(await raw(bytes)).toMatch(/^HTTP\/1.1 400 /);
	});
});
