import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	DayAnswer,
	DayQuestion,
	getPracticeDay,
} from "@learnin/contract/routes/practice/practice-days.contract";
import { practiceDayId, readPracticeDayId } from "@learnin/domain/practice/practice-day-id";
import type { Stage } from "@learnin/domain/mastery/standing";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { presentPrompt } from "../practice/index.ts";
import { dayIn, selectPastRules, zoneAt } from "../rewards/index.ts";
import { type AttemptRow, selectAttemptsOf } from "./attempts.queries.ts";
import { selectOptionalNeighbour, selectWorked, type WorkedRow } from "./days.queries.ts";
import { presentDetail } from "./present-attempt.ts";
import { type Practiced, readDays, readSessions } from "./read-days.ts";
import { FIRST_DAY } from "./span.ts";
import { groupBy, isWithHelp, outcomeOf, type Tallied } from "./tally.ts";
import { requireStudentSeen } from "./whose.ts";

/** A day has at most a fifth of this; for days with more, the page of a session shows the rest. */
const mostQuestions = 200;
/** Free retries are not limited: the newest of the day are shown. */
const mostAnswers = 3_000;
const mostSessions = 200;

/**
 * One day of one student. Throws `not_found` for a future day or one long before any practice, and for a
 * student whom this viewer may not see.
 */
export async function practiceDay(
	app: AppContext,
	viewer: Viewer,
	day_id: string,
): Promise<RouteResponse<typeof getPracticeDay>> {
	const named = readPracticeDayId(day_id);
	if (named === undefined || named.date < FIRST_DAY) throw new ApiError("not_found");
	const student = await requireStudentSeen(app, viewer, named.student_id);
	const today = dayIn(student.time_zone, app.now());
	const { student_id } = student;
	const { date } = named;
	if (date > today) throw new ApiError("not_found");
	const practiced = await readDays(app.db, student, { from: date, to: date });
	const [day] = practiced.days;
	if (day === undefined) throw new ApiError("not_found");
	const [past, sessions, questions, before, after] = await Promise.all([
		selectPastRules(app.db, [student_id]),
		readSessions(app.db, student, practiced, mostSessions),
		readQuestions(app.db, student_id, practiced, date),
		selectOptionalNeighbour(app.db, student_id, { date, side: "before" }),
		selectOptionalNeighbour(app.db, student_id, { date, side: "after" }),
	]);
	return {
		student_id,
		student_name: student.student_name,
		is_today: date === today,
		time_zone: zoneAt(past, student, new Date(sessions[0]?.last_at ?? Number.NaN)),
		day,
		sessions: sessions
			.toReversed()
			.map((session) => ({ ...session, questions: questions.bySession.get(session.session_id) ?? [] })),
		not_listed: questions.not_listed,
		skills: skillsMoved(practiced.ended),
		previous_day_id: before === undefined ? null : practiceDayId({ student_id, date: before }),
		next_day_id: after === undefined ? null : practiceDayId({ student_id, date: after }),
	};
}

/** The questions of the day by session, in the order in which they were worked on. */
async function readQuestions(db: Db, student_id: string, { ended, answered }: Practiced, date: string) {
	const sessionOf = new Map([
		...answered.map(({ question_id, session_id }) => [question_id, session_id] as const),
		...ended.map(({ row }) => [row.question_id, row.session_id] as const),
	]);
	const ids = [...sessionOf.keys()].slice(0, mostQuestions);
	const [rows, attempts] = await Promise.all([
		selectWorked(db, ids),
		ids.length === 0
			? []
			: selectAttemptsOf(db, { student_id, of: { question_ids: ids } }, { limit: mostAnswers }),
	]);
	const byId = new Map(rows.map((row) => [row.id, row]));
	const attemptsOf = groupBy(
		attempts.filter((attempt) => attempt.date <= date).toReversed(),
		({ question_id }) => question_id,
	);
	const endOf = new Map(ended.map((end) => [end.row.question_id, end]));
	const timeOf = new Map(answered.map(({ question_id, active_ms }) => [question_id, active_ms]));
	const questions = ids.flatMap((id) => {
		const row = byId.get(id);
		if (row === undefined) return [];
		const answers = (attemptsOf.get(id) ?? []).map((attempt) => presentAnswer(attempt, date));
		return presentQuestion(row, { end: endOf.get(id), answers, active_ms: timeOf.get(id) ?? 0 });
	});
	return {
		bySession: groupBy(questions, ({ question_id }) => sessionOf.get(question_id) ?? ""),
		not_listed: sessionOf.size - ids.length,
	};
}

function presentAnswer(attempt: AttemptRow, date: string): DayAnswer {
	return { ...presentDetail(attempt), is_of_this_day: attempt.date === date };
}

/** The correct answer only for a question that has ended: a child may look on. */
function presentQuestion(
	row: WorkedRow,
	{ end, answers, active_ms }: { end: Tallied | undefined; answers: DayAnswer[]; active_ms: number },
): DayQuestion {
	const { question, rendered } = row;
	return {
		question_id: row.id,
		skill_id: row.skill_id,
		skill_name: row.skill_name,
		difficulty: row.difficulty,
		...presentPrompt(question, rendered),
		is_again: end?.is_again ?? false,
		outcome: end === undefined ? "open" : outcomeOf(end.row),
		with_help: end !== undefined && isWithHelp(row),
		is_in_review: row.is_in_review,
		answers,
		hints: rendered.hints.slice(0, row.hints_opened),
		correct_answer: row.finished_at === null ? null : rendered.answer_list,
		active_ms,
		points: toRewardPoints(end?.row.points ?? 0),
		stage_before: end?.row.stage_before ?? null,
		stage_after: end?.row.stage_after ?? null,
	};
}

/** How each skill's level changed through these questions, oldest first; leaves out unchanged ones. */
function skillsMoved(ended: readonly Tallied[]) {
	const bySkill = groupBy(
		ended.map(({ row }) => row),
		({ skill_id }) => skill_id,
	);
	return [...bySkill].flatMap(([skill_id, rows]) => {
		const learned = rows.filter((row) => row.stage_before !== null);
		const stage_before: Stage | null = learned[0]?.stage_before ?? null;
		const stage_after: Stage | null = learned.at(-1)?.stage_after ?? null;
		if (stage_before === null || stage_after === null || stage_before === stage_after) return [];
		return { skill_id, skill_name: rows[0]?.skill_name ?? "", stage_before, stage_after };
	});
}
