import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { refusalOfDatabase, refusalOfListening, requireFolder, StartRefused } from "./start-refusal.ts";

/** The error of listening there. */
async function listening(port: number, host: string): Promise<unknown> {
	const server = createServer();
	onTestFinished(() => void server.close());
	server.listen(port, host);
	return once(server, "listening").catch((error: unknown) => error);
}

test("explains a port in use and an address of another machine", async () => {
	const other = createServer().listen(0, "127.0.0.1");
	onTestFinished(() => void other.close());
	await once(other, "listening");
	const { port: PORT } = other.address() as AddressInfo;
	for (const [HOST, words] of [
		["127.0.0.1", `PORT: another program listens on port ${PORT} already`],
		["192.0.2.77", "HOST: 192.0.2.77 is not an address of this machine"],
	] as const) {
		const error = refusalOfListening(await listening(PORT, HOST), { PORT, HOST });
		expect(error).toBeInstanceOf(StartRefused);
		expect(String(error)).toContain(words);
	}
	const unknown = new Error("unknown");
	expect(refusalOfListening(unknown, { PORT, HOST: "127.0.0.1" })).toBe(unknown);
});

test("does not wait for a missing database, but does for an unavailable one", async () => {
	const url = new URL(inject("postgres"));
	url.pathname = "/nowhere";
	// Answers a TLS request like a database without a certificate.
	const plain = createServer((socket) => socket.once("data", () => socket.end("N"))).listen(0, "127.0.0.1");
	onTestFinished(() => void plain.close());
	await once(plain, "listening");
	const { port } = plain.address() as AddressInfo;
	const said = async (connectionString: string) =>
		refusalOfDatabase(await new pg.Client({ connectionString }).connect().catch((error: unknown) => error));
	expect((await said(url.href))?.message).toBe(
		"DATABASE_URL: the database server has no database of this name",
	);
	expect((await said(`postgres://u:p@127.0.0.1:${port}/learnin?sslmode=verify-full`))?.message).toBe(
		"DATABASE_URL: the database does not offer TLS, which sslmode asks for",
	);
	expect(await said("postgres://u:p@127.0.0.1:1/learnin")).toBeUndefined();
});

test("refuses a folder without write access before anyone uploads an image", async () => {
	const file = path.join(os.tmpdir(), randomUUID());
	await writeFile(file, "");
	await expect(requireFolder({ kind: "disk", folder: path.join(file, "in") })).rejects.toThrow(
		"DATA_DIR: nothing can be written to this folder",
	);
});
