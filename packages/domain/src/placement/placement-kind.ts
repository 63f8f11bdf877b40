import type { SkillKind } from "../practice/vary-types.ts";
import type { QuestionType } from "../question/question.ts";
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

/** How a skill can be asked. */
export interface PlacementWays {
	kinds: readonly SkillKind[];
	/** Those that an interaction asks: the answer is built, drawn or sorted. */
	made: readonly SkillKind[];
}

/** Answered by tapping, and hardly ever by guessing. */
const TAPPED: ReadonlySet<QuestionType> = new Set(["MATCH_THE_FOLLOWING", "SELECT_ALL"]);
/** A guess tells too little. */
const MOST_GUESSED = 0.1;

/** A kind of question, and whether its answer is built by an interaction. */
export type KindInTurn = PlacementKind & { is_made: boolean };

/** Whether its answers are typed. */
export function isTyped({ question_type, is_made }: KindInTurn): boolean {
	return !is_made && !TAPPED.has(question_type);
}

/**
 * How to ask the last of these skills, which are asked in this order. Half of the answers are typed at most, as far as
 * the skills have other ways that guessing does not answer. Undefined if it cannot be graded immediately.
 */
export function kindInTurn(asked: readonly PlacementWays[]): KindInTurn | undefined {
	let typed = 0;
	let last: KindInTurn | undefined;
	asked.forEach((ways, at) => {
		const other = 2 * (typed + 1) > at + 1 ? untyped(ways) : undefined;
		const plain = placementKind(ways.kinds);
		last = other ?? (plain && { ...plain, is_made: false });
		if (other === undefined) typed += 1;
	});
	return last;
}

function untyped({ kinds, made }: PlacementWays): KindInTurn | undefined {
	const built = placementKind(made);
	if (built !== undefined && built.guess_chance <= MOST_GUESSED) return { ...built, is_made: true };
	const tapped = placementKind(kinds.filter(({ question_type }) => TAPPED.has(question_type)));
	return tapped && { ...tapped, is_made: false };
}
