import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStudentDashboard } from "@learnin/contract/routes/practice.contract";
import type { SessionKind } from "@learnin/contract/schemas/practice.schema";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import {
	dayIn,
	lastSevenDays,
	rulesByDay,
	selectPastRules,
	selectPracticeDays,
	streakOf,
} from "../rewards/index.ts";
import { readNotebook } from "./mistakes.ts";
import { selectBookmarkCount, selectSkillBoard, selectStudent } from "./practice.queries.ts";
import { selectOptionalUnfinishedSession } from "./sessions.queries.ts";

/** What the student's dashboard shows. */
export async function studentDashboard(
	app: AppContext,
	viewer: StudentViewer,
): Promise<RouteResponse<typeof getStudentDashboard>> {
	const student = await selectStudent(app.db, viewer.student_id);
	const today = dayIn(student.time_zone, app.now());
	const [days, past, unfinished, skills, notebook, bookmark_count] = await Promise.all([
		selectPracticeDays(app.db, [student.id]),
		selectPastRules(app.db, [student.id]),
		selectOptionalUnfinishedSession(app.db, student.id),
		selectSkillBoard(app.db, student),
		readNotebook(app.db, student.id, today),
		selectBookmarkCount(app.db, student.id),
	]);
	const rulesOf = rulesByDay(past, student);
	const { current_streak, longest_streak } = streakOf(days, today, rulesOf);
	return {
		first_name: student.name.split(" ")[0] ?? student.name,
		grade: student.grade,
		is_enrolled: viewer.enrolled_until !== null,
		enrolled_until: viewer.enrolled_until?.toISOString() ?? null,
		today_count: days.find((day) => day.date === today)?.finished ?? 0,
		daily_goal: student.daily_goal,
		current_streak,
		longest_streak,
		week: lastSevenDays(days, today).map(({ date, weekday, finished }) => ({
			date,
			weekday,
			count: finished,
			goal_reached: finished >= rulesOf(date).daily_goal,
		})),
		unfinished: unfinished
			? {
					session_id: unfinished.id,
					kind: unfinished.kind as SessionKind,
					skill_id: unfinished.skill_id,
					title: unfinished.title,
					questions_left: unfinished.questions_left,
					total: unfinished.total,
				}
			: null,
		mistakes: {
			due_count: notebook.due.length,
			later_count: notebook.later_count,
			next_due_on: notebook.next_due_on,
		},
		bookmark_count,
		skills,
	};
}
