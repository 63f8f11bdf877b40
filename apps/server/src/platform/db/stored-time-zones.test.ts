import { readFile } from "node:fs/promises";
import path from "node:path";
import { timeZone } from "@learnin/contract/schemas/common.schema";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { buildParent } from "../testing/factories.ts";
import { testApp } from "../testing/test-app.ts";
import { migrationsFolder } from "./migrations/migrate.ts";

const app = await testApp();
beforeAll(async () => {
	await buildParent(app);
});

const tables = ["accounts", "students", "past_rules"];

/** What the migration turns names into that were stored before names were checked. */
async function renamed(name: string): Promise<string | undefined> {
	const client = await app.database.pool.connect();
	try {
		await client.query("begin");
		for (const table of tables)
			await client.query(`alter table ${table} drop constraint ${table}_time_zone_check`);
		await client.query("update accounts set time_zone = $1", [name]);
		await client.query(await readFile(path.join(migrationsFolder, "0065_time_zones_of_places.sql"), "utf8"));
		const { rows } = await client.query<{ time_zone: string }>("select time_zone from accounts limit 1");
		return rows[0]?.time_zone;
	} finally {
		await client.query("rollback");
		client.release();
	}
}

test.each([
	["IST", "Asia/Kolkata"],
	["AET", "Australia/Sydney"],
	["+05:45", "Asia/Kathmandu"],
	["+0530", "Asia/Kolkata"],
	["+01:00", "Etc/GMT-1"],
	["-05", "Etc/GMT+5"],
	["GMT", "UTC"],
	["US/Pacific", "America/Los_Angeles"],
	["asia/kathmandu", "Asia/Kathmandu"],
	["Asia/Kathmandu", "Asia/Kathmandu"],
	["Mars/Olympus", "UTC"],
	["+07:13", "UTC"],
])("%s, stored before names were checked, becomes %s", async (stored, place) => {
	expect(await renamed(stored)).toBe(place);
	expect(z.safeParse(timeZone, place).data).toBe(place);
});

test.each(["IST", "AET", "+05:45", "Asia/Nowhere", "us/pacific"])("the database refuses %s", async (name) => {
	const { pool } = app.database;
	await expect(pool.query("update accounts set time_zone = $1", [name])).rejects.toThrow(
		/accounts_time_zone_check|not recognized/,
	);
});
