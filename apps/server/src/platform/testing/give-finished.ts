import { everyQuestion } from "@learnin/domain/examples/every-question";
import { keptContent } from "../db/kept-content.ts";
import { insertEnds } from "./end-questions.ts";
import type { Student } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

interface Finished {
	skill_id: string;
	/** One question each: `+` correct on the first try, `-` ended by the last try. */
	marks: string;
	/** When the last one was finished; the others seconds before. */
	at: Date;
}

/** Questions as practice would leave them, each a different one, without asking them one by one. */
export async function insertFinished(
	app: TestApp,
	{ student_id, family_id }: Pick<Student, "student_id" | "family_id">,
	{ skill_id, marks, at }: Finished,
): Promise<void> {
	const { db } = app.database;
	const owner = { student_id, family_id, created_at: at };
	const { id: session_id } = await db
		.insertInto("practice_sessions")
		.values({ ...owner, skill_id })
		.returning("id")
		.executeTakeFirstOrThrow();
	const [example] = everyQuestion;
	const rows = [...marks].map((mark, position) => ({
		...owner,
		session_id,
		position,
		skill_id,
		difficulty: 3,
		content_id: keptContent(example?.question, {}),
		fingerprint: crypto.randomUUID(),
		attempt_count: mark === "+" ? 1 : 10,
		tries_remaining: mark === "+" ? 9 : 0,
		is_correct: mark === "+",
		finished_at: new Date(at.getTime() - (marks.length - 1 - position) * 1000),
	}));
	const given = await db.insertInto("practice_questions").values(rows).returning("id").execute();
	await insertEnds(
		db,
		given.map(({ id }) => id),
	);
}
