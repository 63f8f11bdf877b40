import { isPracticeDay } from "@learnin/domain/practice/practice-day";
import type { CSSProperties } from "react";
import type { DashboardChild } from "../activity.api.ts";
import { count } from "../../../platform/count-words.ts";

/** A tile for each of the last seven days, filled by progress toward the daily goal. */
export function WeekTiles({ child: { week, daily_goal } }: { child: DashboardChild }) {
	const practiced = week.filter(isPracticeDay).length;
	const reached = week.filter((day) => day.goal_reached).length;
	const label = `Practiced on ${practiced} of 7 days, daily goal of ${daily_goal} reached on ${count(reached, "day")}`;
	return (
		<div className="week-tiles" role="img" aria-label={label}>
			{week.map(({ date, weekday, finished }) => (
				<span key={date}>
					<i style={{ "--v": Math.min(1, finished / daily_goal) } as CSSProperties} />
					{weekday.slice(0, 1)}
				</span>
			))}
		</div>
	);
}
