import { type RawBuilder, sql } from "kysely";
import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { QuestionState } from "@learnin/contract/routes/bank/question-bank.contract";
import type { Db, Tx } from "../../platform/db/database.ts";

export interface NewImage {
	/** SHA-256 of the bytes in hexadecimal. */
	id: string;
	width: number;
	height: number;
	name: string;
	created_by: string | null;
	created_at: Date;
}

/**
 * Locks this image's name, so that no one else stores or deletes it until the transaction ends, whether or
 * not there is a row.
 */
export async function lockImage(tx: Tx, id: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`image:${id}`}, 0))`.execute(tx);
}

/** False for an existing image, which does not change. */
export async function insertImage(tx: Tx, image: NewImage): Promise<boolean> {
	const row = await tx
		.insertInto("images")
		.values(image)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

/** `bytes` is set for images that were stored before there was a storage; null: the storage has them. */
export function selectOptionalImageBytes(db: Db, id: string) {
	return db.selectFrom("images").select("bytes").where("id", "=", id).executeTakeFirst();
}

const words = sql`translate(i.name, '_-./', '    ') || ' ' || i.alt`;
/** As in the index `images_search_idx`. */
const searched = sql`(to_tsvector('english', ${words}) || to_tsvector('simple', ${words}))`;

/** Every word is a prefix of one of the image's words, or has the same stem. */
function matching(search: readonly string[]): RawBuilder<boolean> {
	const each = search.map(
		(word) => sql`(to_tsquery('simple', ${`${word}:*`}) || to_tsquery('english', ${word}))`,
	);
	return sql<boolean>`${searched} @@ (${sql.join(each, sql` && `)})`;
}

const isUsed = sql<boolean>`exists (select from image_uses u where u.image_id = i.id)`;
/** Questions whose newest or published version shows the picture, counted to 1000. */
const questions = sql<number>`(select count(*)::int from (select distinct u.question_id from image_uses u
	join questions q on q.id = u.question_id and u.version in (q.version, q.published_version)
	where u.image_id = i.id limit 1000) counted)`;

function selectSeen(db: Pick<Db, "selectFrom">) {
	return db
		.selectFrom("images as i")
		.leftJoin("accounts as a", "a.id", "i.created_by")
		.select([
			"i.id",
			"i.width",
			"i.height",
			"i.name",
			"i.alt",
			"i.created_at",
			sql<string>`to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("exact_at"),
			"a.name as created_by_name",
			questions.as("questions"),
			isUsed.as("is_used"),
		]);
}

export interface ImageFilter {
	/** Words of letters and digits only; none: everything. */
	search: readonly string[];
	only: "undescribed" | "unused" | undefined;
	after: { exact_at: string; id: string } | undefined;
	limit: number;
}

/** Among this many newest images, a frequent word is found at once. */
const newestTried = 300;

/**
 * Images, newest first. A search runs on the newest ones first and, if those have too few matches, on the
 * index: which is better depends on how rare a word is, and the database estimates badly.
 */
export async function selectImages(db: Db, filter: ImageFilter) {
	const { search, after } = filter;
	if (search.length === 0) return pageOf(selectSeen(db), filter).execute();
	const found = await pageOf(
		selectSeen(
			db
				.with(
					(cte) => cte("newest").materialized(),
					(query) =>
						behind(query.selectFrom("images as i"), after)
							.select(["i.id", "i.name", "i.alt"])
							.orderBy("i.created_at", "desc")
							.orderBy("i.id", "desc")
							.limit(newestTried),
				)
				.with(
					(cte) => cte("found").materialized(),
					(query) => query.selectFrom("newest as i").select("i.id").where(matching(search)),
				),
		).where(isFound),
		filter,
	).execute();
	if (found.length === filter.limit) return found;
	return pageOf(
		selectSeen(
			db.with(
				(cte) => cte("found").materialized(),
				(query) => query.selectFrom("images as i").select("i.id").where(matching(search)),
			),
		).where(isFound),
		filter,
	).execute();
}

/** As an array, so that they are looked up one by one instead of in a scan of all images. */
const isFound = sql<boolean>`i.id = any (array(select f.id from found f))`;

function pageOf(seen: ReturnType<typeof selectSeen>, { only, after, limit }: ImageFilter) {
	return behind(seen, after)
		.$if(only === "undescribed", (query) => query.where("i.alt", "=", ""))
		.$if(only === "unused", (query) => query.where(sql<boolean>`not ${isUsed}`))
		.orderBy("i.created_at", "desc")
		.orderBy("i.id", "desc")
		.limit(limit);
}

function behind<Q extends { where(condition: RawBuilder<boolean>): Q }>(
	query: Q,
	after: ImageFilter["after"],
): Q {
	return after === undefined
		? query
		: query.where(sql<boolean>`(i.created_at, i.id) < (${after.exact_at}, ${after.id})`);
}

export function selectOptionalImage(db: Db | Tx, id: string) {
	return selectSeen(db).where("i.id", "=", id).executeTakeFirst();
}

/** False if there is no such image. */
export async function updateImageWords(
	tx: Tx,
	id: string,
	words: { name: string; alt: string },
): Promise<boolean> {
	const row = await tx
		.updateTable("images")
		.set(words)
		.where("id", "=", id)
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

/** False if there is no such image. Throws a violation of `image_uses_image_id_fkey` for one in use. */
export async function deleteImageRow(tx: Tx, id: string): Promise<boolean> {
	const row = await tx.deleteFrom("images").where("id", "=", id).returning("id").executeTakeFirst();
	return row !== undefined;
}

/** Whether someone is writing a question with it; drafts are a few per author. */
export async function isInDraft(tx: Tx, id: string): Promise<boolean> {
	const row = await tx
		.selectFrom("question_drafts")
		.select("author_id")
		.where(sql<boolean>`draft::text like ${`%/images/${id}.webp%`}`)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Questions whose newest or published version shows the image, latest change first. */
export function selectQuestionsOfImage(db: Db, image_id: string, limit: number) {
	return db
		.selectFrom("questions as q")
		.innerJoin("question_versions as v", (join) =>
			join.onRef("v.question_id", "=", "q.id").onRef("v.version", "=", "q.version"),
		)
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.where(
			sql<boolean>`q.id in (select u.question_id from image_uses u where u.image_id = ${image_id}
				and u.version in (q.version, q.published_version))`,
		)
		.select(["q.id", "q.state", "k.name as skill_name", sql<RenderedText>`v.rendered->'prompt'`.as("prompt")])
		.orderBy("q.updated_at", "desc")
		.orderBy("q.id", "desc")
		.limit(limit)
		.$narrowType<{ state: QuestionState }>()
		.execute();
}
