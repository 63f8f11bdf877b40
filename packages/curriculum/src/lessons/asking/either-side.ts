import type { Random } from "../../random/seeded-random.ts";

/** A value with what belongs to it. */
export interface Valued {
	value: number;
}

/** How many wrong values are offered besides the right one. */
const WRONG = 2;

/**
 * The right value among two wrong ones, in order of size. Which place it has is drawn first, so that nobody can tell it
 * by its place. Earlier wrong values are preferred.
 */
export function amongWrong<T extends Valued>(right: T, wrong: readonly T[], random: Random): T[] {
	const all = new Map(wrong.toReversed().map((each) => [each.value, each]));
	const different = [...all.values()].toReversed().filter(({ value }) => value !== right.value);
	const smaller = different.filter(({ value }) => value < right.value);
	const larger = different.filter(({ value }) => value > right.value);
	const below = random.pick(placesFor(smaller.length, larger.length));
	return [...smaller.slice(0, below), right, ...larger.slice(0, WRONG - below)].toSorted(
		(a, b) => a.value - b.value,
	);
}

/** How many smaller values there can be; the middle is possible most often, so it counts less where an end is possible. */
function placesFor(smaller: number, larger: number): number[] {
	const places = [0, 1, WRONG].filter((below) => below <= smaller && WRONG - below <= larger);
	if (places.length === 0) return [Math.min(smaller, WRONG)];
	const ends = places.filter((below) => below !== 1);
	return places.length === WRONG ? [...places, ...ends, ...ends] : places;
}
