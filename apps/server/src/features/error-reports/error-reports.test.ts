import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { reportError } from "@learnin/contract/routes/platform.contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";

/** The service that errors are forwarded to: records every byte that it receives. */
const received: string[] = [];
const service = createServer((request, response) => {
	let wire = `${request.method} ${request.url} ${JSON.stringify(request.headers)}\n`;
	request.setEncoding("utf8").on("data", (text: string) => (wire += text));
	request.on("end", () => {
		received.push(wire);
		response.end();
	});
});
const logged: string[] = [];
let app: TestApp;

beforeAll(async () => {
	await once(service.listen(0, "127.0.0.1"), "listening");
	const { port } = service.address() as AddressInfo;
	app = await createTestApp({
		settings: { ERROR_REPORT_URL: `http://127.0.0.1:${port}/errors`, LOG_LEVEL: "debug" },
		log: { write: (line) => void logged.push(line) },
	});
});
afterAll(async () => {
	await app.stop();
	service.close();
});

const secrets = [
	"amara.okafor@example.com",
	"Zoe",
	"canary",
	"0b9f2f1c-4f2e-4c6a-9a51-6f1d3c2b1a00",
	"eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0",
	"4242 4242 4242 4242",
	"+9779812345678",
];

test("an error is forwarded as it is stored: without names, addresses, ids, links, tokens and numbers", async () => {
	const message = `"Zoe" is not valid JSON, “Zoe” for amara.okafor@example.com 0b9f2f1c-4f2e-4c6a-9a51-6f1d3c2b1a00
		https://learnin.test/reset-password?token=canary eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0
		4242 4242 4242 4242 +9779812345678 "canary to the end`;
	const route = "/student/0b9f2f1c-4f2e-4c6a-9a51-6f1d3c2b1a00/Zoe?token=canary#canary";
	const answer = await app.call(reportError, {
		body: { kind: "render", route, message, version: "1.0" },
	});
	expect(answer.status).toBe(200);
	await expect.poll(() => received.length).toBe(1);
	const [wire = ""] = received;
	const row = await app.database.db.selectFrom("error_reports").selectAll().executeTakeFirstOrThrow();
	const kept = { kind: row.kind, route: row.page, message: row.message, version: row.version };
	expect(JSON.parse(wire.split("\n")[1] ?? "")).toEqual(kept);
	expect(kept).toEqual({
		kind: "render",
		route: "/student/:other/:other",
		message: "(text) is not valid JSON, (text) for (address) (id) (link) (token) (number) +(number) (text)",
		version: "1.0",
	});
	for (const secret of secrets)
		for (const sink of [wire, JSON.stringify(row), logged.join("")]) expect(sink).not.toContain(secret);
});

test.each([
	["'Zoe' is not defined", "(text) is not defined"],
	["‘Zoe’ and ’Zoe’ and ‚Zoe‘", "(text) and (text) and (text)"],
	["« Zoe » »Zoe« ‹Zoe› ›Zoe‹", "(text) (text) (text) (text)"],
	["„Zoe“ „Zoe” ”Zoe” “Zoe”", "(text) (text) (text) (text)"],
	["` Zoe `: 'Zoe's book' « “Zoe” »", "(text): (text) (text)"],
	["Can't read 'Zoe', the user's choice: ‘Zoe", "Can't read (text), the user's choice: (text)"],
	["It’s “Zoe to the end", "It’s (text)"],
])("quoted text is forwarded as (text): %s", async (message, kept) => {
	const before = received.length;
	await app.call(reportError, { body: { kind: "render", route: "/", message } });
	await expect.poll(() => received.length).toBe(before + 1);
	const wire = received.at(-1) ?? "";
	expect(JSON.parse(wire.split("\n")[1] ?? "")).toMatchObject({ message: kept });
	expect(wire).not.toContain("Zoe");
});

test.each([
	["/student/zoe/dashboard", "/student/:other/dashboard"],
	["/zoe-okafor", "/:other"],
	["/superadmin/parent-details/7/", "/superadmin/parent-details/:other/"],
	["/student/questions/session/abc?name=zoe", "/student/questions/session/:other"],
	["/", "/"],
])("of the address %s only fixed words are forwarded: %s", async (route, kept) => {
	const before = received.length;
	await app.call(reportError, { body: { kind: "not_found", route, message: "No such page" } });
	await expect.poll(() => received.length).toBe(before + 1);
	expect(JSON.parse((received.at(-1) ?? "").split("\n")[1] ?? "")).toMatchObject({ route: kept });
});

test("nothing of an id is forwarded, also if it contains a long number", async () => {
	const message =
		"no 0f8fad5b-d9cb-469f-a165-70867728950e and 7c9e6679-7425-40de-944b-e07fc1f90ae7 at +97798 123-456-78";
	await app.call(reportError, { body: { kind: "render", route: "/misc", message, version: "1.0" } });
	const row = await app.database.db
		.selectFrom("error_reports")
		.select("message")
		.where("page", "=", "/misc")
		.executeTakeFirstOrThrow();
	expect(row.message).toBe("no (id) and (id) at +(number)");
});
