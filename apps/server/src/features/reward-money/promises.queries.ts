import type { RequestState } from "@learnin/domain/rewards/promise-cost";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

const promiseColumns = [
	"id",
	"family_id",
	"student_id",
	"title",
	"note",
	"cost_points",
	"ends_on",
	"times",
	"created_at",
] as const;

/** The family's active promises, newest first. */
export function selectPromises(db: Db, family_id: string) {
	return db
		.selectFrom("reward_promises")
		.select(promiseColumns)
		.where("family_id", "=", family_id)
		.where("ended_at", "is", null)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
}

export type PromiseRow = Awaited<ReturnType<typeof selectPromises>>[number];

/** Active promises to this child, the cheapest first. */
export function selectPromisesTo(
	db: Db,
	{ family_id, student_id }: { family_id: string; student_id: string },
) {
	return db
		.selectFrom("reward_promises")
		.select(promiseColumns)
		.where("family_id", "=", family_id)
		.where((eb) => eb.or([eb("student_id", "is", null), eb("student_id", "=", student_id)]))
		.where("ended_at", "is", null)
		.orderBy("cost_points")
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** A promise to this child, active or ended. */
export function selectOptionalPromiseTo(
	db: Db,
	{ promise_id, family_id, student_id }: { promise_id: string; family_id: string; student_id: string },
) {
	return db
		.selectFrom("reward_promises")
		.select([...promiseColumns, "ended_at"])
		.where("id", "=", promise_id)
		.where("family_id", "=", family_id)
		.where((eb) => eb.or([eb("student_id", "is", null), eb("student_id", "=", student_id)]))
		.executeTakeFirst();
}

interface NewPromise {
	family_id: string;
	student_id: string | null;
	title: string;
	note: string;
	cost_points: number;
	ends_on: string | null;
	times: number | null;
	created_at: Date;
}

export function insertPromise(db: Db, promise: NewPromise): Promise<{ id: string }> {
	return db.insertInto("reward_promises").values(promise).returning("id").executeTakeFirstOrThrow();
}

/** False if the family has no such promise; one that has ended does not change. */
export async function updatePromiseEnded(db: Db, family_id: string, promise_id: string, ended_at: Date) {
	const row = await db
		.updateTable("reward_promises")
		.set({ ended_at: sql`coalesce(ended_at, ${ended_at})` })
		.where("id", "=", promise_id)
		.where("family_id", "=", family_id)
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

/** Stored points that each of these children has earned; leaves out those without any. */
export async function selectPointsEarned(db: Db, student_ids: string[]): Promise<Map<string, number>> {
	if (student_ids.length === 0) return new Map();
	const rows = await db
		.selectFrom("practice_questions")
		.where("student_id", "in", student_ids)
		.where("points", ">", 0)
		.groupBy("student_id")
		.select(["student_id", sql<number>`sum(points)::int`.as("points")])
		.execute();
	return new Map(rows.map(({ student_id, points }) => [student_id, points]));
}

interface RequestRow {
	id: string;
	student_id: string;
	promise_id: string;
	client_key: string;
	cost_points: number;
	state: RequestState;
}

/** Every request of these children, with what counts for their points. */
export async function selectRequestsOf(db: Db, student_ids: string[]): Promise<RequestRow[]> {
	if (student_ids.length === 0) return [];
	return db
		.selectFrom("reward_requests")
		.select(["id", "student_id", "promise_id", "client_key", "cost_points", "state"])
		.where("student_id", "in", student_ids)
		.execute();
}

/**
 * Requests of the family's children, or of one: first what waits for a parent, then the newest of the others.
 */
export function selectNewestRequests(
	db: Db,
	{ family_id, student_id, limit }: { family_id: string; student_id?: string; limit: number },
) {
	return db
		.selectFrom("reward_requests as r")
		.innerJoin("students as s", "s.id", "r.student_id")
		.where("r.family_id", "=", family_id)
		.$if(student_id !== undefined, (query) => query.where("r.student_id", "=", student_id ?? ""))
		.select([
			"r.id",
			"r.student_id",
			"s.name as student_name",
			"r.promise_id",
			"r.title",
			"r.cost_points",
			"r.state",
			"r.word",
			"r.asked_at",
			"r.answered_at",
		])
		.orderBy(sql`array_position(array['asked', 'approved'], r.state)`, (order) => order.asc().nullsLast())
		.orderBy("r.asked_at", "desc")
		.orderBy("r.id")
		.limit(limit)
		.execute();
}

interface NewRequest {
	family_id: string;
	student_id: string;
	promise_id: string;
	client_key: string;
	title: string;
	cost_points: number;
	asked_at: Date;
}

export function insertRequest(tx: Tx, request: NewRequest): Promise<{ id: string }> {
	return tx.insertInto("reward_requests").values(request).returning("id").executeTakeFirstOrThrow();
}

export function lockOptionalRequest(tx: Tx, family_id: string, request_id: string) {
	return tx
		.selectFrom("reward_requests as r")
		.innerJoin("students as s", "s.id", "r.student_id")
		.select([
			"r.id",
			"r.state",
			"r.title",
			"r.student_id",
			"s.name as student_name",
			"s.account_id",
			"s.time_zone",
		])
		.where("r.id", "=", request_id)
		.where("r.family_id", "=", family_id)
		.forUpdate("r")
		.executeTakeFirst();
}

export async function updateRequestAnswered(
	tx: Tx,
	request_id: string,
	answer: { state: "approved" | "declined"; word: string; answered_at: Date },
) {
	await tx.updateTable("reward_requests").set(answer).where("id", "=", request_id).execute();
}

export async function updateRequestGiven(tx: Tx, request_id: string, given_at: Date) {
	await tx
		.updateTable("reward_requests")
		.set({ state: "given", given_at })
		.where("id", "=", request_id)
		.execute();
}
