import type { Difficulty } from "../../question/difficulty.ts";
import type { Suggestion } from "./what-next.ts";

/** What a parent can report about a child and a skill. */
export const PARENT_STATEMENTS = ["knows", "not_yet"] as const;
export type ParentStatement = (typeof PARENT_STATEMENTS)[number];

/** At most this many skills of a set come from reports: the rest follows the answers. */
const MAX_STATEMENTS = 2;
/** A right answer to a hard question proves knowledge; an unknown skill is practiced at medium difficulty. */
const ASKED: Readonly<Record<ParentStatement, { difficulty: Difficulty; questions: number }>> = {
	knows: { difficulty: 4, questions: 1 },
	not_yet: { difficulty: 3, questions: 2 },
};

/**
 * The suggestions with parents' reports first, the oldest first, at most two skills per set. A report only
 * makes us ask: nothing else changes.
 */
export function askAboutStatements(
	suggestions: readonly Suggestion[],
	told: readonly { skill_id: string; says: ParentStatement }[],
): Suggestion[] {
	const asked = told.slice(0, MAX_STATEMENTS);
	const ids = new Set(asked.map(({ skill_id }) => skill_id));
	const first = asked.map(
		({ skill_id, says }): Suggestion => ({
			skill_id,
			reason: "told_by_parent",
			...ASKED[says],
			// Not the set's harder question, since the report is not evidence.
			chance: 0,
			held_chance: 0,
			sure_chance: 0,
		}),
	);
	return [...first, ...suggestions.filter(({ skill_id }) => !ids.has(skill_id))];
}
