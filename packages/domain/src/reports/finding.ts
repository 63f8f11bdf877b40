import type { Stage } from "../mastery/standing.ts";
import type { Counts, DaySpan, GradeStanding, RecentQuestion } from "./figures.ts";

/**
 * The attempts behind a sentence: those of a span, of one skill or of all, and single questions if they
 * matter.
 */
export interface Evidence extends DaySpan {
	skill_id: string | null;
	questions: RecentQuestion[];
}

/** The skill of a sentence, and the results of its newest questions. */
export interface SkillOfFinding {
	skill_id: string;
	name: string;
	/** How many of the newest questions count, and how many of those were right on the first try. */
	looked_at: number;
	first_try: number;
	/** How many of the very newest in a row were not. */
	missed_last: number;
}

/** One finding from the figures, as data; `sentenceOf` words it. */
export type Finding = { evidence: Evidence } & (
	| { kind: "practised"; counts: Counts }
	| {
			kind: "not_practised";
			skipped: number;
			/** The last day of the span with an answer, to questions that stayed open. */
			tried_on: string | null;
			last_practised_on: string | null;
	  }
	| { kind: "amount"; finished: number; usual: number; weeks: number }
	| { kind: "accuracy"; now: Share; before: Share; weeks: number }
	| { kind: "accuracy_open"; now: Share; before: Share; needed: number }
	| { kind: "mastered"; skill: SkillOfFinding }
	/** `answers_left`: see `answersToMastery`. */
	| { kind: "nearly"; skill: SkillOfFinding; answers_left: number }
	| { kind: "slipped"; skill: SkillOfFinding; from: Stage; to: Stage }
	| { kind: "stuck"; skill: SkillOfFinding; finished: number }
	/** `finished` and `first_try` are of the days of the child's card. */
	| { kind: "to_work_on"; skill: SkillOfFinding; finished: number; first_try: number }
	| { kind: "review_due"; skill: SkillOfFinding; last_practised_on: string }
	| { kind: "review_soon"; skill: SkillOfFinding; due_on: string }
	| { kind: "too_few"; skill: SkillOfFinding; counted: number; needed: number }
	| { kind: "standard"; standing: GradeStanding }
);

export type FindingKind = Finding["kind"];

/** Right on the first try, out of how many. */
export interface Share {
	first_try: number;
	finished: number;
}
