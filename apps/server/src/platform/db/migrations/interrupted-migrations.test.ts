import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CreatedDatabase, createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { describeSchema } from "./describe-schema.ts";
import { migrate, migrationsFolder } from "./migrate.ts";
import { oldRows } from "../testing/old-rows.ts";

const first = "0081";
/** The newest of released migrations: what is older was interrupted at each of its statements when it was new. */
const newest = process.env["AUDIT"] === "full" ? first : "0100";

let folder: string;
const opened: CreatedDatabase[] = [];
let old: CreatedDatabase;

async function folderOf(isIn: (name: string) => boolean): Promise<string> {
	const to = await mkdtemp(path.join(folder, "migrations-"));
	for (const name of await readdir(migrationsFolder)) {
		if (isIn(name)) await cp(path.join(migrationsFolder, name), path.join(to, name));
	}
	return to;
}

async function databaseFrom(template: string): Promise<CreatedDatabase> {
	const database = await createDatabaseFrom(inject("postgres"), template);
	opened.push(database);
	return database;
}

async function query<T extends pg.QueryResultRow>(
	{ connectionString }: CreatedDatabase,
	sql: string,
	values?: unknown[],
): Promise<T[]> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		return (await client.query<T>(sql, values)).rows;
	} finally {
		await client.end();
	}
}

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "learnin-interrupted-"));
	old = await databaseFrom("template0");
	await migrate(old.connectionString, await folderOf((name) => name < first));
	await query(old, oldRows);
	// So that the later files can be applied without the earlier ones.
	await query(old, "delete from migrations");
});
afterAll(async () => {
	for (const database of opened) await database.drop();
	await rm(folder, { recursive: true });
});

const outcome = `
	select 'trigger ' || tgrelid::regclass || ' ' || pg_get_triggerdef(oid) as what from pg_trigger where not tgisinternal
	union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
	union all select 'invalid ' || indexrelid::regclass from pg_index where not indisvalid
	union all select conrelid::regclass || ' ' || conname || ' ' || convalidated from pg_constraint
		where connamespace = 'public'::regnamespace
	union all select indexrelid::regclass::text from pg_index i join pg_class c on c.oid = i.indrelid
		where c.relnamespace = 'public'::regnamespace
	union all select reference || ' ' || family_id from provider_references
	union all select t.external_ref || ' ' || t.family_id || ' ' || a.family_id || ' ' || a.kind || ' ' || e.side || e.amount_minor
		from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
	union all select 'question ' || q.fingerprint || ' ' || c.question || c.rendered
		from practice_questions q join question_contents c on c.id = q.content_id
	union all select concat_ws(' ', 'step', q.fingerprint, q.mastery, q.stage_before, q.stage_after, m.stage_after)
		from practice_questions q left join mastery_steps m on m.question_id = q.id and m.family_id = q.family_id
	order by 1`;

async function outcomeOf(database: CreatedDatabase): Promise<string[]> {
	const rows = await query<{ what: string }>(database, outcome);
	return [await describeSchema(database.connectionString), ...rows.map(({ what }) => what)];
}

/** Each command that changes the schema fails the first time, after what it did. */
const interruptions = `
	create schema interruptions;
	create table interruptions.past (key text primary key);
	create function interruptions.interrupt() returns event_trigger language plpgsql as $$
	declare
		what text;
	begin
		if tg_event = 'sql_drop' then
			select string_agg(object_identity, ',' order by object_identity) into what from pg_event_trigger_dropped_objects();
		else
			select string_agg(object_identity, ',' order by object_identity) into what from pg_event_trigger_ddl_commands();
		end if;
		what := tg_event || ' ' || tg_tag || ' ' || what || ' ' || md5(current_query());
		if what is not null and not exists (select from interruptions.past where key = what) then
			raise exception using errcode = 'XX999', message = what;
		end if;
	end $$;
	create event trigger at_end on ddl_command_end execute function interruptions.interrupt();
	create event trigger at_drop on sql_drop execute function interruptions.interrupt()`;

/** How often it was interrupted until it was done. */
async function migrateInterrupted(database: CreatedDatabase, from: string): Promise<number> {
	await query(database, interruptions);
	for (let times = 0; ; times += 1) {
		try {
			await migrate(database.connectionString, from);
			await query(database, "drop event trigger at_end");
			await query(database, "drop event trigger at_drop");
			await query(database, "drop schema interruptions cascade");
			return times;
		} catch (error) {
			const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
			if (!(cause instanceof pg.DatabaseError) || cause.code !== "XX999") throw error;
			await query(database, "insert into interruptions.past values ($1)", [cause.message]);
		}
	}
}

// Hundreds of starts of the migrations.
test("migrations that were interrupted after every statement end as those that were not", {
	timeout: 600_000,
}, async () => {
	const later = await folderOf((name) => name >= newest);
	const before = await databaseFrom(old.name);
	await migrate(before.connectionString, await folderOf((name) => name >= first && name < newest));
	await query(before, "delete from migrations");
	const whole = await databaseFrom(before.name);
	await migrate(whole.connectionString, later);
	const interrupted = await databaseFrom(before.name);
	expect(await migrateInterrupted(interrupted, later)).toBeGreaterThan(newest === first ? 200 : 40);
	expect(await outcomeOf(interrupted)).toEqual(await outcomeOf(whole));
});

test("references of providers are kept, also those that older code writes", async () => {
	const database = await databaseFrom(old.name);
	await migrate(database.connectionString, await folderOf((name) => name >= first && name < "0100"));
	const references = async () => {
		const rows = await query<{ reference: string }>(database, "select reference from provider_references");
		return rows.map(({ reference }) => reference).toSorted();
	};
	const before = [
		"esewa-reference:REF",
		"esewa:try-",
		"stripe:dp_",
		"stripe:pi_",
		"stripe:re_",
		"stripe:seti_",
	];
	expect(await references()).toEqual(before.flatMap((each) => [`${each}1`, `${each}2`]));
	const change = (table: string, column: string, from: string, to: string) =>
		query(database, `update ${table} set ${column} = $2 where ${column} = $1`, [from, to]);
	await change("orders", "stripe_payment_intent_id", "pi_1", "pi_3");
	await change("orders", "stripe_setup_intent_id", "seti_1", "seti_3");
	await change("refunds", "stripe_refund_id", "re_1", "re_3");
	await change("esewa_payments", "reference", "REF1", "REF3");
	const added = ["esewa-reference:REF3", "stripe:pi_3", "stripe:re_3", "stripe:seti_3"];
	expect(await references()).toEqual(
		[...added, ...before.flatMap((each) => [`${each}1`, `${each}2`])].toSorted(),
	);
	await expect(change("orders", "stripe_payment_intent_id", "pi_2", "pi_3")).rejects.toThrow(
		"stripe:pi_3 belongs to another family",
	);
});

test("entries of the ledger go to the accounts of their family, and those of no order to the company's", async () => {
	const database = await databaseFrom(old.name);
	await migrate(database.connectionString, await folderOf((name) => name >= first));
	const entries = await query(
		database,
		`select split_part(t.external_ref, ' ', 1) as movement, a.kind, e.side, e.amount_minor::int as amount,
			count(distinct a.id)::int as accounts, bool_and(a.family_id = coalesce(o.family_id, $1)) as is_own
		from ledger_transactions t left join orders o on o.id = t.order_id
		join ledger_entries e on e.transaction_id = t.id and e.family_id = t.family_id
		join ledger_accounts a on a.id = e.account_id and a.family_id = e.family_id
		group by 1, 2, 3, 4 order by 1, 3 desc`,
		["00000000-0000-0000-0000-000000000000"],
	);
	const twice = { amount: 500, accounts: 2, is_own: true };
	const once = { ...twice, accounts: 1 };
	expect(entries).toEqual([
		{ movement: "fee", kind: "stripe_clearing", side: "debit", ...twice },
		{ movement: "fee", kind: "registration_revenue", side: "credit", ...twice },
		{ movement: "payment", kind: "stripe_clearing", side: "debit", ...twice },
		{ movement: "payment", kind: "wallet", side: "credit", ...twice },
		{ movement: "payout", kind: "payouts_in_transit", side: "debit", ...once },
		{ movement: "payout", kind: "stripe_balance", side: "credit", ...once },
	]);
	// Append-only as before.
	await expect(query(database, "update ledger_entries set amount_minor = 1")).rejects.toThrow("append-only");
	await expect(query(database, "delete from ledger_transactions")).rejects.toThrow("append-only");
});

test("a question that someone holds is moved to the contents when it is free", async () => {
	const database = await databaseFrom(old.name);
	const holder = new pg.Client({ connectionString: database.connectionString });
	await holder.connect();
	await migrate(database.connectionString, await folderOf((name) => name >= first && name < "0101"));
	await holder.query("begin");
	await holder.query("select id from practice_questions order by id limit 5 for update");
	const done = migrate(database.connectionString, await folderOf((name) => name >= first && name < "0103"));
	await eventually(async () => {
		const sql = "select count(*)::int as n from practice_questions where content_id is null";
		expect(await query(database, sql)).toEqual([{ n: 5 }]);
	});
	await holder.query("commit");
	await holder.end();
	expect(await done).toEqual(["0101_contents_moved.sql", "0102_narrow_practice.sql"]);
	expect(await query(database, "select count(*)::int as n from question_contents")).toEqual([{ n: 350 }]);
});

test("steps of mastery move to their questions, and those that changed the stage stay as well", async () => {
	const database = await databaseFrom(old.name);
	await migrate(database.connectionString, await folderOf((name) => name >= first));
	const steps = await query(
		database,
		`select q.mastery, q.stage_before, q.stage_after, q.tried_at = q.created_at as is_at_time,
			m.stage_after as changed_to, count(*)::int as questions
		from practice_questions q left join mastery_steps m on m.question_id = q.id and m.family_id = q.family_id
		group by 1, 2, 3, 4, 5 order by count(*), q.mastery nulls first`,
	);
	const step = { mastery: 0.5, stage_before: "unknown", is_at_time: true };
	expect(steps).toEqual([
		{
			mastery: null,
			stage_before: null,
			stage_after: null,
			is_at_time: null,
			changed_to: null,
			questions: 2,
		},
		{ ...step, stage_after: "learning", changed_to: "learning", questions: 2 },
		{ ...step, stage_after: "unknown", changed_to: null, questions: 696 },
	]);
});
