import type pg from "pg";
import { Recent } from "../../platform/cache/recent.ts";
import { type GivenQuestion, selectOptionalQuestion } from "./practice.queries.ts";

type OwnedQuestion = GivenQuestion & { student_id: string };

// Some 10 kB each. What was asked never changes; how it stands is not in here.
const recent = new Recent<string, OwnedQuestion>(2_000);

/** What was asked of this student; undefined for a question that is not this student's. */
export async function readGivenQuestion(
	pool: pg.Pool,
	question_id: string,
	student_id: string,
): Promise<GivenQuestion | undefined> {
	const given = await readAnyGivenQuestion(pool, question_id);
	return given?.student_id === student_id ? given : undefined;
}

/** What was asked of whichever student: for who proves only afterwards whose question it is. */
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
