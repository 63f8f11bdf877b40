import type { SkillKind } from "../practice/vary-types.ts";
import type { QuestionType } from "../question/question.ts";

/** The usual chance to be right by choosing blindly; answers in sentences wait for a reader and are never asked. */
const USUAL_GUESS: Readonly<Record<QuestionType, number | null>> = {
	FILL_ONE: 0,
	FILL_MULTIPLE: 0,
	LABELED_INPUT: 0,
	MATCH_THE_FOLLOWING: 0.05,
	SELECT_ALL: 0.1,
	SELECT_ONE: 0.25,
	VERIFY_WITH_LLM: null,
};

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
		const guess_chance = USUAL_GUESS[kind.question_type];
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
