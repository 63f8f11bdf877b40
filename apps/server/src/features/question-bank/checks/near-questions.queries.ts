import { likenessOf, type Likeness } from "@learnin/domain/authoring/likeness/likeness";
import { NEARLY_THE_SAME, resemblanceTo } from "@learnin/domain/authoring/likeness/near-duplicates";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/text/question-words";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/database.ts";

/** Each has a row for every band, and no statement may take long. */
const batch = 100;
/** So that a search for duplicates does not wait for a whole new bank; the next one continues. */
const mostRounds = 100;

/** Computes the missing similarity bands of questions, so that `alikeInBank` finds them. */
export async function fillLikeness(db: Db): Promise<void> {
	for (let round = 0; round < mostRounds; round += 1) {
		const rows = await db
			.selectFrom("questions as q")
			.innerJoin("question_versions as v", (join) =>
				join.onRef("v.question_id", "=", "q.id").onRef("v.version", "=", "q.version"),
			)
			.select(["q.id", "q.version", "q.search_text", sql<string>`v.question->>'prompt'`.as("prompt")])
			.where("asked_numbers", "is", null)
			.orderBy("q.id")
			.limit(batch)
			.execute();
		if (rows.length === 0) return;
		const values = rows.map(({ id, version, search_text, prompt }) => ({
			id,
			version,
			...likenessOf(search_text, prompt),
		}));
		// A question that changed in the meantime stays without bands, and is processed again.
		await sql`update questions q set bands = n.bands, asked_operations = n.operations, asked_numbers = n.numbers
			from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
				as n (id uuid, version integer, bands integer[], operations integer, numbers integer)
			where q.id = n.id and q.version = n.version and q.asked_numbers is null`.execute(db);
	}
}

/** How many are compared with one text, however large the bank is. */
export interface AlikeLimits {
	/** Questions of each band, of those that ask with the same numbers and of all. */
	ofBand: number;
	/** Those that share the most bands, of either kind. */
	ofText: number;
	/** Whether all must name the same operations. */
	onlySameOperations: boolean;
}

/**
 * Questions of the bank that may say nearly the same as these texts: of those that ask with the same numbers
 * and operations, and of all, the ones that share the most bands. `text` is the index in the list. To be used
 * materialized.
 */
export function alikeInBank(texts: readonly Likeness[], { ofBand, ofText, onlySameOperations }: AlikeLimits) {
	const asked = texts.flatMap(({ bands, operations, numbers }, text) =>
		[...new Set(bands)].map((band) => ({ text, band, operations, numbers })),
	);
	const column = (name: keyof (typeof asked)[number]) =>
		sql`${sql.val(`{${asked.map((row) => row[name]).join(",")}}`)}::integer[]`;
	const sameOperations = onlySameOperations ? sql`and b.operations = a.operations` : sql``;
	// Each inner select reads the start of one range of the primary key.
	return sql<{ text: number; id: string }>`(
		with asked as materialized (
			select * from unnest(${column("text")}, ${column("band")}, ${column("operations")}, ${column("numbers")})
				as t (text, band, operations, numbers)
		), met as (
			select a.text, 1 as kind, m.question_id, count(*) as shared
			from asked a cross join lateral (
				select b.question_id from question_bands b
				where b.band = a.band and b.operations = a.operations and b.numbers = a.numbers
				order by b.question_id limit ${ofBand}
			) m group by a.text, m.question_id
			union all
			select a.text, 2, m.question_id, count(*)
			from asked a cross join lateral (
				select b.question_id from question_bands b where b.band = a.band ${sameOperations}
				order by b.operations, b.numbers, b.question_id limit ${ofBand}
			) m group by a.text, m.question_id
		), ranked as (
			select text, question_id, row_number() over (partition by text, kind order by shared desc, question_id) as place
			from met
		)
		select distinct text, question_id as id from ranked where place <= ${ofText}
	)`;
}

const ofImports: AlikeLimits = { ofBand: 8, ofText: 3, onlySameOperations: false };

export interface NearQuestion {
	id: string;
	/** As `questionWords` returns them. */
	words: string;
}

/**
 * For each of these questions, by its index in the list, the questions of the bank that say nearly the same,
 * the nearest first.
 */
export async function selectNearest(db: Db, questions: readonly Question[]): Promise<NearQuestion[][]> {
	if (questions.length === 0) return [];
	const words = questions.map(questionWords);
	const rows = await db
		.with(
			(cte) => cte("alike").materialized(),
			() =>
				alikeInBank(
					questions.map(({ prompt }, at) => likenessOf(words[at] ?? "", prompt)),
					ofImports,
				),
		)
		.selectFrom("alike as f")
		.innerJoin("questions as q", "q.id", "f.id")
		.select(["f.text", "q.id", "q.search_text as words"])
		.orderBy("q.id")
		.execute();
	const byText = Map.groupBy(rows, ({ text }) => text);
	return words.map((own, text) => nearestFirst(own, byText.get(text) ?? []));
}

function nearestFirst(words: string, alike: readonly NearQuestion[]): NearQuestion[] {
	const resemblance = resemblanceTo(words);
	return alike
		.map((other) => ({ other, share: resemblance(other.words) }))
		.filter(({ share }) => share >= NEARLY_THE_SAME)
		.toSorted((a, b) => b.share - a.share)
		.map(({ other }) => other);
}
