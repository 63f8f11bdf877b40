import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEsewa } from "./esewa-client.ts";
import { esewaStatuses } from "./esewa-status.ts";

let server: Server;
let statusUrl: string;
let answer: RequestListener;
let asked: string[];

beforeAll(async () => {
	server = createServer((request, response) => {
		asked.push(`${request.method} ${request.url}`);
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	statusUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/epay/transaction/status/`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	asked = [];
});

const payment = { transaction_uuid: "lrn-1", amount_minor: 130_000 };

function check(timeoutMs = 10_000, url = statusUrl, productCode = "EPAYTEST") {
	const settings = { formUrl: "https://esewa.example/form", statusUrl: url, productCode, secret: "s" };
	return createEsewa(settings, { timeoutMs }).checkStatus(payment);
}

function says(text: string | object, status = 200): void {
	answer = (_, response) => {
		response.writeHead(status, { "content-type": "application/json" });
		response.end(typeof text === "string" ? text : JSON.stringify(text));
	};
}

const known = {
	product_code: "EPAYTEST",
	transaction_uuid: "lrn-1",
	total_amount: 1300,
	status: "COMPLETE",
	ref_id: "0007G36",
};

describe("asking eSewa about a payment", () => {
	test("sends what was signed", async () => {
		says(known);
		await check();
		expect(asked).toEqual([
			"GET /api/epay/transaction/status/?product_code=EPAYTEST&total_amount=1300&transaction_uuid=lrn-1",
		]);
	});

	test("escapes special characters in a value", async () => {
		says(known);
		await check(undefined, undefined, "A&B=C D");
		expect(asked[0]).toContain("?product_code=A%26B%3DC+D&total_amount=1300&");
	});

	test.each(esewaStatuses)("reads %s", async (status) => {
		const ref_id = ["PENDING", "NOT_FOUND"].includes(status) ? null : "0007G36";
		says({ ...known, status, ref_id });
		expect(await check()).toEqual({ kind: "known", status, amount_minor: 130_000, ref_id });
	});

	test("reads the older format", async () => {
		says('{"pid":"lrn-1","scd":"EPAYTEST","totalAmount":1300.0,"status":"COMPLETE","refId":"0007G36"}');
		expect(await check()).toEqual({
			kind: "known",
			status: "COMPLETE",
			amount_minor: 130_000,
			ref_id: "0007G36",
		});
	});

	test.each([
		["1300.0", 130_000],
		['"1,300.00"', 130_000],
		["1.5", 150],
		["13", 1300],
	])("returns the amount %s, whatever was asked for", async (text, amount_minor) => {
		says(JSON.stringify(known).replace('"total_amount":1300', `"total_amount":${text}`));
		expect(await check()).toMatchObject({ kind: "known", amount_minor });
	});

	test("has no reference number if eSewa gives none", async () => {
		says({ ...known, status: "PENDING", ref_id: undefined });
		expect(await check()).toMatchObject({ ref_id: null });
		says({ ...known, status: "PENDING", ref_id: "" });
		expect(await check()).toMatchObject({ ref_id: null });
	});
});

describe("eSewa gives no answer", () => {
	test.each([
		["an outage with 200", { code: 0, error_message: "Service is currently unavailable" }, 200, "outage"],
		["an outage with 503", { code: 0, error_message: "Service is currently unavailable" }, 503, "outage"],
		["a server error, whatever its body says", known, 500, "outage"],
		["a page", "<html>Bad gateway</html>", 200, "unreadable"],
		["an empty answer", "", 200, "unreadable"],
		["a list", [known], 200, "unreadable"],
		["another status", { ...known, status: "SUCCESS" }, 200, "unreadable"],
		["no status", { ...known, status: undefined }, 200, "unreadable"],
		["no amount", { ...known, total_amount: null }, 200, "unreadable"],
		["a tenth of a paisa", { ...known, total_amount: 1300.001 }, 200, "unreadable"],
		["another payment", { ...known, transaction_uuid: "lrn-2" }, 200, "unreadable"],
		["another merchant", { ...known, product_code: "OTHER" }, 200, "unreadable"],
		["a refusal", { error: "bad request" }, 400, "unreadable"],
		["an answer without end", "x".repeat(300_000), 200, "unreachable"],
	])("with %s", async (_, text, status, reason) => {
		says(text, status);
		expect(await check()).toEqual({ kind: "unavailable", reason });
	});

	test("when it redirects elsewhere: no one else is asked", async () => {
		answer = (request, response) =>
			void response.writeHead(302, { location: `${request.url}&elsewhere=1` }).end();
		expect(await check()).toEqual({ kind: "unavailable", reason: "unreadable" });
		expect(asked).toHaveLength(1);
	});

	test("when it never responds, or stops midway", async () => {
		answer = () => {};
		expect(await check(50)).toEqual({ kind: "unavailable", reason: "timeout" });
		answer = (_, response) => void response.writeHead(200).write('{"status":');
		expect(await check(50)).toEqual({ kind: "unavailable", reason: "timeout" });
	});

	test("when it hangs up, or is unreachable", async () => {
		answer = (request) => request.socket.destroy();
		expect(await check()).toEqual({ kind: "unavailable", reason: "unreachable" });
		expect(await check(undefined, "http://127.0.0.1:9/status/")).toEqual({
			kind: "unavailable",
			reason: "unreachable",
		});
	});
});
