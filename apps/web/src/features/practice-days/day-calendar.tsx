import { isDayWithWork } from "@learnin/domain/practice/practice-day";
import { Check, Minus, Moon } from "lucide-react";
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
	const { id, date, finished, goal, goal_reached } = day;
	const isEmpty = !isDayWithWork(day);
	const fill = Math.min(1, finished / Math.max(1, goal));
	const words = (
		<>
			<span className="dc-weekday" aria-hidden="true">
				{shortWeekday(date)}
			</span>
			<span className="dc-art" aria-hidden="true">
				{finished > 0 && <b className="num">{finished}</b>}
				{finished > 0 && !goal_reached && (
					<i>
						<i style={{ width: `${100 * fill}%` }} />
					</i>
				)}
				{goal_reached && <Check />}
				{isEmpty && !isToday && <EmptySign day={day} isBefore={isBefore} />}
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

/** The same signs as in the week on the dashboard. */
function EmptySign({ day, isBefore }: Pick<DayTileProps, "day" | "isBefore">) {
	if (isRestDay(day)) return <Moon className="dc-sign" />;
	return isBefore ? null : <Minus className="dc-sign" />;
}

function isRestDay(day: Day): boolean {
	return day.is_rest && !isDayWithWork(day);
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
