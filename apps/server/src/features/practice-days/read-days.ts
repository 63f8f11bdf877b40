import { dayGoal } from "@learnin/domain/practice/day-goal";
import { practiceDayId } from "@learnin/domain/practice/practice-day-id";
import type { PracticeDay, PracticedSession } from "@learnin/contract/routes/practice/practice-days.contract";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import type { Db } from "../../platform/db/database.ts";
import { rulesByDay, selectPastRules } from "../rewards/index.ts";
import { type AnsweredRow, selectAnswered, selectEnded, selectSessions } from "./days.queries.ts";
import type { Span } from "./moments-of.ts";
import { datesOf } from "./span.ts";
import { type Figures, groupBy, sumOf, type Tallied, tally } from "./tally.ts";
import type { StudentWithRules } from "./whose.ts";

/** What one student did in a span of days: the basis of all pages, sums and files about these days. */
export interface Practiced {
	/** Every day of the span, oldest first. */
	days: PracticeDay[];
	/** The questions that ended in it, oldest first. */
	ended: Tallied[];
	/** Time per question and day, oldest first. */
	answered: AnsweredRow[];
}

/** Reads the days of a span, which must not be long: see `spanOf`. */
export async function readDays(db: Db, student: StudentWithRules, span: Span): Promise<Practiced> {
	const [rows, answered, past] = await Promise.all([
		selectEnded(db, student.student_id, span),
		selectAnswered(db, student.student_id, span),
		selectPastRules(db, [student.student_id]),
	]);
	const ended = tally(rows);
	const endedOn = groupBy(ended, ({ row }) => row.date);
	const answeredOn = groupBy(answered, ({ date }) => date);
	const rulesOf = rulesByDay(past, student);
	const days = datesOf(span).map((date) => {
		const figures = sumOf(endedOn.get(date) ?? [], answeredOn.get(date) ?? []);
		const goal = rulesOf(date).daily_goal;
		return {
			id: practiceDayId({ student_id: student.student_id, date }),
			date,
			...presentFigures(figures),
			goal,
			goal_reached: dayGoal(figures.finished, goal).is_reached,
		};
	});
	return { days, ended, answered };
}

/** The sets that were worked on in these days, newest first, with what was done of them then. */
export async function readSessions(
	db: Db,
	{ student_id }: { student_id: string },
	{ ended, answered }: Pick<Practiced, "ended" | "answered">,
	limit: number,
): Promise<PracticedSession[]> {
	const endedOf = groupBy(ended, ({ row }) => row.session_id);
	const answeredOf = groupBy(answered, ({ session_id }) => session_id);
	const newest = [...answeredOf]
		.map(([session_id, rows]) => ({ session_id, rows, last: lastOf(rows) }))
		.toSorted((a, b) => b.last.last_at.getTime() - a.last.last_at.getTime())
		.slice(0, limit);
	const sessions = await selectSessions(
		db,
		newest.map(({ session_id }) => session_id),
	);
	const byId = new Map(sessions.map((session) => [session.id, session]));
	return newest.flatMap(({ session_id, rows, last }) => {
		const session = byId.get(session_id);
		if (session === undefined) return [];
		return {
			session_id,
			kind: session.kind,
			title: session.title,
			...presentFigures(sumOf(endedOf.get(session_id) ?? [], rows)),
			started_at: new Date(Math.min(...rows.map(({ first_at }) => first_at.getTime()))).toISOString(),
			last_at: last.last_at.toISOString(),
			day_id: practiceDayId({ student_id, date: last.date }),
		};
	});
}

function lastOf(rows: readonly AnsweredRow[]): AnsweredRow {
	return rows.reduce((last, row) => (row.last_at > last.last_at ? row : last));
}

/** Figures for a response: points as reward points. */
function presentFigures({ points, ...figures }: Figures) {
	return { ...figures, points: toRewardPoints(points) };
}
