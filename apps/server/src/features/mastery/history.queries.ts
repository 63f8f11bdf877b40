import type {
	CommonHistory,
	ItemFigures,
	LearnerHistory,
} from "@learnin/domain/mastery/history/answer-history";
import { FEATURES_VERSION, FIRST_WEIGHTS } from "@learnin/domain/mastery/history/history-features";
import { newHead, type OnlineHead } from "@learnin/domain/mastery/history/online-head";
import {
	readGeneral,
	readItem,
	readSkill,
	readTally,
	type StoredGeneral,
	type StoredItem,
	type StoredSkill,
	type StoredTally,
	storeItem,
	storeTally,
} from "@learnin/domain/mastery/history/stored-history";
import type { Tally } from "@learnin/domain/mastery/history/tally";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** A student's history, with what happened in these skills. */
export async function selectHistory(
	db: Db | Tx,
	student_id: string,
	skill_ids: readonly string[],
): Promise<LearnerHistory> {
	const general = await db
		.selectFrom("student_abilities")
		.select("history")
		.where("student_id", "=", student_id)
		.executeTakeFirst();
	const skills = await db
		.selectFrom("skill_masteries")
		.select(["skill_id", "history"])
		.where("student_id", "=", student_id)
		.where("skill_id", "=", sql<string>`any(${skill_ids})`)
		.where("history", "is not", null)
		.execute();
	return {
		general: readGeneral(general?.history as StoredGeneral | null | undefined),
		skills: new Map(
			skills.map(({ skill_id, history }) => [skill_id, readSkill(history as StoredSkill | null)]),
		),
	};
}

/** The figures from all learners for these skills and questions. */
export async function selectCommonHistory(
	db: Db | Tx,
	{ skill_ids, question_keys }: { skill_ids: readonly string[]; question_keys: readonly string[] },
): Promise<CommonHistory> {
	if (skill_ids.length === 0 && question_keys.length === 0) return { skills: new Map(), items: new Map() };
	const skills = await db
		.selectFrom("skill_figures")
		.select(["skill_id", "history"])
		.where("skill_id", "=", sql<string>`any(${skill_ids})`)
		.execute();
	const items = await db
		.selectFrom("question_figures")
		.select(["question_key", "history"])
		.where("question_key", "=", sql<string>`any(${question_keys})`)
		.execute();
	return {
		skills: new Map(
			skills.map(({ skill_id, history }) => [skill_id, readTally(history as StoredTally | null)]),
		),
		items: new Map(
			items.map(({ question_key, history }) => [question_key, readItem(history as StoredItem | null)]),
		),
	};
}

/** Stores the figures from all learners; the rows of these skills and questions exist. */
export async function updateCommonHistory(
	tx: Tx,
	{ skills, items }: { skills: ReadonlyMap<string, Tally>; items: ReadonlyMap<string, ItemFigures> },
): Promise<void> {
	const bySkill = [...skills].map(([key, tally]) => ({ key, history: storeTally(tally) }));
	const byItem = [...items].map(([key, item]) => ({ key, history: storeItem(item) }));
	await sql`update skill_figures f set history = r.history
		from jsonb_to_recordset(${JSON.stringify(bySkill)}::jsonb) as r (key text, history jsonb)
		where f.skill_id = r.key`.execute(tx);
	await sql`update question_figures f set history = r.history
		from jsonb_to_recordset(${JSON.stringify(byItem)}::jsonb) as r (key text, history jsonb)
		where f.question_key = r.key`.execute(tx);
}

/** The weights for predictions; the initial ones if none were learned. */
export async function selectHeadWeights(db: Db | Tx): Promise<Float64Array> {
	const row = await db
		.selectFrom("prediction_heads")
		.select("weights")
		.where("features_version", "=", FEATURES_VERSION)
		.executeTakeFirst();
	return row === undefined ? Float64Array.from(FIRST_WEIGHTS) : floatsOf(row.weights);
}

/**
 * The head with everything it learned. Only the holder of the calibration's lock may change it: they are
 * learned together.
 */
export async function selectHead(tx: Tx): Promise<OnlineHead> {
	const row = await tx
		.selectFrom("prediction_heads")
		.select(["learned", "weights", "covariance"])
		.where("features_version", "=", FEATURES_VERSION)
		.executeTakeFirst();
	if (row === undefined) return newHead(FIRST_WEIGHTS);
	return {
		learned: Number(row.learned),
		weights: floatsOf(row.weights),
		covariance: floatsOf(row.covariance),
	};
}

export async function upsertHead(tx: Tx, { learned, weights, covariance }: OnlineHead): Promise<void> {
	const values = { learned, weights: bytesOf(weights), covariance: bytesOf(covariance) };
	await tx
		.insertInto("prediction_heads")
		.values({ features_version: FEATURES_VERSION, ...values })
		.onConflict((conflict) => conflict.column("features_version").doUpdateSet(values))
		.execute();
}

const BYTES = Float64Array.BYTES_PER_ELEMENT;

/** Numbers as the database keeps them. */
export function floatsOf(bytes: Buffer): Float64Array {
	return Float64Array.from({ length: bytes.length / BYTES }, (_, at) => bytes.readDoubleLE(at * BYTES));
}

function bytesOf(floats: Float64Array): Buffer {
	const bytes = Buffer.alloc(floats.length * BYTES);
	for (const [at, float] of floats.entries()) bytes.writeDoubleLE(float, at * BYTES);
	return bytes;
}
