import { learnFromQuestion } from "../learning/learn-from-question.ts";
import { newQuestionFigures, type SkillContext } from "../learning/learner-state.ts";
import { isMasteryGiven } from "../standing.ts";

const MIDDLE_DIFFICULTY = 3;
const MINUTE_MS = 60_000;
/** Never reached: about three in a row always do it. */
const MOST = 10;

/**
 * About how many more questions, each right on the first try without a hint, until the skill counts as
 * mastered: 0 if it does. Assumes questions of medium difficulty, one minute
 * apart, that cannot be guessed.
 */
export function answersToMastery(context: SkillContext, now_ms: number): number {
	let left = context;
	let answers = 0;
	while (!isMasteryGiven(left) && answers < MOST) {
		answers += 1;
		const question = {
			guess_chance: 0,
			outcome: "first_try",
			finished_at_ms: now_ms + answers * MINUTE_MS,
		} as const;
		const { ability, mastery, prerequisites } = learnFromQuestion(
			left,
			question,
			newQuestionFigures(MIDDLE_DIFFICULTY),
		);
		left = {
			...left,
			ability,
			mastery,
			prerequisites: left.prerequisites.map((below, at) => ({
				...below,
				mastery: prerequisites[at] ?? below.mastery,
			})),
		};
	}
	return answers;
}
