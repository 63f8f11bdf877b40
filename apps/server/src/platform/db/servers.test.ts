import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createDatabaseProxy, type DatabaseProxy } from "../testing/database-proxy.ts";
import { templateDatabase } from "../testing/global-setup.ts";
import { databaseIsAway } from "./database-is-away.ts";
import { openDatabase } from "./database.ts";
import { readServers } from "./servers.ts";

describe("the servers in a database URL", () => {
	test.each([
		["postgres://u:p@one,two/learnin", ["one:5432", "two:5432"], "postgres://u:p@one/learnin"],
		[
			"postgres://u:p@one:5433,two:5434/learnin?sslmode=require",
			["one:5433", "two:5434"],
			"postgres://u:p@one:5433/learnin?sslmode=require",
		],
		[
			"postgres://u@one,two:5434/learnin?target_session_attrs=read-write",
			["one:5432", "two:5434"],
			"postgres://u@one/learnin",
		],
		[
			"postgres://u@[::1]:5433,[fe80::2]/learnin",
			["::1:5433", "fe80::2:5432"],
			"postgres://u@[::1]:5433/learnin",
		],
		[
			"postgres://u@localhost/learnin?host=%2Fa%2C%2Fb&port=6000",
			["/a:6000", "/b:6000"],
			"postgres://u@localhost/learnin?host=%2Fa&port=6000",
		],
		[
			"postgres://u@localhost/learnin?host=/a,/b&port=6000,6001",
			["/a:6000", "/b:6001"],
			"postgres://u@localhost/learnin?host=%2Fa&port=6000",
		],
	])("%s", (address, servers, first) => {
		const named = readServers(address);
		expect(named?.servers.map(({ host, port }) => `${host}:${port}`)).toEqual(servers);
		expect(named?.first).toBe(first);
	});

	test.each([
		"postgres://u:p,q@one/learnin",
		"postgres:///learnin?host=/var/run/postgresql",
		"postgres://u@one/learnin?options=-c%20a%3D1,2",
	])("%s: a single server, which the library reads itself", (address) => {
		expect(readServers(address)).toBeNull();
	});

	test.each([
		"postgres://u@one,two/learnin?target_session_attrs=any",
		"postgres://u@one,two/learnin?target_session_attrs=prefer-standby",
		"postgres://u@localhost/learnin?host=/a,/b,/c&port=1,2",
	])("refuses %s", (address) => {
		expect(() => readServers(address)).toThrow(/read-write|number of ports/);
	});
});

describe("a pool whose URL names two servers", () => {
	let own: Awaited<ReturnType<typeof createDatabaseFrom>>;
	let one: DatabaseProxy;
	let two: DatabaseProxy;
	beforeAll(async () => {
		own = await createDatabaseFrom(inject("postgres"), templateDatabase);
		[one, two] = await Promise.all([
			createDatabaseProxy(own.connectionString),
			createDatabaseProxy(own.connectionString),
		]);
	});
	afterAll(async () => {
		await Promise.all([one.close(), two.close()]);
		await own.drop();
	});

	test("connects to the one that is up, and fails over when it is lost", async () => {
		const second = new URL(two.connectionString).host;
		const connectionString = one.connectionString.replace(/(@[^/]*)/, `$1,${second}`);
		const database = openDatabase({ connectionString, maxConnections: 2, onError: () => {} });
		const portOf = async () => {
			const client = await database.pool.connect();
			const { port } = client;
			await client.query("select 1").finally(() => client.release());
			return port;
		};
		const [first, other] = [one, two].map((proxy) => Number(new URL(proxy.connectionString).port));
		await two.open();
		expect(await portOf()).toBe(other);
		await two.close();
		await expect(portOf()).rejects.toSatisfy(databaseIsAway);
		await one.open();
		expect(await portOf()).toBe(first);
		expect(await portOf()).toBe(first);
		await one.close();
		await two.open();
		// A lost connection is reported before the next statement, or by it.
		await portOf().catch(() => undefined);
		expect(await portOf()).toBe(other);
		await two.close();
		await one.open();
		one.freeze();
		await portOf().catch(() => undefined);
		await expect(portOf()).rejects.toSatisfy(databaseIsAway);
		one.thaw();
		expect(await portOf()).toBe(first);
		await database.close();
	});
});
