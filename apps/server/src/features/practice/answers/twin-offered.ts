import { isProcedureRepeated } from "@learnin/curriculum/procedures/procedure-of";
import type { Db } from "../../../platform/db/database.ts";
import type { GivenQuestion, QuestionRow } from "../practice.queries.ts";
import { isTwinOpened } from "./twins.queries.ts";

/** What the page knows of the worked example. */
export interface TwinState {
	is_offered: boolean;
	is_opened: boolean;
}

/**
 * Whether a worked example is offered: a generator made the question, and two wrong tries came from the same
 * procedure.
 */
export function isTwinOffered(
	{ seed, skill_id }: Pick<QuestionRow, "seed" | "skill_id">,
	mistakes_made: readonly string[],
): boolean {
	return seed !== null && isProcedureRepeated(skill_id, mistakes_made);
}

/** That of a question read as a whole. */
export function twinIn(
	row: Pick<QuestionRow, "seed" | "skill_id" | "mistakes_made" | "twin_opened">,
): TwinState {
	return { is_offered: isTwinOffered(row, row.mistakes_made), is_opened: row.twin_opened };
}

/** That of a question just answered. Only what was offered can have been opened, so that most answers ask nothing. */
export async function twinAfter(
	db: Db,
	given: Pick<GivenQuestion, "id" | "seed" | "skill_id">,
	mistakes_made: readonly string[],
): Promise<TwinState> {
	const is_offered = isTwinOffered(given, mistakes_made);
	return { is_offered, is_opened: is_offered && (await isTwinOpened(db, given.id)) };
}
