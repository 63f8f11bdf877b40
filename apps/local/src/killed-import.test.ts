import type { RouteResponse } from "@learnin/contract/define-route";
import { getQuestions } from "@learnin/contract/routes/bank/question-bank.contract";
import { getImport, getImportItems } from "@learnin/contract/routes/bank/question-exchange.contract";
import { createJobs, type Jobs } from "@learnin/server/platform/jobs/jobs";
import { buildAdmin, type Person } from "@learnin/server/platform/testing/factories";
import { expireJobs } from "@learnin/server/platform/testing/expire-jobs";
import { createTestApp, type TestApp } from "@learnin/server/platform/testing/test-app";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureWebIsBuilt } from "./ensure-web-is-built.ts";
import { checkout, killChildren } from "./testing/child-process.ts";
import { type Node, startNode } from "./testing/production.ts";

const patient = { interval: 50 };
const items = 230;
/** In the middle of a batch of fifty, with whole ones before and after it. */
const fatal = 120;
const before = 100;

let app: TestApp;
let admin: Person;
/** A node that only adds jobs: those that run them are killed. */
let jobs: Jobs;
beforeAll(async () => {
	await ensureWebIsBuilt(checkout, { log: () => {}, signal: new AbortController().signal });
	app = await createTestApp();
	admin = await buildAdmin(app);
	jobs = createJobs({ connectionString: app.connectionString, onError: () => {} });
	await jobs.start();
	// The one item at which every node waits while the test holds the lock.
	await app.database.pool.query(`
		create function wait_at_item() returns trigger language plpgsql as
			$$ begin perform pg_advisory_xact_lock(7); return new; end $$;
		create trigger wait_reading before insert on question_import_items for each row
			when (new.position = ${fatal}) execute function wait_at_item();
		create trigger wait_storing before update on question_import_items for each row
			when (new.position = ${fatal} and new.stored_at is not null) execute function wait_at_item();`);
});
afterAll(async () => {
	killChildren();
	await jobs.stop();
	await app.stop();
});

/** Lets a node start its work, and kills it without warning when it reaches that item. */
async function killAtItem(node: Node, begin: () => Promise<unknown>): Promise<void> {
	const holding = await app.database.pool.connect();
	try {
		await holding.query("select pg_advisory_lock(7)");
		await begin();
		await expect.poll(waiting, patient).toBe(1);
		expect(await node.child.end("SIGKILL")).toBe("SIGKILL");
	} finally {
		await holding.query("select pg_advisory_unlock(7)");
		holding.release();
	}
}

async function waiting(): Promise<number> {
	const { rows } = await app.database.pool.query<{ count: number }>(
		`select count(*) as count from pg_locks l join pg_database d on d.oid = l.database
		where d.datname = current_database() and l.locktype = 'advisory' and l.objid = 7 and not l.granted`,
	);
	return rows[0]?.count ?? 0;
}

const seen = async (import_id: string) =>
	(await app.call(getImport, { params: { import_id } }, admin.token)).data;

type Items = RouteResponse<typeof getImportItems>;

async function everyItem(import_id: string): Promise<Items["items"]> {
	const found: Items["items"] = [];
	for (let after: number | null = 0; after !== null; ) {
		const { data }: { data: Items } = await app.call(
			getImportItems,
			{ params: { import_id }, query: { after } },
			admin.token,
		);
		found.push(...data.items);
		after = data.next_after;
	}
	return found;
}

async function importedIds(): Promise<string[]> {
	const found: string[] = [];
	for (let cursor: string | null | undefined; cursor !== null; ) {
		const query = { source: "imported" as const, ...(cursor !== undefined && { cursor }) };
		const { data }: { data: RouteResponse<typeof getQuestions> } = await app.call(
			getQuestions,
			{ query },
			admin.token,
		);
		found.push(...data.questions.map(({ id }) => id));
		cursor = data.next_cursor;
	}
	return found;
}

const problem = (number: number) => ({
	source: "set",
	source_id: number,
	prompt: `Ann has ${number} shells and finds ${number + 1} more. How many now?`,
	answer_list: [`${2 * number + 1}`],
	explanation: `( ${number}.0 + ${number + 1}.0 )`,
});

test("a file whose node is killed while reading, and again while importing, is finished by others", async () => {
	const first = await startNode(app.connectionString);
	let import_id = "";
	await killAtItem(first, async () => {
		const text = Array.from({ length: items }, (_, at) => JSON.stringify(problem(at + 1))).join("\n");
		const { id } = await app.database.db
			.insertInto("question_imports")
			.values({
				file_name: "set.jsonl",
				asked_format: "auto",
				content: Buffer.from(text),
				skill_id: "add-within-100",
				difficulty: 2,
				tags: [],
				note: "",
				created_by: admin.account_id,
				created_at: new Date(),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		import_id = id;
		await jobs.add(app.database.db, "read-import", { import_id });
	});
	expect(await seen(import_id)).toMatchObject({ state: "reading", item_count: items, read_count: before });
	expect(await importedIds()).toEqual([]);

	const second = await startNode(app.connectionString);
	await expireJobs(app.connectionString, "read-import");
	await expect.poll(async () => (await seen(import_id)).state, patient).toBe("ready");
	expect((await everyItem(import_id)).map(({ position }) => position)).toEqual(
		Array.from({ length: items }, (_, at) => at + 1),
	);

	await killAtItem(second, async () => {
		const storing = { state: "storing" as const, with_flagged: true };
		await app.database.db.updateTable("question_imports").set(storing).where("id", "=", import_id).execute();
		await jobs.add(app.database.db, "store-import", { import_id });
	});
	const halfway = await seen(import_id);
	expect(halfway).toMatchObject({ state: "storing", counts: { stored: before } });
	expect(await importedIds()).toHaveLength(before);

	const third = await createTestApp({ jobs: true, connectionString: app.connectionString });
	try {
		await expireJobs(app.connectionString, "store-import");
		await expect.poll(async () => (await seen(import_id)).state, patient).toBe("done");
	} finally {
		await third.stop();
	}
	const { counts } = await seen(import_id);
	expect(counts).toMatchObject({ stored: items, accepted_waiting: 0, flagged_waiting: 0, refused: 0 });
	const stored = (await everyItem(import_id)).map(({ question_id }) => question_id);
	expect(new Set(stored).size).toBe(items);
	expect((await importedIds()).toSorted()).toEqual(stored.toSorted());
});
