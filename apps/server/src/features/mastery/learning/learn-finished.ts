import type { LearnerHistory } from "@learnin/domain/mastery/history/answer-history";
import { newStudent } from "@learnin/domain/mastery/learning/learner-state";
import { sql } from "kysely";
import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction, mustRetry, type Tx } from "../../../platform/db/database.ts";
import { describeError } from "../../../platform/http/errors/describe-error.ts";
import type { NotifyContext } from "../../notifications/index.ts";
import { learnAll, type LearnedFromAll } from "./learn-all.ts";
import { movedEstimates } from "./learn-procedures.ts";
import { hasToLearn, takeQuestionsToLearn, type TriedRow } from "../mastery.queries.ts";
import { notifyOfGoals } from "../notify-of-goals.ts";
import { notifyOfMastery } from "../notify-of-mastery.ts";
import { readToLearn } from "./read-to-learn.ts";
import { storeLearned } from "./store-learned.queries.ts";
import { lockStudentToLearn, type NotifiedStudent } from "./student-to-learn.queries.ts";

interface App extends NotifyContext {
	db: AppContext["db"];
	log: Pick<AppContext["log"], "warn">;
}

/**
 * Far more than practice ever leaves pending, and done within a fraction of the time that a person waits: a
 * statement for thousands would exceed the database's limit of parameters.
 */
const batch = 200;

/**
 * Updates the student's mastery from the pending first tries, each once, in the order in which they were
 * made, and sends the notifications that follow from them and from the days on which questions ended. Called
 * when a question ends and before mastery is read, so that a node that died in between loses nothing. If very
 * many are pending, as after a release, it takes the oldest; returns whether it took everything it could.
 */
export async function learnFinished(app: App, student_id: string): Promise<{ is_more_likely: boolean }> {
	if (!(await hasToLearn(app.db, student_id))) return { is_more_likely: false };
	const taken = await inTransaction(app.db, (tx) => learnIn(app, tx, student_id));
	return { is_more_likely: taken === batch };
}

/**
 * Like `learnFinished`, for callers that stored an answer or show a page whether or not this works: the rest
 * is learned at the next read.
 */
export async function learnAfterAnswer(app: App, student_id: string): Promise<void> {
	try {
		await learnFinished(app, student_id);
	} catch (error) {
		app.log.warn(error instanceof Error ? describeError(error) : {}, "mastery update failed");
	}
}

/** Returns how many questions were applied. */
async function learnIn(app: App, tx: Tx, student_id: string): Promise<number> {
	const student = await lockStudentToLearn(tx, student_id, newStudent());
	if (student === undefined) return 0;
	const owner = { student_id, family_id: student.family_id };
	const finished = await takeQuestionsToLearn(tx, owner, batch);
	if (finished.length === 0) return 0;
	const { learner, nameOf, known, estimates: before } = await readToLearn(tx, student, finished);
	const learned = learnAll(learner, finished, known);
	const estimates = movedEstimates(before, finished);
	await storeLearned(tx, owner, { ...learned, history: changedHistory(learned), estimates });
	await notifyOrSkip(app, tx, { student, nameOf, finished, learned });
	return finished.length;
}

interface Told {
	student: NotifiedStudent;
	nameOf: (skill_id: string) => string;
	finished: TriedRow[];
	learned: LearnedFromAll;
}

/**
 * If notifications fail, none is sent, and the mastery update is kept; a transaction that must be retried is.
 */
async function notifyOrSkip(app: App, tx: Tx, told: Told): Promise<void> {
	await sql`savepoint telling`.execute(tx);
	try {
		await tell(app, tx, told);
	} catch (error) {
		if (mustRetry(error)) throw error;
		await sql`rollback to savepoint telling`.execute(tx);
		app.log.warn(error instanceof Error ? describeError(error) : {}, "notifications about mastery failed");
	}
}

/** Anything older, as after an outage or a release that reprocesses everything, notifies no one. */
const newsMs = 48 * 60 * 60 * 1000;

async function tell(app: NotifyContext, tx: Tx, { student, nameOf, finished, learned }: Told): Promise<void> {
	const since = new Date(app.now().getTime() - newsMs);
	if (!finished.some(({ tried_at, finished_at }) => (finished_at ?? tried_at) >= since)) return;
	const ended = finished.flatMap(({ finished_at, is_skipped }) =>
		finished_at !== null && finished_at >= since ? [{ finished_at, is_skipped }] : [],
	);
	const steps = learned.steps.filter(({ finished_at }) => finished_at >= since);
	await notifyOfMastery(app, tx, student, { steps, changed: learned.changed, nameOf });
	await notifyOfGoals(app, tx, student, ended);
}

/** The history of the skills whose rows changed: those that were answered, and their prerequisites. */
function changedHistory({ history, changed }: LearnedFromAll): LearnerHistory {
	return {
		general: history.general,
		skills: new Map([...history.skills].filter(([skill_id]) => changed.has(skill_id))),
	};
}
