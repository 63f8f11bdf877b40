import { dayGoal, FREE_QUESTIONS_PER_DAY, isGoalInReach } from "@learnin/domain/practice/day-goal";
import { Check, ChevronRight, Flame, Minus, Moon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { count } from "../../../platform/count-words.ts";
import { Card } from "../../../ui/card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TenFrame } from "../../../ui/charts/ten-frame.tsx";
import { freeWords, streakWords, weekWords } from "./dashboard-words.ts";
import type { Dashboard } from "./practice.api.ts";

interface CardProps {
	dashboard: Dashboard;
}

interface DayCardProps {
	title: string;
	/** The card's figure. */
	figure: ReactNode;
	note: string | null;
	className?: string;
	children: ReactNode;
}

function DayCard({ title, figure, note, className, children }: DayCardProps) {
	return (
		<Card className={classNames("sd-card", className)}>
			<div className="sd-card-head">
				<h2>{title}</h2>
				<span className="num sd-figure">{figure}</span>
			</div>
			{children}
			{note !== null && <p className="sd-note">{note}</p>}
		</Card>
	);
}

export function TodayCard({ dashboard }: CardProps) {
	const { today_count, daily_goal, free_left } = dashboard;
	const { fields } = dayGoal(today_count, daily_goal);
	if (free_left !== null && !isGoalInReach(dashboard)) return <FreeCard left={free_left} />;
	return (
		<DayCard
			title="Today’s goal"
			className="sd-today"
			figure={
				<>
					{today_count}
					<small>/{daily_goal}</small>
				</>
			}
			note={free_left === null ? null : freeWords(free_left)}
		>
			<TenFrame wide filled={fields} label={`${today_count} of ${daily_goal} questions done today`} />
		</DayCard>
	);
}

/** Instead of a goal that the day's free questions can't reach. */
function FreeCard({ left }: { left: number }) {
	return (
		<DayCard
			title="Free questions"
			className="sd-today"
			figure={
				<>
					{left}
					<small>/{FREE_QUESTIONS_PER_DAY}</small>
				</>
			}
			note={freeWords(left)}
		>
			<TenFrame
				wide
				places={FREE_QUESTIONS_PER_DAY}
				filled={left}
				label={`${left} of today’s ${FREE_QUESTIONS_PER_DAY} free questions left`}
			/>
		</DayCard>
	);
}

type Day = Dashboard["week"][number];

export function StreakCard({ dashboard }: CardProps) {
	const { current_streak, first_day, week } = dashboard;
	const span = { first: first_day, today: week.at(-1)?.date };
	return (
		<DayCard
			title="Streak"
			className="sd-week"
			figure={
				<span className="sd-flame">
					<Flame className="i" />
					{current_streak}
					<span className="sr"> {current_streak === 1 ? "goal day" : "goal days"}</span>
				</span>
			}
			note={streakWords(dashboard, {
				hasRested: week.some(({ is_rest }) => is_rest),
				isInReach: isGoalInReach(dashboard),
			})}
		>
			<ul className="sd-days">
				{week.map((day) => (
					<li key={day.date} className={lookOf(day, span)}>
						<i aria-hidden="true" className="num">
							{signOf(day, span)}
						</i>
						<span aria-hidden="true">{day.weekday}</span>
						<span className="sr">
							{day.weekday}: {dayWords(day, span)}
						</span>
					</li>
				))}
			</ul>
			<ActivityLink />
		</DayCard>
	);
}

/** The day of the first answer or skip, and today. */
interface DaySpan {
	first: string;
	today: string | undefined;
}

function lookOf({ goal_reached, is_rest, date, count: done }: Day, { first, today }: DaySpan) {
	const isRest = is_rest && done === 0;
	return classNames(
		goal_reached && "is-reached",
		isRest && "is-rest",
		date === today && "is-today",
		date < first && "is-before",
	);
}

/** Each kind of day has its own shape: color alone is not enough. */
function signOf({ goal_reached, is_rest, date, count: done }: Day, { first, today }: DaySpan) {
	if (goal_reached) return <Check />;
	if (date === today || done > 0) return done;
	if (date < first) return null;
	return is_rest ? <Moon /> : <Minus />;
}

function dayWords({ goal_reached, is_rest, date, count: done }: Day, { first, today }: DaySpan): string {
	if (goal_reached) return "goal reached";
	if (date === today) return "goal not reached yet";
	if (done > 0) return `${count(done, "question")}, goal not reached`;
	if (date < first) return "before your first day";
	return is_rest ? "rest day" : "no questions";
}

/** A link to all days with practice. */
function ActivityLink() {
	return (
		<Link className="sd-days-link link tap-line" to={paths.ownActivity}>
			See your days
			<ChevronRight className="i" aria-hidden="true" />
		</Link>
	);
}

/** In calm mode: how much was done on each of the last seven days. */
export function WeekCard({ dashboard: { week, daily_goal } }: CardProps) {
	const total = week.reduce((sum, { count }) => sum + count, 0);
	const most = Math.max(daily_goal, ...week.map(({ count }) => count));
	return (
		<DayCard title="Last 7 days" className="sd-week" figure={total} note={weekWords(total)}>
			<ul className="sd-bars">
				{week.map(({ date, weekday, count }) => (
					<li key={date}>
						<span className="sr">
							{weekday}: {count} {count === 1 ? "question" : "questions"}
						</span>
						<span className="num" aria-hidden="true">
							{count > 0 ? count : ""}
						</span>
						{/* A day without questions has no bar. */}
						<i
							aria-hidden="true"
							style={{ height: count > 0 ? `${Math.max(4, Math.round((count / most) * 28))}px` : 0 }}
						/>
						<span aria-hidden="true">{weekday}</span>
					</li>
				))}
			</ul>
			<ActivityLink />
		</DayCard>
	);
}
