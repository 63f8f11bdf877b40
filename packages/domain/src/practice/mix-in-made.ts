import type { Difficulty } from "../question/difficulty.ts";
import type { QuestionType } from "../question/question.ts";
import type { SkillKind } from "./vary-types.ts";

/** The share of a set's questions that are answered by an interaction, if its skills have them: three of ten. */
const MADE_SHARE = 0.3;
/** The least share, if the skills have them at any difficulty: two of ten. */
const LEAST_SHARE = 0.2;
/** How much easier or harder a place may become for it: a step, or as many as it takes for the least share. */
const STEPS = [1, 2, 3, 4];

interface PlaceToMix {
	difficulty: Difficulty;
	/** The type that the place is reserved for. */
	question_type?: QuestionType;
	/** What its skill asks by an interaction. */
	made: readonly SkillKind[];
}

/** Whether a place is reserved for an interaction, or for a typed or chosen answer; either without it. */
export interface MixedPlace {
	difficulty: Difficulty;
	is_made?: boolean;
}

/**
 * The places of a set with some of them reserved for interactions. Places reserved for a type that can be asked by one
 * come first, then those whose difficulty stays, spread over the set. The other places of these skills are
 * typed or chosen, so that no set is made of interactions alone.
 */
export function mixInMade<T extends PlaceToMix>(places: readonly T[]): (T & MixedPlace)[] {
	const chosen = new Map<number, Difficulty>();
	for (const most of STEPS) {
		const share = most === 1 ? MADE_SHARE : LEAST_SHARE;
		const wanted = Math.max(1, Math.round(places.length * share));
		for (const isEarly of [isOfHeldType, isAsDifficult, () => true]) {
			const able = places.flatMap((place, at) => {
				const made = chosen.has(at) ? undefined : nearestMade(place, most);
				return made !== undefined && isEarly(place, made) ? [{ at, made }] : [];
			});
			for (const { at, made } of spread(able, wanted - chosen.size)) chosen.set(at, made);
		}
	}
	return places.map((place, at) => {
		const difficulty = chosen.get(at);
		if (difficulty !== undefined) return { ...place, difficulty, is_made: true };
		return place.made.length === 0 ? place : { ...place, is_made: false };
	});
}

/** The nearest difficulty at which a place can ask by an interaction; a reserved place keeps its own. */
function nearestMade(
	{ difficulty, question_type, made }: PlaceToMix,
	steps_allowed: number,
): Difficulty | undefined {
	const steps = (each: SkillKind) => Math.abs(each.difficulty - difficulty);
	const most = question_type === undefined ? steps_allowed : 0;
	return made
		.filter((each) => [undefined, each.question_type].includes(question_type) && steps(each) <= most)
		.toSorted((one, other) => steps(one) - steps(other) || one.difficulty - other.difficulty)[0]?.difficulty;
}

function isOfHeldType({ question_type }: PlaceToMix): boolean {
	return question_type !== undefined;
}

function isAsDifficult({ difficulty }: PlaceToMix, made: Difficulty): boolean {
	return difficulty === made;
}

/** At most `count` of the items, with even gaps between them. */
function spread<T>(items: readonly T[], count: number): T[] {
	if (count <= 0) return [];
	if (items.length <= count) return [...items];
	return items.filter(
		(_, at) => Math.floor(((at + 1) * count) / items.length) > Math.floor((at * count) / items.length),
	);
}
