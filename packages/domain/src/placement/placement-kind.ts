import type { SkillKind } from "../practice/vary-types.ts";
import { questionTypes } from "../question-types/question-types.ts";

const MIDDLE_DIFFICULTY = 3;

/** The kind of question used to ask a skill, with its guess chance. */
export interface PlacementKind extends SkillKind {
	guess_chance: number;
}

/**
 * The kind of question of a skill with the lowest guess chance, and of these the one closest to medium
 * difficulty, the easier first; undefined if none can be graded immediately.
 */
export function placementKind(kinds: readonly SkillKind[]): PlacementKind | undefined {
	const judged = kinds.flatMap((kind) => {
		// Written answers need review and are never asked.
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
