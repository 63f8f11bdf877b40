import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { CallFailure } from "./call-model.ts";

/** What one call may take of a day. */
export interface DayLimits {
	/** Calls of the day that are allowed in all. */
	calls: number;
	/** What the day may cost in all, in millionths of a dollar. */
	cost_micros: number;
}

/**
 * Takes one call of the day's limits, with the most it can cost; says which limit is reached where it takes none. One
 * statement, so that nodes cannot exceed the limits together.
 */
export async function takeCallOfDay(
	db: Db,
	day: string,
	limits: DayLimits,
	most_micros: number,
): Promise<"taken" | "limit_reached" | "cost_limit_reached"> {
	const { rows } = await sql`
		insert into model_days as d (day, calls, cost_micros)
		select ${day}::date, 1, ${most_micros}::int8
		where ${limits.calls} >= 1 and ${most_micros}::int8 <= ${limits.cost_micros}::int8
		on conflict (day) do update set calls = d.calls + 1, cost_micros = d.cost_micros + excluded.cost_micros
		where d.calls < ${limits.calls} and d.cost_micros + excluded.cost_micros <= ${limits.cost_micros}::int8
		returning calls`.execute(db);
	if (rows.length > 0) return "taken";
	return (await selectDay(db, day)).calls >= limits.calls ? "limit_reached" : "cost_limit_reached";
}

/** Puts what a call really cost in the place of the most it could cost. */
export async function settleCostOfDay(db: Db, day: string, difference_micros: number): Promise<void> {
	await db
		.updateTable("model_days")
		.set((eb) => ({ cost_micros: eb("cost_micros", "+", difference_micros) }))
		.where("day", "=", day)
		.execute();
}

/** What was used of a day. */
export async function selectDay(db: Db, day: string): Promise<DayLimits> {
	const row = await db
		.selectFrom("model_days")
		.select(["calls", "cost_micros"])
		.where("day", "=", day)
		.executeTakeFirst();
	return row ?? { calls: 0, cost_micros: 0 };
}

export interface ModelCall {
	day: string;
	model: string;
	purpose: "review-answer" | "generate-question" | "solve-question";
	prompt_version: string;
	outcome: "answered" | CallFailure;
	input_tokens: number | null;
	output_tokens: number | null;
	/** Millionths of a dollar; null where the model's price is not known. */
	cost_micros: number | null;
	duration_ms: number;
	created_at: Date;
}

export async function insertModelCall(db: Db, call: ModelCall): Promise<void> {
	await db.insertInto("model_calls").values(call).execute();
}
