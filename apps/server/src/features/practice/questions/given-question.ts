import type pg from "pg";
import { Recent } from "../../../platform/cache/recent.ts";
import {
	type AskedQuestion,
	type GivenQuestion,
	type OwnedQuestion,
	selectQuestions,
} from "../practice.queries.ts";

// About 10 kB each. The content never changes; the state is not included.
const recent = new Recent<string, OwnedQuestion>(2_000);

/** What this student was asked; undefined if the question is not this student's. */
export async function readGivenQuestion(
	pool: pg.Pool,
	question_id: string,
	viewer: { student_id: string; account_id: string },
): Promise<GivenQuestion | undefined> {
	const read = async (asked: AskedQuestion) => (await selectQuestions(pool, [asked]))[0];
	const given = await readAnyGivenQuestion(read, { question_id, account_id: viewer.account_id });
	return given?.student_id === viewer.student_id ? given : undefined;
}

/** Spares the answers to these questions a query: the student has just opened them on this node. */
export function rememberGiven(questions: readonly GivenQuestion[], student_id: string): void {
	for (const each of questions) {
		const { id, session_id, position, skill_id, skill_name, grade, difficulty, question, rendered, seed } =
			each;
		const given = {
			id,
			session_id,
			position,
			skill_id,
			skill_name,
			grade,
			difficulty,
			question,
			rendered,
			seed,
		};
		recent.set(id, { ...given, student_id });
	}
}

/**
 * What any student was asked: for callers that verify the owner only afterwards. It is looked up in the account's family;
 * undefined if it is not there, unless this node remembers it.
 */
export async function readAnyGivenQuestion(
	read: (asked: AskedQuestion) => Promise<OwnedQuestion | undefined>,
	asked: AskedQuestion,
): Promise<OwnedQuestion | undefined> {
	const known = recent.get(asked.question_id);
	if (known !== undefined) return known;
	const given = await read(asked);
	if (given !== undefined) recent.set(asked.question_id, given);
	return given;
}
