import type { Likeness } from "@learnin/domain/authoring/likeness/likeness";
import type { Question, QuestionType } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/text/question-words";
import type { Insertable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { alikeInBank } from "../question-bank/index.ts";
import type {
	GenerationCalls,
	GenerationCandidates,
	GenerationPrompts,
} from "../../platform/db/schema.generated.ts";

/**
 * Claims a candidate for this node: one that waits, or that a node has held for too long. Undefined if it is
 * made, canceled or held.
 */
export async function claimCandidate(
	db: Db,
	candidate_id: string,
	{ now, held_until }: { now: Date; held_until: Date },
) {
	return db
		.updateTable("generation_candidates")
		.set((eb) => ({ state: "working", held_until, tries: eb("tries", "+", 1) }))
		.where("id", "=", candidate_id)
		.where((eb) =>
			eb.or([
				eb("state", "=", "waiting"),
				eb.and([eb("state", "=", "working"), eb("held_until", "<=", now)]),
			]),
		)
		.returning(["id", "job_id", "number", "model", "tries"])
		.executeTakeFirst();
}

export type ClaimedCandidate = NonNullable<Awaited<ReturnType<typeof claimCandidate>>>;

export async function isWorkedOn(db: Db, candidate_id: string): Promise<boolean> {
	const row = await db
		.selectFrom("generation_candidates")
		.select("state")
		.where("id", "=", candidate_id)
		.executeTakeFirst();
	return row?.state === "working";
}

/** What a job requests. */
export function selectOptionalBrief(db: Db, job_id: string) {
	return db
		.selectFrom("generation_jobs as j")
		.innerJoin("skills as s", "s.id", "j.skill_id")
		.where("j.id", "=", job_id)
		.select([
			"j.skill_id",
			"s.name",
			"s.grade",
			"s.standard",
			"s.domain_name as domain",
			"s.parent_name as mastered",
			"s.description",
			"j.question_type",
			"j.answer_type",
			"j.difficulty",
			"j.wish",
			"j.example",
			sql<number>`(select count(*)::int from generation_candidates c where c.job_id = j.id)`.as("of"),
		])
		.executeTakeFirst();
}

/** Prompts of a job's questions so far, in order of creation. */
export async function selectMadePrompts(db: Db, job_id: string): Promise<string[]> {
	const rows = await db
		.selectFrom("generation_candidates")
		.where("job_id", "=", job_id)
		.where("question", "is not", null)
		.select(sql<string>`question->>'prompt'`.as("prompt"))
		.orderBy("finished_at")
		.orderBy("number")
		.execute();
	return rows.map(({ prompt }) => prompt);
}

/** Stores the result of a candidate; false if another node has claimed it in the meantime. */
export async function updateMade(
	tx: Tx,
	{ id, tries }: Pick<ClaimedCandidate, "id" | "tries">,
	made: Updateable<GenerationCandidates>,
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("generation_candidates")
		.set({ ...made, held_until: null })
		.where("id", "=", id)
		.where("tries", "=", tries)
		.where("state", "=", "working")
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Candidates of a job that are not made yet. */
export async function selectOpenCount(tx: Tx, job_id: string): Promise<number> {
	const row = await tx
		.selectFrom("generation_candidates")
		.where("job_id", "=", job_id)
		.where("state", "in", ["waiting", "working"])
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

/** The cost of all calls for a candidate; null if any is unknown. */
export async function selectCostOfCalls(tx: Tx, candidate_id: string): Promise<number | null> {
	const row = await tx
		.selectFrom("generation_calls")
		.where("candidate_id", "=", candidate_id)
		.select(
			sql<
				number | null
			>`case when count(*) = 0 then 0 when bool_and(cost_micros is not null) then sum(cost_micros)::int8 end`.as(
				"cost",
			),
		)
		.executeTakeFirstOrThrow();
	return row.cost;
}

export async function insertPromptOnce(db: Db, prompt: Insertable<GenerationPrompts>): Promise<void> {
	await db
		.insertInto("generation_prompts")
		.values(prompt)
		.onConflict((conflict) => conflict.columns(["purpose", "version"]).doNothing())
		.execute();
}

export async function insertCall(db: Db, call: Insertable<GenerationCalls>): Promise<void> {
	await db.insertInto("generation_calls").values(call).execute();
}

export interface SimilarQuestion {
	/** Of the bank; null for a candidate. */
	question_id: string | null;
	/** Of a candidate; null for a question of the bank. */
	number: number | null;
	question_type: QuestionType;
	prompt: string;
	/** As `questionWords` returns them. */
	words: string;
	fingerprint: string;
	/** All of it if its answer is made by an interaction, which the words alone do not describe. */
	made: Question | null;
}

/**
 * Possible duplicates in the bank: an identical one first, then those with the same operations and similar
 * words, with the same numbers and with others.
 */
export async function selectSimilarInBank(
	tx: Db | Tx,
	fingerprint: string,
	likeness: Likeness,
): Promise<SimilarQuestion[]> {
	const rows = await tx
		.with(
			(cte) => cte("alike").materialized(),
			() => alikeInBank([likeness], { ofBand: 16, ofText: 8, onlySameOperations: true }),
		)
		.with("found", (query) =>
			query
				.selectFrom("questions")
				.select("id")
				.where("fingerprint", "=", fingerprint)
				.where("state", "<>", "retired")
				.union(query.selectFrom("alike").select("id")),
		)
		.selectFrom("found as f")
		.innerJoin("questions as q", "q.id", "f.id")
		.innerJoin("question_versions as v", (join) =>
			join.onRef("v.question_id", "=", "q.id").onRef("v.version", "=", "q.version"),
		)
		.select(["q.id as question_id", "q.question_type", "q.search_text as words", "q.fingerprint"])
		.select(sql<string>`v.question->>'prompt'`.as("prompt"))
		.select(sql<Question | null>`case when v.question ? 'interaction' then v.question end`.as("made"))
		.orderBy(sql`q.fingerprint = ${fingerprint}`, "desc")
		.orderBy("q.id")
		.execute();
	return rows.map((row) => ({ ...row, number: null }));
}

/** The other questions of a job. */
export async function selectOfJob(
	tx: Db | Tx,
	job_id: string,
	except_id: string,
): Promise<SimilarQuestion[]> {
	const rows = await tx
		.selectFrom("generation_candidates")
		.where("job_id", "=", job_id)
		.where("id", "<>", except_id)
		.where("question", "is not", null)
		.select(["number", "question", "fingerprint"])
		.orderBy("number")
		.execute();
	return rows.map(({ number, question: stored, fingerprint }) => {
		const question = stored as Question;
		const { question_type, prompt } = question;
		return {
			question_id: null,
			number,
			question_type,
			prompt,
			words: questionWords(question),
			fingerprint: fingerprint ?? "",
			made: question.interaction === undefined ? null : question,
		};
	});
}

/** Deletes the calls made before this time for candidates that were not taken. */
export async function deleteOldCalls(db: Db, before: Date): Promise<void> {
	await db
		.deleteFrom("generation_calls as k")
		.using("generation_candidates as c")
		.whereRef("c.id", "=", "k.candidate_id")
		.where("c.question_id", "is", null)
		.where("k.created_at", "<", before)
		.execute();
}
