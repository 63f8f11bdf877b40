import type { PracticeReason } from "./practice-reasons.ts";
import type { Suggestion } from "./what-next.ts";

/** Fewer leave no choice, more are no plan. */
const FEWEST_STEPS = 3;
const MOST_STEPS = 5;
/** Of each kind at most so many, as long as other kinds are left: a plan of reviews alone moves nobody on. */
const MOST_OF_KIND: Readonly<Record<Kind, number>> = { mistakes: 0, review: 2, begun: 2, new: 1, fresh: 0 };

type Kind = "mistakes" | "review" | "begun" | "new" | "fresh";

const KINDS: Readonly<Record<PracticeReason, Kind>> = {
	mistake_to_make_good: "mistakes",
	due_for_review: "review",
	prerequisite_first: "begun",
	almost_mastered: "begun",
	keep_going: "begun",
	next_new_skill: "new",
	keep_fresh: "fresh",
};

/** One thing to do today: a set of all mistakes that are due, or a set of one skill. */
export type PlanStep =
	| { kind: "mistakes"; reason: PracticeReason; count: number }
	| { kind: "skill"; reason: PracticeReason; skill_id: string };

export interface TodaysPlanInput {
	/** What to practise next, the most useful first. */
	suggestions: readonly Suggestion[];
	/** How many mistakes are due to come back. */
	mistakes_due: number;
	/** Skills that were practised enough today; they rest until tomorrow. */
	practised_skill_ids: ReadonlySet<string>;
}

/**
 * The steps that are left today, in the order in which they are most useful: mistakes that are due, reviews, what is
 * begun, what is new. At most five with those that were done, and at least one while there is anything to practise.
 */
export function todaysPlan({ suggestions, mistakes_due, practised_skill_ids }: TodaysPlanInput): PlanStep[] {
	const room = Math.max(1, MOST_STEPS - practised_skill_ids.size);
	const mistakes: PlanStep[] =
		mistakes_due > 0 ? [{ kind: "mistakes", reason: "mistake_to_make_good", count: mistakes_due }] : [];
	const open = suggestions.filter(
		({ skill_id, reason }) => KINDS[reason] !== "mistakes" && !practised_skill_ids.has(skill_id),
	);
	const wanted = mixed(open);
	const fewest = FEWEST_STEPS - mistakes.length - practised_skill_ids.size;
	const filled = new Set(
		[...wanted, ...open.filter((each) => !wanted.includes(each))].slice(0, Math.max(wanted.length, fewest)),
	);
	const skills = open
		.filter((each) => filled.has(each))
		.map(({ skill_id, reason }): PlanStep => ({ kind: "skill", reason, skill_id }));
	const steps = [...mistakes, ...skills];
	return steps.length > 0 ? steps.slice(0, room) : restOf(suggestions);
}

/** The first of each kind, as many as are wanted of it. */
function mixed(open: readonly Suggestion[]): Suggestion[] {
	const taken: Record<Kind, number> = { mistakes: 0, review: 0, begun: 0, new: 0, fresh: 0 };
	return open.filter(({ reason }) => {
		const kind = KINDS[reason];
		taken[kind] += 1;
		return taken[kind] <= MOST_OF_KIND[kind];
	});
}

/** Where all was practised today: once more what is most useful. */
function restOf(suggestions: readonly Suggestion[]): PlanStep[] {
	return suggestions
		.slice(0, 1)
		.map(({ skill_id, reason }): PlanStep => ({ kind: "skill", reason, skill_id }));
}
