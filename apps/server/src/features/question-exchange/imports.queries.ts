import type {
	FileFault,
	ImportFormat,
	ImportOutcome,
} from "@learnin/contract/routes/bank/question-exchange.contract";
import type { ExchangeNote } from "@learnin/domain/exchange/exchange-note";
import type { Question } from "@learnin/domain/question/question";
import { type NotNull, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

export interface NewImport {
	file_name: string;
	asked_format: ImportFormat | "auto";
	content: Buffer;
	skill_id: string;
	difficulty: number;
	tags: string[];
	note: string;
	created_by: string;
	created_at: Date;
}

export async function insertImport(tx: Tx, values: NewImport): Promise<string> {
	const { id } = await tx
		.insertInto("question_imports")
		.values(values)
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

export interface ImportItem {
	import_id: string;
	position: number;
	name: string;
	outcome: ImportOutcome;
	notes: ExchangeNote[];
	question: Question | null;
	fingerprint: string | null;
	skill_id: string;
	difficulty: number;
	tags: string[];
	like_question_id: string | null;
}

export async function insertItems(tx: Tx, items: readonly ImportItem[]): Promise<void> {
	if (items.length === 0) return;
	await tx
		.insertInto("question_import_items")
		.values(
			items.map((item) => ({
				...item,
				notes: JSON.stringify(item.notes),
				question: item.question === null ? null : JSON.stringify(item.question),
			})),
		)
		.execute();
}

/** An import with its file, for the job that reads it; locked until the transaction ends. */
export function lockOptionalImport(tx: Tx, import_id: string) {
	return tx
		.selectFrom("question_imports")
		.select((eb) => [
			"id",
			"state",
			"fault",
			"read_count",
			"item_count",
			"with_flagged",
			eb("content", "is not", null).as("has_content"),
		])
		.where("id", "=", import_id)
		.forUpdate()
		.executeTakeFirst();
}

export function selectOptionalFile(db: Db, import_id: string) {
	return db
		.selectFrom("question_imports")
		.select([
			"asked_format",
			"file_name",
			"content",
			"skill_id",
			"difficulty",
			"tags",
			"read_count",
			"state",
			"note",
			"created_by",
		])
		.where("id", "=", import_id)
		.executeTakeFirst();
}

export async function updateImport(
	tx: Tx | Db,
	import_id: string,
	values: Partial<{
		state: "reading" | "ready" | "storing" | "done" | "failed";
		format: ImportFormat;
		fault: FileFault | null;
		content: null;
		item_count: number;
		read_count: number;
		with_flagged: boolean;
	}>,
): Promise<void> {
	await tx.updateTable("question_imports").set(values).where("id", "=", import_id).execute();
}

const failStoppedImportsStatement = statement({
	name: "fail-stopped-imports",
	params: {},
	row: { id: uuid },
	sql: `
		update question_imports i set state = 'failed', fault = 'stopped'
		where state in ('reading', 'storing') and not exists (
			select from jobs.job j
			where j.name in ('read-import', 'store-import') and j.state in ('created', 'retry', 'active')
				and j.data ->> 'import_id' = i.id::text)
		returning id`,
});

/**
 * Fails the files that wait for a job if no job is left to process them: each one's last try failed, or it
 * was canceled. Returns their ids. The queue's tables belong to its library and are only read.
 */
export async function failStoppedImports(db: Db): Promise<string[]> {
	const rows = await failStoppedImportsStatement.all(db, {});
	return rows.map(({ id }) => id);
}

export async function deleteImport(tx: Tx, import_id: string): Promise<void> {
	await tx.deleteFrom("question_imports").where("id", "=", import_id).execute();
}

const seen = (db: Db) =>
	db
		.selectFrom("question_imports as i")
		.innerJoin("skills as k", "k.id", "i.skill_id")
		.leftJoin("accounts as a", "a.id", "i.created_by")
		.leftJoinLateral(
			(eb) =>
				eb
					.selectFrom("question_import_items as t")
					.whereRef("t.import_id", "=", "i.id")
					.select([
						sql<number>`count(*) filter (where outcome = 'accepted')`.as("accepted"),
						sql<number>`count(*) filter (where outcome = 'flagged')`.as("flagged"),
						sql<number>`count(*) filter (where outcome = 'refused')`.as("refused"),
						sql<number>`count(*) filter (where outcome = 'present')`.as("present"),
						sql<number>`count(*) filter (where stored_at is not null)`.as("stored"),
						sql<number>`count(*) filter (where outcome = 'accepted' and stored_at is null)`.as(
							"accepted_waiting",
						),
						sql<number>`count(*) filter (where outcome = 'flagged' and stored_at is null)`.as(
							"flagged_waiting",
						),
					])
					.as("c"),
			(join) => join.onTrue(),
		)
		.select([
			"i.id",
			"i.file_name",
			"i.format",
			"i.state",
			"i.fault",
			"i.item_count",
			"i.read_count",
			"i.skill_id",
			"k.name as skill_name",
			"i.difficulty",
			"i.tags",
			"i.note",
			"a.name as created_by_name",
			"i.created_at",
			"c.accepted",
			"c.flagged",
			"c.refused",
			"c.present",
			"c.stored",
			"c.accepted_waiting",
			"c.flagged_waiting",
		]);

export function selectOptionalSeenImport(db: Db, import_id: string) {
	return seen(db).where("i.id", "=", import_id).executeTakeFirst();
}

/** Newest first. */
export function selectImports(db: Db, after: { created_at: Date; id: string } | undefined, limit: number) {
	return seen(db)
		.$if(after !== undefined, (query) =>
			query.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("i.created_at", "i.id"), "<", tuple(after?.created_at ?? new Date(0), after?.id ?? "")),
			),
		)
		.orderBy("i.created_at", "desc")
		.orderBy("i.id", "desc")
		.limit(limit)
		.execute();
}

export async function selectItems(
	db: Db,
	import_id: string,
	{ outcome, after, limit }: { outcome: ImportOutcome | undefined; after: number; limit: number },
) {
	return db
		.selectFrom("question_import_items as t")
		.innerJoin("skills as k", "k.id", "t.skill_id")
		.where("t.import_id", "=", import_id)
		.where("t.position", ">", after)
		.$if(outcome !== undefined, (query) => query.where("t.outcome", "=", outcome ?? "accepted"))
		.select([
			"t.position",
			"t.name",
			"t.outcome",
			"t.notes",
			"t.question",
			"k.name as skill_name",
			"t.difficulty",
			"t.like_question_id",
			"t.question_id",
		])
		.orderBy("t.position")
		.limit(limit)
		.execute();
}

/** Accepted items that are not imported yet, in order. */
export async function selectWaitingItems(
	tx: Tx | Db,
	import_id: string,
	with_flagged: boolean,
	limit: number,
) {
	return tx
		.selectFrom("question_import_items")
		.where("import_id", "=", import_id)
		.where("stored_at", "is", null)
		.where("outcome", "in", with_flagged ? ["accepted", "flagged"] : ["accepted"])
		.select([
			"position",
			"name",
			"outcome",
			"notes",
			"question",
			"fingerprint",
			"skill_id",
			"difficulty",
			"tags",
		])
		.orderBy("position")
		.limit(limit)
		.$narrowType<{ question: NotNull }>()
		.execute();
}

export async function updateStoredItem(
	tx: Tx,
	import_id: string,
	position: number,
	stored: { question_id: string; stored_at: Date },
): Promise<void> {
	await tx
		.updateTable("question_import_items")
		.set(stored)
		.where("import_id", "=", import_id)
		.where("position", "=", position)
		.execute();
}

/** An accepted item that is not imported after all. */
export async function updateLeftItem(
	tx: Tx,
	import_id: string,
	position: number,
	left: { outcome: "present" | "refused"; like_question_id: string | null; notes: ExchangeNote[] },
): Promise<void> {
	await tx
		.updateTable("question_import_items")
		.set({ ...left, notes: JSON.stringify(left.notes) })
		.where("import_id", "=", import_id)
		.where("position", "=", position)
		.execute();
}

/** The questions of the bank with these fingerprints. */
export async function selectSame(db: Db | Tx, fingerprints: readonly string[]): Promise<Map<string, string>> {
	if (fingerprints.length === 0) return new Map();
	const rows = await db
		.selectFrom("questions")
		.select(["id", "fingerprint"])
		.where("fingerprint", "in", fingerprints)
		.where("state", "<>", "retired")
		.execute();
	return new Map(rows.map(({ id, fingerprint }) => [fingerprint, id]));
}
