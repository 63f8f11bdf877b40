import { Check, Moon } from "lucide-react";
import { Link } from "react-router";
import { practiceDayPath } from "../../paths/more-paths.ts";
import { count } from "../../platform/count-words.ts";
import { weekdayName } from "../../platform/time/time-words.ts";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { dayName, shortWeekday } from "./calendar-words.ts";
import { spanWords } from "./day-words.ts";
import type { Day, PracticeDays } from "./practice-days.api.ts";
import "./day-calendar.css";

/** Two weeks of tiles, filled by the day's questions; each links to its work. Those before the first day are blank. */
export function DayCalendar({ span: { days, today, first_day } }: { span: PracticeDays }) {
	return (
		<Card title="My days" className="dc">
			<p className="dc-words">{spanWords(days)}</p>
			<ol>
				{days.map((day) => (
					<li key={day.id}>
						<DayTile day={day} isToday={day.date === today} isBefore={day.date < first_day} />
					</li>
				))}
			</ol>
			{days.some(isRestDay) && (
				<p className="dc-legend" aria-hidden="true">
					<Moon className="i" />
					Rest day
				</p>
			)}
		</Card>
	);
}

interface DayTileProps {
	day: Day;
	isToday: boolean;
	/** Before the child's first day. */
	isBefore: boolean;
}

function DayTile({ day, isToday, isBefore }: DayTileProps) {
	const { id, date, finished, goal, goal_reached, active_ms } = day;
	const isEmpty = finished === 0 && active_ms === 0;
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
				{isRestDay(day) && <Moon className="dc-rest" />}
			</span>
			<span className="dc-date" aria-hidden="true">
				{Number(date.slice(8))}
			</span>
			<span className="sr">{isEmpty ? emptyWords(day, isToday, isBefore) : tileWords(day, isToday)}</span>
		</>
	);
	const look = classNames(
		"dc-day",
		goal_reached && "is-reached",
		isToday && "is-today",
		isEmpty && isBefore && "is-before",
	);
	if (isEmpty)
		return (
			<div className={look} title={isRestDay(day) ? "Rest day" : undefined}>
				{words}
			</div>
		);
	return (
		<Link className={look} to={practiceDayPath(id)}>
			{words}
		</Link>
	);
}

function isRestDay({ finished, active_ms, is_rest }: Day): boolean {
	return is_rest && finished === 0 && active_ms === 0;
}

function emptyWords({ date, is_rest }: Day, isToday: boolean, isBefore: boolean): string {
	if (isToday) return `${dayWords(date, isToday)}: no questions yet`;
	if (is_rest) return `${dayWords(date, isToday)}: rest day`;
	return isBefore
		? `${dayWords(date, isToday)}: before your first day`
		: `${dayWords(date, isToday)}: no questions`;
}

function dayWords(date: string, isToday: boolean): string {
	const weekday = `${weekdayName(date)}, ${dayName(date)}`;
	return isToday ? `Today, ${weekday}` : weekday;
}

function tileWords({ date, finished, goal_reached }: Day, isToday: boolean): string {
	const day = dayWords(date, isToday);
	if (goal_reached) return `${day}: ${count(finished, "question")}, goal reached`;
	return `${day}: ${count(finished, "question")}`;
}
