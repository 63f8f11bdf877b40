import type { StreakRules } from "@learnin/domain/rewards/streak";
import { dayNumber } from "@learnin/domain/rewards/week";
import type { Tx } from "../../platform/db/database.ts";
import { dayIn } from "./day-in.ts";
import {
	insertPastRules,
	lockRules,
	type PastRules,
	type Rules,
	selectOptionalLastChange,
	updateRules,
} from "./rewards.queries.ts";

/**
 * Changes a student's time zone or goals from now on. What held until now is kept, so that the days practised so far
 * stay the days they were: every writer of these columns goes through here.
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
	// Rules that held for no time left no trace.
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
 * What each day asked of a student, from the present rules and the past ones. On a day on which they changed the
 * easier ones hold; a day that ended early because the clock was put on is excused.
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

/** The time zone that a student had at a moment; the present one where there is no such moment. */
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
