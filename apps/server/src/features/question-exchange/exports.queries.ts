import type { Question } from "@learnin/domain/question/question";
import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { isServed } from "../../platform/db/is-served.ts";
import { type BankFilter, matchingQuestions } from "../question-bank/index.ts";
import { int2, int4s, jsonb, text, texts, uuid, uuids } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

export type ExportedVersion = "newest" | "published";

/** A question and the version to export. */
export interface ExportPlace {
	id: string;
	version: number;
}

const numberOf = (version: ExportedVersion) =>
	sql<number>`${sql.ref(version === "newest" ? "q.version" : "q.published_version")}`.as("version");
/** The published version of a suspended question is not served to students. */
const goesOut = (version: ExportedVersion) => (version === "newest" ? sql<boolean>`true` : isServed("q"));

/** The positions of the exportable ones among these questions, in the given order. */
export async function selectPlacesOf(
	db: Db,
	ids: readonly string[],
	version: ExportedVersion,
): Promise<ExportPlace[]> {
	const rows = await db
		.selectFrom("questions as q")
		.where("q.id", "in", ids)
		.where(goesOut(version))
		.select(["q.id", numberOf(version)])
		.execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The positions of a page's matching, exportable questions, in the bank's order. */
export function selectPlaces(
	db: Db,
	filter: BankFilter,
	{
		version,
		...page
	}: { version: ExportedVersion; after: { key: Date; id: string } | undefined; limit: number },
): Promise<(ExportPlace & { updated_at: Date })[]> {
	return matchingQuestions(db, filter, page)
		.where(goesOut(version))
		.select(["q.id", "q.updated_at", numberOf(version)])
		.execute();
}

const selectVersionsStatement = statement({
	name: "select-versions-at",
	params: { ids: uuids, versions: int4s },
	row: { id: uuid, question: jsonb<Question>(), skill_id: text, difficulty: int2, tags: texts },
	sql: `
		select v.question_id as id, v.question, v.skill_id, v.difficulty, v.tags
		from unnest(:ids::uuid[], :versions::integer[]) with ordinality as p (id, version, place)
		join question_versions v on v.question_id = p.id and v.version = p.version
		order by p.place`,
});

/** The questions at these positions, in order. */
export function selectVersionsAt(db: Db, places: readonly ExportPlace[]) {
	const ids = places.map(({ id }) => id);
	const versions = places.map(({ version }) => version);
	return selectVersionsStatement.all(db, { ids, versions });
}
