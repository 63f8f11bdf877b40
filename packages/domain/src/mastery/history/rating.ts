import { chanceOf } from "../logistic.ts";

/**
 * Elo ratings that move fast: of a learner, of the learner on a skill, of an item, of a skill. The model beside it is slow
 * to change its mind and explains itself; the history head weighs both (Pelánek 2016, "Applications of the Elo rating
 * system in adaptive educational systems", with his uncertainty function for the step).
 */
export interface Rated {
	rating: number;
	seen: number;
}

/** The step of a rating: `first` before any answer, falling to `last`. */
interface Step {
	first: number;
	last: number;
	/** How fast it falls with the number of answers. */
	fall: number;
}

const STEPS = {
	learner: { first: 0.4, last: 0.03, fall: 0.06 },
	learner_skill: { first: 0.7, last: 0.2, fall: 0.15 },
	item: { first: 0.7, last: 0.02, fall: 0.1 },
	skill: { first: 0.3, last: 0.005, fall: 0.03 },
} as const satisfies Record<string, Step>;

export type RatedThing = keyof typeof STEPS;

/** Log odds of a right answer by ratings alone. */
export function ratedLogOdds(rated: Readonly<Record<RatedThing, Rated>>): number {
	return rated.learner.rating + rated.learner_skill.rating - rated.item.rating - rated.skill.rating;
}

/** How far an answer was from what the ratings said, -1 to 1. */
export function ratedSurprise(rated: Readonly<Record<RatedThing, Rated>>, is_right: boolean): number {
	return (is_right ? 1 : 0) - chanceOf(ratedLogOdds(rated));
}

/** A rating after an answer; those of item and skill, which make it harder, fall when it was better than expected. */
export function movedRating(thing: RatedThing, { rating, seen }: Rated, surprise: number): number {
	const sign = thing === "learner" || thing === "learner_skill" ? 1 : -1;
	return rating + sign * stepOf(thing, seen) * surprise;
}

function stepOf(thing: RatedThing, seen: number): number {
	const { first, last, fall } = STEPS[thing];
	return Math.max(last, first / (1 + fall * seen));
}
