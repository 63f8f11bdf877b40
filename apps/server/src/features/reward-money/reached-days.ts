import { dayGoal } from "@learnin/domain/practice/day-goal";
import type { Db } from "../../platform/db/database.ts";
import { dayIn, rulesByDay, selectPastRules, selectPracticeDays, zoneAt } from "../rewards/index.ts";
import { type Earner, selectDailyRewards } from "./money.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** A reward that a dead node or a long outage left open is paid within this many days. */
const lookBackDays = 3;

export interface ReachedDay {
	child: Earner;
	date: string;
	/** When it ended so far, on the child's calendar: the goal may be noticed on a later day. */
	happened: { at: Date; time_zone: string };
}

/**
 * Recent days on which these children reached their goal, by the rules of the streak, and that were not
 * settled yet; oldest first.
 */
export async function selectUnsettledDays(
	db: Db,
	children: readonly Earner[],
	now: Date,
): Promise<ReachedDay[]> {
	const ids = children.map(({ id }) => id);
	const from = new Date(now.getTime() - lookBackDays * DAY_MS);
	// Two days more, so that the first one is complete in any time zone.
	const days = await selectPracticeDays(db, ids, new Date(from.getTime() - 2 * DAY_MS));
	if (days.length === 0) return [];
	const [past, settled] = await Promise.all([
		selectPastRules(db, ids),
		selectDailyRewards(db, ids, dateBefore(from)),
	]);
	return children.flatMap((child) => {
		const isOwn = ({ student_id }: { student_id: string }) => student_id === child.id;
		const own = past.filter(isOwn);
		const rulesOf = rulesByDay(own, child);
		const first = dayIn(child.time_zone, from);
		const done = new Set(settled.filter(isOwn).map(({ date }) => date));
		return days
			.filter(isOwn)
			.filter(
				({ date, finished }) =>
					date >= first && dayGoal(finished, rulesOf(date).daily_goal).is_reached && !done.has(date),
			)
			.map(({ date, last_at: at }) => ({
				child,
				date,
				happened: { at, time_zone: zoneAt(own, child, at) },
			}));
	});
}

/** A date that is not later than today in any time zone. */
function dateBefore(moment: Date): string {
	return new Date(moment.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** Each child's questions finished today, and the goal. */
export async function selectToday(db: Db, children: readonly Earner[], now: Date) {
	const ids = children.map(({ id }) => id);
	const since = new Date(now.getTime() - 2 * DAY_MS);
	const [days, settled] = await Promise.all([
		selectPracticeDays(db, ids, since),
		selectDailyRewards(db, ids, dateBefore(since)),
	]);
	return new Map(
		children.map((child) => {
			const today = dayIn(child.time_zone, now);
			const isToday = (row: { student_id: string; date: string }) =>
				row.student_id === child.id && row.date === today;
			return [child.id, { today_count: days.find(isToday)?.finished ?? 0, earned: settled.find(isToday) }];
		}),
	);
}
