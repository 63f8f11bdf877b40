import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { CallFailure } from "./call-model.ts";

/** Takes one call of the day's limit; false when none is left. One statement, so that nodes cannot exceed it together. */
export async function takeCallOfDay(db: Db, day: string, limit: number): Promise<boolean> {
	const { rows } = await sql`
		insert into model_days (day, calls) values (${day}, 1)
		on conflict (day) do update set calls = model_days.calls + 1 where model_days.calls < ${limit}
		returning calls`.execute(db);
	return rows.length > 0;
}

export interface ModelCall {
	day: string;
	model: string;
	purpose: "review-answer";
	prompt_version: string;
	outcome: "answered" | CallFailure;
	input_tokens: number | null;
	output_tokens: number | null;
	duration_ms: number;
	created_at: Date;
}

export async function insertModelCall(db: Db, call: ModelCall): Promise<void> {
	await db.insertInto("model_calls").values(call).execute();
}
