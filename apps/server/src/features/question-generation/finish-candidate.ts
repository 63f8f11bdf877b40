import type { CandidateFailure } from "@learnin/contract/schemas/generation.schema";
import type { Question } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import { breaksUnique, inTransaction, type Tx } from "../../platform/db/database.ts";
import type { RenderedQuestion } from "../practice/index.ts";
import { addQuestion } from "../question-bank/index.ts";
import { selectCostOfCalls, selectOpenCount, updateMade } from "./candidate.queries.ts";
import type { ClaimedCandidate } from "./candidate.queries.ts";
import { caughtBy, inOrder, timed } from "./check-candidate.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { lockOptionalJob, updateJobEnded, updateTaken } from "./generation.queries.ts";
import type { KeptExpression, NearDuplicate, StageResult } from "./stored-candidate.ts";

/** The result of a candidate, before the search for duplicates. */
export interface MadeCandidate {
	failure?: CandidateFailure;
	question?: Question;
	rendered?: RenderedQuestion;
	fingerprint?: string;
	expressions?: KeptExpression[];
	relevance?: number;
	results: StageResult[];
	writing_ms: number | null;
}

type Surroundings = Pick<AppContext, "db" | "now">;
type Finished = MadeCandidate & { duration_ms: number };

/**
 * Stores the result of a candidate, under the lock of its job: two identical ones in one job cannot both
 * pass, and the last one ends the job. If the job says so, a candidate that passed everything goes to the
 * review queue, and no further.
 */
export async function finishCandidate(
	app: Surroundings,
	held: ClaimedCandidate,
	made: Finished,
): Promise<void> {
	try {
		await store(app, held, made);
	} catch (error) {
		if (!breaksUnique(error, "questions_fingerprint_idx")) throw error;
		// The bank has just received the very same question; the retry finds it there.
		await store(app, held, made);
	}
}

async function store(app: Surroundings, held: ClaimedCandidate, made: Finished): Promise<void> {
	const now = app.now();
	await inTransaction(app.db, async (tx) => {
		const job = await lockOptionalJob(tx, held.job_id);
		if (job === undefined) return;
		const compared = await compare(tx, held, made);
		const row = rowOf(made, compared);
		const cost_micros = await selectCostOfCalls(tx, held.id);
		if (!(await updateMade(tx, held, { ...row, cost_micros, finished_at: now }))) return;
		if (row.state === "ready" && job.sends_to_review && made.question !== undefined && made.rendered) {
			const { skill_id, difficulty, created_by: account_id } = job;
			const filed = { skill_id, difficulty, tags: [], source: "generated" as const };
			const question_id = await addQuestion(tx, {
				...filed,
				question: made.question,
				rendered: made.rendered,
				state: "in_review",
				account_id,
				now,
			});
			await updateTaken(tx, held.id, { question_id, taken_by: account_id });
		}
		if ((await selectOpenCount(tx, held.job_id)) === 0) await updateJobEnded(tx, held.job_id, "done", now);
	});
}

interface Compared {
	results: StageResult[];
	near: NearDuplicate[];
}

async function compare(tx: Tx, held: ClaimedCandidate, made: Finished): Promise<Compared> {
	const { question, fingerprint, results } = made;
	if (question === undefined || fingerprint === undefined) return { results, near: [] };
	let near: NearDuplicate[] = [];
	const duplicates = await timed("duplicates", async () => {
		const found = await findDuplicates(tx, held, { question, fingerprint });
		near = found.near;
		return found.verdict;
	});
	return { results: [...results, duplicates], near };
}

function rowOf(made: Finished, { results, near }: Compared) {
	const { failure, question, rendered, fingerprint, expressions, relevance, writing_ms, duration_ms } = made;
	const caught_by = failure === undefined ? caughtBy(results) : null;
	const state =
		failure !== undefined
			? ("failed" as const)
			: caught_by === null
				? ("ready" as const)
				: ("caught" as const);
	return {
		state,
		failure: failure ?? null,
		caught_by,
		question: question === undefined ? null : JSON.stringify(question),
		rendered: rendered === undefined ? null : JSON.stringify(rendered),
		fingerprint: fingerprint ?? null,
		expressions: JSON.stringify(expressions ?? []),
		stages: JSON.stringify(failure === undefined ? inOrder(results) : []),
		near_duplicates: JSON.stringify(near),
		relevance: relevance ?? null,
		writing_ms,
		duration_ms,
	};
}
