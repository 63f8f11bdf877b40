import { dayGoal } from "@learnin/domain/practice/day-goal";
import { secondsForQuestion } from "@learnin/domain/practice/set-minutes";
import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import type { SessionKind } from "@learnin/contract/schemas/practice.schema";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import {
	dayIn,
	lastSevenDays,
	readDaysAndRules,
	restedDays,
	selectFirstDay,
	streakOf,
} from "../../rewards/index.ts";
import { MISTAKES_AT_ONCE, readNotebook } from "../answers/mistakes.ts";
import { freeQuestionsLeft } from "./require-plan.ts";
import { selectBookmarkCount, selectDaysSetSince, selectPace, selectStudent } from "../practice.queries.ts";
import { selectUnfinishedSessions } from "./sessions.queries.ts";

const mostUnfinished = 4;

/** What the student's dashboard shows of practice: today's goal, streak, sets to continue, mistakes, bookmarks. */
export async function readDays(
	app: AppContext,
	viewer: StudentViewer,
): Promise<Omit<RouteResponse<typeof getStudentDashboard>, "placement">> {
	const student = await selectStudent(app.db, viewer.student_id);
	const today = dayIn(student.time_zone, app.now());
	const [{ days, rulesOf }, first_day, unfinished, notebook, bookmark_count, free_left, pace] =
		await Promise.all([
			readDaysAndRules(app, student),
			selectFirstDay(app.db, student.id, today),
			unfinishedSessions(app, student.id),
			readNotebook(app.db, student.id, today),
			selectBookmarkCount(app.db, student.id),
			freeQuestionsLeft(app, viewer),
			selectPace(app.db, student.id),
		]);
	const { current_streak, longest_streak } = streakOf(days, today, rulesOf);
	const rested = restedDays(days, today, rulesOf);
	return {
		first_name: student.name.split(" ")[0] ?? student.name,
		grade: student.grade,
		is_enrolled: viewer.enrolled_until !== null,
		enrolled_until: viewer.enrolled_until?.toISOString() ?? null,
		free_left,
		today_count: days.find((day) => day.date === today)?.finished ?? 0,
		daily_goal: student.daily_goal,
		question_seconds: secondsForQuestion(pace),
		current_streak,
		longest_streak,
		first_day,
		week: lastSevenDays(days, today).map(({ date, weekday, finished }) => ({
			date,
			weekday,
			count: finished,
			goal_reached: dayGoal(finished, rulesOf(date).daily_goal).is_reached,
			is_rest: rested.has(date),
		})),
		unfinished,
		mistakes: {
			due_count: Math.min(notebook.due.length, MISTAKES_AT_ONCE),
			later_count: notebook.later_count,
			next_due_on: notebook.next_due_on,
		},
		bookmark_count,
	};
}

/** The sets with open questions that the dashboard offers. */
async function unfinishedSessions(app: Pick<AppContext, "db" | "now">, student_id: string) {
	const since = await selectDaysSetSince(app.db, student_id, app.now());
	const sessions = await selectUnfinishedSessions(app.db, student_id, {
		daily_since: since,
		limit: mostUnfinished,
	});
	return sessions.map(({ id, kind, ...session }) => ({
		session_id: id,
		kind: kind as SessionKind,
		...session,
	}));
}
