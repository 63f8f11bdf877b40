import { count } from "../../platform/count-words.ts";
import type { Goals } from "./goals.api.ts";

/** The week's progress toward the goal; never what was missed. */
export function weekWords(week: Goals["week"], wanted: number): string {
	const reached = week.filter(({ goal_reached }) => goal_reached).length;
	const left = wanted - reached;
	if (left <= 0) return "You reached this week’s goal. Extra days are a bonus.";
	const possible = week.filter(({ goal_reached, is }) => !goal_reached && is !== "past").length;
	if (left > possible && reached === 0) return "A new week starts on Monday.";
	if (left > possible) return `${count(reached, "day")} reached this week. A new week starts on Monday.`;
	if (reached === 0) return `Your goal for this week: ${count(wanted, "day")}.`;
	return `${reached} of ${count(wanted, "day")} reached, ${left} to go.`;
}
