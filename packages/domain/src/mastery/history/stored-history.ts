import { newGeneralHistory, newItemFigures, newSkillHistory } from "./answer-history.ts";
import type { GeneralHistory, ItemFigures, SkillHistory } from "./answer-history.ts";
import { readHabits, storeHabits } from "./habits.ts";
import { newTally, type Tally } from "./tally.ts";

// Rows are read for every prediction and written for every answer, so tallies are stored as short lists of
// numbers.

/** A tally as its numbers in a fixed order. */
export type StoredTally = readonly (number | null)[];

/** The stored history of a student. */
export interface StoredGeneral {
	all: StoredTally;
	in_sitting: number;
	last_skill_id: string | null;
	/** See `storeHabits`. */
	means: readonly number[];
}

/** The stored history of a student on one skill. */
export interface StoredSkill {
	tally: StoredTally;
	/** The item, whether it was right (1 or 0), and when, in seconds since 1970; newest last. */
	items: readonly (readonly [string, 0 | 1, number])[];
}

/** The stored figures of an item. */
export interface StoredItem {
	tally: StoredTally;
	usual_log_s: number | null;
}

/** More precision than any prediction could show. */
const DIGITS = 10_000;
const SUMS = 4;

const rounded = (number: number) => Math.round(number * DIGITS) / DIGITS;

/** A tally in its stored form. */
export function storeTally({
	rating,
	seen,
	right,
	results,
	surprises,
	streak,
	last_at_ms,
}: Tally): StoredTally {
	return [
		rounded(rating),
		seen,
		right,
		streak,
		last_at_ms,
		...results.map(rounded),
		...surprises.map(rounded),
	];
}

/** A tally from its row; a new one without a row. */
export function readTally(stored: StoredTally | null | undefined): Tally {
	if (stored === null || stored === undefined) return newTally();
	const [rating, seen, right, streak, last_at_ms, ...sums] = stored;
	const numbers = sums.map((sum) => sum ?? 0);
	return {
		rating: rating ?? 0,
		seen: seen ?? 0,
		right: right ?? 0,
		streak: streak ?? 0,
		last_at_ms: last_at_ms ?? null,
		results: numbers.slice(0, SUMS),
		surprises: numbers.slice(SUMS, 2 * SUMS),
	};
}

/** The history of a student in its stored form. */
export function storeGeneral(general: GeneralHistory): StoredGeneral {
	const { all, in_sitting, last_skill_id, habits } = general;
	return { all: storeTally(all), in_sitting, last_skill_id, means: storeHabits(habits).map(rounded) };
}

/** The history of a student; a new one if nothing is stored. */
export function readGeneral(stored: StoredGeneral | null | undefined): GeneralHistory {
	if (stored === null || stored === undefined) return newGeneralHistory();
	const { in_sitting, last_skill_id, means } = stored;
	return { all: readTally(stored.all), in_sitting, last_skill_id, habits: readHabits(means) };
}

/** The history of a student on a skill in its stored form. */
export function storeSkill({ tally, items }: SkillHistory): StoredSkill {
	return {
		tally: storeTally(tally),
		items: [...items].map(([key, { was_right, at_ms }]) => [
			key,
			was_right ? 1 : 0,
			Math.round(at_ms / 1_000),
		]),
	};
}

/** The history of a student on a skill; an empty one if nothing is stored. */
export function readSkill(stored: StoredSkill | null | undefined): SkillHistory {
	if (stored === null || stored === undefined) return newSkillHistory();
	const items = stored.items.map(
		([key, was_right, seconds]) => [key, { was_right: was_right === 1, at_ms: seconds * 1_000 }] as const,
	);
	return { tally: readTally(stored.tally), items: new Map(items) };
}

/** An item in its stored form. */
export function storeItem({ usual_log_s, ...tally }: ItemFigures): StoredItem {
	return { tally: storeTally(tally), usual_log_s: usual_log_s === null ? null : rounded(usual_log_s) };
}

/** An item; a new one where nothing is stored. */
export function readItem(stored: StoredItem | null | undefined): ItemFigures {
	if (stored === null || stored === undefined) return newItemFigures();
	return { ...readTally(stored.tally), usual_log_s: stored.usual_log_s };
}
