import { EVIDENCE_TO_JUDGE, type Stage } from "../mastery/standing.ts";
import { dateOfDay, dayNumber } from "../rewards/week.ts";
import {
	DAYS_TO_COMPARE,
	type DaySpan,
	QUESTIONS_TO_COMPARE,
	type ReportFigures,
	type SkillFigures,
} from "./figures.ts";
import type { Evidence, Finding, SkillOfFinding } from "./finding.ts";
import { STUCK_LAST } from "../mastery/planning/stuck.ts";
import { missedLast } from "./slipping.ts";
import { isStuck } from "./stuck.ts";
import { trendOf } from "./trend.ts";

/** At most this many findings of each kind: the table of skills has them all. */
const MAX_OF_A_KIND = 3;
/** A review is announced this many days ahead. */
const REVIEW_SOON_DAYS = 7;

/** The findings from the figures, general ones first. None if there is too little data. */
export function findAll(figures: ReportFigures): Finding[] {
	const { standard } = figures;
	return [
		...practice(figures),
		...comparison(figures),
		// What needs help first: a report shows the first findings, the others on a press.
		...ofSkills(figures, stuck),
		...ofSkills(figures, slipped),
		...toWorkOn(figures),
		...ofSkills(figures, mastered),
		...ofSkills(figures, nearly),
		...ofSkills(figures, reviewDue),
		...ofSkills(figures, reviewSoon),
		...ofSkills(figures, tooFew),
		{ kind: "standard", standing: standard, evidence: wholeSpan(figures.span) },
	];
}

/** The skill for which five minutes at home would help most; undefined if nothing was practiced. */
export function mostUsefulSkill(
	figures: Pick<ReportFigures, "skills" | "span" | "today">,
): string | undefined {
	const ranks: ((skill: SkillFigures) => boolean)[] = [
		isStuck,
		(skill) => slipped(skill, figures) !== null,
		({ stage }) => stage === "learning",
		({ stage }) => stage === "due_for_review",
		({ stage }) => stage === "nearly",
		() => true,
	];
	const newestFirst = byNewest(figures.skills);
	for (const fits of ranks) {
		const found = newestFirst.find(fits);
		if (found !== undefined) return found.skill_id;
	}
	return undefined;
}

type Span = Pick<ReportFigures, "span" | "today">;

function practice({ now, span, tried_on, last_practised_on }: ReportFigures): Finding[] {
	const evidence = wholeSpan(span);
	// Skips and unfinished questions do not count as practice, but are told of.
	if (now.finished === 0)
		return [{ kind: "not_practised", skipped: now.skipped, tried_on, last_practised_on, evidence }];
	return [{ kind: "practised", counts: now, evidence }];
}

/** The span compared with the child's own weeks before it. */
function comparison({ now, before, span }: ReportFigures): Finding[] {
	if (now.finished === 0) return [];
	const { weeks } = before;
	const evidence = wholeSpan({ from: before.span.from, to: span.to });
	const isWeek = dayNumber(span.to) - dayNumber(span.from) === 6;
	const amount: Finding[] =
		isWeek && weeks > 0 && before.days >= DAYS_TO_COMPARE
			? [
					{
						kind: "amount",
						finished: now.finished,
						usual: Math.round(before.finished / weeks),
						weeks,
						evidence,
					},
				]
			: [];
	const shares = {
		now: { first_try: now.first_try, finished: now.finished },
		before: { first_try: before.first_try, finished: before.finished },
	};
	if (trendOf(now, before) !== "open") return [...amount, { kind: "accuracy", ...shares, weeks, evidence }];
	return [
		...amount,
		{ kind: "accuracy_open", ...shares, needed: QUESTIONS_TO_COMPARE, evidence: wholeSpan(span) },
	];
}

function ofSkills(
	figures: ReportFigures,
	find: (skill: SkillFigures, figures: Span) => Finding | null,
): Finding[] {
	return byNewest(figures.skills)
		.map((skill) => find(skill, figures))
		.filter((finding) => finding !== null)
		.slice(0, MAX_OF_A_KIND);
}

function mastered(skill: SkillFigures, { span }: Span): Finding | null {
	const { course } = skill;
	// A review that is already due is only reported as that.
	if (course === null || skill.stage === "due_for_review") return null;
	if (height(course.before) >= height("mastered")) return null;
	// A skill mastered in the span that no longer is, is not reported: sentence and table agree.
	if (height(course.after) < height("mastered") || height(skill.stage) < height("mastered")) return null;
	return { kind: "mastered", skill: lookedAt(skill), evidence: ofSkill(skill, span) };
}

function nearly(skill: SkillFigures, { span }: Span): Finding | null {
	if (skill.stage !== "nearly" || skill.course === null) return null;
	// A skill that fell to this stage is reported as slipping.
	if (height(skill.course.before) > height("nearly")) return null;
	const { answers_left } = skill;
	return { kind: "nearly", answers_left, skill: lookedAt(skill), evidence: ofSkill(skill, span) };
}

function slipped(skill: SkillFigures, { span }: Span): Finding | null {
	const { course } = skill;
	if (course === null || course.after === "unknown") return null;
	if (height(course.after) >= height(course.before) || height(skill.stage) >= height(course.before))
		return null;
	return {
		kind: "slipped",
		skill: lookedAt(skill),
		from: course.before,
		to: skill.stage,
		evidence: ofSkill(skill, span),
	};
}

function stuck(skill: SkillFigures, { span }: Span): Finding | null {
	if (!isStuck(skill)) return null;
	return {
		kind: "stuck",
		skill: lookedAt(skill, STUCK_LAST),
		finished: skill.finished_ever,
		evidence: ofSkill(skill, span, STUCK_LAST),
	};
}

function toWorkOn({ to_work_on, skills, span }: ReportFigures): Finding[] {
	return to_work_on
		.flatMap(({ skill_id, finished, first_try }) => {
			const skill = skills.find((each) => each.skill_id === skill_id);
			if (skill === undefined) return [];
			const evidence = ofSkill(skill, span);
			return [{ kind: "to_work_on" as const, finished, first_try, skill: lookedAt(skill), evidence }];
		})
		.slice(0, MAX_OF_A_KIND);
}

function reviewDue(skill: SkillFigures, { span }: Span): Finding | null {
	if (skill.stage !== "due_for_review") return null;
	const { last_practised_on } = skill;
	return { kind: "review_due", last_practised_on, skill: lookedAt(skill), evidence: ofSkill(skill, span) };
}

function reviewSoon(skill: SkillFigures, { span, today }: Span): Finding | null {
	const { review_due_on } = skill;
	if (review_due_on === null || skill.stage !== "mastered") return null;
	// A skill just mastered is good news first.
	if (mastered(skill, { span, today }) !== null) return null;
	if (dayNumber(review_due_on) - dayNumber(today) > REVIEW_SOON_DAYS) return null;
	return {
		kind: "review_soon",
		due_on: review_due_on,
		skill: lookedAt(skill),
		evidence: ofSkill(skill, span),
	};
}

function tooFew(skill: SkillFigures, { span }: Span): Finding | null {
	if (skill.stage !== "unknown" || skill.course === null) return null;
	return {
		kind: "too_few",
		skill: lookedAt(skill),
		counted: answeredOf(skill.finished_ever, skill.recent),
		needed: EVIDENCE_TO_JUDGE,
		evidence: ofSkill(skill, span),
	};
}

/** How many questions of a skill without a stage were answered; the newest are all that it has. */
export function answeredOf(finished_ever: number, newest: readonly { is_skipped: boolean }[]): number {
	return finished_ever - newest.filter(({ is_skipped }) => is_skipped).length;
}

/** Stages by how much is known; a skill due for review was reached. */
function height(stage: Stage): number {
	return { unknown: 0, learning: 1, nearly: 2, mastered: 3, due_for_review: 3 }[stage];
}

function lookedAt({ skill_id, name, recent }: SkillFigures, most?: number): SkillOfFinding {
	const looked = recent.slice(0, most);
	const counted = looked.filter(({ is_skipped }) => !is_skipped);
	// Skipped questions count only for being stuck, and where there is nothing else.
	if (most === undefined && counted.length > 0) return lookedAtAll(skill_id, name, counted);
	return lookedAtAll(skill_id, name, looked);
}

function lookedAtAll(skill_id: string, name: string, looked: SkillFigures["recent"]): SkillOfFinding {
	const first_try = looked.filter(({ is_first_try }) => is_first_try).length;
	return { skill_id, name, looked_at: looked.length, first_try, missed_last: missedLast(looked) };
}

/**
 * The newest questions of a skill; its attempts range from the span, or the last practice before it, to the
 * span's end.
 */
function ofSkill(skill: SkillFigures, span: DaySpan, most = skill.recent.length): Evidence {
	const from = skill.last_practised_on < span.from ? skill.last_practised_on : span.from;
	const to = skill.last_practised_on > span.to ? skill.last_practised_on : span.to;
	return { skill_id: skill.skill_id, from, to, questions: skill.recent.slice(0, most) };
}

function wholeSpan({ from, to }: DaySpan): Evidence {
	return { skill_id: null, from, to, questions: [] };
}

function byNewest(skills: readonly SkillFigures[]): SkillFigures[] {
	return skills.toSorted((a, b) => (a.last_practised_on < b.last_practised_on ? 1 : -1));
}

/** The span of the same child's whole weeks before a span, at most `most`, since its first practice. */
export function weeksBefore(
	{ from }: DaySpan,
	first_practised_on: string | null,
	most = 4,
): { span: DaySpan; weeks: number } {
	const end = dayNumber(from) - 1;
	const begun = first_practised_on === null ? end + 1 : dayNumber(first_practised_on);
	const weeks = Math.max(0, Math.min(most, Math.ceil((end - begun + 1) / 7)));
	return { span: { from: dateOfDay(end + 1 - 7 * Math.max(1, weeks)), to: dateOfDay(end) }, weeks };
}
