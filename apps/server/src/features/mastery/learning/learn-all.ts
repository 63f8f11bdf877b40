import { outcomeOf } from "@learnin/domain/mastery/learning/finished-question";
import type { CommonHistory, LearnerHistory } from "@learnin/domain/mastery/history/answer-history";
import { guessChance } from "@learnin/domain/mastery/belief/guess-chance";
import { learnFromQuestion } from "@learnin/domain/mastery/learning/learn-from-question";
import { contextOf } from "@learnin/domain/mastery/learning/learner";
import {
	newQuestionFigures,
	type QuestionFigures,
	type SkillMastery,
	type StudentAbility,
} from "@learnin/domain/mastery/learning/learner-state";
import { standingOf } from "@learnin/domain/mastery/standing";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { MasteryStep, QuestionObservation, TriedRow } from "../mastery.queries.ts";
import { questionKeyOf } from "../question-key.ts";
import type { LearnerInGraph } from "../read-learner.ts";
import { rememberAnswer } from "./remember-answer.ts";
import { resultOf } from "./result-of.ts";

/** What is known apart from the learner's mastery: figures of the questions, and the history of answers. */
export interface KnownBefore {
	figures: ReadonlyMap<string, QuestionFigures>;
	history: LearnerHistory;
	common: CommonHistory;
	/** Of the head that predicts from history. */
	weights: Float64Array;
}

/** What finished questions change. */
export interface LearnedFromAll {
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
	const masteries = new Map(before.masteries);
	const skills = new Map(known.history.skills);
	let { ability } = before;
	let { general } = known.history;
	const changed = new Map<string, SkillMastery>();
	const steps: MasteryStep[] = [];
	const observations: QuestionObservation[] = [];
	for (const row of finished.filter((each) => !each.is_known_by_heart && !each.is_learned)) {
		const step = learnOne({ ...before, ability, masteries }, row, { ...known, history: { general, skills } });
		for (const [skill_id, mastery] of step.changed) {
			masteries.set(skill_id, mastery);
			changed.set(skill_id, mastery);
		}
		({ ability } = step);
		if (step.remembered !== undefined) ({ general } = step.remembered);
		for (const [skill_id, past] of step.remembered?.skills ?? []) skills.set(skill_id, past);
		steps.push(stepOf({ ...before, ability, masteries }, row, step.stage_before));
		observations.push(step.observation);
	}
	return { ability, changed, history: { general, skills }, steps, observations };
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
		remembered: remembered?.changed,
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
