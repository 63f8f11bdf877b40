import type { StreakRules } from "@learnin/domain/rewards/streak";
import { dayNumber } from "@learnin/domain/rewards/week";
import type { Tx } from "../../platform/db/database.ts";
import { dayIn } from "./day-in.ts";
import { insertPastRules, lockRules, selectOptionalLastChange, updateRules } from "./rewards.queries.ts";
import type { PastRules, Rules } from "./rewards.queries.ts";

/**
 * Changes a student's time zone or goals from now on. Stores the earlier values, so that past days do not
 * change: every writer of these columns must use this.
 */
export async function changeRules(
	tx: Tx,
	student_id: string,
	change: Partial<Rules>,
	now: Date,
): Promise<void> {
	const { family_id, ...before } = await lockRules(tx, student_id);
	const after = { ...before, ...change };
	if (isSame(before, after)) return;
	const since = await selectOptionalLastChange(tx, student_id);
	// Rules that were replaced at once leave no row.
	if (since === undefined || since < now)
		await insertPastRules(tx, { student_id, family_id, since: since ?? null, until: now, ...before });
	await updateRules(tx, student_id, after);
}

function isSame(one: Rules, other: Rules): boolean {
	return (
		one.time_zone === other.time_zone &&
		one.daily_goal === other.daily_goal &&
		one.days_per_week === other.days_per_week
	);
}

export interface DayRules extends StreakRules {
	daily_goal: number;
}

interface Period extends Rules {
	first: number;
	last: number;
}

/**
 * The goal of each day, from the present rules and the past ones. On a day on which they changed the easier
 * ones apply; a day cut short by a clock change is excused.
 */
export function rulesByDay(past: readonly PastRules[], present: Rules): (date: string) => DayRules {
	const periods = toPeriods(past, present);
	return (date) => {
		const day = dayNumber(date);
		const held = periods.filter(({ first, last }) => first <= day && day <= last);
		const rules = held.length > 0 ? held : [present];
		return {
			daily_goal: Math.min(...rules.map(({ daily_goal }) => daily_goal)),
			days_per_week: Math.min(...rules.map(({ days_per_week }) => days_per_week)),
			is_excused: periods.some(({ last }, at) => last <= day && day < (periods[at + 1]?.first ?? 0)),
		};
	};
}

/** The student's time zone at a given time; the present one without a time. */
export function zoneAt(past: readonly PastRules[], present: { time_zone: string }, moment: Date): string {
	const then = past.find(({ since, until }) => (since === null || since <= moment) && until > moment);
	return (then ?? present).time_zone;
}

function toPeriods(past: readonly PastRules[], present: Rules): Period[] {
	const inOrder = past.toSorted((a, b) => a.until.getTime() - b.until.getTime());
	const dayOf = ({ time_zone }: Rules, moment: Date) => dayNumber(dayIn(time_zone, moment));
	const periods = inOrder.map((rules) => ({
		...rules,
		first: rules.since === null ? Number.NEGATIVE_INFINITY : dayOf(rules, rules.since),
		last: dayOf(rules, rules.until),
	}));
	const lastChange = inOrder.at(-1)?.until;
	const first = lastChange === undefined ? Number.NEGATIVE_INFINITY : dayOf(present, lastChange);
	return [...periods, { ...present, first, last: Number.POSITIVE_INFINITY }];
}
