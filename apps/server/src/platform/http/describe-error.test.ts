import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../db/database.ts";
import { describeError } from "./describe-error.ts";

let database: Database;
beforeAll(() => {
	database = openDatabase({ connectionString: inject("postgres"), maxConnections: 1, onError: () => {} });
});
afterAll(() => database.close());

test.each([
	["22P02", "select $1::uuid"],
	["22P02", "select $1::int"],
	["22007", "select $1::timestamptz"],
	["P0001", "do $$ begin raise exception 'CANARY'; end $$"],
])("an error of the database (%s) is logged without the values in it", async (code, statement) => {
	const error: unknown = await database.pool
		.query(statement, statement.includes("$1") ? ["CANARY"] : [])
		.catch((thrown: unknown) => thrown);
	expect(String(error)).toContain("CANARY");
	const described = describeError(error as Error);
	expect(described).toMatchObject({ code });
	expect(JSON.stringify(described)).not.toContain("CANARY");
});

test("any other error keeps its message and where it happened", () => {
	const described = describeError(new TypeError("no such thing"));
	expect(described["message"]).toBe("no such thing");
	expect(JSON.stringify(described["stack"])).toContain("describe-error.test.ts");
});
