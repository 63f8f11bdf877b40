import { randomUUID } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { createViewers } from "./viewers.ts";

/** A pool that knows these sessions, and the ids of each statement that it was given. */
function poolOf(known: readonly string[]) {
	const asked: string[][] = [];
	const query = async ({ values: [ids] }: { values: [string[]] }) => {
		asked.push(ids);
		return { rows: ids.filter((id) => known.includes(id)).map((session_id) => ({ session_id })) };
	};
	return { asked, pool: { query } as unknown as pg.Pool };
}

const surroundings = { now: () => new Date(0), requiresSecondFactor: false };

test("whoever is asked about in one moment is asked about in one statement, each once", async () => {
	const sessions = Array.from({ length: 400 }, () => randomUUID());
	const { asked, pool } = poolOf(sessions);
	const viewers = createViewers({ pool, ...surroundings });
	const rows = await Promise.all([...sessions, ...sessions].map((id) => viewers.row(id)));
	expect(rows.map((row) => row?.session_id)).toEqual([...sessions, ...sessions]);
	expect(asked).toEqual([sessions]);
});

test("very many are asked about in several statements, and who is gone has no row", async () => {
	const sessions = Array.from({ length: 1_200 }, () => randomUUID());
	const { asked, pool } = poolOf(sessions.slice(1));
	const viewers = createViewers({ pool, ...surroundings });
	const [gone, ...others] = await Promise.all(sessions.map((id) => viewers.row(id)));
	expect(gone).toBeUndefined();
	expect(others.every((row) => row !== undefined)).toBe(true);
	expect(asked.map(({ length }) => length)).toEqual([500, 500, 200]);
});

test("a statement that fails fails for all that it was for, and the next one is asked again", async () => {
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
