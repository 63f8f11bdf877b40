import type { AppContext } from "../../../platform/app-context.ts";
import { type Batched, createBatches } from "../../../platform/db/batches.ts";
import { type AskedQuestion, selectQuestions, type UnparsedQuestion } from "../practice.queries.ts";
import { type AnswerOfSession, insertAttempts, type StoredOfSession } from "./attempts.queries.ts";

/** What concurrent answers do together. */
export interface AnswerBatches {
	read: Batched<AskedQuestion, UnparsedQuestion | undefined>;
	store: Batched<AnswerOfSession, StoredOfSession>;
}

/**
 * Larger batches save hardly more for an answer, and the first of one waits for the last. A full one takes some ten
 * milliseconds.
 */
const size = { largest: 32, staggerMs: 40 };

/** Batches of the answers that this node receives, over the connections reserved for them. */
export function createAnswerBatches({
	forAnswers,
	requiresSecondFactor,
}: Pick<AppContext, "forAnswers" | "requiresSecondFactor">): AnswerBatches {
	const { pool, batches } = forAnswers;
	return {
		read: createBatches({
			...batches,
			...size,
			keyOf: ({ question_id }) => question_id,
			run: (asked) => selectQuestions(pool, asked),
		}),
		store: createBatches({
			...batches,
			...size,
			keyOf: ({ claims }) => claims.account_id,
			run: (answers) => insertAttempts(pool, answers, requiresSecondFactor),
		}),
	};
}
