import { chanceOf } from "../belief/logistic.ts";

/**
 * Elo ratings with large steps: of a student, of the student on a skill, of an item, of a skill. The model
 * changes slowly and explains itself; the history head weighs both (Pelánek 2016, "Applications of the Elo
 * rating system in adaptive educational systems", with his uncertainty function for the step).
 */
export interface Rated {
	rating: number;
	seen: number;
}

/** The step size of a rating: `first` before any answer, decreasing to `last`. */
interface Step {
	first: number;
	last: number;
	/** How fast it decreases with the number of answers. */
	fall: number;
}

const STEPS = {
	learner: { first: 0.4, last: 0.03, fall: 0.06 },
	learner_skill: { first: 0.7, last: 0.2, fall: 0.15 },
	item: { first: 0.7, last: 0.02, fall: 0.1 },
	skill: { first: 0.3, last: 0.005, fall: 0.03 },
} as const satisfies Record<string, Step>;

export type RatedThing = keyof typeof STEPS;

/** Log odds of a right answer from the ratings alone. */
export function ratedLogOdds(rated: Readonly<Record<RatedThing, Rated>>): number {
	return rated.learner.rating + rated.learner_skill.rating - rated.item.rating - rated.skill.rating;
}

/** The result minus the prediction of the ratings, -1 to 1. */
export function ratedSurprise(rated: Readonly<Record<RatedThing, Rated>>, is_right: boolean): number {
	return (is_right ? 1 : 0) - chanceOf(ratedLogOdds(rated));
}

/**
 * A rating after an answer; the difficulty ratings of item and skill fall after a better answer than
 * expected.
 */
export function movedRating(thing: RatedThing, { rating, seen }: Rated, surprise: number): number {
	const sign = thing === "learner" || thing === "learner_skill" ? 1 : -1;
	return rating + sign * stepOf(thing, seen) * surprise;
}

function stepOf(thing: RatedThing, seen: number): number {
	const { first, last, fall } = STEPS[thing];
	return Math.max(last, first / (1 + fall * seen));
}
