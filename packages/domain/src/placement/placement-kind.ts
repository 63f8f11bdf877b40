import type { SkillKind } from "../practice/vary-types.ts";
import { questionTypes } from "../question-types/question-types.ts";

const MIDDLE_DIFFICULTY = 3;

/** The kind of question by which a skill is asked, with the chance to be right by luck alone. */
export interface PlacementKind extends SkillKind {
	guess_chance: number;
}

/**
 * Of the kinds of question that a skill has, the one that luck helps least, and of these the nearest to the middle
 * difficulty, the easier one first; undefined where none can be judged at once.
 */
export function placementKind(kinds: readonly SkillKind[]): PlacementKind | undefined {
	const judged = kinds.flatMap((kind) => {
		// Answers in sentences wait for a reader and are never asked.
		const guess_chance = questionTypes[kind.question_type].usual_guess_chance;
		return guess_chance === null ? [] : [{ ...kind, guess_chance }];
	});
	const farOf = ({ difficulty }: SkillKind) => Math.abs(difficulty - MIDDLE_DIFFICULTY);
	const isNear = (kind: SkillKind) => farOf(kind) <= 1;
	const near = judged.some(isNear) ? judged.filter(isNear) : judged;
	return near.toSorted(
		(one, other) =>
			one.guess_chance - other.guess_chance || farOf(one) - farOf(other) || one.difficulty - other.difficulty,
	)[0];
}
