import { learnCalibration, newCalibration } from "@learnin/domain/mastery/calibration";
import { learnAboutQuestion } from "@learnin/domain/mastery/learn-about-question";
import {
	newQuestionFigures,
	newSkillFigures,
	newStudent,
	type QuestionFigures,
	type SkillFigures,
} from "@learnin/domain/mastery/learner-state";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { learnAll, type LearnerInGraph, type MasteryStep } from "@learnin/server/features/mastery/index";
import type { SimulatedQuestion, SimulatedSession } from "./simulated-student.ts";

/** Mastery of all students at once, by the product's own learning, kept in memory until it is written. */
export function createLearning(graph: LearnerInGraph["graph"]) {
	const skills = new Map<string, SkillFigures>();
	const questions = new Map<string, QuestionFigures>();
	const learners = new Map<number, LearnerInGraph>();
	let calibration = newCalibration();

	return {
		skills,
		questions,
		learners,
		calibration: () => calibration,
		/** Takes in what a student finished in a session; gives the steps to be stored. */
		learn(student: number, session: SimulatedSession): MasteryStep[] {
			const before = learners.get(student) ?? newLearner({ figures: skills, calibration, graph });
			const finished = session.questions.filter(isFinished).map((question) => rowOf(question, session.id));
			const learned = learnAll(before, finished, questions);
			const masteries = new Map([...before.masteries, ...learned.changed]);
			learners.set(student, { ...before, ability: learned.ability, masteries });
			for (const { skill_id, question_key, difficulty, observation } of learned.observations) {
				const figures = {
					skill: skills.get(skill_id) ?? newSkillFigures(),
					question: questions.get(question_key) ?? newQuestionFigures(difficulty as Difficulty),
				};
				const moved = learnAboutQuestion(figures, observation);
				skills.set(skill_id, moved.skill);
				questions.set(question_key, moved.question);
				calibration = learnCalibration(calibration, observation);
			}
			return learned.steps;
		},
	};
}

export type Learning = ReturnType<typeof createLearning>;

type Finished = SimulatedQuestion & { finished_at_ms: number };

function isFinished(question: SimulatedQuestion): question is Finished {
	return question.finished_at_ms !== null;
}

function newLearner(known: Pick<LearnerInGraph, "figures" | "calibration" | "graph">): LearnerInGraph {
	return { ability: newStudent(), masteries: new Map(), ...known };
}

function rowOf(question: Finished, session_id: string) {
	const { id, pool, attempts, is_correct, is_skipped, hints_opened, is_known_by_heart } = question;
	const { skill_id, difficulty, generator_version, fingerprint } = pool;
	return {
		id,
		session_id,
		skill_id,
		difficulty,
		generator_version,
		fingerprint,
		question: pool.question,
		is_correct,
		is_skipped,
		attempt_count: attempts.filter(({ answer }) => answer !== -1).length,
		hints_opened,
		finished_at: new Date(question.finished_at_ms),
		is_known_by_heart,
	};
}
