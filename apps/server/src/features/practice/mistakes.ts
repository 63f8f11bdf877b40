import { mistakeDueOn } from "@learnin/domain/practice/mistake-schedule";
import type { Db, Tx } from "../../platform/db/database.ts";
import { type Mistake, selectMistakes } from "./mistakes.queries.ts";

export interface MistakeNotebook {
	/** Due today or before, the longest overdue first. */
	due: Mistake[];
	/** Come back on a later day. */
	later_count: number;
	next_due_on: string | null;
}

/** What the student missed and has not made good yet; `today` is the student's own day. */
export async function readNotebook(db: Db | Tx, student_id: string, today: string): Promise<MistakeNotebook> {
	const mistakes = await selectMistakes(db, student_id, today);
	const dated = mistakes.flatMap((mistake) => {
		const due_on = mistakeDueOn(mistake.missed_on, mistake.returns);
		return due_on === null || mistake.is_open ? [] : [{ mistake, due_on }];
	});
	const byDay = dated.toSorted((a, b) => a.due_on.localeCompare(b.due_on));
	const later = byDay.filter(({ due_on }) => due_on > today);
	return {
		due: byDay.filter(({ due_on }) => due_on <= today).map(({ mistake }) => mistake),
		later_count: later.length,
		next_due_on: later[0]?.due_on ?? null,
	};
}
