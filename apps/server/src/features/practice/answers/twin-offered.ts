import { isProcedureRepeated } from "@learnin/curriculum/procedures/procedure-of";
import type { Db } from "../../../platform/db/database.ts";
import type { GivenQuestion, QuestionRow } from "../practice.queries.ts";
import { isTwinOpened } from "./twins.queries.ts";

/** What decides whether there is one. */
type Tried = Pick<QuestionRow, "seed" | "skill_id" | "attempt_count"> & {
	mistakes_made: readonly string[];
};

/** What the page knows of the worked example. */
export interface TwinState {
	is_offered: boolean;
	is_opened: boolean;
}

/** Wrong tries of any kind after which more tries alone do not help. */
const MANY_TRIES = 3;

/**
 * Whether a worked example is offered: a generator made the question, and two wrong tries came from the same
 * procedure, or three from any.
 */
export function isTwinOffered({ seed, skill_id, attempt_count, mistakes_made }: Tried): boolean {
	return seed !== null && (attempt_count >= MANY_TRIES || isProcedureRepeated(skill_id, mistakes_made));
}

/** That of a question read as a whole. */
export function twinIn(row: Tried & Pick<QuestionRow, "twin_opened">): TwinState {
	return { is_offered: isTwinOffered(row), is_opened: row.twin_opened };
}

/** That of a question just answered. Only what was offered can have been opened, so that most answers ask nothing. */
export async function twinAfter(
	db: Db,
	{ id, seed, skill_id }: Pick<GivenQuestion, "id" | "seed" | "skill_id">,
	now: Pick<Tried, "attempt_count" | "mistakes_made">,
): Promise<TwinState> {
	const is_offered = isTwinOffered({ seed, skill_id, ...now });
	return { is_offered, is_opened: is_offered && (await isTwinOpened(db, id)) };
}
