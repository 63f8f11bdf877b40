import { sql } from "kysely";
import { givenAnswer } from "../../platform/db/kept-content.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Place } from "../../platform/db/cursor.ts";
import type { FamilyWords } from "../../platform/models/without-personal.ts";
import type { PointFound } from "./judge-readings.ts";

/** What is stored for the staff about how a model read an answer. */
export interface ModelResult {
	/** The model's name; null if no model read the answer. */
	model: string | null;
	prompt_version: string;
	points: PointFound[];
	/** Of each reading. */
	confidence: number[];
	/** decided, the doubt, or what failed. */
	outcome: string;
}

/** A review that waits for a model, with question and answer; undefined once it has moved on or is gone. */
export function selectOptionalForModel(db: Db, review_id: string) {
	return db
		.selectFrom("answer_reviews as r")
		.innerJoin("attempts as a", (join) =>
			join.onRef("a.id", "=", "r.attempt_id").onRef("a.family_id", "=", "r.family_id"),
		)
		.innerJoin("practice_questions as q", "q.id", "r.question_id")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.where("r.id", "=", review_id)
		.where("r.state", "=", "waiting_for_model")
		.select(["r.id", "q.family_id", givenAnswer.as("answer"), "c.question"])
		.select((eb) =>
			eb
				.exists(
					eb
						.selectFrom("consents as agreed")
						.whereRef("agreed.student_id", "=", "r.student_id")
						.where("agreed.withdrawn_at", "is", null)
						.where(sql<boolean>`'model_reading' = any (agreed.scopes)`),
				)
				.as("may_be_read_by_model"),
		)
		.executeTakeFirst();
}

/** Names of guardians and children and their schools, by family. */
export async function selectWordsOfFamilies(
	db: Db,
	family_ids: readonly string[],
): Promise<ReadonlyMap<string, FamilyWords>> {
	if (family_ids.length === 0) return new Map();
	const guardians = await db
		.selectFrom("guardians as g")
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.where("g.family_id", "in", family_ids)
		.select(["g.family_id", "a.name"])
		.execute();
	const students = await db
		.selectFrom("students as s")
		.leftJoin("accounts as a", "a.id", "s.account_id")
		.where("s.family_id", "in", family_ids)
		.select(["s.family_id", "s.name", "s.school_name", "a.name as account_name"])
		.execute();
	return new Map(
		family_ids.map((family_id) => {
			const children = students.filter((row) => row.family_id === family_id);
			const adults = guardians.filter((row) => row.family_id === family_id).map(({ name }) => name);
			const names = [...adults, ...children.flatMap(({ name, account_name }) => [name, account_name ?? ""])];
			return [family_id, { names, schools: children.map(({ school_name }) => school_name) }];
		}),
	);
}

/** Stores a model's result. False if the review has moved on in the meantime. */
export async function updateModelResult(db: Db, review_id: string, result: ModelResult): Promise<boolean> {
	const row = await db
		.updateTable("answer_reviews")
		.set({ model_result: JSON.stringify(result) })
		.where("id", "=", review_id)
		.where("state", "=", "waiting_for_model")
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

/** Hands the review to a person, unless it has moved on in the meantime. */
export async function updateHandedToPerson(
	db: Db,
	review_id: string,
	{
		cause,
		result,
	}: { cause: "no_model" | "no_consent" | "model_unsure" | "model_failed"; result: ModelResult },
): Promise<void> {
	await db
		.updateTable("answer_reviews")
		.set({ state: "waiting_for_person", cause, model_result: JSON.stringify(result) })
		.where("id", "=", review_id)
		.where("state", "=", "waiting_for_model")
		.execute();
}

/**
 * What a person may decide: handed over, or waiting for a model since before `overdue`, for example because
 * the job was lost with its node.
 */
function waiting(db: Db, overdue: Date) {
	return db
		.selectFrom("answer_reviews as r")
		.where("r.state", "<>", "decided")
		.where((eb) => eb.or([eb("r.state", "=", "waiting_for_person"), eb("r.created_at", "<", overdue)]));
}

/** One page of what waits for a person, oldest first, after the given position. */
export function selectWaitingReviews(
	db: Db,
	{ overdue, after, limit }: { overdue: Date; after: Place | undefined; limit: number },
) {
	return waiting(db, overdue)
		.innerJoin("attempts as a", (join) =>
			join.onRef("a.id", "=", "r.attempt_id").onRef("a.family_id", "=", "r.family_id"),
		)
		.innerJoin("practice_questions as q", "q.id", "r.question_id")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.$if(after !== undefined, (query) =>
			query.where(sql<boolean>`(r.created_at, r.id) > (${after?.created_at}, ${after?.id})`),
		)
		.orderBy("r.created_at")
		.orderBy("r.id")
		.limit(limit)
		.select([
			"r.id",
			"r.cause",
			"r.model_result",
			"q.family_id",
			"r.created_at",
			givenAnswer.as("answer"),
			"c.question",
			"c.rendered",
			"k.id as skill_id",
			"k.name as skill_name",
			"k.grade",
		])
		.execute();
}

export async function countWaitingReviews(db: Db, overdue: Date): Promise<number> {
	const row = await waiting(db, overdue)
		.select(sql<number>`count(*)::int`.as("count"))
		.executeTakeFirstOrThrow();
	return row.count;
}

export async function reviewExists(db: Db, review_id: string): Promise<boolean> {
	const row = await db
		.selectFrom("answer_reviews")
		.select("id")
		.where("id", "=", review_id)
		.executeTakeFirst();
	return row !== undefined;
}
