import type { ReportedSkill, StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { homeActivityFor } from "@learnin/curriculum/home-activities/home-activities";
import type { DaySpan, SkillFigures } from "@learnin/domain/reports/figures";
import { findAll, mostUsefulSkill } from "@learnin/domain/reports/find";
import { dateOfDay, dayNumber, weekStart } from "@learnin/domain/rewards/week";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { outcomeOf, requireStudentSeen, spanOf, sumOf } from "../practice-days/index.ts";
import type { Practiced, StudentWithRules } from "../practice-days/index.ts";
import {
	dayIn,
	restedDays,
	rulesByDay,
	selectFirstDay,
	selectPastRules,
	selectPracticeDays,
} from "../rewards/index.ts";
import { callNames } from "./call-names.ts";
import { type Child, selectChildren } from "./children.queries.ts";
import { countsOf, levelChanges, type Read, readFigures, within } from "./read-figures.ts";

const usualDays = 7;
const mostChanges = 50;

export interface SpanQuery {
	from?: string | undefined;
	to?: string | undefined;
}

/** The days of a report: as elsewhere, but a week by default. */
function reportSpan(asked: SpanQuery, today: string): DaySpan {
	if (asked.from !== undefined) return spanOf(asked, today);
	const { to } = spanOf({ to: asked.to }, today);
	return { from: dateOfDay(dayNumber(to) - usualDays + 1), to };
}

/** The report on one child of the viewer's family. Throws `not_found` for any other child. */
export async function studentReport(
	app: AppContext,
	viewer: ParentViewer,
	student_id: string,
	asked: SpanQuery,
): Promise<StudentReport> {
	const children = await selectChildren(app.db, viewer.family_id);
	const child = children.find(({ id }) => id === student_id);
	if (child === undefined) throw new ApiError("not_found");
	const student = await requireStudentSeen(app, viewer, student_id);
	const span = reportSpan(asked, dayIn(student.time_zone, app.now()));
	const read = await readFigures(app, { student, grade: child.grade, span });
	return {
		student: presentChild(child, callNames(children).get(child.id) ?? child.name, {
			first_practised_on: read.first_practised_on,
			now: app.now(),
		}),
		today: read.figures.today,
		first_day: await selectFirstDay(app.db, student_id, read.figures.today),
		span,
		totals: countsOf(read.inSpan),
		findings: findAll(read.figures),
		calendar: calendarOf(read, span, await restedBy(app.db, student, read.figures.today)),
		weeks: weeksOf(read.inWeeks),
		skills: skillsOf(read),
		level_changes: levelChanges(read.inSpan.ended).slice(0, mostChanges),
		grade_skills: read.gradeSkills.map(({ skill, ...standing }) => ({
			skill_id: skill.id,
			name: skill.child_name,
			parent_name: skill.parent_name,
			domain_name: skill.domain_name,
			standard: skill.standard,
			...standing,
		})),
		home_activity: homeActivity(read),
	};
}

function presentChild(
	child: Child,
	call_name: string,
	{ first_practised_on, now }: { first_practised_on: string | null; now: Date },
): StudentReport["student"] {
	const { id, name, grade, avatar, enrolled_until } = child;
	const isEnrolled = enrolled_until !== null && enrolled_until > now;
	return {
		id,
		name,
		call_name,
		grade,
		avatar,
		has_joined: child.account_id !== null,
		may_practice: child.may_practice === true,
		enrolled_until: isEnrolled ? enrolled_until.toISOString() : null,
		first_practised_on,
	};
}

/** The rest days of the child's streaks. */
async function restedBy(db: AppContext["db"], student: StudentWithRules, today: string) {
	const ids = [student.student_id];
	const [all, past] = await Promise.all([selectPracticeDays(db, ids), selectPastRules(db, ids)]);
	return restedDays(all, today, rulesByDay(past, student));
}

function calendarOf(
	{ inWeeks }: Read,
	{ to }: DaySpan,
	rested: ReadonlySet<string>,
): StudentReport["calendar"] {
	const from = dateOfDay(dayNumber(weekStart(to)) - 7);
	return inWeeks.days
		.filter(({ date }) => date >= from)
		.map(({ id, date, finished, first_try, active_ms, goal_reached }) => ({
			date,
			day_id: id,
			finished,
			first_try,
			active_ms,
			goal_reached,
			is_rest: rested.has(date),
		}));
}

function weeksOf(inWeeks: Practiced): StudentReport["weeks"] {
	const mondays = [...new Set(inWeeks.days.map(({ date }) => weekStart(date)))];
	return mondays.map((from) => {
		const span = { from, to: dateOfDay(dayNumber(from) + 6) };
		const { finished, first_try, active_ms } = countsOf(within(inWeeks, span));
		return { ...span, finished, first_try, active_ms };
	});
}

function skillsOf(read: Read): ReportedSkill[] {
	return read.figures.skills
		.toSorted((a, b) => (a.last_practised_on < b.last_practised_on ? 1 : -1))
		.map((figures) => reportedSkill(figures, read));
}

function reportedSkill(figures: SkillFigures, { inSpan, courses, graph }: Read): ReportedSkill {
	const { skill_id, name, stage, evidence, answers_left, finished_ever, last_practised_on, review_due_on } =
		figures;
	const skill = graph.byId(skill_id);
	const ended = inSpan.ended.filter(({ row }) => row.skill_id === skill_id);
	const answered = inSpan.answered.filter((row) => row.skill_id === skill_id);
	const { finished, first_try, skipped, active_ms } = sumOf(ended, answered);
	const missed = ended.filter(
		({ row, figures: { finished: counted } }) => counted === 1 && outcomeOf(row) === "missed",
	).length;
	return {
		skill_id,
		name,
		grade: skill?.grade ?? 0,
		standard: skill?.standard ?? "",
		stage,
		evidence: Math.floor(evidence),
		answers_left,
		finished,
		first_try,
		active_ms,
		solved: Math.max(0, finished - first_try - missed),
		missed,
		skipped,
		finished_ever,
		last_practised_on,
		review_due_on,
		course: (courses.get(skill_id) ?? [])
			.map(({ question_id, date, is_first_try, is_skipped, mastery, stage_after }) => ({
				question_id,
				date,
				is_first_try,
				is_skipped,
				mastery,
				stage_after,
			}))
			.toReversed(),
	};
}

function homeActivity({ figures, graph }: Read): StudentReport["home_activity"] {
	const skill_id = mostUsefulSkill(figures);
	const activity = skill_id === undefined ? undefined : homeActivityFor(skill_id);
	if (skill_id === undefined || activity === undefined) return null;
	const { title, needs, steps, ask, because } = activity;
	const skill_name = graph.nameOf(skill_id);
	return { skill_id, skill_name, title, needs, steps: [...steps], ask, because };
}
