import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, measureWindow } from "./measure-window.ts";
import { refusalOf, sendRequest } from "./send-request.ts";

let server: Server;
let port: number;
let refused = 0;
beforeAll(async () => {
	server = createServer((request, response) => {
		const isRefused = request.url === "/refused" && (refused += 1) % 2 === 0;
		response.writeHead(isRefused ? 429 : 200).end(isRefused ? '{"code":"too_many_requests"}' : "{}");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string) => async () => refusalOf(path, await sendRequest({ port, path }));

test("a window whose every request is answered has no faults", async () => {
	const window = await measureWindow(2, 50, ask("/taken"));
	expect(faultsOf("answers", [window])).toEqual([]);
	expect([window.failed, window.p99 >= window.p50, window.perSecond > 0]).toEqual([0, true, true]);
});

test("one refused request among answered ones is a fault that shows status and body", async () => {
	const [fault, ...more] = faultsOf("answers", [await measureWindow(1, 50, ask("/refused"))]);
	expect(fault).toMatch(/^answers: \d+ requests failed; the first answers:\n/);
	expect(fault).toContain('/refused: 429 {"code":"too_many_requests"}');
	expect(more).toEqual([]);
});

test("a window without any answer, and a refused connection, are faults", async () => {
	const gone = createServer();
	await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
	const { port: nobody } = gone.address() as AddressInfo;
	await new Promise((resolve) => gone.close(resolve));
	const window = await measureWindow(1, 20, async () =>
		refusalOf("/", await sendRequest({ port: nobody, path: "/" })),
	);
	const faults = faultsOf("answers", [window]);
	expect(faults).toHaveLength(2);
	expect(faults[0]).toContain("/: 0 connect ECONNREFUSED");
	expect(faults[1]).toBe("answers: a figure is missing");
	expect(faultsOf("answers", [])).toEqual(["answers: a figure is missing"]);
});
