import type { MasteryState } from "../mastery/belief/mastery-state.ts";
import type { Stage } from "../mastery/standing.ts";
import type { SkillDone } from "./done.ts";

/** Calendar days of the child, both ends included, as yyyy-mm-dd. */
export interface DaySpan {
	from: string;
	to: string;
}

/** What was done in a span: finished questions without skips; the same one again on a day counts once. */
export interface Counts {
	finished: number;
	/** Of those right on the first try without a hint. */
	first_try: number;
	/** Active time, without pauses, in milliseconds. */
	active_ms: number;
	/** Days on which something was finished. */
	days: number;
}

/** A finished question, as evidence for a sentence. */
export interface RecentQuestion {
	question_id: string;
	is_first_try: boolean;
	is_skipped: boolean;
}

/** The figures of one skill of one child. */
export interface SkillFigures {
	skill_id: string;
	/** Its name on the child's pages. */
	name: string;
	/** The child's current stage. */
	stage: Stage;
	/** The weight of the finished questions as evidence; see `EVIDENCE_TO_JUDGE`. */
	evidence: number;
	/** See `answersToMastery`. */
	answers_left: number;
	/** The child's day on which a review is due; null unless mastered. */
	review_due_on: string | null;
	/** The child's day of the last finished question. */
	last_practised_on: string;
	/** Finished questions of all time, including skips. */
	finished_ever: number;
	/** The newest finished questions of all time, newest first, at most `RECENT_QUESTIONS`. */
	recent: readonly RecentQuestion[];
	/** The child's stage before the first and after the last question of the span; null if there was none. */
	course: { before: Stage; after: Stage } | null;
}

/** How many of a skill's newest questions are evidence for its sentences. */
export const RECENT_QUESTIONS = 10;
/** With fewer finished questions a share says nothing. */
export const QUESTIONS_TO_COMPARE = 10;
/** What is usual is not known from fewer days of practice. */
export const DAYS_TO_COMPARE = 3;

/** Everything that the sentences are made from. */
export interface ReportFigures {
	/** The child's current day. */
	today: string;
	span: DaySpan;
	/** `skipped` are the questions that were skipped in the span. */
	now: Counts & { skipped: number };
	/** The child's own weeks before the span: their days and counts. */
	before: Counts & { span: DaySpan; weeks: number };
	/** The last day of the span on which anything was answered or skipped; null if none. */
	tried_on: string | null;
	/** The last day with practice up to the span's end; null if none. */
	last_practised_on: string | null;
	skills: readonly SkillFigures[];
	/** By `strongAndToWorkOn` over the days up to today, as on the child's card, hardest first. */
	to_work_on: readonly SkillDone[];
	standard: GradeStanding;
}

/** How many skills of the child's grade are in each state. */
export interface GradeStanding {
	grade: number;
	mastered: number;
	in_progress: number;
	not_started: number;
	/** The skills of lower grades that the child is working on, while it has none of its own grade yet. */
	below: { count: number; from: number; to: number } | null;
}

/** Whether a stage counts as mastered, including when a review is due. */
export function isMastered(stage: Stage): boolean {
	return stage === "mastered" || stage === "due_for_review";
}

/** Counts the states of a grade's skills. */
export function gradeStanding(
	grade: number,
	skills: readonly { state: MasteryState }[],
	/** The grades of all skills that the child is working on. */
	working_on: readonly number[] = [],
): GradeStanding {
	const inState = (...wanted: MasteryState[]) => skills.filter(({ state }) => wanted.includes(state)).length;
	const not_started = inState("not_started");
	const lower = working_on.filter((each) => each < grade);
	return {
		grade,
		mastered: inState("mastered"),
		in_progress: inState("learning", "nearly"),
		not_started,
		below:
			lower.length > 0 && not_started === skills.length
				? { count: lower.length, from: Math.min(...lower), to: Math.max(...lower) }
				: null,
	};
}
