import { bandsOf, NEARLY_THE_SAME, resemblanceTo } from "@learnin/domain/authoring/near-duplicates";
import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

const batch = 500;
/** So that nobody who looks for duplicates waits for a whole new bank; the next one goes on. */
const mostRounds = 20;
/** As many that share a band are compared word by word. */
const mostCompared = 30;

/** Works out the bands of questions that have none yet, so that `selectNearest` knows them. */
export async function fillBands(db: Db): Promise<void> {
	for (let round = 0; round < mostRounds; round += 1) {
		const rows = await db
			.selectFrom("questions")
			.select(["id", "search_text"])
			.where("bands", "is", null)
			.orderBy("id")
			.limit(batch)
			.execute();
		if (rows.length === 0) return;
		const values = rows.map(({ id, search_text }) => ({ id, bands: bandsOf(search_text), search_text }));
		// A question that changed meanwhile keeps none, and comes again.
		await sql`update questions q set bands = (select array_agg(b::integer) from jsonb_array_elements_text(n.bands) b)
			from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as n (id uuid, bands jsonb, search_text text)
			where q.id = n.id and q.search_text = n.search_text`.execute(db);
	}
}

/** The question of the bank that says nearly the same as these words (see `questionWords`), with its words; undefined for none. */
export async function selectNearest(
	db: Db,
	words: string,
): Promise<{ id: string; words: string } | undefined> {
	const rows = await db
		.with(
			(cte) => cte("alike").materialized(),
			(query) => selectAlike(query, bandsOf(words)),
		)
		.selectFrom("alike")
		.selectAll()
		.limit(mostCompared)
		.execute();
	const resemblance = resemblanceTo(words);
	const alike = rows
		.map(({ id, search_text }) => ({ id, words: search_text, share: resemblance(search_text) }))
		.filter(({ share }) => share >= NEARLY_THE_SAME)
		.toSorted((a, b) => b.share - a.share);
	return alike[0];
}

/**
 * Questions that may say nearly the same. To be used materialized: what is planned for some of them alone may read the
 * table from its beginning, in the hope to meet them soon.
 */
export function selectAlike(db: Pick<Db, "selectFrom">, bands: readonly number[]) {
	return db
		.selectFrom("questions")
		.select(["id", "search_text"])
		.where("state", "<>", "retired")
		.where(sql<boolean>`bands && ${sql.val(`{${bands.join(",")}}`)}::integer[]`);
}
