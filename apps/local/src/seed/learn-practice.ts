import type { ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import { newCalibration } from "@learnin/domain/mastery/belief/calibration";
import { newGeneralHistory, type LearnerHistory } from "@learnin/domain/mastery/history/answer-history";
import { FIRST_WEIGHTS } from "@learnin/domain/mastery/history/history-features";
import { newHead } from "@learnin/domain/mastery/history/online-head";
import { newStudent } from "@learnin/domain/mastery/learning/learner-state";
import { foldObservation, learnAll, moveEstimates } from "@learnin/server/features/mastery/index";
import type { LearnerInGraph, MasteryStep, SharedFigures } from "@learnin/server/features/mastery/index";
import type { SimulatedQuestion, SimulatedSession } from "./simulated-student.ts";

/** Mastery of all students at once, by the product's own learning, kept in memory until it is written. */
export function createLearning(graph: LearnerInGraph["graph"]) {
	const shared: SharedFigures = {
		skills: new Map(),
		questions: new Map(),
		calibration: newCalibration(),
		common: { skills: new Map(), items: new Map() },
		head: newHead(FIRST_WEIGHTS),
	};
	const learners = new Map<number, LearnerInGraph>();
	const histories = new Map<number, LearnerHistory>();
	const procedures = new Map<number, Map<string, ProcedureEstimate>>();

	return {
		shared,
		learners,
		histories,
		/** The estimates of each student's wrong procedures. */
		procedures,
		/** Applies what a student finished in a session; returns the steps to store. */
		learn(student: number, session: SimulatedSession): MasteryStep[] {
			const before = learners.get(student) ?? newLearner(shared, graph);
			const history = histories.get(student) ?? { general: newGeneralHistory(), skills: new Map() };
			const finished = session.questions.filter(isFinished).map((question) => rowOf(question, session.id));
			const { questions: figures, common, head } = shared;
			const learned = learnAll(before, finished, { figures, history, common, weights: head.weights });
			const masteries = new Map([...before.masteries, ...learned.changed]);
			learners.set(student, { ...before, ability: learned.ability, masteries });
			histories.set(student, learned.history);
			const estimates = procedures.get(student) ?? new Map<string, ProcedureEstimate>();
			const moved = moveEstimates(estimates, finished);
			procedures.set(student, new Map([...estimates, ...moved]));
			for (const observation of learned.observations) foldObservation(shared, observation);
			return learned.steps;
		},
	};
}

export type Learning = ReturnType<typeof createLearning>;

type Finished = SimulatedQuestion & { finished_at_ms: number };

function isFinished(question: SimulatedQuestion): question is Finished {
	return question.finished_at_ms !== null;
}

function newLearner(
	{ skills: figures, calibration }: SharedFigures,
	graph: LearnerInGraph["graph"],
): LearnerInGraph {
	return { ability: newStudent(), masteries: new Map(), figures, calibration, graph };
}

function rowOf(question: Finished, session_id: string) {
	const { id, pool, attempts, is_correct, is_skipped, hints_opened, is_known_by_heart } = question;
	const { skill_id, difficulty, generator_version, fingerprint } = pool;
	const first = attempts[0] && pool.answers[attempts[0].answer];
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
		twin_opened: false,
		active_ms: attempts.reduce((sum, { active_ms }) => sum + active_ms, 0),
		first_is_right: first === undefined ? null : first.verdict === "correct",
		first_mistake_id: first?.known_mistake_id ?? null,
		tried_at: new Date(question.finished_at_ms),
		finished_at: new Date(question.finished_at_ms),
		is_learned: false,
		is_known_by_heart,
	};
}
