import { outcomeOf } from "@learnin/domain/mastery/learning/finished-question";
import type { LearnerHistory, CommonHistory } from "@learnin/domain/mastery/history/answer-history";
import { guessChance } from "@learnin/domain/mastery/belief/guess-chance";
import { learnFromQuestion } from "@learnin/domain/mastery/learning/learn-from-question";
import { contextOf } from "@learnin/domain/mastery/learning/learner";
import {
	newQuestionFigures,
	newStudent,
	type QuestionFigures,
	type SkillMastery,
	type StudentAbility,
} from "@learnin/domain/mastery/learning/learner-state";
import { standingOf } from "@learnin/domain/mastery/standing";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { sql } from "kysely";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction, mustRetry, type Tx } from "../../platform/db/database.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import type { NotifyContext } from "../notifications/index.ts";
import { hasToLearn, lockAbility, selectQuestionFigures, takeQuestionsToLearn } from "./mastery.queries.ts";
import type { TriedRow, MasteryStep, QuestionObservation } from "./mastery.queries.ts";
import { selectCommonHistory, selectHeadWeights, selectHistory } from "./history.queries.ts";
import { learnProcedures } from "./learn-procedures.ts";
import { questionKeyOf } from "./question-key.ts";
import { type LearnerInGraph, readLearner } from "./read-learner.ts";
import { rememberAnswer } from "./remember-answer.ts";
import { resultOf } from "./result-of.ts";
import { storeLearned } from "./store-learned.queries.ts";
import { notifyOfGoals } from "./notify-of-goals.ts";
import { notifyOfMastery } from "./notify-of-mastery.ts";
import { selectLearner } from "./telling.queries.ts";

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
	const family_id = await lockAbility(tx, student_id, newStudent());
	if (family_id === undefined) return 0;
	const finished = await takeQuestionsToLearn(tx, { student_id, family_id }, batch);
	if (finished.length === 0) return 0;
	const learner = await readLearner(tx, student_id);
	const learned = learnAll(learner, finished, await knownBefore(tx, student_id, { learner, finished }));
	const history = changedHistory(learned);
	const estimates = await learnProcedures(tx, student_id, finished);
	await storeLearned(tx, { student_id, family_id }, { ...learned, history, estimates });
	await notifyOrSkip(app, tx, { student_id, finished, learned });
	return finished.length;
}

interface Told {
	student_id: string;
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

/** Anything older, as after an outage or a release that reprocesses everything, is no news. */
const newsMs = 48 * 60 * 60 * 1000;

async function tell(app: NotifyContext, tx: Tx, { student_id, finished, learned }: Told): Promise<void> {
	const since = new Date(app.now().getTime() - newsMs);
	if (!finished.some(({ tried_at, finished_at }) => (finished_at ?? tried_at) >= since)) return;
	const ended = finished.flatMap(({ finished_at, is_skipped }) =>
		finished_at !== null && finished_at >= since ? [{ finished_at, is_skipped }] : [],
	);
	const student = await selectLearner(tx, student_id);
	const steps = learned.steps.filter(({ finished_at }) => finished_at >= since);
	await notifyOfMastery(app, tx, student, { steps, changed: learned.changed });
	await notifyOfGoals(app, tx, student, ended);
}

/** What is known apart from the learner's mastery: figures of the questions, and the history of answers. */
export interface KnownBefore {
	figures: ReadonlyMap<string, QuestionFigures>;
	history: LearnerHistory;
	common: CommonHistory;
	/** Of the head that predicts from history. */
	weights: Float64Array;
}

async function knownBefore(
	tx: Tx,
	student_id: string,
	{ learner, finished }: { learner: LearnerInGraph; finished: readonly TriedRow[] },
): Promise<KnownBefore> {
	const question_keys = [...new Set(finished.map(questionKeyOf))];
	const skill_ids = [...new Set(finished.map(({ skill_id }) => skill_id))];
	const below = skill_ids.flatMap((id) => learner.graph.learnedFrom(id).prerequisites);
	const involved = [...new Set([...skill_ids, ...below.map(({ skill_id }) => skill_id)])];
	const figures = await selectQuestionFigures(tx, question_keys);
	return {
		figures: new Map(figures.map(({ question_key, ...normal }) => [question_key, normal])),
		history: await selectHistory(tx, student_id, involved),
		common: await selectCommonHistory(tx, { skill_ids, question_keys }),
		weights: await selectHeadWeights(tx),
	};
}

/** The history of the skills whose rows changed: those that were answered, and their prerequisites. */
function changedHistory({ history, changed }: LearnedFromAll): LearnerHistory {
	return {
		general: history.general,
		skills: new Map([...history.skills].filter(([skill_id]) => changed.has(skill_id))),
	};
}

interface LearnedFromAll {
	ability: StudentAbility;
	/** The changed rows, by skill. */
	changed: ReadonlyMap<string, SkillMastery>;
	history: LearnerHistory;
	steps: MasteryStep[];
	observations: QuestionObservation[];
}

/** The learner's state after these finished questions; nothing is stored. */
export function learnAll(
	before: LearnerInGraph,
	finished: readonly TriedRow[],
	known: KnownBefore,
): LearnedFromAll {
	let learner = before;
	let { history } = known;
	const changed = new Map<string, SkillMastery>();
	const steps: MasteryStep[] = [];
	const observations: QuestionObservation[] = [];
	for (const row of finished.filter((each) => !each.is_known_by_heart && !each.is_learned)) {
		const step = learnOne(learner, row, { ...known, history });
		for (const [skill_id, mastery] of step.changed) changed.set(skill_id, mastery);
		learner = {
			...learner,
			ability: step.ability,
			masteries: new Map([...learner.masteries, ...step.changed]),
		};
		history = step.history;
		steps.push(stepOf(learner, row, step.stage_before));
		observations.push(step.observation);
	}
	return { ability: learner.ability, changed, history, steps, observations };
}

function learnOne(learner: LearnerInGraph, row: TriedRow, known: KnownBefore) {
	const skill = learner.graph.learnedFrom(row.skill_id);
	const context = contextOf(learner, skill);
	const finished_at_ms = row.tried_at.getTime();
	const difficulty = row.difficulty as Difficulty;
	const question_key = questionKeyOf(row);
	const figures = known.figures.get(question_key) ?? newQuestionFigures(difficulty);
	const question = {
		guess_chance: guessChance(row.question),
		outcome: outcomeOf(resultOf(row)),
		finished_at_ms,
	};
	const learned = learnFromQuestion(context, question, figures);
	const builds_on = skill.prerequisites.map((below) => below.skill_id);
	const remembered = rememberAnswer({ context, builds_on, figures, question_key }, row, known);
	const changed: [string, SkillMastery][] = [
		[row.skill_id, learned.mastery],
		...skill.prerequisites.flatMap(({ skill_id }, at): [string, SkillMastery][] => {
			const mastery = learned.prerequisites[at];
			return mastery === undefined ? [] : [[skill_id, mastery]];
		}),
	];
	return {
		ability: learned.ability,
		changed,
		history: remembered?.history ?? known.history,
		stage_before: standingOf(context, finished_at_ms).stage,
		observation: {
			skill_id: row.skill_id,
			question_key,
			difficulty,
			observation: learned.observation,
			history: remembered?.observation ?? null,
		},
	};
}

function stepOf(
	learner: LearnerInGraph,
	row: TriedRow,
	stage_before: MasteryStep["stage_before"],
): MasteryStep {
	const skill = learner.graph.learnedFrom(row.skill_id);
	const after = standingOf(contextOf(learner, skill), row.tried_at.getTime());
	return {
		question_id: row.id,
		skill_id: row.skill_id,
		finished_at: row.tried_at,
		mastery: after.mastery,
		stage_before,
		stage_after: after.stage,
	};
}
