import type { Done } from "./done.ts";
import { type Trend, trendOf } from "./trend.ts";

/** The state of a child's invitation; `none` for a child who shares its parent's address. */
export type InvitationState = "waiting" | "joined" | "expired" | "revoked" | "none";

/** The input of everything that pages say about a child. */
export interface ChildFacts {
	may_practice: boolean;
	has_joined: boolean;
	invitation: InvitationState;
	/** Its link works for less than a day more. */
	is_invitation_ending: boolean;
	/** A first set was finished. */
	has_begun: boolean;
	/** Days are paid for, and this many are left. */
	is_enrolled: boolean;
	days_left: number;
	/** The last seven days, and the seven before them. */
	week: Done;
	before: Done;
	/** All questions finished so far, and on how many days. */
	ever: { finished: number; days: number };
	/** Questions skipped in the last seven days. */
	skipped: number;
	/** The child answered or skipped something before the last seven days. */
	was_here_before: boolean;
	stuck_count: number;
	/** Mastered skills whose newest questions were missed. */
	slipping_count: number;
	review_count: number;
	/** Promised rewards that the child requested, and those approved but not given yet. */
	asked_count: number;
	to_give_count: number;
	current_streak: number;
}

export const CHILD_BADGES = [
	"not_invited",
	"invited",
	"invitation_expired",
	"plan_ended",
	"streak",
	"none",
] as const;
export const WEEK_VERDICTS = ["nothing", "few", "hard", "mixed", "good"] as const;
/** Most urgent first. */
export const ATTENTION_KINDS = [
	"consent",
	"ended",
	"ending",
	"not_joined",
	"asked",
	"stuck",
	"hard",
	"slipping",
	"skipping",
	"quiet",
	"to_give",
	"review",
] as const;

export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** What pages say about a child: on its card, in the greeting, and under attention. */
export interface ChildState {
	badge: (typeof CHILD_BADGES)[number];
	week: (typeof WEEK_VERDICTS)[number];
	/** Everything was done in the last seven days, is too little for a verdict, and little was skipped. */
	is_starting: boolean;
	/** Compared with the week before. */
	trend: Trend;
	/** Most urgent first. */
	attention: AttentionKind[];
}

/** With fewer questions nothing is said about a week. */
const ENOUGH_FOR_VERDICT = 5;
/** Nor before a child has finished so many questions on several days: a first set is often hard. */
const ENOUGH_EVER = { finished: 20, days: 2 };
/** A week is hard below this share of right first tries, and good above the other. */
const HARD_BELOW = 1 / 3;
const GOOD_ABOVE = 0.5;
/** A family's week is only called good with enough questions, on several days. */
const GOOD_WEEK = { days: 3, questions: 15 };
/** More skipped questions than this for each finished one are more than a bad day. */
const SKIPPED_PER_FINISHED = 3;
/** What keeps a family's week from being called good. */
const NOT_GOOD: readonly AttentionKind[] = ["not_joined", "skipping", "quiet"];
/** With this many days left it is time to pay for more. */
const ENDING_DAYS = 3;

/** The single source of what pages say about a child, so that they cannot contradict each other. */
export function childState(facts: ChildFacts): ChildState {
	const week = verdictOn(facts);
	const trend = trendOf(facts.week, facts.before);
	const { finished } = facts.week;
	const is_first = finished > 0 && finished >= facts.ever.finished && !facts.was_here_before;
	const is_starting = is_first && !isKnown(facts) && !isSkipping(facts);
	return { badge: badgeOf(facts), week, is_starting, trend, attention: attentionTo(facts, week) };
}

/**
 * Whether a family's week may be called good: enough questions on several days, most of them right on the
 * first try, and no child for whom it was hard, who only skipped or was away, or whose paid days pass without it.
 * `days` are those on which any child practiced.
 */
export function isGoodWeek(
	children: readonly { state: Pick<ChildState, "week" | "attention">; done: Done }[],
	days: number,
): boolean {
	const finished = children.reduce((sum, { done }) => sum + done.finished, 0);
	const first_try = children.reduce((sum, { done }) => sum + done.first_try, 0);
	const isOff = ({ week, attention }: (typeof children)[number]["state"]) =>
		week === "hard" || NOT_GOOD.some((kind) => attention.includes(kind));
	if (children.some(({ state }) => isOff(state))) return false;
	return days >= GOOD_WEEK.days && finished >= GOOD_WEEK.questions && isMostly({ finished, first_try });
}

/** Whether most questions were right on the first try. */
export function isMostly({ finished, first_try }: Done): boolean {
	return finished > 0 && first_try / finished > GOOD_ABOVE;
}

function isKnown({ ever }: ChildFacts): boolean {
	return ever.finished >= ENOUGH_EVER.finished && ever.days >= ENOUGH_EVER.days;
}

function verdictOn(facts: ChildFacts): ChildState["week"] {
	const { week: done } = facts;
	if (done.finished === 0) return "nothing";
	if (done.finished < ENOUGH_FOR_VERDICT || !isKnown(facts)) return "few";
	if (done.first_try / done.finished < HARD_BELOW) return "hard";
	return isMostly(done) ? "good" : "mixed";
}

/** Whether nearly all that the child did in the last seven days was to skip. */
function isSkipping({ skipped, week }: ChildFacts): boolean {
	return skipped >= ENOUGH_FOR_VERDICT && skipped > SKIPPED_PER_FINISHED * week.finished;
}

function badgeOf({ has_joined, invitation, is_enrolled, current_streak }: ChildFacts): ChildState["badge"] {
	if (!has_joined)
		switch (invitation) {
			case "waiting":
				return "invited";
			case "expired":
				return "invitation_expired";
			case "revoked":
				return "not_invited";
			case "none":
			case "joined":
				return "none";
		}
	if (!is_enrolled) return "plan_ended";
	return current_streak > 0 ? "streak" : "none";
}

function attentionTo(facts: ChildFacts, week: ChildState["week"]): AttentionKind[] {
	const { may_practice, has_joined, has_begun, is_enrolled, days_left } = facts;
	const is_invitation_over =
		facts.invitation === "expired" || (facts.invitation === "waiting" && facts.is_invitation_ending);
	// Without paid days there are the free questions.
	const may_be_here = may_practice && has_joined;
	const skipping = may_be_here && isSkipping(facts);
	const holds: Record<AttentionKind, boolean> = {
		stuck: facts.stuck_count > 0,
		hard: week === "hard",
		consent: !may_practice,
		ended: may_practice && !is_enrolled,
		ending: is_enrolled && days_left <= ENDING_DAYS,
		not_joined: may_practice && is_enrolled && !has_joined && is_invitation_over,
		slipping: facts.slipping_count > 0,
		skipping,
		// In a child's first days, its card shows its first steps.
		quiet: may_be_here && (has_begun || facts.was_here_before) && week === "nothing" && !skipping,
		review: facts.review_count > 0,
		asked: facts.asked_count > 0,
		to_give: facts.to_give_count > 0,
	};
	return ATTENTION_KINDS.filter((kind) => holds[kind]);
}
