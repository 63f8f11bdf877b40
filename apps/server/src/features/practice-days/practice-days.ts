import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	getEndedQuestions,
	getPracticeDays,
} from "@learnin/contract/routes/practice/practice-days.contract";
import { practiceDayId } from "@learnin/domain/practice/practice-day-id";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import {
	dayIn,
	restedDays,
	rulesByDay,
	selectFirstDay,
	selectPastRules,
	selectPracticeDays,
} from "../rewards/index.ts";
import { selectEndedPage } from "./days.queries.ts";
import { readDays, readSessions } from "./read-days.ts";
import { spanOf } from "./span.ts";
import { isWithHelp, outcomeOf, type Tallied } from "./tally.ts";
import { requireStudentSeen } from "./whose.ts";

const newestSessions = 10;
const pageSize = 20;

interface SpanQuery {
	student_id?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
}

/** The days of a span of one student. Throws `not_found` for a student whom this viewer may not see. */
export async function practiceDays(
	app: AppContext,
	viewer: Viewer,
	query: SpanQuery,
): Promise<RouteResponse<typeof getPracticeDays>> {
	const student = await requireStudentSeen(app, viewer, query.student_id);
	const today = dayIn(student.time_zone, app.now());
	const practiced = await readDays(app.db, student, spanOf(query, today));
	const [all, first_day, past] = await Promise.all([
		selectPracticeDays(app.db, [student.student_id]),
		selectFirstDay(app.db, student.student_id, today),
		selectPastRules(app.db, [student.student_id]),
	]);
	const rested = restedDays(all, today, rulesByDay(past, student));
	return {
		student_id: student.student_id,
		student_name: student.student_name,
		today,
		first_day,
		time_zone: student.time_zone,
		days: practiced.days.map((day) => ({ ...day, is_rest: rested.has(day.date) })),
		sessions: await readSessions(app.db, student, practiced, newestSessions),
		skills: skillsOf(practiced.ended),
	};
}

function skillsOf(ended: readonly Tallied[]) {
	const names = new Map(ended.map(({ row }) => [row.skill_id, row.skill_name]));
	return [...names]
		.map(([skill_id, skill_name]) => ({ skill_id, skill_name }))
		.toSorted((a, b) => a.skill_name.localeCompare(b.skill_name, "en"));
}

interface EndedQuery extends SpanQuery {
	skill_id?: string | undefined;
	outcome?: "first_try" | "solved" | "missed" | "skipped" | undefined;
	cursor?: string | undefined;
}

/** The questions that ended in a span, newest first, a page at a time. Throws like `practiceDays`. */
export async function endedQuestions(
	app: AppContext,
	viewer: Viewer,
	query: EndedQuery,
): Promise<RouteResponse<typeof getEndedQuestions>> {
	const student = await requireStudentSeen(app, viewer, query.student_id);
	const after = requirePlace(query.cursor);
	const span = spanOf(query, dayIn(student.time_zone, app.now()));
	const { skill_id, outcome } = query;
	const filter = { skill_id, outcome, after, limit: pageSize + 1 };
	const rows = await selectEndedPage(app.db, student.student_id, span, filter);
	const { page, next_cursor } = toPage(rows, pageSize, ({ finished_at, question_id }) => ({
		created_at: finished_at,
		id: question_id,
	}));
	const questions = page.map((row) => ({
		...row,
		day_id: practiceDayId({ student_id: student.student_id, date: row.date }),
		outcome: outcomeOf(row),
		with_help: isWithHelp(row),
		points: toRewardPoints(row.points),
		finished_at: row.finished_at.toISOString(),
	}));
	return { questions, next_cursor };
}
