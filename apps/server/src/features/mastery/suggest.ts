import { generatorFor } from "@learnin/curriculum/generators/generators";
import { askAboutStatements } from "@learnin/domain/mastery/planning/ask-about-statements";
import { nearestDifficulty } from "@learnin/domain/mastery/planning/choose-difficulty";
import { predictAnswer } from "@learnin/domain/mastery/history/predict-answer";
import { contextOf, type GraphSkill } from "@learnin/domain/mastery/learning/learner";
import { newQuestionFigures, type SkillContext } from "@learnin/domain/mastery/learning/learner-state";
import { EVIDENCE_TO_JUDGE, standingOf } from "@learnin/domain/mastery/standing";
import { type Suggestion, whatNext } from "@learnin/domain/mastery/planning/what-next";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Db, Tx } from "../../platform/db/database.ts";
import { selectCommonHistory, selectHeadWeights, selectHistory } from "./history.queries.ts";
import { selectQuestionFigures } from "./mastery.queries.ts";
import { questionKeyOf } from "./question-key.ts";
import { readPractisable, readSkillGraph, type SkillNode } from "../skills/index.ts";
import { type LearnerInGraph, readLearner } from "./read-learner.ts";
import { selectOpenStatements } from "./parent-statements.queries.ts";

export interface Student {
	id: string;
	grade: number;
}

/**
 * What the student should practice now, the most useful first, each skill at most once, with the reason. Call
 * `learnFinished` first.
 */
export async function suggest(db: Db | Tx, student: Student, now: Date): Promise<Suggestion[]> {
	const teachable = await readPractisable(db, await readSkillGraph(db));
	const told = await selectOpenStatements(db, student.id);
	return suggestFor(await readLearner(db, student.id), student.grade, { teachable, told, now });
}

interface Known {
	teachable: readonly SkillNode[];
	/** Parents' statements without an answer since; see `selectOpenStatements`. */
	told: Awaited<ReturnType<typeof selectOpenStatements>>;
	now: Date;
}

/** Like `suggest`, for a learner already read, out of the practicable skills. */
export function suggestFor(
	learner: LearnerInGraph,
	grade: number,
	{ teachable, told, now }: Known,
): Suggestion[] {
	const practisable = new Set(teachable.map(({ id }) => id));
	const suggestions = whatNext({
		learner,
		skills: teachable.filter((skill) => skill.grade <= grade).map(({ id }) => learner.graph.learnedFrom(id)),
		new_skill_ids: new Set(teachable.filter((skill) => skill.grade === grade).map(({ id }) => id)),
		now_ms: now.getTime(),
	});
	return askAboutStatements(
		suggestions,
		told.filter(({ skill_id }) => practisable.has(skill_id)),
	);
}

/** The suitable difficulty for the student in a skill now; undefined while too little is known. */
export async function suitingDifficulty(
	db: Db | Tx,
	student_id: string,
	skill_id: string,
	now: Date,
): Promise<Difficulty | undefined> {
	const learner = await readLearner(db, student_id);
	const skill = learner.graph.learnedFrom(skill_id);
	const context = contextOf(learner, skill);
	if (context.mastery.evidence < EVIDENCE_TO_JUDGE) return undefined;
	const { stage } = standingOf(context, now.getTime());
	const purpose = stage === "mastered" || stage === "due_for_review" ? "review" : "learning";
	const chanceAt = await chanceByDifficulty(db, { student_id, skill, context, now });
	return nearestDifficulty(purpose, chanceAt).difficulty;
}

interface Asker {
	student_id: string;
	skill: GraphSkill;
	context: SkillContext;
	now: Date;
}

/** The prediction for a fresh question of the skill at each difficulty, by the model and by history. */
async function chanceByDifficulty(db: Db | Tx, { student_id, skill, context, now }: Asker) {
	const { skill_id } = skill;
	const builds_on = skill.prerequisites.map((below) => below.skill_id);
	const generator_version = generatorFor(skill_id)?.version ?? null;
	const keyOf = (difficulty: number) =>
		questionKeyOf({ skill_id, generator_version, difficulty, fingerprint: null });
	const question_keys = [1, 2, 3, 4, 5].map(keyOf);
	const rows = await selectQuestionFigures(db, question_keys);
	const known = {
		context,
		calibration: context.calibration,
		learner: await selectHistory(db, student_id, [skill_id, ...builds_on]),
		common: await selectCommonHistory(db, { skill_ids: [skill_id], question_keys }),
		weights: await selectHeadWeights(db),
	};
	return (difficulty: Difficulty) => {
		const item_key = keyOf(difficulty);
		const figures =
			rows.find(({ question_key }) => question_key === item_key) ?? newQuestionFigures(difficulty);
		const asked = { skill_id, item_key, builds_on, figures, guess_chance: 0, at_ms: now.getTime() };
		return predictAnswer(known, asked).chance;
	};
}
