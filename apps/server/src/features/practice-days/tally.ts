import { outcomeOf as learnedFrom } from "@learnin/domain/mastery/learning/finished-question";
import { questionOutcome } from "@learnin/domain/practice/session/question-outcome";
import { resultOf } from "../mastery/index.ts";
import type { AnsweredRow, EndedRow } from "./days.queries.ts";

/** What was done; `points` are stored points. */
export interface Figures {
	finished: number;
	first_try: number;
	correct: number;
	skipped: number;
	active_ms: number;
	points: number;
}

const nothing: Figures = { finished: 0, first_try: 0, correct: 0, skipped: 0, active_ms: 0, points: 0 };

/** What one question adds to its day. */
export interface Tallied {
	row: EndedRow;
	/** The same question ended earlier on this day. */
	is_again: boolean;
	figures: Figures;
}

/**
 * What each ended question adds to the figures of its day. The same question asked again on a day counts
 * once: where it was first finished, solved or skipped. So sets, days and spans are all sums of the same
 * numbers. Takes the questions oldest first.
 */
export function tally(rows: readonly EndedRow[]): Tallied[] {
	const seen = new Set<string>();
	return rows.map((row) => {
		const outcome = outcomeOf(row);
		const same = row.fingerprint ?? row.question_id;
		const once = (what: string, holds: boolean) => {
			const key = `${row.date} ${what} ${same}`;
			if (!holds || seen.has(key)) return 0;
			seen.add(key);
			return 1;
		};
		const isNew = once("ended", true) === 1;
		return {
			row,
			is_again: !isNew,
			figures: {
				finished: once("finished", !row.is_skipped),
				first_try: once("first_try", outcome === "first_try"),
				correct: once("correct", row.is_correct),
				skipped: once("skipped", row.is_skipped),
				active_ms: 0,
				points: row.points,
			},
		};
	});
}

/** How the question ended. */
export function outcomeOf(row: Omit<Parameters<typeof questionOutcome>[0], "is_finished">) {
	return questionOutcome({ ...row, is_finished: true });
}

/** Whether it was solved with a hint or a worked example, by the same rule as in its set and in the evidence. */
export function isWithHelp(row: Parameters<typeof resultOf>[0]): boolean {
	return learnedFrom(resultOf(row)) === "with_help";
}

/** The sum of what these questions and answers add. */
export function sumOf(
	ended: readonly Tallied[],
	answered: readonly Pick<AnsweredRow, "active_ms">[],
): Figures {
	const sum = { ...nothing };
	for (const { figures } of ended)
		for (const name of Object.keys(nothing) as (keyof Figures)[]) sum[name] += figures[name];
	for (const { active_ms } of answered) sum.active_ms += active_ms;
	return sum;
}

/** The values grouped by a key, in order of appearance. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const value of values) {
		const group = groups.get(keyOf(value));
		if (group === undefined) groups.set(keyOf(value), [value]);
		else group.push(value);
	}
	return groups;
}
