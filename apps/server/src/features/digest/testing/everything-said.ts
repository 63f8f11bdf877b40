import { getRewards, getOwnRewards } from "@learnin/contract/routes/money/reward-money.contract";
import { getGoals } from "@learnin/contract/routes/people/goals.contract";
import { getNotifications } from "@learnin/contract/routes/people/notifications.contract";
import { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { getMasteredMonth } from "@learnin/contract/routes/practice/growth.contract";
import { getPlan, getSkills } from "@learnin/contract/routes/practice/learning.contract";
import { getPracticeDay, getPracticeDays } from "@learnin/contract/routes/practice/practice-days.contract";
import { getActivityTotals, getStudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { getWorksheetChoices } from "@learnin/contract/routes/practice/worksheets.contract";
import type { Parent, Student } from "../../../platform/testing/factories.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import { learningOf } from "../../reports/index.ts";
import { readChildWeek } from "../child-week.ts";
import { selectChildren } from "../digest.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface Child {
	parent: Parent;
	student: Student;
}

export type EverythingSaid = Awaited<ReturnType<typeof everythingSaid>>;

/** What the child's pages, its parent's pages and the weekly email say of it. */
export async function everythingSaid(app: TestApp, child: Child) {
	const today = dateOf(app.clock.now.getTime());
	const span = { from: dateOf(app.clock.now.getTime() - 6 * DAY_MS), to: today };
	return {
		today,
		own: await ownPages(app, child, span),
		parent: await parentPages(app, child, span),
		email: await weekOfEmail(app, child),
	};
}

interface Span {
	from: string;
	to: string;
}

async function ownPages(app: TestApp, { student: { token } }: Child, span: Span) {
	const days = (await app.call(getPracticeDays, { query: span }, token)).data;
	const day_id = days.days.at(-1)?.id ?? "";
	return {
		plan: (await app.call(getPlan, {}, token)).data,
		skills: (await app.call(getSkills, {}, token)).data.skills,
		home: (await app.call(getStudentDashboard, {}, token)).data,
		goals: (await app.call(getGoals, {}, token)).data,
		rewards: (await app.call(getOwnRewards, {}, token)).data,
		month: (await app.call(getMasteredMonth, { query: {} }, token)).data,
		days,
		day: (await app.call(getPracticeDay, { params: { day_id } }, token)).data.day,
	};
}

async function parentPages(app: TestApp, { parent: { token }, student }: Child, span: Span) {
	const { student_id } = student;
	const today = { from: span.to, to: span.to };
	const report = async (query: Span) =>
		(await app.call(getStudentReport, { params: { student_id }, query }, token)).data;
	const totals = async (query: Span) =>
		only((await app.call(getActivityTotals, { query: { ...query, student_id } }, token)).data.children);
	const dashboard = (await app.call(getParentDashboard, {}, token)).data;
	return {
		card: only(dashboard.children),
		sessions: dashboard.recent_sessions,
		report: await report(span),
		reportOfToday: await report(today),
		totals: await totals(span),
		totalsOfToday: await totals(today),
		days: (await app.call(getPracticeDays, { query: { ...span, student_id } }, token)).data,
		rewards: only((await app.call(getRewards, {}, token)).data.children),
		worksheet: only((await app.call(getWorksheetChoices, {}, token)).data.children),
		notifications: (await app.call(getNotifications, { query: {} }, token)).data.notifications,
	};
}

/** As if the week ended at this moment. */
async function weekOfEmail({ config, database: { db }, clock: { now } }: TestApp, child: Child) {
	const jobs = { add: async () => {}, handle() {}, repeat() {}, async start() {}, async stop() {} };
	const { student_id, family_id } = child.student;
	const needs = { config, db, jobs, log: { warn() {} }, now: () => now };
	const learned = (await learningOf(needs, [student_id], { impersonated_by: null })).get(student_id);
	if (learned === undefined) throw new Error("the child was not read");
	const since = new Date(now.getTime() - 7 * DAY_MS);
	const before = { since: new Date(since.getTime() - 7 * DAY_MS), until: since };
	const week = { since, until: new Date(now.getTime() + 1) };
	return readChildWeek({ db, now }, only(await selectChildren(db, family_id, now)), learned, {
		week,
		before,
	});
}

function only<T>(all: readonly T[]): T {
	const [one, ...others] = all;
	if (one === undefined || others.length > 0) throw new Error(`${all.length} instead of one`);
	return one;
}

function dateOf(ms: number): string {
	return new Date(ms).toISOString().slice(0, 10);
}
