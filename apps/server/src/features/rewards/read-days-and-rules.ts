import type { AppContext } from "../../platform/app-context.ts";
import { dayIn } from "./day-in.ts";
import { type Rules, selectPastRules, selectPracticeDays } from "./rewards.queries.ts";
import { rulesByDay } from "./rules.ts";

/** A student's practice days, today in its time zone, and the rules of each day. */
export async function readDaysAndRules(
	app: Pick<AppContext, "db" | "now">,
	{ id, ...rules }: Rules & { id: string },
) {
	const [days, past] = await Promise.all([selectPracticeDays(app.db, [id]), selectPastRules(app.db, [id])]);
	return { days, today: dayIn(rules.time_zone, app.now()), rulesOf: rulesByDay(past, rules) };
}
