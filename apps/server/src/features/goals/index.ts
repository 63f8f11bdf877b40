import { dayGoal } from "@learnin/domain/practice/day-goal";
import * as contract from "@learnin/contract/routes/people/goals.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { changeRules, currentWeek, readDaysAndRules, restedDays, selectFirstDay } from "../rewards/index.ts";
import { selectGoals } from "./goals.queries.ts";

/**
 * A child may set its own goals, as a parent may on the children's page, but not lower one that earns money.
 */
export function goalsRoutes(app: AppContext): void {
	registerRoute(app, contract.getGoals, ({ viewer }) => readGoals(app, viewer.student_id));
	registerRoute(app, contract.setGoals, async ({ viewer: { student_id }, body }) => {
		await inTransaction(app.db, async (tx) => {
			const { daily_reward_minor, daily_goal } = await selectGoals(tx, student_id);
			if (daily_reward_minor > 0 && body.daily_goal < daily_goal) throw new ApiError("goal_has_reward");
			await changeRules(tx, student_id, body, app.now());
		});
		return readGoals(app, student_id);
	});
}

async function readGoals(app: AppContext, student_id: string) {
	const { daily_goal, days_per_week, time_zone, daily_reward_minor } = await selectGoals(app.db, student_id);
	const student = { id: student_id, time_zone, daily_goal, days_per_week };
	const { days, today, rulesOf } = await readDaysAndRules(app, student);
	const rested = restedDays(days, today, rulesOf);
	return {
		daily_goal,
		days_per_week,
		has_daily_reward: daily_reward_minor > 0,
		today_count: days.find(({ date }) => date === today)?.finished ?? 0,
		first_day: await selectFirstDay(app.db, student_id, today),
		week: currentWeek(days, today).map(({ date, weekday, finished }) => ({
			date,
			weekday,
			count: finished,
			goal_reached: dayGoal(finished, rulesOf(date).daily_goal).is_reached,
			is_rest: rested.has(date),
			is: date === today ? ("today" as const) : date < today ? ("past" as const) : ("ahead" as const),
		})),
	};
}
