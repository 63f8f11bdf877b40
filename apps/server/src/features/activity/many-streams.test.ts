import net from "node:net";
import { streamActivity } from "@learnin/contract/routes/practice/activity.contract";
import { expect, test } from "vitest";
import { buildParent } from "../../platform/testing/factories.ts";
import { createTestApp } from "../../platform/testing/test-app.ts";

async function startApp() {
	const app = await createTestApp();
	const address = await app.listen();
	const { token } = await buildParent(app);
	const open = async (leave = new AbortController()) => {
		const headers = { authorization: `Bearer ${token}` };
		const response = await fetch(address + streamActivity.path, { headers, signal: leave.signal });
		return { status: response.status, retry_after: response.headers.get("retry-after"), leave };
	};
	return { app, address, token, open };
}

async function connect(address: string): Promise<net.Socket> {
	const socket = net.connect(Number(new URL(address).port), "127.0.0.1");
	await new Promise<void>((resolve) => socket.once("connect", resolve));
	return socket;
}

test("one account may hold thirty streams on a node, and a node whose streams have ended stops", async () => {
	const { app, open } = await startApp();
	const streams = await Promise.all(Array.from({ length: 30 }, () => open()));
	expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
	expect(await open()).toMatchObject({ status: 429, retry_after: expect.stringMatching(/^\d+$/) });
	streams[0]?.leave.abort();
	await expect.poll(async () => (await open()).status).toBe(200);
	for (const { leave } of streams) leave.abort();
	await app.stop();
});

test("a client that leaves before its stream has begun takes no slot", async () => {
	const { app, address, token, open } = await startApp();
	const asked = `GET ${streamActivity.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`;
	const leave = async () => {
		const socket = await connect(address);
		await new Promise<unknown>((resolve) => socket.write(asked, resolve));
		socket.destroy();
	};
	await Promise.all(Array.from({ length: 40 }, leave));
	await expect.poll(async () => (await open()).status).toBe(200);
	await app.stop();
});

test("a node stops although a browser holds an unused connection", async () => {
	const { app, address } = await startApp();
	const socket = await connect(address);
	const closed = new Promise((resolve) => socket.once("close", resolve));
	await app.stop();
	await closed;
});
