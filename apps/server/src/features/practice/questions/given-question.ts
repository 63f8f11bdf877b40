import type pg from "pg";
import { Recent } from "../../../platform/cache/recent.ts";
import { selectQuestions } from "../practice.queries.ts";
import type { AskedQuestion, GivenQuestion, OwnedQuestion, UnparsedQuestion } from "../practice.queries.ts";

/**
 * The content, some 10 kB of JSON, outside of the JavaScript heap: the garbage collector would copy what it is parsed to
 * twice, for each question, while every answer waits.
 */
type KeptQuestion = Omit<OwnedQuestion, "question" | "rendered"> & { question: Buffer; rendered: Buffer };

// The content never changes; the state is not included.
const recent = new Recent<string, KeptQuestion>(2_000);

function keep(one: UnparsedQuestion): void {
	recent.set(one.id, { ...one, question: Buffer.from(one.question), rendered: Buffer.from(one.rendered) });
}

function parsed(one: UnparsedQuestion | KeptQuestion): OwnedQuestion {
	return {
		...one,
		question: JSON.parse(one.question.toString()) as OwnedQuestion["question"],
		rendered: JSON.parse(one.rendered.toString()) as OwnedQuestion["rendered"],
	};
}

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
		const { id, session_id, position, skill_id, skill_name, grade, difficulty, seed } = each;
		const [question, rendered] = [JSON.stringify(each.question), JSON.stringify(each.rendered)];
		keep({
			id,
			student_id,
			session_id,
			position,
			skill_id,
			skill_name,
			grade,
			difficulty,
			seed,
			question,
			rendered,
		});
	}
}

/**
 * What any student was asked: for callers that verify the owner only afterwards. It is looked up in the account's family;
 * undefined if it is not there, unless this node remembers it.
 */
export async function readAnyGivenQuestion(
	read: (asked: AskedQuestion) => Promise<UnparsedQuestion | undefined>,
	asked: AskedQuestion,
): Promise<OwnedQuestion | undefined> {
	const known = recent.get(asked.question_id);
	if (known !== undefined) return parsed(known);
	const given = await read(asked);
	if (given === undefined) return undefined;
	keep(given);
	return parsed(given);
}
