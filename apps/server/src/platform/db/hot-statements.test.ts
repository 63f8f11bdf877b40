import { createDatabaseFrom, type CreatedDatabase } from "@learnin/embedded-postgres/create-database-from";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { viewerSql } from "../auth/viewer.ts";
import { unpartitionedTemplate } from "../testing/global-setup.ts";
import { partitionFamilies } from "./testing/partition-families.ts";

let own: CreatedDatabase;
let client: pg.Client;
beforeAll(async () => {
	own = await createDatabaseFrom(inject("postgres"), unpartitionedTemplate);
	await partitionFamilies(own.connectionString);
	client = new pg.Client({ connectionString: own.connectionString });
	await client.connect();
});
afterAll(async () => {
	await client.end();
	await own.drop();
});

interface Node {
	"Relation Name"?: string;
	"Actual Loops": number;
	Plans?: Node[];
}

/** Of each partitioned table the number of parts that the statement read. */
async function partsRead(text: string, values: unknown[]): Promise<Record<string, number>> {
	const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
		`explain (analyze, format json) ${text}`,
		values,
	);
	const parts = new Map<string, Set<string>>();
	const visit = (node: Node) => {
		const [, table] = /^(\w+)_\d$/.exec(node["Relation Name"] ?? "") ?? [];
		if (table !== undefined && node["Actual Loops"] > 0)
			parts.set(table, (parts.get(table) ?? new Set()).add(node["Relation Name"] ?? ""));
		node.Plans?.forEach(visit);
	};
	for (const row of rows) for (const { Plan } of row["QUERY PLAN"]) visit(Plan);
	return Object.fromEntries([...parts].map(([table, read]) => [table, read.size]));
}

async function childSession(): Promise<string> {
	const { rows } = await client.query<{ id: string }>(
		`with family as (insert into families default values returning id),
		account as (insert into accounts (name, user_type) values ('Maya', 'STUDENT') returning id),
		student as (insert into students (family_id, account_id, name, email, grade, learning_objective)
			select family.id, account.id, 'Maya', '', 4, 'Get ahead' from family, account returning id, family_id)
		insert into sessions (account_id, absolute_expires_at) select id, now() + interval '1 day' from account returning id`,
	);
	return rows[0]?.id ?? "";
}

test("who is asking is read from one part of each table of families", async () => {
	const text = viewerSql({ session_id: "$1", now: "$2", requires_second_factor: "$3" });
	const read = await partsRead(text, [await childSession(), new Date(), false]);
	expect(read).toEqual({ consents: 1, enrolments: 1 });
});
