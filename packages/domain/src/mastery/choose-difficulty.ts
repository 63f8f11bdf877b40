import type { Difficulty } from "../question/difficulty.ts";
import { newQuestionFigures, type QuestionFigures, type SkillContext } from "./learner-state.ts";
import { chanceOfNextAnswer } from "./next-answer.ts";

/**
 * The chances of a right first try that are aimed at. Learning goes best between 0.80 and 0.85 (Wilson, Shenhav,
 * Straccia and Cohen 2019, "The eighty five percent rule for optimal learning"; Rosenshine 2012 saw 82 % in the classes of
 * the best teachers). What comes back for review comes at the retention wanted, so it may be a little easier.
 */
export const CHANCE_AIMED_AT = { learning: 0.82, review: 0.88 } as const;
const MIDDLE: Difficulty = 3;
const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** A difficulty with the chance (0 to 1) of a right first try that it gives. */
export interface ChosenDifficulty {
	difficulty: Difficulty;
	chance: number;
}

/**
 * The difficulty whose chance by the model comes nearest to the one aimed at. `figuresOf` tells what is known about the
 * skill's questions of a difficulty; without it their stated difficulty counts.
 */
export function chooseDifficulty(
	context: SkillContext,
	purpose: keyof typeof CHANCE_AIMED_AT,
	now_ms: number,
	figuresOf: (difficulty: Difficulty) => QuestionFigures = newQuestionFigures,
): ChosenDifficulty {
	return nearestDifficulty(purpose, (difficulty) =>
		chanceOfNextAnswer(context, { figures: figuresOf(difficulty), guess_chance: 0 }, now_ms),
	);
}

/**
 * The difficulty whose chance comes nearest to the one aimed at; of two as near, the easier. What sits is asked at middle
 * difficulty or above: an easy question would ask for a part of it only.
 */
export function nearestDifficulty(
	purpose: keyof typeof CHANCE_AIMED_AT,
	chanceAt: (difficulty: Difficulty) => number,
): ChosenDifficulty {
	const choices = DIFFICULTIES.filter((each) => purpose === "learning" || each >= MIDDLE).map(
		(difficulty) => ({ difficulty, chance: chanceAt(difficulty) }),
	);
	const distance = ({ chance }: ChosenDifficulty) => Math.abs(chance - CHANCE_AIMED_AT[purpose]);
	return choices.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
