import type pg from "pg";
import { Recent } from "../../../platform/cache/recent.ts";
import { type GivenQuestion, selectOptionalQuestion } from "../practice.queries.ts";

type OwnedQuestion = GivenQuestion & { student_id: string };

// About 10 kB each. The content never changes; the state is not included.
const recent = new Recent<string, OwnedQuestion>(2_000);

/** What this student was asked; undefined if the question is not this student's. */
export async function readGivenQuestion(
	pool: pg.Pool,
	question_id: string,
	student_id: string,
): Promise<GivenQuestion | undefined> {
	const given = await readAnyGivenQuestion(pool, question_id);
	return given?.student_id === student_id ? given : undefined;
}

/** What any student was asked: for callers that verify the owner only afterwards. */
export async function readAnyGivenQuestion(
	pool: pg.Pool,
	question_id: string,
): Promise<OwnedQuestion | undefined> {
	const known = recent.get(question_id);
	if (known !== undefined) return known;
	const given = await selectOptionalQuestion(pool, question_id);
	if (given !== undefined) recent.set(question_id, given);
	return given;
}
