import type { GenerationKind } from "@learnin/contract/routes/bank/question-generation.contract";
import type { CandidateState } from "@learnin/contract/schemas/generation.schema";
import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { KeptExpression, NearDuplicate, StageResult } from "./stored-candidate.ts";

type Counts = Record<CandidateState, number>;

const counts = sql<Counts>`(select jsonb_build_object(
	'waiting', count(*) filter (where c.state = 'waiting'), 'working', count(*) filter (where c.state = 'working'),
	'ready', count(*) filter (where c.state = 'ready'), 'caught', count(*) filter (where c.state = 'caught'),
	'failed', count(*) filter (where c.state = 'failed'), 'cancelled', count(*) filter (where c.state = 'cancelled'))
	from generation_candidates c where c.job_id = j.id)`;

/** The known costs; null if any candidate's is unknown. */
const cost = sql<number | null>`(select
	case when coalesce(bool_and(c.cost_micros is not null), true) then coalesce(sum(c.cost_micros), 0)::int8 end
	from generation_candidates c where c.job_id = j.id and c.state in ('ready', 'caught', 'failed'))`;

function jobs(db: Db) {
	return db
		.selectFrom("generation_jobs as j")
		.innerJoin("skills as s", "s.id", "j.skill_id")
		.leftJoin("accounts as a", "a.id", "j.created_by")
		.select([
			"j.id",
			"j.kind",
			"j.state",
			"j.skill_id",
			"s.name as skill_name",
			"s.grade",
			"j.question_type",
			"j.answer_type",
			"j.difficulty",
			"j.wish",
			"j.example",
			"j.models",
			"j.sends_to_review",
			"a.name as created_by_name",
			"j.created_at",
			"j.finished_at",
			counts.as("counts"),
			cost.as("cost"),
		]);
}

export function selectOptionalJob(db: Db, job_id: string) {
	return jobs(db).where("j.id", "=", job_id).executeTakeFirst();
}

/** Newest first. */
export function selectJobs(
	db: Db,
	kind: GenerationKind | undefined,
	{ after, limit }: { after: { exact_at: string; id: string } | undefined; limit: number },
) {
	return jobs(db)
		.$if(kind !== undefined, (query) => query.where("j.kind", "=", kind ?? "single"))
		.$if(after !== undefined, (query) =>
			query.where(sql<boolean>`(j.created_at, j.id) < (${after?.exact_at}::timestamptz, ${after?.id}::uuid)`),
		)
		.orderBy("j.created_at", "desc")
		.orderBy("j.id", "desc")
		.limit(limit)
		.execute();
}

/** The candidates of a job without the large columns, by number. */
export async function selectCandidates(db: Db, job_id: string) {
	return db
		.selectFrom("generation_candidates")
		.where("job_id", "=", job_id)
		.select([
			"id",
			"number",
			"model",
			"state",
			"caught_by",
			"failure",
			sql<RenderedText | null>`rendered->'prompt'`.as("prompt"),
			"stages",
			"relevance",
			sql<boolean>`jsonb_array_length(near_duplicates) > 0`.as("is_near_duplicate"),
			"cost_micros as cost",
			"writing_ms",
			"duration_ms",
			"question_id",
		])
		.orderBy("number")
		.$narrowType<{ stages: StageResult[] }>()
		.execute();
}

/** A whole candidate with its job's settings. */
export async function selectOptionalCandidate(db: Db, candidate_id: string) {
	return db
		.selectFrom("generation_candidates as c")
		.innerJoin("generation_jobs as j", "j.id", "c.job_id")
		.innerJoin("skills as s", "s.id", "j.skill_id")
		.where("c.id", "=", candidate_id)
		.select([
			"c.id",
			"c.job_id",
			"c.number",
			"c.model",
			"c.state",
			"c.caught_by",
			"c.failure",
			"c.question",
			"c.rendered",
			"c.expressions",
			"c.stages",
			"c.near_duplicates",
			"c.relevance",
			"c.cost_micros as cost",
			"c.writing_ms",
			"c.duration_ms",
			"c.question_id",
			"j.skill_id",
			"s.name as skill_name",
			"s.child_name",
			"s.grade",
			"j.difficulty",
		])
		.$narrowType<{
			expressions: KeptExpression[];
			stages: StageResult[];
			near_duplicates: NearDuplicate[];
		}>()
		.executeTakeFirst();
}

/** Whether the candidate exists, and the calls made for it, in order. */
export async function selectCalls(db: Db, candidate_id: string) {
	return db
		.selectFrom("generation_calls")
		.where("candidate_id", "=", candidate_id)
		.select([
			"purpose",
			"model",
			"prompt_version",
			"instructions",
			"messages",
			"outcome",
			"answer",
			"input_tokens",
			"output_tokens",
			"cost_micros as cost",
			"duration_ms",
			"created_at",
		])
		.orderBy("created_at")
		.orderBy("purpose")
		.orderBy("id")
		.execute();
}

/** The newest prompts. */
export function selectPrompts(db: Db, limit: number) {
	return db
		.selectFrom("generation_prompts")
		.selectAll()
		.orderBy("created_at", "desc")
		.orderBy("purpose")
		.limit(limit)
		.execute();
}
