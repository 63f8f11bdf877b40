import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { isDayWithWork } from "@learnin/domain/practice/practice-day";
import { countWords, dayWords, minutesWords } from "@learnin/domain/reports/words";
import { Check, Moon } from "lucide-react";
import { Link } from "react-router";
import { practiceDayPath } from "../../../paths/more-paths.ts";
import { weekdayName } from "../../../platform/time/time-words.ts";
import { Card } from "../../../ui/card.tsx";
import { classNames } from "../../../ui/class-names.ts";

type CalendarDay = StudentReport["calendar"][number];

/** Two weeks at a glance; a day links to everything done on it. */
export function PracticeCalendar({ report }: { report: StudentReport }) {
	const { calendar } = report;
	return (
		<Card title="Two weeks" className="calendar-card">
			<ol className="calendar">
				{calendar.map((day) => (
					<li key={day.date}>
						<Day day={day} report={report} />
					</li>
				))}
			</ol>
			<ul className="calendar-legend text-ink-2 text-sm">
				<li>
					<i aria-hidden="true">
						<Check className="i" />
					</i>
					Goal reached that day
				</li>
				<li>
					<i className="is-now" aria-hidden="true" />
					Today
				</li>
				{calendar.some(isRestDay) && (
					<li>
						<i aria-hidden="true">
							<Moon className="i is-rest" />
						</i>
						Rest day
					</li>
				)}
			</ul>
		</Card>
	);
}

function Day({ day, report }: { day: CalendarDay; report: StudentReport }) {
	const { date, day_id } = day;
	const { today, first_day } = report;
	const hasWork = isDayWithWork(day);
	const isToday = date === today;
	// No day that was missed: still to come, or before the first.
	const isOutside = date > today || date < first_day;
	const look = classNames(
		"calendar-day",
		isToday && "calendar-day--now",
		!hasWork && "calendar-day--none",
		isOutside && "calendar-day--outside",
	);
	const weekday = weekdayName(date);
	if (!hasWork)
		return (
			<div className={look} title={isRestDay(day) ? "Rest day" : undefined}>
				<DayFace day={day} weekday={weekday} isOutside={isOutside && !isRestDay(day)} />
				<span className="sr">{emptyWords(day, report)}</span>
			</div>
		);
	return (
		<Link className={look} to={practiceDayPath(day_id)}>
			<DayFace day={day} weekday={weekday} />
			<span className="sr">{spoken(day)}</span>
		</Link>
	);
}

interface DayFaceProps {
	day: CalendarDay;
	weekday: string;
	isOutside?: boolean;
}

function DayFace({ day, weekday, isOutside = false }: DayFaceProps) {
	const { date, finished, goal_reached } = day;
	return (
		<>
			<span className="calendar-date">
				<span aria-hidden="true">{weekday.charAt(0).toUpperCase()}</span> {Number(date.slice(8))}
				<span className="sr">{` ${weekday}, ${dayWords(date)}: `}</span>
			</span>
			<span className="calendar-count num" aria-hidden="true">
				{isOutside ? null : <DaySign day={day} />}
				{goal_reached && finished > 0 && <Check className="i" />}
			</span>
		</>
	);
}

function DaySign({ day }: { day: CalendarDay }) {
	if (isRestDay(day)) return <Moon className="i" />;
	return isDayWithWork(day) ? day.finished : "–";
}

/** Planned to be free: not a day that was missed. */
function isRestDay(day: CalendarDay): boolean {
	return day.is_rest && !isDayWithWork(day);
}

function emptyWords(day: CalendarDay, { today, first_day }: StudentReport): string {
	if (day.date > today) return "to come";
	if (isRestDay(day)) return "rest day";
	return day.date < first_day ? "before the first day of practice" : "no practice";
}

function spoken({ finished, first_try, active_ms, goal_reached }: CalendarDay): string {
	const goal = goal_reached && finished > 0 ? ", daily goal reached" : "";
	return `${countWords(finished, "question")}, ${first_try} right on the first try, ${minutesWords(active_ms)}${goal}`;
}
