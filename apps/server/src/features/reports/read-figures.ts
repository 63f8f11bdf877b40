import { answersToMastery } from "@learnin/domain/mastery/belief/answers-to-mastery";
import { contextOf, type Learner, looksKnown } from "@learnin/domain/mastery/learning/learner";
import { masteryState, type PlacedState } from "@learnin/domain/mastery/belief/mastery-state";
import type { Stage, Standing } from "@learnin/domain/mastery/standing";
import { isPracticeDay } from "@learnin/domain/practice/practice-day";
import { gradeStanding, isMastered, RECENT_QUESTIONS } from "@learnin/domain/reports/figures";
import type { DaySpan, ReportFigures, SkillFigures } from "@learnin/domain/reports/figures";
import { weeksBefore } from "@learnin/domain/reports/find";
import type { SkillDone } from "@learnin/domain/reports/done";
import { DAYS_OF_CARD, strongAndToWorkOn } from "@learnin/domain/reports/strong-and-to-work-on";
import { isStuck } from "@learnin/domain/reports/stuck";
import { dateOfDay, dayNumber, weekStart } from "@learnin/domain/rewards/week";
import type { AppContext } from "../../platform/app-context.ts";
import { readLearner, readShownSince, standingsOf } from "../mastery/index.ts";
import { readDays, sumOf } from "../practice-days/index.ts";
import type { Practiced, StudentWithRules, Tallied } from "../practice-days/index.ts";
import { dayIn } from "../rewards/index.ts";
import { readSkillGraph, type SkillGraph, type SkillNode } from "../skills/index.ts";
import { selectCourses, selectOptionalFirstAndLast, type StepRow } from "./reports.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** How many calendar weeks the chart shows. */
const weeksShown = 8;

interface GradeSkill extends PlacedState {
	skill: SkillNode;
}

/** All data for a report on one child. */
export interface Read {
	figures: ReportFigures;
	first_practised_on: string | null;
	/** What was done in the span, and in the weeks of the chart. */
	inSpan: Practiced;
	inWeeks: Practiced;
	standings: ReadonlyMap<string, Standing>;
	/** Newest first. */
	courses: ReadonlyMap<string, StepRow[]>;
	/** The skills of the child's grade in teaching order. */
	gradeSkills: GradeSkill[];
	graph: SkillGraph;
}

/** Reads what one child did in a span and in the weeks before it, and its current state. */
export async function readFigures(
	app: Pick<AppContext, "db" | "now">,
	{ student, grade, span }: { student: StudentWithRules; grade: number; span: DaySpan },
): Promise<Read> {
	const { db } = app;
	const now = app.now();
	const today = dayIn(student.time_zone, now);
	const end = new Date(Date.parse(span.to) + 2 * DAY_MS);
	const [firstAndLast, steps, learner, graph] = await Promise.all([
		selectOptionalFirstAndLast(db, student.student_id, end),
		selectCourses(db, [student.student_id], { limit: RECENT_QUESTIONS }),
		readLearner(db, student.student_id),
		readSkillGraph(db),
	]);
	const standings = standingsOf(learner, now);
	const courses = Map.groupBy(steps, ({ skill_id }) => skill_id);
	const before = weeksBefore(span, firstAndLast?.first ?? null);
	const drawn = {
		from: dateOfDay(dayNumber(weekStart(span.to)) - 7 * (weeksShown - 1)),
		to: sundayOf(span.to),
	};
	const reach = {
		from: earliest(span.from, before.span.from, drawn.from, lastDays(span.to).from),
		to: drawn.to,
	};
	const practiced = await readDays(db, student, reach);
	const inSpan = within(practiced, span);
	const shownOf = await readShownSince(db, learner, { student_id: student.student_id, now });
	const gradeSkills = graph.skills
		.filter((skill) => skill.grade === grade && skill.is_active)
		.map((skill) => ({
			...gradeSkill(skill, standings.get(skill.id), learner),
			shown_right: shownOf(skill.id),
		}));
	const skills = skillsOf({ courses, graph, learner, standings, now }, inSpan.ended, student.time_zone);
	return {
		figures: {
			today,
			span,
			now: countsOf(inSpan),
			before: { ...countsOf(within(practiced, before.span)), ...before },
			tried_on: latest(inSpan.answered),
			last_practised_on: firstAndLast?.last ?? null,
			skills,
			// What to do now is no news of days in the past.
			to_work_on: span.to < today ? [] : toWorkOn(skills, within(practiced, lastDays(today))),
			standard: gradeStanding(grade, gradeSkills, workingOn(skills, graph)),
		},
		first_practised_on: firstAndLast?.first ?? null,
		inSpan,
		inWeeks: within(practiced, drawn),
		standings,
		courses,
		gradeSkills,
		graph,
	};
}

interface Known extends Pick<Read, "courses" | "graph" | "standings"> {
	learner: Learner;
	now: Date;
}

function skillsOf(
	{ courses, graph, learner, standings, now }: Known,
	ended: readonly Tallied[],
	time_zone: string,
): SkillFigures[] {
	return [...courses].map(([skill_id, course]) =>
		skillFigures(
			{
				skill_id,
				name: graph.nameOf(skill_id),
				course,
				standing: standings.get(skill_id),
				answers_left: answersToMastery(contextOf(learner, graph.learnedFrom(skill_id)), now.getTime()),
			},
			ended,
			time_zone,
		),
	);
}

/** The grades of the skills that were practiced and are not mastered. */
function workingOn(skills: readonly SkillFigures[], graph: SkillGraph): number[] {
	return skills
		.filter(({ stage }) => !isMastered(stage))
		.flatMap(({ skill_id }) => graph.byId(skill_id)?.grade ?? []);
}

/** The days of the child's card. */
function lastDays(to: string): DaySpan {
	return { from: dateOfDay(dayNumber(to) - DAYS_OF_CARD), to };
}

function toWorkOn(skills: readonly SkillFigures[], { ended }: Practiced): SkillDone[] {
	const done = skills.map(({ skill_id }) => {
		const { finished, first_try } = sumOf(
			ended.filter(({ row }) => row.skill_id === skill_id),
			[],
		);
		return { skill_id, finished, first_try };
	});
	const stages = new Map(skills.map(({ skill_id, stage }) => [skill_id, stage]));
	const troubled = new Set(skills.filter(isStuck).map(({ skill_id }) => skill_id));
	return strongAndToWorkOn(done, { stages, troubled }).to_work_on;
}

function gradeSkill(skill: SkillNode, standing: Standing | undefined, learner: Learner) {
	const looks_known = standing === undefined && looksKnown(learner, skill.id);
	return { skill, state: masteryState(standing?.stage), looks_known };
}

/** The days of a span, selected from those that were read. */
export function within({ days, ended, answered }: Practiced, { from, to }: DaySpan): Practiced {
	const isIn = ({ date }: { date: string }) => from <= date && date <= to;
	return {
		days: days.filter(isIn),
		ended: ended.filter(({ row }) => isIn(row)),
		answered: answered.filter(isIn),
	};
}

/** The sums of some days. */
export function countsOf({ days, ended, answered }: Practiced) {
	const { finished, first_try, active_ms, skipped } = sumOf(ended, answered);
	return { finished, first_try, active_ms, skipped, days: days.filter(isPracticeDay).length };
}

function skillFigures(
	of: {
		skill_id: string;
		name: string;
		course: StepRow[];
		standing: Standing | undefined;
		answers_left: number;
	},
	ended: readonly Tallied[],
	time_zone: string,
): SkillFigures {
	const { skill_id, name, course, standing, answers_left } = of;
	const due = standing?.review_due_at_ms ?? null;
	const rows = ended.filter(({ row }) => row.skill_id === skill_id && row.stage_before !== null);
	const [before, after] = [rows[0]?.row.stage_before, rows.at(-1)?.row.stage_after];
	return {
		skill_id,
		name,
		stage: standing?.stage ?? "unknown",
		evidence: standing?.evidence ?? 0,
		answers_left,
		review_due_on: due === null ? null : dayIn(time_zone, new Date(due)),
		last_practised_on: (course.find(({ is_skipped }) => !is_skipped) ?? course[0])?.date ?? "",
		finished_ever: course[0]?.finished_ever ?? 0,
		recent: course.map(({ question_id, is_first_try, is_skipped }) => ({
			question_id,
			is_first_try,
			is_skipped,
		})),
		course: before && after ? { before, after } : null,
	};
}

/** A skill's overall change on one day, and the question that changed it last. */
export interface LevelChange {
	question_id: string;
	skill_id: string;
	skill_name: string;
	date: string;
	from: Stage;
	to: Stage;
}

type Moved = Pick<
	Tallied["row"],
	"question_id" | "skill_id" | "skill_name" | "date" | "stage_before" | "stage_after"
>;

/** One line per skill and day, newest first; none for a skill that ends the day where it began it. */
export function levelChanges(ended: readonly { row: Moved }[]): LevelChange[] {
	const bySkillAndDay = new Map<string, LevelChange>();
	for (const { row } of ended) {
		const { question_id, skill_id, skill_name, date, stage_before: from, stage_after: to } = row;
		if (from === null || to === null || from === to) continue;
		const key = `${date} ${skill_id}`;
		const first = bySkillAndDay.get(key);
		// Moved to the end: the order is that of the last change.
		bySkillAndDay.delete(key);
		bySkillAndDay.set(key, { question_id, skill_id, skill_name, date, from: first?.from ?? from, to });
	}
	return [...bySkillAndDay.values()].filter(({ from, to }) => from !== to).toReversed();
}

function sundayOf(date: string): string {
	return dateOfDay(dayNumber(weekStart(date)) + 6);
}

function latest(days: readonly { date: string }[]): string | null {
	return days.reduce<string | null>((last, { date }) => (last === null || date > last ? date : last), null);
}

function earliest(...dates: readonly string[]): string {
	return dates.reduce((first, date) => (date < first ? date : first));
}
