import { type QuestionState, questionType } from "@learnin/contract/routes/bank/question-bank.contract";
import { sql, type Insertable } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isServed } from "../../platform/db/is-served.ts";
import type { Skills } from "../../platform/db/schema.generated.ts";

/** Identifies this state of the skills and their prerequisites forever. */
export async function selectRevision(db: Db | Tx): Promise<string> {
	const { revision } = await db.selectFrom("skill_graph").select("revision").executeTakeFirstOrThrow();
	return revision;
}

/** A skill with its prerequisites. */
export interface GraphRow {
	id: string;
	grade: number;
	domain: string;
	domain_name: string;
	standard: string;
	also_covers: string[];
	name: string;
	child_name: string;
	parent_name: string;
	description: string;
	is_active: boolean;
	version: number;
	builds_on: { skill_id: string; weight: number }[];
}

const graphColumns = [
	"id",
	"grade",
	"domain",
	"domain_name",
	"standard",
	"also_covers",
	"name",
	"child_name",
	"parent_name",
	"description",
	"is_active",
	"version",
] as const;

const buildsOn = sql<GraphRow["builds_on"]>`coalesce(
	(select json_agg(json_build_object('skill_id', p.prerequisite_id, 'weight', p.weight)
		order by b.list_place, p.prerequisite_id)
	from skill_prerequisites p join skills b on b.id = p.prerequisite_id where p.skill_id = k.id), '[]')`.as(
	"builds_on",
);

/**
 * Every skill as the curriculum lists them, and their revision: one statement, so that they belong together.
 */
export async function selectGraph(db: Db | Tx): Promise<{ revision: string; rows: GraphRow[] }> {
	const rows = await db
		.selectFrom("skill_graph as g")
		.innerJoin("skills as k", (join) => join.onTrue())
		.select("g.revision")
		.select(graphColumns.map((column) => `k.${column}` as const))
		.select(buildsOn)
		.orderBy("k.list_place")
		.orderBy("k.id")
		.execute();
	return { revision: rows[0]?.revision ?? (await selectRevision(db)), rows };
}

/** Which of these skills have questions in the bank that students get. */
export async function selectServedSkillIds(
	db: Db | Tx,
	skill_ids: readonly string[],
): Promise<ReadonlySet<string>> {
	if (skill_ids.length === 0) return new Set();
	const rows = await db
		.selectFrom("skills as k")
		.where("k.id", "in", skill_ids)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("questions as q")
					.whereRef("q.skill_id", "=", "k.id")
					.where(isServed("q"))
					.select("q.id"),
			),
		)
		.select("k.id")
		.execute();
	return new Set(rows.map(({ id }) => id));
}

/** Changing the graph locks this row until the transaction ends: changes run one after the other. */
export async function lockGraph(tx: Tx): Promise<void> {
	await tx.selectFrom("skill_graph").select("revision").forUpdate().executeTakeFirstOrThrow();
}

/** The database's version of the curriculum's skills, to detect what a release changes. */
export async function selectSeeded(tx: Tx | Db) {
	return tx
		.selectFrom("skills as k")
		.select(graphColumns.map((column) => `k.${column}` as const))
		.select(["k.has_generator", "k.list_place", "k.edited_at"])
		.select(buildsOn)
		.execute();
}

export type SeededRow = Awaited<ReturnType<typeof selectSeeded>>[number];

/** Inserts or updates skills. */
export async function upsertSkills(tx: Tx, rows: Insertable<Skills>[]): Promise<void> {
	if (rows.length === 0) return;
	await tx
		.insertInto("skills")
		.values(rows)
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet(({ ref }) => ({
				grade: ref("excluded.grade"),
				domain: ref("excluded.domain"),
				domain_name: ref("excluded.domain_name"),
				standard: ref("excluded.standard"),
				also_covers: ref("excluded.also_covers"),
				name: ref("excluded.name"),
				child_name: ref("excluded.child_name"),
				parent_name: ref("excluded.parent_name"),
				has_generator: ref("excluded.has_generator"),
				list_place: ref("excluded.list_place"),
			})),
		)
		.execute();
}

export async function updateHasGenerator(tx: Tx, id: string, has_generator: boolean): Promise<void> {
	await tx.updateTable("skills").set({ has_generator }).where("id", "=", id).execute();
}

/** Deletes the prerequisites of these skills. */
export async function deletePrerequisites(tx: Tx, skill_ids: readonly string[]): Promise<void> {
	if (skill_ids.length === 0) return;
	await tx.deleteFrom("skill_prerequisites").where("skill_id", "in", skill_ids).execute();
}

export interface PrerequisiteRow {
	skill_id: string;
	prerequisite_id: string;
	weight: number;
}

export async function insertPrerequisites(tx: Tx, rows: readonly PrerequisiteRow[]): Promise<void> {
	if (rows.length === 0) return;
	await tx
		.insertInto("skill_prerequisites")
		.values([...rows])
		.execute();
}

/** The fields of an edit. */
export interface SkillContent extends Omit<GraphRow, "id" | "version" | "domain_name"> {}

export async function insertSkill(
	tx: Tx,
	skill: Omit<SkillContent, "builds_on"> & { id: string; domain_name: string; edited_at: Date },
): Promise<void> {
	await tx
		.insertInto("skills")
		.values({ ...skill, has_generator: false })
		.execute();
}

export async function updateSkill(
	tx: Tx,
	id: string,
	skill: Omit<SkillContent, "builds_on"> & { domain_name: string; version: number; edited_at: Date },
): Promise<void> {
	await tx.updateTable("skills").set(skill).where("id", "=", id).execute();
}

export async function insertVersion(
	tx: Tx,
	row: {
		skill_id: string;
		version: number;
		content: SkillContent;
		created_by: string | null;
		created_at: Date;
	},
): Promise<void> {
	await tx
		.insertInto("skill_versions")
		.values({ ...row, content: JSON.stringify(row.content) })
		.onConflict((conflict) => conflict.columns(["skill_id", "version"]).doNothing())
		.execute();
}

/** Newest first. */
export async function selectVersions(db: Db, skill_id: string, limit: number) {
	const rows = await db
		.selectFrom("skill_versions as v")
		.leftJoin("accounts as a", "a.id", "v.created_by")
		.where("v.skill_id", "=", skill_id)
		.select(["v.version", "v.content", "v.created_at", "a.name as created_by_name"])
		.orderBy("v.version", "desc")
		.limit(limit)
		.execute();
	return rows.map(({ content, ...row }) => ({ ...row, content: content as unknown as SkillContent }));
}

/** The stored counts of a skill's bank questions by state, type and difficulty. */
export function selectQuestionCounts(db: Db, skill_id: string) {
	return db
		.selectFrom("question_coverage")
		.where("skill_id", "=", skill_id)
		.where("count", ">", 0)
		.select(["state", "question_type", "difficulty", "count", "with_students"])
		.execute();
}

/**
 * For each skill with questions in the bank: how many by state, and which types and difficulties students
 * get.
 */
export async function selectCoverage(db: Db) {
	const inState = (state: QuestionState) =>
		sql<number>`coalesce(sum(count) filter (where state = ${state}), 0)::bigint`.as(state);
	const rows = await db
		.selectFrom("question_coverage")
		.where("count", ">", 0)
		.select([
			"skill_id",
			sql<number>`sum(count)::bigint`.as("all"),
			inState("draft"),
			inState("in_review"),
			// In the format of `countStates`.
			sql<number>`sum(with_students)::bigint`.as("published"),
			sql<number>`coalesce(sum(with_students) filter (where state <> 'published'), 0)::bigint`.as(
				"published_changing",
			),
			inState("suspended"),
			inState("retired"),
			// A bit for each, so that one pass is enough: lists of distinct values would need a sort.
			sql<number>`coalesce(bit_or(1 << array_position(${questionType.options}::text[], question_type))
				filter (where with_students > 0), 0)`.as("type_bits"),
			sql<number>`coalesce(bit_or(1 << difficulty) filter (where with_students > 0), 0)`.as(
				"difficulty_bits",
			),
		])
		.groupBy("skill_id")
		.execute();
	return rows.map(({ skill_id, type_bits, difficulty_bits, ...questions }) => ({
		skill_id,
		questions,
		// The database counts positions from 1.
		types: bitsOf(type_bits).flatMap((place) => questionType.options[place - 1] ?? []),
		difficulties: bitsOf(difficulty_bits),
	}));
}

/** Positions of the set bits, from the lowest. */
function bitsOf(bits: number): number[] {
	return Array.from({ length: 32 }, (_, place) => place).filter((place) => (bits >> place) % 2 !== 0);
}

export async function selectUsage(db: Db) {
	const [rows, { measured_at }] = await Promise.all([
		db.selectFrom("skill_usage").selectAll().execute(),
		db.selectFrom("skill_graph").select("measured_at").executeTakeFirstOrThrow(),
	]);
	return { measured_at, students: new Map(rows.map(({ skill_id, students }) => [skill_id, students])) };
}

export function selectSkillIds(db: Db) {
	return db.selectFrom("skills").select("id").orderBy("id").execute();
}

/** Counts who started the skill, and stores the result. */
export async function upsertUsage(db: Db, skill_id: string): Promise<void> {
	await db
		.insertInto("skill_usage")
		.expression((eb) =>
			eb
				.selectFrom("skill_masteries")
				.where("skill_id", "=", skill_id)
				.where("evidence", ">", 0)
				.select([sql<string>`${skill_id}`.as("skill_id"), sql<number>`count(*)`.as("students")]),
		)
		.columns(["skill_id", "students"])
		.onConflict((conflict) =>
			conflict.column("skill_id").doUpdateSet(({ ref }) => ({ students: ref("excluded.students") })),
		)
		.execute();
}

export async function updateMeasuredAt(db: Db, measured_at: Date): Promise<void> {
	await db.updateTable("skill_graph").set({ measured_at }).execute();
}
