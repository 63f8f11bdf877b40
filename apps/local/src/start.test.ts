import { mkdtemp, readFile } from "node:fs/promises";
import { createServer, type AddressInfo, connect } from "node:net";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { createUser, loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { findPostgresIn, readPostmasterPid, stopPostgresIn } from "@learnin/embedded-postgres/processes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DemoAccount } from "./demo/demo-accounts.ts";
import { builtProgram } from "../../../scripts/programs.mjs";
import { ensureWebIsBuilt } from "./ensure-web-is-built.ts";
import { callApi, statusOf } from "./testing/call-api.ts";
import { checkout, type Child, killChildren, startChild } from "./testing/child-process.ts";

const folders: string[] = [];

async function newDataDir(): Promise<string> {
	const folder = await mkdtemp(path.join(os.tmpdir(), "learnin-start-"));
	folders.push(folder);
	return folder;
}

function begin(dataDir: string, settings: Record<string, string> = {}): Child {
	return startChild(builtProgram("start"), { DATA_DIR: dataDir, PORT: "0", ...settings });
}

async function start(dataDir: string): Promise<{ child: Child; address: string }> {
	const child = begin(dataDir);
	const [, address = ""] = await child.said(/Learnin is ready: (http:\S+)/);
	return { child, address };
}

/** Where the database of a data folder really is: for root it is elsewhere. */
async function clusterOf(dataDir: string): Promise<string> {
	const marker = await readFile(path.join(dataDir, "postgres-location.json"), "utf8").catch(() =>
		JSON.stringify({ folder: dataDir }),
	);
	return path.join((JSON.parse(marker) as { folder: string }).folder, "cluster");
}

async function demoAccounts(dataDir: string): Promise<DemoAccount[]> {
	return JSON.parse(await readFile(path.join(dataDir, "demo-accounts.json"), "utf8")) as DemoAccount[];
}

async function signIn(address: string, dataDir: string, role: DemoAccount["role"]) {
	const account = (await demoAccounts(dataDir)).find((one) => one.role === role);
	if (account === undefined) throw new Error(`no demo ${role}`);
	const { email, password } = account;
	return (await callApi(address, loginUser, { body: { email, password } })).data.access_token;
}

beforeAll(() => ensureWebIsBuilt(checkout, { log: () => {}, signal: new AbortController().signal }));
afterAll(async () => {
	killChildren();
	for (const folder of folders) {
		await stopPostgresIn(await clusterOf(folder));
		await removeLocation(folder);
	}
});

describe("the local start", () => {
	let dataDir: string;
	let running: { child: Child; address: string };
	beforeAll(async () => {
		dataDir = await newDataDir();
	});

	// The first start is the slowest, as it makes the demo data: all other tests use what it has made.
	test("if it is interrupted for the first time, leaves no process, and a later one finishes the setup", {
		timeout: 400_000,
	}, async () => {
		const stopped = begin(dataDir);
		await stopped.said(/Making a demo family/);
		expect(await stopped.end("SIGINT")).toBe(0);
		expect(stopped.output()).not.toMatch(/ready|\n\s+at /);
		expect(await findPostgresIn(await clusterOf(dataDir))).toEqual([]);
		const killed = begin(dataDir);
		await killed.said(/Making a demo family/);
		// By now the parent has signed up and paid.
		await expect
			.poll(() => readFile(path.join(dataDir, "stripe-stand-in.json"), "utf8").catch(() => ""))
			.toMatch(/succeeded/);
		expect(await killed.end("SIGKILL")).toBe("SIGKILL");
		running = await start(dataDir);
	});

	test("serves health, pages and the API", async () => {
		const { address } = running;
		expect(await statusOf(`${address}/healthz`)).toBe(200);
		expect(await statusOf(`${address}/readyz`)).toBe(200);
		for (const page of ["/", "/login"]) {
			const response = await fetch(address + page);
			expect([response.status, response.headers.get("content-type")]).toEqual([
				200,
				"text/html; charset=utf-8",
			]);
			expect(await response.text()).toContain("<!doctype html>");
		}
		const unknown = await callApi(address, loginUser, {
			body: { email: "nobody@example.com", password: "not this one" },
		});
		expect(unknown).toMatchObject({ status: 401, code: "wrong_credentials" });
	});

	test("listens only on the loopback address", async () => {
		// All of 127.0.0.0/8 is this machine: a server on every address would respond here too.
		const socket = connect(Number(new URL(running.address).port), "127.0.0.2");
		const [error] = (await once(socket, "error")) as [NodeJS.ErrnoException];
		expect(error.code).toBe("ECONNREFUSED");
	});

	test("writes demo accounts that can sign in: a parent with three children, two students, a super-admin", async () => {
		const { address } = running;
		const accounts = await demoAccounts(dataDir);
		expect(accounts.map(({ role }) => role).toSorted()).toEqual([
			"parent",
			"student",
			"student",
			"super-admin",
		]);
		for (const account of accounts)
			expect(Object.keys(account).toSorted()).toEqual(["email", "password", "role"]);
		const family = await callApi(address, getParentDashboard, {}, await signIn(address, dataDir, "parent"));
		expect(family.data.children).toHaveLength(3);
		expect(family.data.recent_sessions.length).toBeGreaterThan(0);
		const student = await callApi(
			address,
			getStudentDashboard,
			{},
			await signIn(address, dataDir, "student"),
		);
		expect(student.data).toMatchObject({ is_enrolled: true, unfinished: [{ total: 10 }] });
		const admin = await callApi(address, getUserDetails, {}, await signIn(address, dataDir, "super-admin"));
		expect(admin.data.is_admin).toBe(true);
	});

	test("commands find its data, and create none if there is none", async () => {
		const list = (folder: string) => startChild(builtProgram("admin"), { DATA_DIR: folder }, [], ["list"]);
		const found = list(dataDir);
		expect(await found.ended).toBe(0);
		expect(found.output()).toContain("sam@learnin.test");
		const empty = await newDataDir();
		for (let time = 0; time < 2; time += 1) {
			const child = list(empty);
			expect(await child.ended).toBe(1);
			expect(child.output()).toContain("start Learnin first");
			expect(child.output()).not.toMatch(/\n\s+at /);
		}
	});

	test("refuses a port in use with a message", async () => {
		const taken = createServer();
		await once(taken.listen(0, "127.0.0.1"), "listening");
		const { port } = taken.address() as AddressInfo;
		const second = begin(await newDataDir(), { PORT: String(port) });
		expect(await second.ended).toBe(1);
		expect(second.output()).toMatch(new RegExp(`Port ${port} is taken`));
		expect(second.output()).not.toMatch(/\n\s+at /);
		taken.close();
	});

	test("refuses a second start on the same data with a message, and the first keeps running", async () => {
		const second = begin(dataDir);
		expect(await second.ended).toBe(1);
		expect(second.output()).toContain(`already running on this data folder (process ${running.child.pid})`);
		expect(second.output()).not.toMatch(/\n\s+at /);
		expect(await statusOf(`${running.address}/readyz`)).toBe(200);
	});

	test.each([
		["NODE_ENV", "production", "does not run with NODE_ENV=production"],
		["PORT", "many", "PORT must be a whole number"],
	])("refuses %s=%s with a message", async (name, value, words) => {
		const child = begin(await newDataDir(), { [name]: value });
		expect(await child.ended).toBe(1);
		expect(child.output()).toContain(words);
	});

	test("keeps running when its database is killed", async () => {
		const pid = (await readPostmasterPid(await clusterOf(dataDir))) ?? 0;
		process.kill(pid, "SIGKILL");
		await running.child.said(/PostgreSQL accepts connections again/);
		await expect.poll(() => statusOf(`${running.address}/readyz`)).toBe(200);
		expect(
			(await callApi(running.address, getUserDetails, {}, await signIn(running.address, dataDir, "parent")))
				.status,
		).toBe(200);
	});

	test("exits at SIGTERM with code 0 and leaves no process; the next start keeps data and sign-ins", async () => {
		const person = { name: "Noor", email: "noor@example.com", password: "correct horse battery" };
		const { data } = await callApi(running.address, createUser, { body: person });
		expect(await running.child.end("SIGTERM")).toBe(0);
		expect(await findPostgresIn(await clusterOf(dataDir))).toEqual([]);
		expect(await statusOf(`${running.address}/healthz`)).toBe("ECONNREFUSED");
		running = await start(dataDir);
		expect(running.child.output()).not.toMatch(/Building|demo family/);
		expect((await callApi(running.address, getUserDetails, {}, data.access_token)).data.name).toBe("Noor");
	});

	test("recovers from kill -9", async () => {
		expect(await running.child.end("SIGKILL")).toBe("SIGKILL");
		running = await start(dataDir);
		expect(await signIn(running.address, dataDir, "student")).toBeTruthy();
	});

	test("exits at SIGINT with code 0 and leaves no process, however often it is pressed", async () => {
		void running.child.end("SIGINT");
		expect(await running.child.end("SIGINT")).toBe(0);
		expect(await findPostgresIn(await clusterOf(dataDir))).toEqual([]);
	});
});
