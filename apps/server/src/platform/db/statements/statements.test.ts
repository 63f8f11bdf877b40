import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { type Columns, int4, int8, oneOf, orNull, sure, text, timestamptz, uuid } from "./columns.ts";
import { describeStatement } from "./describe-statement.ts";
import { mismatches } from "./mismatches.ts";
import { allStatements, statement, type Statement } from "./statement.ts";

// The app imports every module that defines a statement.
const defined = allStatements();

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
	// Statements about jobs need the tables of the queue.
	app = await createTestApp({ jobs: true });
	client = new pg.Client({ connectionString: app.connectionString });
	await client.connect();
});
afterAll(async () => {
	await client.end();
	await app.stop();
});

const faultsOf = async (of: Pick<Statement<Columns, Columns>, "text" | "params" | "row" | "order">) =>
	mismatches(of, await describeStatement(client, of.text));

test.each(defined.map((each) => [each.name, each] as const))(
	"%s has the parameters and columns that it declares",
	async (_, each) => {
		expect(await faultsOf(each)).toEqual([]);
	},
);

describe("a statement that declares something else", () => {
	const row = { id: uuid, state: text, email: orNull(text), count: int8 };
	const sql = `select o.id, o.state, a.email, count(*) as count from accounts a, orders o
		where o.created_at < :before group by 1, 2, 3`;
	let number = 0;
	const faults = (wrong: Columns, params: Columns = { before: timestamptz }) => {
		number += 1;
		return faultsOf(statement({ name: `wrong-${number}`, params, row: { ...row, ...wrong }, sql }));
	};

	test("is refused for a type", async () => {
		expect(await faults({ count: int4 })).toContain("count: is int8, not int4");
		expect(await faults({}, { before: text })).toContain(":before: is timestamptz, not text");
	});

	test("is refused for a name", async () => {
		expect(await faults({ sum: int8 })).toContain("sum: the statement returns no such column");
		const { count: _, ...less } = row;
		const shorter = statement({ name: "shorter", params: { before: timestamptz }, row: less, sql });
		expect(await faultsOf(shorter)).toContain("count: is not in the row");
	});

	test("is refused for a column that may be null", async () => {
		expect(await faults({ email: text })).toContain("email: may be null");
		const outer = statement({
			name: "outer",
			params: {},
			row: { id: uuid },
			sql: "select s.id from families f left join students s on s.family_id = f.id",
		});
		expect(await faultsOf(outer)).toEqual(["id: may be null"]);
	});

	test("is refused for values that the table does not allow, or allows besides", async () => {
		expect(await faults({ state: oneOf(["open"]) })).toContainEqual(expect.stringMatching(/^state: allows /));
	});

	test("is refused for being sure of what the database shows anyway", async () => {
		expect(await faults({ id: sure(uuid, "it is a key") })).toContain("id: needs no `sure`");
		expect(await faults({ email: sure(text, "grown-ups have one") })).not.toContainEqual(
			expect.stringMatching(/^email/),
		);
	});
});

test("names and parameters of statements are checked when they are defined", () => {
	const source = {
		name: "defined-once",
		params: { at: timestamptz },
		row: {},
		sql: "select where now() < :at",
	};
	expect(statement(source).text).toBe("select where now() < $1");
	expect(() => statement(source)).toThrow("two statements have the name defined-once");
	expect(() => statement({ ...source, name: "other", sql: "select where now() < :then" })).toThrow("then");
	expect(() => statement({ ...source, name: "unused", sql: "select" })).toThrow("its parameters are");
});

test("a parameter used twice is one placeholder; casts, times of day and texts are none", () => {
	const made = statement({
		name: "placeholders",
		params: { day: timestamptz },
		row: {},
		sql: "select where :day::date = current_date and :day > '24:00'::time + current_date and ':day' <> ''",
	});
	expect(made.text).toBe(
		"select where $1::date = current_date and $1 > '24:00'::time + current_date and ':day' <> ''",
	);
});

/** Files whose rows have a type that nothing checks, and how many. An export writes whatever columns each of its parts has. */
const unproved: Readonly<Record<string, number>> = {
	"features/data-rights/export.queries.ts": 1,
};

test("no other file casts the rows of a whole statement", async () => {
	const src = path.join(import.meta.dirname, "../../..");
	const found: Record<string, number> = {};
	for await (const file of glob("{features,platform/!(db|testing)}/**/*.ts", { cwd: src })) {
		if (/\.test\.ts$|\/testing\//.test(file)) continue;
		const code = await readFile(path.join(src, file), "utf8");
		const count = code.match(/(?:await|return) sql<\w*Row>?|await sql<|\.query<|\brunOn</g)?.length ?? 0;
		if (count > 0) found[file] = count;
	}
	expect(Object.keys(found).length).toBeGreaterThan(0);
	expect(found).toEqual(unproved);
});

test("a statement that stays prepared is prepared once for a connection", async () => {
	const made = statement({
		name: "stays-prepared",
		params: { number: int4 },
		row: { number: orNull(int4) },
		staysPrepared: true,
		sql: "select :number::int as number",
	});
	const kept = await app.database.db.transaction().execute(async (tx) => {
		for (const number of [1, 2]) expect(await made.all(tx, { number })).toEqual([{ number }]);
		return sql<{ calls: number }>`select (generic_plans + custom_plans)::int as calls
			from pg_prepared_statements where name = 'stays-prepared'`.execute(tx);
	});
	expect(kept.rows).toEqual([{ calls: 2 }]);
});
