import { fillTable } from "./fill-table.ts";
import type { TestApp } from "./test-app.ts";

/** Stores each of the student's attempts so many times more. */
export async function repeatAttempts(app: TestApp, student_id: string, times: number): Promise<void> {
	await fillTable(
		app,
		`insert into attempts (family_id, student_id, session_id, question_id, client_key, kind, verdict, answer,
			attempt_number, tries_remaining, hints_opened, active_ms, client_time, created_at)
		select family_id, student_id, session_id, question_id, gen_random_uuid(), kind, verdict, answer,
			attempt_number, tries_remaining, hints_opened, active_ms, client_time, created_at
		from attempts, generate_series(1, $2) where student_id = $1`,
		[student_id, times],
	);
}
