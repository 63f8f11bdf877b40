import type pg from "pg";
import { Recent } from "../../platform/cache/recent.ts";
import { type GivenQuestion, selectOptionalQuestion } from "./practice.queries.ts";

// Some 10 kB each. What was asked never changes; how it stands is not in here.
const recent = new Recent<string, GivenQuestion>(2_000);

/** What was asked of this student; undefined for a question that is not this student's. */
export async function readGivenQuestion(
	pool: pg.Pool,
	question_id: string,
	student_id: string,
): Promise<GivenQuestion | undefined> {
	const key = `${student_id} ${question_id}`;
	const known = recent.get(key);
	if (known !== undefined) return known;
	const given = await selectOptionalQuestion(pool, question_id, student_id);
	if (given !== undefined) recent.set(key, given);
	return given;
}
