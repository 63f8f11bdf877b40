import type { Question } from "@learnin/domain/question/question";
import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { type BankFilter, matchingQuestions } from "../question-bank/index.ts";

export type ExportedVersion = "newest" | "published";

/** A question and its version that goes out. */
export interface ExportPlace {
	id: string;
	version: number;
}

const numberOf = (version: ExportedVersion) =>
	sql<number>`${sql.ref(version === "newest" ? "q.version" : "q.published_version")}`.as("version");
/** A published version of a question that was taken from students is none that they get. */
const goesOut = (version: ExportedVersion) =>
	version === "newest"
		? sql<boolean>`true`
		: sql<boolean>`q.published_version is not null and q.state not in ('suspended', 'retired')`;

/** Where those of these questions are that go out, in the order in which they are named. */
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

/** Where the questions of a page are that match and go out, in the bank's order. */
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

/** What stands at these places, in their order. */
export async function selectVersionsAt(db: Db, places: readonly ExportPlace[]) {
	const ids = places.map(({ id }) => id);
	const versions = places.map(({ version }) => version);
	const { rows } = await sql<{
		id: string;
		question: Question;
		skill_id: string;
		difficulty: number;
		tags: string[];
	}>`
		select p.id, v.question, v.skill_id, v.difficulty, v.tags
		from unnest(${ids}::uuid[], ${versions}::integer[]) with ordinality as p (id, version, place)
		join question_versions v on v.question_id = p.id and v.version = p.version
		order by p.place`.execute(db);
	return rows;
}
