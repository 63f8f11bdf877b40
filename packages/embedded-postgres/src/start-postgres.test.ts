import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDatabaseFrom, withDatabase } from "./create-database-from.ts";
import { copyLocation, removeLocation } from "./location.ts";
import { findPostgresIn, parentOf, readPostmasterPid, signal } from "./processes.ts";
import { type PostgresOptions, type RunningPostgres, startPostgres } from "./start-postgres.ts";

const UNSAFE_BUT_QUICK = { fsync: "off" };
const dataDirs: string[] = [];
const running: RunningPostgres[] = [];
/** With a cluster, made once: each test that is not about making one begins with a copy. */
let made: string;
let dataDir: string;

beforeAll(async () => {
	made = path.join(await mkdtemp(path.join(os.tmpdir(), "pg-")), "made");
	await (await startPostgres({ dataDir: made, settings: UNSAFE_BUT_QUICK })).stop();
});
afterAll(() => removeLocation(made));

beforeEach(async () => {
	dataDir = await newDataDir();
	await copyLocation(made, dataDir);
});

afterEach(async () => {
	for (const server of running.splice(0)) await server.stop();
	for (const folder of dataDirs.splice(0)) await removeLocation(folder);
});

describe("startPostgres", () => {
	test("serves one database over a unix socket, with checksums and plain code point order", async () => {
		dataDir = await newDataDir();
		const server = await start();
		expect(await query(server, "select current_database() as name, current_user as owner")).toEqual([
			{ name: "learnin", owner: "learnin" },
		]);
		expect(await setting(server, "listen_addresses")).toBe("");
		expect(await setting(server, "data_checksums")).toBe("on");
		expect(await setting(server, "server_encoding")).toBe("UTF8");
		expect(await query(server, "select datlocale from pg_database where datname = 'learnin'")).toEqual([
			{ datlocale: "C.UTF-8" },
		]);
	});

	test("applies the given settings", async () => {
		const server = await start({ maxConnections: 17, settings: { fsync: "off", work_mem: "8MB" } });
		expect(await setting(server, "max_connections")).toBe("17");
		expect(await setting(server, "work_mem")).toBe("8MB");
	});

	test("refuses a wrong password", async () => {
		const server = await start();
		const { host, port, user, database } = server;
		const client = new pg.Client({ host, port, user, database, password: "wrong" });
		await expect(client.connect()).rejects.toMatchObject({ code: "28P01" });
	});

	test("keeps data and password across a restart, and leaves no process behind", async () => {
		const first = await start();
		await query(first, "create table kept as select 42 as answer");
		await first.stop();
		expect(await findPostgresIn(path.join(first.folder, "cluster"))).toEqual([]);
		const second = await start();
		expect(second.connectionString).toBe(first.connectionString);
		expect(await query(second, "select answer from kept")).toEqual([{ answer: 42 }]);
	});

	test("refuses a second start on the same data folder with a message, and leaves the first alone", async () => {
		const server = await start();
		await expect(startPostgres({ dataDir })).rejects.toThrow(
			`Learnin is already running on this data folder (process ${process.pid})`,
		);
		expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
		await server.stop();
		await start();
	});

	test("refuses a second start from another process and names the first", async () => {
		const holder = await startInAnotherProcess();
		await expect(startPostgres({ dataDir })).rejects.toThrow(`(process ${holder.pid})`);
		holder.kill("SIGKILL");
		await once(holder, "exit");
		await start();
	});

	test("works in a folder whose path is too long for a socket, and has spaces and quotes", async () => {
		dataDir = await newDataDir(`a "long" folder, ${"x".repeat(90)}`);
		const server = await start();
		expect(Buffer.byteLength(server.host)).toBeLessThan(95);
		expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
		await server.stop();
		const sockets = server.host;
		dataDir = await newDataDir(`another ${"x".repeat(90)}`);
		expect((await start()).host).not.toBe(sockets);
	});

	test("starts over if an earlier creation was interrupted", async () => {
		const first = await start();
		await first.stop();
		const cluster = path.join(first.folder, "cluster");
		await rename(cluster, path.join(first.folder, "cluster.new-1234"));
		const second = await start();
		expect(await query(second, "select 1 as one")).toEqual([{ one: 1 }]);
		expect(await readdir(first.folder)).not.toContain("cluster.new-1234");
	});
});

describe("copyLocation", () => {
	test("creates a separate data folder with the same data, once no server is running on the first", async () => {
		const first = await start();
		await query(first, "create table kept as select 42 as answer");
		const copy = await newDataDir();
		await expect(copyLocation(dataDir, copy)).rejects.toThrow("cannot be copied");
		await first.stop();
		await copyLocation(dataDir, copy);
		const [again, copied] = await Promise.all([start(), start({ dataDir: copy })]);
		expect(copied.folder).not.toBe(again.folder);
		await query(again, "update kept set answer = 43");
		expect(await query(copied, "select answer from kept")).toEqual([{ answer: 42 }]);
	});
});

describe("after a kill -9", () => {
	test("of the server, it is restarted and has lost nothing it acknowledged", async () => {
		const lines: string[] = [];
		const server = await start({ settings: {}, log: (line) => lines.push(line) });
		await query(server, "create table kept as select 42 as answer");
		process.kill((await readPostmasterPid(path.join(server.folder, "cluster"))) ?? 0, "SIGKILL");
		await expect.poll(() => lines).toContain("PostgreSQL accepts connections again.");
		expect(await query(server, "select answer from kept")).toEqual([{ answer: 42 }]);
	});

	test("of the process that started it, the server stops by itself", async () => {
		const holder = await startInAnotherProcess();
		const { cluster } = await placeOf(holder.connectionString);
		holder.kill("SIGKILL");
		await expect.poll(() => findPostgresIn(cluster)).toEqual([]);
	});

	test("of all but the server, the next start replaces the orphan", async () => {
		const holder = await startInAnotherProcess();
		const { cluster, orphan } = await placeOf(holder.connectionString);
		for (const pid of await childrenOf(holder.pid)) if (pid !== orphan) signal(pid, "SIGKILL");
		holder.kill("SIGKILL");
		await once(holder, "exit");
		expect(await findPostgresIn(cluster)).toContain(orphan);
		const server = await start();
		expect(await query(server, "select answer from kept")).toEqual([{ answer: 42 }]);
		expect(await findPostgresIn(cluster)).not.toContain(orphan);
	});

	test("of everything, the next start recovers although its process id now belongs to another process", async () => {
		const holder = await startInAnotherProcess();
		const { cluster } = await placeOf(holder.connectionString);
		for (const pid of await childrenOf(holder.pid)) signal(pid, "SIGKILL");
		holder.kill("SIGKILL");
		await once(holder, "exit");
		for (const pid of await findPostgresIn(cluster)) signal(pid, "SIGKILL");
		await expect.poll(() => findPostgresIn(cluster)).toEqual([]);
		const file = path.join(cluster, "postmaster.pid");
		const left = await readFile(file, "utf8");
		await writeFile(file, left.replace(/^[0-9]+/, String(process.pid)));
		const server = await start();
		expect(await query(server, "select answer from kept")).toEqual([{ answer: 42 }]);
	});
});

describe("createDatabaseFrom", () => {
	test("copies a template for a test and drops it with all connections", async () => {
		const server = await start();
		await createDatabaseFrom(server.connectionString, "template0", "tpl");
		const template = withDatabase(server.connectionString, "tpl");
		await query({ connectionString: template }, "create table shape as select 7 as sides");
		const [one, two] = await Promise.all([
			createDatabaseFrom(server.connectionString, "tpl"),
			createDatabaseFrom(server.connectionString, "tpl"),
		]);
		expect(one.name).not.toBe(two.name);
		expect(await query(one, "update shape set sides = 8 returning sides")).toEqual([{ sides: 8 }]);
		expect(await query(two, "select sides from shape")).toEqual([{ sides: 7 }]);
		const held = new pg.Client(one.connectionString);
		held.on("error", () => {});
		await held.connect();
		await one.drop();
		await two.drop();
		expect(await query(server, "select from pg_database where datname like 'test\\_%'")).toEqual([]);
	});
});

async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
	const server = await startPostgres({ dataDir, settings: UNSAFE_BUT_QUICK, ...options });
	running.push(server);
	return server;
}

async function newDataDir(inner = "data"): Promise<string> {
	const folder = path.join(await mkdtemp(path.join(os.tmpdir(), "pg-")), inner);
	dataDirs.push(folder);
	return folder;
}

async function query(server: { connectionString: string }, sql: string): Promise<unknown[]> {
	const client = new pg.Client(server.connectionString);
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}

async function setting(server: RunningPostgres, name: string): Promise<unknown> {
	const client = new pg.Client(server.connectionString);
	await client.connect();
	try {
		return (await client.query<{ value: string }>("select current_setting($1) as value", [name])).rows[0]
			?.value;
	} finally {
		await client.end();
	}
}

/** A start in its own process, which wrote one row. */
async function startInAnotherProcess() {
	const module = new URL("./start-postgres.ts", import.meta.url).href;
	const code = `
		import { startPostgres } from ${JSON.stringify(module)};
		const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
		process.stdout.write(server.connectionString + "\\n");
		setInterval(() => {}, 1000);`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	child.stdout.setEncoding("utf8");
	let text = "";
	while (!text.endsWith("\n")) text += String((await once(child.stdout, "data"))[0]);
	const connectionString = text.trim();
	await query({ connectionString }, "create table kept as select 42 as answer");
	return Object.assign(child, { connectionString });
}

async function placeOf(connectionString: string): Promise<{ cluster: string; orphan: number | undefined }> {
	const sockets = new URL(connectionString).searchParams.get("host") ?? "";
	const cluster = path.join(path.dirname(sockets), "cluster");
	return { cluster, orphan: await readPostmasterPid(cluster) };
}

async function childrenOf(parent: number | undefined): Promise<number[]> {
	const names = (await readdir("/proc")).filter((name) => /^[0-9]+$/.test(name));
	const parents = await Promise.all(names.map((name) => parentOf(Number(name))));
	return names.flatMap((name, at) => (parents[at] === parent ? [Number(name)] : []));
}
