/** Why a skill is proposed; the order is that in which they go before each other. */
export const PRACTICE_REASONS = [
	"mistake_to_make_good",
	"due_for_review",
	"prerequisite_first",
	"almost_mastered",
	"keep_going",
	"next_new_skill",
	"keep_fresh",
] as const;

export type PracticeReason = (typeof PRACTICE_REASONS)[number];

/** What a reason says to the child and to its parent. */
export const PRACTICE_REASON_TEXTS: Readonly<Record<PracticeReason, { child: string; parent: string }>> = {
	mistake_to_make_good: {
		child: "A mistake to make good",
		parent: "A mistake is due to come back, as a new question of the same kind",
	},
	due_for_review: {
		child: "Time to see whether you still know it",
		parent: "Mastered already; a short review now keeps it from being forgotten",
	},
	prerequisite_first: {
		child: "This makes the next one easier",
		parent: "A later skill is hard because this one is not secure yet",
	},
	almost_mastered: {
		child: "You almost have it",
		parent: "Almost mastered; a few more right answers are missing",
	},
	keep_going: {
		child: "You are learning this",
		parent: "Begun, and not yet sure enough",
	},
	next_new_skill: {
		child: "Something new that you are ready for",
		parent: "The next new skill, in the order in which they build on each other",
	},
	keep_fresh: {
		child: "You know this one; keep it fresh",
		parent: "Mastered; nothing else is waiting, and practice now makes it last longer",
	},
};
