import type { Difficulty } from "../question/difficulty.ts";
import type { Suggestion } from "./what-next.ts";

/** What a parent can say of a child and a skill. */
export const TOLD = ["knows", "not_yet"] as const;
export type Told = (typeof TOLD)[number];

/** So many skills of a set at most: the rest of it stays with what the answers say. */
const MOST_TOLD = 2;
/** A right answer to a hard question is proof of knowing; what is not known is practiced at middle difficulty. */
const ASKED: Readonly<Record<Told, { difficulty: Difficulty; questions: number }>> = {
	knows: { difficulty: 4, questions: 1 },
	not_yet: { difficulty: 3, questions: 2 },
};

/**
 * The suggestions with what parents said put first, the oldest first, at most two skills of it. It is asked about and not
 * believed: nothing else changes by it.
 */
export function askAsTold(
	suggestions: readonly Suggestion[],
	told: readonly { skill_id: string; says: Told }[],
): Suggestion[] {
	const asked = told.slice(0, MOST_TOLD);
	const ids = new Set(asked.map(({ skill_id }) => skill_id));
	const first = asked.map(
		({ skill_id, says }): Suggestion => ({
			skill_id,
			reason: "told_by_parent",
			...ASKED[says],
			// Not the question of a set that may be harder still, and nothing is believed of it.
			chance: 0,
			held_chance: 0,
			sure_chance: 0,
		}),
	);
	return [...first, ...suggestions.filter(({ skill_id }) => !ids.has(skill_id))];
}
