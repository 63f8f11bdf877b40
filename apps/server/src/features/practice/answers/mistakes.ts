import { mistakeDueOn } from "@learnin/domain/practice/mistake-schedule";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { type Mistake, selectMistakes } from "./mistakes.queries.ts";

/** A set of mistakes has at most so many: the rest is due once it is done. */
export const MISTAKES_AT_ONCE = 10;

export interface MistakeNotebook {
	/** Due today or earlier, the longest overdue first; one per skill. */
	due: Mistake[];
	/** Skills whose mistakes come back on a later day. */
	later_count: number;
	next_due_on: string | null;
}

/** The mistakes that the student has not fixed yet; `today` is the student's own day. */
export async function readNotebook(db: Db | Tx, student_id: string, today: string): Promise<MistakeNotebook> {
	const mistakes = await selectMistakes(db, student_id, today);
	const given = new Set(mistakes.filter(({ is_open }) => is_open).map(({ skill_id }) => skill_id));
	const dated = mistakes.flatMap((mistake) => {
		const due_on = mistakeDueOn(mistake.missed_on, mistake.returns);
		return due_on === null || given.has(mistake.skill_id) ? [] : [{ mistake, due_on }];
	});
	const byDay = oneOfSkill(dated.toSorted((a, b) => a.due_on.localeCompare(b.due_on)));
	const later = byDay.filter(({ due_on }) => due_on > today);
	return {
		due: byDay.filter(({ due_on }) => due_on <= today).map(({ mistake }) => mistake),
		later_count: later.length,
		next_due_on: later[0]?.due_on ?? null,
	};
}

/** The first mistake of each skill represents all: a correct answer to it counts for the others too. */
function oneOfSkill<T extends { mistake: Mistake }>(dated: readonly T[]): T[] {
	const first = new Map<string, T>();
	for (const each of dated) if (!first.has(each.mistake.skill_id)) first.set(each.mistake.skill_id, each);
	return [...first.values()];
}
