import { timeZone } from "@learnin/contract/schemas/common.schema";
import { sql } from "kysely";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { testApp } from "../testing/test-app.ts";

const app = await testApp();

/** Names that one side interprets differently, or that only one of them knows. */
const doubtful =
	`ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST
	EST MST HST EDT CEST GMT+5 UTC+3 SystemV/PST8 SystemV/YST9YDT US/Pacific-New Canada/East-Saskatchewan
	Asia/Riyadh87 Mideast/Riyadh89 Africa/Timbuktu Etc/Unknown Factory localtime posixrules +05:45 -03 +0545 -00:30
	utc asia/kathmandu EUROPE/BERLIN gmt0`.split(/\s+/);

test("days are the same in the database and in the program, in every accepted time zone", async () => {
	const moments = [new Date("2026-01-15T23:30:00Z"), new Date("2026-07-15T23:30:00Z")];
	const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(app.database.db);
	const names = [
		...new Set([...Intl.supportedValuesOf("timeZone"), ...rows.map(({ name }) => name), ...doubtful]),
	];
	const taken = names.flatMap((name) => z.safeParse(timeZone, name).data ?? []);
	const wrong: string[] = [];
	for (const zone of taken) {
		for (const moment of moments) {
			const format = new Intl.DateTimeFormat("sv", {
				timeZone: zone,
				dateStyle: "short",
				timeStyle: "medium",
			});
			const here = format.format(moment);
			const there = await sql<{ at: string }>`
				select to_char(${moment}::timestamptz at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS') as at`
				.execute(app.database.db)
				.then(
					({ rows: [row] }) => row?.at,
					() => "unknown",
				);
			if (here !== there) wrong.push(`${zone}: ${here}, not ${there}`);
		}
	}
	expect(wrong).toEqual([]);
	expect(taken.length).toBeGreaterThan(400);
});

test.each([
	["IST", "Asia/Calcutta"],
	["Asia/Kolkata", "Asia/Kolkata"],
	["US/Pacific", "America/Los_Angeles"],
	["utc", "UTC"],
])("stores %s as %s", (name, kept) => {
	expect(z.safeParse(timeZone, name).data).toBe(kept);
});

test.each(["+05:45", "-03", "SystemV/PST8", "Mars/Olympus", ""])(
	"refuses %s, which is not the time zone of a place",
	(name) => {
		expect(z.safeParse(timeZone, name).success).toBe(false);
	},
);
