import { type PersonalRecord, personalRecords, type RecordWeek } from "@learnin/domain/rewards/records";
import { weekStart } from "@learnin/domain/rewards/week";
import type { Db } from "../../platform/db/database.ts";
import { selectPracticeDays } from "../rewards/index.ts";
import { selectFirstMastered, selectSolvedMistakes } from "./growth.queries.ts";

/** A student's personal best weeks, from all of their days. `today` is by the student's own calendar. */
export async function readRecords(db: Db, student_id: string, today: string): Promise<PersonalRecord[]> {
	const [days, mastered, made_good] = await Promise.all([
		selectPracticeDays(db, [student_id]),
		selectFirstMastered(db, student_id),
		selectSolvedMistakes(db, student_id),
	]);
	const weeks = new Map<string, RecordWeek>();
	const weekOf = (date: string) => {
		const monday = weekStart(date);
		const week = weeks.get(monday) ?? { monday, finished: 0, first_try: 0, made_good: 0, mastered: 0 };
		weeks.set(monday, week);
		return week;
	};
	for (const { date, finished, first_try } of days) {
		weekOf(date).finished += finished;
		weekOf(date).first_try += first_try;
	}
	for (const { date, count } of made_good) weekOf(date).made_good += count;
	for (const { mastered_on } of mastered) weekOf(mastered_on).mastered += 1;
	const inOrder = [...weeks.values()].toSorted((one, other) => (one.monday < other.monday ? -1 : 1));
	return personalRecords(inOrder, weekStart(today));
}
