import { Check, Moon } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import type { Goals } from "./goals.api.ts";
import { weekWords } from "./week-words.ts";

export interface GoalsWeekProps {
	week: Goals["week"];
	/** The child's first day. */
	firstDay: string;
	/** The goal in days a week. */
	wanted: number;
}

/** Monday to Sunday: reached days, today, and days ahead. */
export function GoalsWeek({ week, firstDay, wanted }: GoalsWeekProps) {
	return (
		<>
			<ul className="goals-week">
				{week.map(({ date, weekday, goal_reached, is_rest, is }) => (
					<li
						key={date}
						className={classNames(goal_reached && "is-reached", `is-${is}`, date < firstDay && "is-before")}
					>
						<i aria-hidden="true">{goal_reached ? <Check /> : is_rest && <Moon className="goals-rest" />}</i>
						<span aria-hidden="true">{weekday.charAt(0)}</span>
						<span className="sr">{`${weekday}: ${stateWords(date < firstDay ? "before" : is, { goal_reached, is_rest })}`}</span>
					</li>
				))}
			</ul>
			<p role="status">{weekWords(week, wanted)}</p>
		</>
	);
}

/** `is` relative to today, or before the child's first day. */
function stateWords(
	is: Goals["week"][number]["is"] | "before",
	{ goal_reached, is_rest }: Pick<Goals["week"][number], "goal_reached" | "is_rest">,
): string {
	if (is === "before") return "before your first day";
	if (goal_reached) return "goal reached";
	if (is_rest) return "rest day";
	if (is === "today") return "today, goal not reached yet";
	return is === "ahead" ? "still to come" : "goal not reached";
}
