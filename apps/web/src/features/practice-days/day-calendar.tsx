import { Check } from "lucide-react";
import { Link } from "react-router";
import { practiceDayPath } from "../../paths/more-paths.ts";
import { count } from "../../platform/count-words.ts";
import { weekdayName } from "../../platform/time/time-words.ts";
import { Card } from "../../ui/card.tsx";
import { dayName, shortWeekday } from "./calendar-words.ts";
import { spanWords } from "./day-words.ts";
import type { Day } from "./practice-days.api.ts";
import "./day-calendar.css";

/** Two weeks of tiles, filled by the day's questions; each links to its work. */
export function DayCalendar({ days, today }: { days: readonly Day[]; today: string }) {
	return (
		<Card title="My days" className="dc">
			<p className="dc-words">{spanWords(days)}</p>
			<ol>
				{days.map((day) => (
					<li key={day.id}>
						<DayTile day={day} isToday={day.date === today} />
					</li>
				))}
			</ol>
		</Card>
	);
}

function DayTile({ day, isToday }: { day: Day; isToday: boolean }) {
	const { id, date, finished, goal, goal_reached, active_ms } = day;
	const fill = goal_reached ? 1 : Math.min(1, finished / Math.max(1, goal));
	const words = (
		<>
			<span className="dc-weekday" aria-hidden="true">
				{shortWeekday(date)}
			</span>
			<span className="dc-art" aria-hidden="true">
				<i style={{ height: `${100 * fill}%` }} />
				<b className="num">{finished > 0 ? finished : ""}</b>
				{goal_reached && <Check />}
			</span>
			<span className="dc-date" aria-hidden="true">
				{Number(date.slice(8))}
			</span>
			<span className="sr">{tileWords(day, isToday)}</span>
		</>
	);
	const look = `dc-day${goal_reached ? " is-reached" : ""}${isToday ? " is-today" : ""}`;
	if (finished === 0 && active_ms === 0) return <div className={look}>{words}</div>;
	return (
		<Link className={look} to={practiceDayPath(id)}>
			{words}
		</Link>
	);
}

function tileWords({ date, finished, active_ms, goal_reached }: Day, isToday: boolean): string {
	const weekday = `${weekdayName(date)}, ${dayName(date)}`;
	const day = isToday ? `Today, ${weekday}` : weekday;
	if (goal_reached) return `${day}: ${count(finished, "question")}, goal reached`;
	if (finished === 0 && active_ms === 0) return isToday ? `${day}: no questions yet` : `${day}: no questions`;
	return `${day}: ${count(finished, "question")}`;
}
