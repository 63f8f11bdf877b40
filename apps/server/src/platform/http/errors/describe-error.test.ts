import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../db/database.ts";
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
])("a database error (%s) is logged without its values", async (code, statement) => {
	const error: unknown = await database.pool
		.query(statement, statement.includes("$1") ? ["CANARY"] : [])
		.catch((thrown: unknown) => thrown);
	expect(String(error)).toContain("CANARY");
	const described = describeError(error as Error);
	expect(described).toMatchObject({ code });
	expect(JSON.stringify(described)).not.toContain("CANARY");
});

test("any other error keeps its message and stack", () => {
	const described = describeError(new TypeError("no such thing"));
	expect(described["message"]).toBe("no such thing");
	expect(JSON.stringify(described["stack"])).toContain("describe-error.test.ts");
});
