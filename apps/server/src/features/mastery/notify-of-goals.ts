import { dayGoal } from "@learnin/domain/practice/day-goal";
import {
	goalReachedText,
	ownStreakText,
	streakText,
} from "@learnin/domain/notifications/learning-notifications";
import { isStreakMilestone } from "@learnin/domain/rewards/streak-milestones";
import type { Tx } from "../../platform/db/database.ts";
import { notify, notifyGuardians, type NotifyContext } from "../notifications/index.ts";
import { dayIn, rulesByDay, selectPastRules, selectPracticeDays, streakOf } from "../rewards/index.ts";
import type { NotifiedStudent } from "./learning/student-to-learn.queries.ts";
import { updateGoalNotified } from "./notified.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/**
 * Notifies of days that reached their goal through these questions, by the student's own calendar and the
 * rules of the streak: once per day, and of the streak when it is a round number. The student's row of
 * abilities must be locked.
 */
export async function notifyOfGoals(
	app: NotifyContext,
	tx: Tx,
	student: NotifiedStudent,
	finished: readonly { finished_at: Date; is_skipped: boolean }[],
): Promise<void> {
	const { id, time_zone, goal_told_on } = student;
	const dates = finished
		.filter(({ is_skipped }) => !is_skipped)
		.map(({ finished_at }) => dayIn(time_zone, finished_at))
		.filter((date) => goal_told_on === null || date > goal_told_on)
		.toSorted();
	const [first] = dates;
	// Usually the goal was reached before, and there is nothing to look up.
	if (first === undefined) return;
	const rulesOf = rulesByDay(await selectPastRules(tx, [id]), student);
	// One day more, so that the first one is complete in any time zone.
	const since = new Date(Date.parse(first) - DAY_MS);
	const reached = (await selectPracticeDays(tx, [id], since)).filter(
		({ date, finished: count }) =>
			dates.includes(date) && dayGoal(count, rulesOf(date).daily_goal).is_reached,
	);
	const last = reached.at(-1);
	if (last === undefined) return;
	await updateGoalNotified(tx, id, last.date);
	const all = await selectPracticeDays(tx, [id]);
	for (const { date } of reached) {
		const happened = { at: lastOn(date, finished, time_zone), time_zone };
		await notifyOfGoal(app, tx, student, { date, goal: rulesOf(date).daily_goal, happened });
		const { current_streak: days, longest_streak } = streakOf(all, date, rulesOf);
		if (isStreakMilestone(days))
			await notifyOfStreak(app, tx, student, { date, days, is_longest: days === longest_streak, happened });
	}
}

interface OfDay {
	date: string;
	happened: { at: Date; time_zone: string };
}

/** The time of the last question that ended on a day, which has one. */
function lastOn(date: string, finished: readonly { finished_at: Date }[], time_zone: string): Date {
	const times = finished.flatMap(({ finished_at }) =>
		dayIn(time_zone, finished_at) === date ? [finished_at.getTime()] : [],
	);
	return new Date(Math.max(...times));
}

async function notifyOfGoal(
	app: NotifyContext,
	tx: Tx,
	{ id, family_id, name, daily_reward_minor }: NotifiedStudent,
	{ date, goal, happened }: OfDay & { goal: number },
): Promise<void> {
	// A day's reward is mentioned with its amount.
	if (daily_reward_minor > 0) return;
	await notifyGuardians(app, tx, {
		family_id,
		kind: "goal_reached",
		event_key: `goal-${id}-${date}`,
		student_id: id,
		description: goalReachedText(name, goal),
		page: "/parent/dashboard",
		happened,
	});
}

async function notifyOfStreak(
	app: NotifyContext,
	tx: Tx,
	{ id, family_id, account_id, name }: NotifiedStudent,
	{ date, happened, ...streak }: OfDay & { days: number; is_longest: boolean },
): Promise<void> {
	const event_key = `streak-${id}-${date}`;
	await notifyGuardians(app, tx, {
		family_id,
		kind: "streak_milestone",
		event_key,
		student_id: id,
		description: streakText(name, streak),
		page: "/parent/dashboard",
		happened,
	});
	if (account_id === null) return;
	await notify(app, tx, {
		account_id,
		kind: "own_streak",
		event_key,
		student_id: id,
		description: ownStreakText(streak),
		happened,
	});
}
