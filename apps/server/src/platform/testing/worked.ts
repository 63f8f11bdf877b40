import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import type { Person, Student } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** One question that ended at a given time. */
export interface Worked {
	at: string;
	outcome?: "first_try" | "solved" | "missed" | "skipped";
	active_ms?: number;
	/** The same text for a repeated question. */
	same?: string;
}

const wrong = { verdict: "incorrect", known_mistake: null, not_simplest: false, is_repeat: false };

/** Questions of one set that ended at these times, each by one attempt; returns their ids. */
export async function workAt(
	app: TestApp,
	student: Student,
	worked: readonly Worked[],
	skill_id = "add-within-100",
) {
	const { db } = app.database;
	const body = { kind: "skill", skill_id } as const;
	const { data } = await app.call(startSession, { body }, student.token);
	const open = data.questions.filter(({ status }) => status.explanation === null);
	for (const [index, { at, outcome = "first_try", active_ms = 5_000, same }] of worked.entries()) {
		const question_id = open[index]?.id ?? "";
		const is_correct = outcome === "first_try" || outcome === "solved";
		const is_skipped = outcome === "skipped";
		const points = outcome === "first_try" ? 100 : 0;
		await db
			.updateTable("practice_questions")
			.set({
				is_correct,
				is_skipped,
				points,
				attempt_count: outcome === "first_try" ? 1 : 2,
				...(outcome === "missed" && { tries_remaining: 0, is_missed: true }),
				...(same !== undefined && { fingerprint: same }),
				finished_at: new Date(at),
			})
			.where("id", "=", question_id)
			.execute();
		await db
			.insertInto("attempts")
			.values({
				family_id: student.family_id,
				student_id: student.student_id,
				session_id: data.id,
				question_id,
				client_key: crypto.randomUUID(),
				kind: is_skipped ? "skip" : "answer",
				verdict: is_skipped ? null : is_correct ? "correct" : "incorrect",
				answer: is_skipped ? null : JSON.stringify({ question_type: "FILL_ONE", text: "7" }),
				feedback: is_skipped ? null : JSON.stringify(is_correct ? { verdict: "correct" } : wrong),
				attempt_number: 1,
				tries_remaining: 9,
				hints_opened: 0,
				points,
				active_ms,
				client_time: new Date(at),
				created_at: new Date(at),
			})
			.execute();
	}
	return { session_id: data.id, question_ids: open.map(({ id }) => id) };
}

/** A fresh token of a person built here, at the time on the clock from now on. */
export async function tokenAt(app: TestApp, person: Person, moment: string): Promise<string> {
	app.clock.now = new Date(moment);
	const body = { email: person.email, password: "correct horse battery" };
	return (await app.call(loginUser, { body })).data.access_token;
}
