import { isLearning, type PlannedPlace, planSet } from "@learnin/domain/mastery/planning/plan-set";
import type { Suggestion } from "@learnin/domain/mastery/planning/what-next";
import { type MixedPlace, mixInMade } from "@learnin/domain/practice/mix-in-made";
import {
	chooseVaried,
	holdPlaces,
	TYPES_OF_FIRST_SET,
	TYPES_PER_SET,
	type VariedPlace,
} from "@learnin/domain/practice/vary-types";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { generatedInteractions, generatedKinds } from "../generators/generated-kinds.ts";

/** A first set keeps the two most useful skills and makes room for more question types. */
const FIRST_SET = { kept: 2, fewest: 3, most: 5, types: TYPES_OF_FIRST_SET };
/** How many suggestions are considered for a set; later ones are less useful. */
const IN_VIEW = 12;

export interface DaysSetInput {
	/** What to practice next, the most useful first. */
	suggestions: readonly Suggestion[];
	/** Skills with a missed question that is due to return, longest overdue first, each once. */
	mistakes_due: readonly string[];
	/** The number of questions. */
	size: number;
	/** For a student's first set: the skills of the year before. */
	year_before?: readonly { id: string }[];
}

/** A place of the day's set; with a type if the set would otherwise show too few, and with a way of asking. */
export type DaysPlace = PlannedPlace & VariedPlace & MixedPlace;

/**
 * The places of the day's set, grouped by skill, with at least three question types and some interactions if the skills
 * have them. A student's first set explores instead: five types, with easy questions of the year before if needed.
 */
export function daysSet(input: DaysSetInput): DaysPlace[] {
	const { suggestions, mistakes_due, size, year_before } = input;
	if (year_before !== undefined) return firstSet(input, year_before);
	// Skills reported by a parent are asked first, regardless of variety.
	const told = suggestions.filter(isTold);
	const others = varied(
		suggestions.filter((each) => !isTold(each)),
		size,
	);
	return held(planSet({ suggestions: [...told, ...others], mistakes_due, size }), TYPES_PER_SET);
}

function isTold({ reason }: Suggestion): boolean {
	return reason === "told_by_parent";
}

/** The suggestions reordered so that those filling a set have three question types together. */
function varied(suggestions: readonly Suggestion[], size: number): Suggestion[] {
	const learning = suggestions.filter(isLearning);
	const view = (learning.length > 0 ? learning : suggestions).slice(0, IN_VIEW);
	const fewest = skillsToFill(view, size);
	const wish = { kept: 1, fewest, most: fewest + 1, types: TYPES_PER_SET };
	const chosen = chooseVaried(view.map(withKinds), wish);
	const ids = new Set(chosen.map(({ skill_id }) => skill_id));
	return [...chosen, ...suggestions.filter(({ skill_id }) => !ids.has(skill_id))];
}

/** The number of skills in a set. */
function skillsToFill(suggestions: readonly Suggestion[], size: number): number {
	let questions = 0;
	const last = suggestions.findIndex((each) => {
		questions += each.questions;
		return questions >= size;
	});
	return last === -1 ? suggestions.length : last + 1;
}

/**
 * The set with as few skills as show enough types. One skill may have them all but gets only some of the places, so
 * more skills are tried; if none suffices, the set with the most types.
 */
function firstSet(input: DaysSetInput, year_before: readonly { id: string }[]): DaysPlace[] {
	const sizes = Array.from(
		{ length: FIRST_SET.most - FIRST_SET.fewest + 1 },
		(_, at) => FIRST_SET.fewest + at,
	);
	const sets = sizes.map((fewest) => held(firstPlaces(input, year_before, fewest), TYPES_OF_FIRST_SET));
	const most = Math.max(...sets.map(typesHeld));
	return sets.find((set) => typesHeld(set) === most) ?? [];
}

function typesHeld(places: readonly DaysPlace[]): number {
	return new Set(places.flatMap(({ question_type }) => question_type ?? [])).size;
}

/** Each skill in turn, its first question one step easier than suggested. */
function firstPlaces(
	{ suggestions, size }: DaysSetInput,
	year_before: readonly { id: string }[],
	fewest: number,
): PlannedPlace[] {
	const useful = suggestions.slice(0, IN_VIEW).map(withKinds);
	const chosen = chooseVaried([...useful, ...tastesOf(year_before)], { ...FIRST_SET, fewest });
	return Array.from({ length: chosen.length === 0 ? 0 : size }, (_, at) => {
		const { skill_id, reason, difficulty } = chosen[at % chosen.length] as (typeof chosen)[number];
		const easier = at < chosen.length ? 1 : 0;
		return {
			skill_id,
			reason,
			difficulty: Math.max(1, difficulty - easier) as Difficulty,
			is_return: false,
		};
	});
}

/**
 * Skills of the year before, one for each question type that one of them has in an easy form. Not every grade starts
 * with skills in five types, and last year's skills count as known unless an answer says otherwise.
 */
function tastesOf(year_before: readonly { id: string }[]) {
	const easy = year_before.map(({ id }) => {
		const kinds = generatedKinds(id).filter(({ difficulty }) => difficulty <= 2);
		return { skill_id: id, difficulty: 1 as Difficulty, reason: "keep_fresh" as const, kinds };
	});
	const lastOfType = new Map(
		easy.flatMap((each) => each.kinds.map(({ question_type }) => [question_type, each] as const)),
	);
	return [...new Set(lastOfType.values())];
}

/** A question that returns a mistake has the type of the missed one, so it is not reserved for a type. */
function held(places: readonly PlannedPlace[], types: number): DaysPlace[] {
	const fresh = holdPlaces(places.filter(({ is_return }) => !is_return).map(withKinds), types);
	const returns = places.filter(({ is_return }) => is_return);
	const mixed = mixInMade(
		fresh.map(({ kinds: _, ...place }) => ({ ...place, made: generatedInteractions(place.skill_id) })),
	);
	return [...mixed.map(({ made: _, ...place }) => place), ...returns];
}

function withKinds<T extends { skill_id: string }>(each: T) {
	return { ...each, kinds: generatedKinds(each.skill_id) };
}
