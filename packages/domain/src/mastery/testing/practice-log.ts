import type { Difficulty } from "../../question/difficulty.ts";
import { type Draws, drawsFrom } from "./draws.ts";
import { SimulatedLearner, type SimulatedOutcome } from "./simulated-learner.ts";
import type { SchoolSkill } from "./simulated-school.ts";

/** One finished question of a simulated student. */
export interface LoggedQuestion {
	learner: number;
	skill_at: number;
	difficulty: Difficulty;
	outcome: SimulatedOutcome;
	/** Days since the start; the fraction is the time of day. */
	day: number;
}

/** The answers of students who follow a model-free plan: one skill at a time, with some repetition. */
export function practiceLog(
	school: readonly SchoolSkill[],
	learners: { from: number; count: number; days: number },
): LoggedQuestion[] {
	return Array.from({ length: learners.count }, (_, at) => logOf(school, learners.from + at, learners.days))
		.flat()
		.sort((a, b) => a.day - b.day || a.learner - b.learner);
}

function logOf(school: readonly SchoolSkill[], learner: number, days: number): LoggedQuestion[] {
	const draws = drawsFrom(7_919 * learner + 1);
	const child = new SimulatedLearner(drawsFrom(104_729 * learner + 2), school);
	const log: LoggedQuestion[] = [];
	let new_skill = draws.below(Math.ceil(school.length / 2));
	let right = 0;
	let asked = 0;
	for (let day = 0; day < days; day += 1) {
		if (!draws.isTrue(0.6)) continue;
		for (let number = 0; number < 12; number += 1) {
			const looks_back = new_skill > 0 && draws.isTrue(0.3);
			const skill_at = looks_back ? draws.below(new_skill) : new_skill;
			const difficulty = risingDifficulty(number, draws);
			const at = day + number / 1_000;
			const outcome = child.answer(skill_at, difficulty, at);
			log.push({ learner, skill_at, difficulty, outcome, day: at });
			if (looks_back) continue;
			asked += 1;
			if (outcome === "first_try") right += 1;
			if (right >= 6 || asked >= 16) {
				new_skill = (new_skill + 1) % school.length;
				right = 0;
				asked = 0;
			}
		}
	}
	return log;
}

function risingDifficulty(number: number, draws: Draws): Difficulty {
	const difficulty = 1 + Math.floor(number / 4) + draws.below(3);
	return difficulty as Difficulty;
}
