/** Why a skill is suggested. */
export const PRACTICE_REASONS = [
	"told_by_parent",
	"mistake_to_make_good",
	"due_for_review",
	"prerequisite_first",
	"almost_mastered",
	"keep_going",
	"next_new_skill",
	"keep_fresh",
] as const;

export type PracticeReason = (typeof PRACTICE_REASONS)[number];

/** The words of a reason for the child and for its parent. */
export const PRACTICE_REASON_TEXTS: Readonly<Record<PracticeReason, { child: string; parent: string }>> = {
	told_by_parent: {
		child: "Show what you know",
		parent: "You told us about it, so it comes first",
	},
	mistake_to_make_good: {
		child: "Fix a mistake",
		parent: "A new version of a question that was missed",
	},
	due_for_review: {
		child: "Do you still know it?",
		parent: "Learned a while ago. A short review keeps it fresh",
	},
	prerequisite_first: {
		child: "This makes the next one easier",
		parent: "A later skill builds on it",
	},
	almost_mastered: {
		child: "You almost have it",
		parent: "Almost there. A few more right answers will do it",
	},
	keep_going: {
		child: "Keep working on this",
		parent: "Started, but not mastered yet",
	},
	next_new_skill: {
		child: "New, and next for you",
		parent: "New, and next on the path",
	},
	keep_fresh: {
		child: "Keep it fresh",
		parent: "Already known. A question now and then keeps it fresh",
	},
};
