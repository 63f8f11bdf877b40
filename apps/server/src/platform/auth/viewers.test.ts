import { randomUUID } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { createViewers } from "./viewers.ts";

/** A pool that knows these sessions, and the ids passed to each statement. */
function poolOf(known: readonly string[]) {
	const asked: string[][] = [];
	const query = async ({ values }: { values: unknown[] }) => {
		const ids = values.find((value): value is string[] => Array.isArray(value)) ?? [];
		asked.push(ids);
		return { rows: ids.filter((id) => known.includes(id)).map((session_id) => ({ session_id })) };
	};
	return { asked, pool: { query } as unknown as pg.Pool };
}

const surroundings = { now: () => new Date(0), requiresSecondFactor: false };

test("sessions looked up at the same moment share one statement, each listed once", async () => {
	const sessions = Array.from({ length: 400 }, () => randomUUID());
	const { asked, pool } = poolOf(sessions);
	const viewers = createViewers({ pool, ...surroundings });
	const rows = await Promise.all([...sessions, ...sessions].map((id) => viewers.row(id)));
	expect(rows.map((row) => row?.session_id)).toEqual([...sessions, ...sessions]);
	expect(asked).toEqual([sessions]);
});

test("very many sessions take several statements, and an ended session has no row", async () => {
	const sessions = Array.from({ length: 1_200 }, () => randomUUID());
	const { asked, pool } = poolOf(sessions.slice(1));
	const viewers = createViewers({ pool, ...surroundings });
	const [gone, ...others] = await Promise.all(sessions.map((id) => viewers.row(id)));
	expect(gone).toBeUndefined();
	expect(others.every((row) => row !== undefined)).toBe(true);
	expect(asked.map(({ length }) => length)).toEqual([500, 500, 200]);
});

test("a failed statement rejects everyone who waited for it, and the next lookup runs a new one", async () => {
	let isAway = true;
	const pool = {
		query: async () => {
			if (isAway) throw new Error("away");
			return { rows: [] };
		},
	} as unknown as pg.Pool;
	const viewers = createViewers({ pool, ...surroundings });
	const both = await Promise.allSettled([viewers.row("one"), viewers.row("two")]);
	expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	isAway = false;
	expect(await viewers.row("one")).toBeUndefined();
});
