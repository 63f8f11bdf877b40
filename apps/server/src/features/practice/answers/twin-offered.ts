import { isProcedureRepeated } from "@learnin/curriculum/procedures/procedure-of";
import type { QuestionRow } from "../practice.queries.ts";

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
