import { bandsOf, NEARLY_THE_SAME, resemblance } from "@learnin/domain/authoring/near-duplicates";
import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

const batch = 500;
/** As many that share a band are compared word by word. */
const mostCompared = 30;

/** Works out the bands of questions that have none yet, so that `selectNearest` knows them. */
export async function fillBands(db: Db): Promise<void> {
	for (let found = batch; found === batch; ) {
		const rows = await db
			.selectFrom("questions")
			.select(["id", "search_text"])
			.where("bands", "is", null)
			.orderBy("id")
			.limit(batch)
			.execute();
		found = rows.length;
		if (found === 0) return;
		const values = rows.map(({ id, search_text }) => ({ id, bands: bandsOf(search_text), search_text }));
		// A question that changed meanwhile keeps none, and comes again.
		await sql`update questions q set bands = (select array_agg(b::integer) from jsonb_array_elements_text(n.bands) b)
			from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as n (id uuid, bands jsonb, search_text text)
			where q.id = n.id and q.search_text = n.search_text`.execute(db);
	}
}

/** The question of the bank that says nearly the same as these words (see `questionWords`); undefined for none. */
export async function selectNearest(db: Db, words: string): Promise<string | undefined> {
	const rows = await db
		.selectFrom("questions")
		.select(["id", "search_text"])
		.where("state", "<>", "retired")
		.where(sql<boolean>`bands && ${sql.val(`{${bandsOf(words).join(",")}}`)}::integer[]`)
		.limit(mostCompared)
		.execute();
	const alike = rows
		.map(({ id, search_text }) => ({ id, share: resemblance(words, search_text) }))
		.filter(({ share }) => share >= NEARLY_THE_SAME)
		.toSorted((a, b) => b.share - a.share);
	return alike[0]?.id;
}
