import type { Db, Tx } from "../../../platform/db/database.ts";
import { selectServedQuestions } from "./bank.queries.ts";
import { type MadeQuestion, makeQuestions, type WantedQuestion } from "../questions/make-questions.ts";
import { mixInBank } from "./mix-in-bank.ts";
import { insertQuestions } from "../practice.queries.ts";
import { insertSession, type NewSession, selectMetFingerprints } from "./sessions.queries.ts";

/**
 * What is needed to generate the wanted questions: which come from the bank, and which were seen recently.
 */
export async function readToMake(
	db: Db | Tx,
	student_id: string,
	wanted: readonly WantedQuestion[],
): Promise<{ wanted: WantedQuestion[]; met: string[] }> {
	const skill_ids = [...new Set(wanted.map(({ skill_id }) => skill_id))];
	const met = await selectMetFingerprints(db, student_id, skill_ids);
	const served = await selectServedQuestions(db, student_id, { skill_ids, limit: wanted.length * 2 });
	return { wanted: mixInBank([...wanted], served), met };
}

/** Stores a session with its questions; returns its id. */
export async function storeSession(
	tx: Tx,
	session: NewSession,
	made: readonly MadeQuestion[],
): Promise<string> {
	const { id } = await insertSession(tx, session);
	const { family_id, student_id, created_at } = session;
	const place = { family_id, student_id, created_at, session_id: id };
	await insertQuestions(
		tx,
		made.map((question) => ({ ...question, ...place })),
	);
	return id;
}

/** No one gains by predicting the questions of a demo or a test. */
const fixedSeed = 1;

/**
 * Generates and stores a session within the caller's transaction: for demo data and chaos tests, where no one
 * waits for it.
 */
export async function giveSession(
	tx: Tx,
	{ wanted, ...session }: NewSession & { wanted: WantedQuestion[] },
): Promise<string> {
	const toMake = await readToMake(tx, session.student_id, wanted);
	return storeSession(tx, session, makeQuestions(toMake.wanted, toMake.met, fixedSeed));
}
