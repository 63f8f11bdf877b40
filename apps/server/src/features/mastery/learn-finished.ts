import { outcomeOf } from "@learnin/domain/mastery/finished-question";
import { guessChance } from "@learnin/domain/mastery/guess-chance";
import { learnFromQuestion } from "@learnin/domain/mastery/learn-from-question";
import { contextOf } from "@learnin/domain/mastery/learner";
import {
	newQuestionFigures,
	newStudent,
	type QuestionFigures,
	type SkillMastery,
	type StudentAbility,
} from "@learnin/domain/mastery/learner-state";
import { standingOf } from "@learnin/domain/mastery/standing";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { sql } from "kysely";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction, mustRetry, type Tx } from "../../platform/db/database.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import type { Teller } from "../notifications/index.ts";
import {
	type FinishedRow,
	hasToLearn,
	insertObservations,
	insertSteps,
	lockAbility,
	type MasteryStep,
	type QuestionObservation,
	selectOptionalFamily,
	selectQuestionFigures,
	takeQuestionsToLearn,
	updateAbility,
	upsertMasteries,
} from "./mastery.queries.ts";
import { questionKeyOf } from "./question-key.ts";
import { type LearnerInGraph, readLearner } from "./read-learner.ts";
import { tellOfDays } from "./tell-of-days.ts";
import { tellOfMastery } from "./tell-of-mastery.ts";
import { selectLearner } from "./telling.queries.ts";

interface App extends Teller {
	db: AppContext["db"];
	log: Pick<AppContext["log"], "warn">;
}

/**
 * Far more than is ever left behind in practice, and done within a fraction of the time that a person waits for: a statement
 * of thousands has more values than the database takes.
 */
const batch = 200;

/**
 * Moves what is known about the student by the finished questions that are not taken in yet, each once, in the order in
 * which they were finished, and tells what there is to tell of it. Called when a question ends and before mastery is read, so that a node that died in between
 * loses nothing. Where very many wait, as after a release, it takes the oldest; gives whether it took all that it could.
 */
export async function learnFinished(app: App, student_id: string): Promise<{ is_more_likely: boolean }> {
	if (!(await hasToLearn(app.db, student_id))) return { is_more_likely: false };
	const taken = await inTransaction(app.db, (tx) => learnIn(app, tx, student_id));
	return { is_more_likely: taken === batch };
}

/**
 * As `learnFinished`, where an answer stands and a page is shown whether or not this works: what is left is learned at the
 * next look.
 */
export async function learnAfterAnswer(app: App, student_id: string): Promise<void> {
	try {
		await learnFinished(app, student_id);
	} catch (error) {
		app.log.warn(error instanceof Error ? describeError(error) : {}, "mastery was not moved");
	}
}

/** Gives how many questions were taken in. */
async function learnIn(app: App, tx: Tx, student_id: string): Promise<number> {
	const family_id = await selectOptionalFamily(tx, student_id);
	if (family_id === undefined) return 0;
	const owner = { student_id, family_id };
	const { mean, variance } = newStudent();
	await lockAbility(tx, { ...owner, mean, variance });
	const finished = await takeQuestionsToLearn(tx, student_id, batch);
	if (finished.length === 0) return 0;
	const figures = await figuresOf(tx, finished);
	const learned = learnAll(await readLearner(tx, student_id), finished, figures);
	await updateAbility(tx, student_id, learned.ability);
	await upsertMasteries(tx, owner, [...learned.changed]);
	await insertSteps(tx, owner, learned.steps);
	await insertObservations(tx, learned.observations);
	await tellOrLeaveIt(app, tx, { student_id, finished, learned });
	return finished.length;
}

interface Told {
	student_id: string;
	finished: FinishedRow[];
	learned: LearnedFromAll;
}

/** What cannot be told is left untold, all of it, and what was learned stands; a transaction that must be done again is. */
async function tellOrLeaveIt(app: App, tx: Tx, told: Told): Promise<void> {
	await sql`savepoint telling`.execute(tx);
	try {
		await tell(app, tx, told);
	} catch (error) {
		if (mustRetry(error)) throw error;
		await sql`rollback to savepoint telling`.execute(tx);
		app.log.warn(error instanceof Error ? describeError(error) : {}, "what was learned was not told");
	}
}

/** What is older, as after an outage or a release that takes in all there is, is no news. */
const newsMs = 48 * 60 * 60 * 1000;

async function tell(app: Teller, tx: Tx, { student_id, finished, learned }: Told): Promise<void> {
	const since = new Date(app.now().getTime() - newsMs);
	const recent = finished.filter(({ finished_at }) => finished_at >= since);
	if (recent.length === 0) return;
	const student = await selectLearner(tx, student_id);
	const steps = learned.steps.filter(({ finished_at }) => finished_at >= since);
	await tellOfMastery(app, tx, student, { steps, changed: learned.changed });
	await tellOfDays(app, tx, student, recent);
}

async function figuresOf(
	tx: Tx,
	finished: readonly FinishedRow[],
): Promise<ReadonlyMap<string, QuestionFigures>> {
	const rows = await selectQuestionFigures(tx, [...new Set(finished.map(questionKeyOf))]);
	return new Map(rows.map(({ question_key, ...normal }) => [question_key, normal]));
}

interface LearnedFromAll {
	ability: StudentAbility;
	/** The rows that are other than before, by skill. */
	changed: ReadonlyMap<string, SkillMastery>;
	steps: MasteryStep[];
	observations: QuestionObservation[];
}

/** Where a learner is after these finished questions; nothing is stored. */
export function learnAll(
	before: LearnerInGraph,
	finished: readonly FinishedRow[],
	figures: ReadonlyMap<string, QuestionFigures>,
): LearnedFromAll {
	let learner = before;
	const changed = new Map<string, SkillMastery>();
	const steps: MasteryStep[] = [];
	const observations: QuestionObservation[] = [];
	for (const row of finished.filter(({ is_known_by_heart }) => !is_known_by_heart)) {
		const step = learnOne(learner, row, figures);
		for (const [skill_id, mastery] of step.changed) changed.set(skill_id, mastery);
		learner = {
			...learner,
			ability: step.ability,
			masteries: new Map([...learner.masteries, ...step.changed]),
		};
		steps.push(stepOf(learner, row, step.stage_before));
		observations.push(step.observation);
	}
	return { ability: learner.ability, changed, steps, observations };
}

function learnOne(learner: LearnerInGraph, row: FinishedRow, figures: ReadonlyMap<string, QuestionFigures>) {
	const skill = learner.graph.learnedFrom(row.skill_id);
	const context = contextOf(learner, skill);
	const finished_at_ms = row.finished_at.getTime();
	const difficulty = row.difficulty as Difficulty;
	const question_key = questionKeyOf(row);
	const question = {
		guess_chance: guessChance(row.question),
		outcome: outcomeOf({
			is_solved: row.is_correct,
			is_skipped: row.is_skipped,
			wrong_answers: row.attempt_count - (row.is_correct ? 1 : 0),
			hints_opened: row.hints_opened,
		}),
		finished_at_ms,
	};
	const learned = learnFromQuestion(
		context,
		question,
		figures.get(question_key) ?? newQuestionFigures(difficulty),
	);
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
		stage_before: standingOf(context, finished_at_ms).stage,
		observation: { skill_id: row.skill_id, question_key, difficulty, observation: learned.observation },
	};
}

function stepOf(
	learner: LearnerInGraph,
	row: FinishedRow,
	stage_before: MasteryStep["stage_before"],
): MasteryStep {
	const skill = learner.graph.learnedFrom(row.skill_id);
	const after = standingOf(contextOf(learner, skill), row.finished_at.getTime());
	return {
		question_id: row.id,
		skill_id: row.skill_id,
		finished_at: row.finished_at,
		mastery: after.mastery,
		stage_before,
		stage_after: after.stage,
	};
}
