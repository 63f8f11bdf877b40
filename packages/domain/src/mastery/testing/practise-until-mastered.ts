import type { Difficulty } from "../../question/difficulty.ts";
import { drawsFrom } from "./draws.ts";
import type { LoggedQuestion } from "./practice-log.ts";
import { SimulatedLearner } from "./simulated-learner.ts";
import type { SchoolSkill } from "./simulated-school.ts";

/** Chooses a question for a student on a day; undefined if it has nothing to propose. */
export type Policy = (
	learner: number,
	day: number,
	last_skill_at: number | null,
) => { skill_at: number; difficulty: Difficulty } | undefined;

const QUESTIONS_A_DAY = 15;
const GIVE_UP_AFTER = 3_000;
/** A skill counts as truly known above this chance, and a student as done with nine skills of ten. */
const KNOWN_FROM = 0.8;
const SHARE_OF_SKILLS = 0.9;

/**
 * How many questions a student needs until nine of ten skills are truly known at the same time, with
 * forgetting. The policy never sees the truth, only the answers through `told`.
 */
export function questionsUntilMastered(
	school: readonly SchoolSkill[],
	learner: number,
	policy: Policy,
	told: (question: LoggedQuestion) => void,
): number {
	const child = new SimulatedLearner(drawsFrom(15_485_863 + learner), school);
	let last_skill_at: number | null = null;
	let asked = 0;
	for (let day = 1; asked < GIVE_UP_AFTER; day += 1) {
		for (let number = 0; number < QUESTIONS_A_DAY; number += 1) {
			const at = day + number / 1_000;
			const known = school.filter((_, skill_at) => child.trueMastery(skill_at, at) >= KNOWN_FROM).length;
			if (known >= SHARE_OF_SKILLS * school.length) return asked;
			const choice = policy(learner, at, last_skill_at);
			if (choice === undefined) break;
			const outcome = child.answer(choice.skill_at, choice.difficulty, at);
			told({ learner, ...choice, outcome, day: at });
			last_skill_at = choice.skill_at;
			asked += 1;
		}
		// A policy that proposes nothing for years would never end.
		if (day > GIVE_UP_AFTER) break;
	}
	return GIVE_UP_AFTER;
}
