import type { Db } from "../db/database.ts";
import type { CallFailure } from "./call-model.ts";
import { date, int4, int8 } from "../db/statements/columns.ts";
import { statement } from "../db/statements/statement.ts";

/** The daily limits that apply to one call. */
export interface DayLimits {
	/** Calls allowed per day in total. */
	calls: number;
	/** Cost allowed per day in total, in millionths of a dollar. */
	cost_micros: number;
}

const reserveCallStatement = statement({
	name: "reserve-model-call",
	params: { day: date, most_micros: int8, calls: int4, cost_micros: int8 },
	row: { calls: int4 },
	sql: `
		insert into model_days as d (day, calls, cost_micros)
		select :day, 1, :most_micros
		where :calls::int >= 1 and :most_micros::int8 <= :cost_micros::int8
		on conflict (day) do update set calls = d.calls + 1, cost_micros = d.cost_micros + excluded.cost_micros
		where d.calls < :calls and d.cost_micros + excluded.cost_micros <= :cost_micros
		returning calls`,
});

/**
 * Reserves one call, with its maximum cost, within the day's limits; returns which limit is reached if it
 * cannot. One statement, so that nodes cannot exceed the limits together.
 */
export async function reserveCall(
	db: Db,
	day: string,
	limits: DayLimits,
	most_micros: number,
): Promise<"taken" | "limit_reached" | "cost_limit_reached"> {
	const rows = await reserveCallStatement.all(db, { day, most_micros, ...limits });
	if (rows.length > 0) return "taken";
	return (await selectDay(db, day)).calls >= limits.calls ? "limit_reached" : "cost_limit_reached";
}

/** Replaces the reserved maximum cost of a call with its actual cost. */
export async function settleCostOfDay(db: Db, day: string, difference_micros: number): Promise<void> {
	await db
		.updateTable("model_days")
		.set((eb) => ({ cost_micros: eb("cost_micros", "+", difference_micros) }))
		.where("day", "=", day)
		.execute();
}

/** Usage on a day. */
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
	/** Millionths of a dollar; null if the model's price is unknown. */
	cost_micros: number | null;
	duration_ms: number;
	created_at: Date;
}

export async function insertModelCall(db: Db, call: ModelCall): Promise<void> {
	await db.insertInto("model_calls").values(call).execute();
}
