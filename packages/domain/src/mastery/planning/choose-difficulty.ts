import type { Difficulty } from "../../question/difficulty.ts";
import { newQuestionFigures, type QuestionFigures, type SkillContext } from "../learning/learner-state.ts";
import { chanceOfNextAnswer } from "../learning/next-answer.ts";

/**
 * The target chances of a right first try. Learning is fastest between 0.80 and 0.85 (Wilson, Shenhav,
 * Straccia and Cohen 2019, "The eighty five percent rule for optimal learning"; Rosenshine 2012 found 82 % in
 * the classes of the best teachers). Reviews come at the target retention, so they may be a little easier.
 */
export const CHANCE_AIMED_AT = { learning: 0.82, review: 0.88 } as const;
const MIDDLE: Difficulty = 3;
const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** A difficulty and its chance (0 to 1) of a right first try. */
export interface ChosenDifficulty {
	difficulty: Difficulty;
	chance: number;
}

/**
 * The difficulty whose modeled chance is closest to the target. `figuresOf` returns what is known about the
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
 * The difficulty whose chance is closest to the target; of two equally close, the easier. A known skill is
 * asked at medium difficulty or above: an easy question would test only part of it.
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
