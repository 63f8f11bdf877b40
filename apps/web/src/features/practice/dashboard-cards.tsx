import { dayGoal } from "@learnin/domain/practice/day-goal";
import { Award, Check, ChevronRight, Flame } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../paths/paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { TenFrame } from "../../ui/ten-frame.tsx";
import { TileArt } from "../../ui/tile.tsx";
import type { Plan } from "../learning/index.ts";
import { tileAt } from "../learning/index.ts";
import { DashboardCard } from "./dashboard-card.tsx";
import { dayName, masteredWords, streakWords, todayWords, weekWords } from "./dashboard-words.ts";
import type { Dashboard } from "./practice.api.ts";

interface CardProps {
	dashboard: Dashboard;
}

export function TodayCard({ dashboard: { today_count, daily_goal } }: CardProps) {
	const { fields } = dayGoal(today_count, daily_goal);
	return (
		<DashboardCard
			title="Today"
			figure={
				<>
					{today_count}
					<small>/{daily_goal}</small>
				</>
			}
			note={todayWords(today_count, daily_goal)}
		>
			<TenFrame wide filled={fields} label={`${today_count} of ${daily_goal} questions done today`} />
		</DashboardCard>
	);
}

export function StreakCard({ dashboard }: CardProps) {
	const { current_streak, longest_streak, week } = dashboard;
	const days = week.slice(0, -1).slice(-Math.max(1, current_streak - 1));
	const hasRested = current_streak > 1 && days.some(({ goal_reached }) => !goal_reached);
	return (
		<DashboardCard
			title="Streak"
			figure={
				<span className="sd-flame">
					<Flame className="i" />
					{current_streak}
					<span className="sr"> {current_streak === 1 ? "day" : "days"} in a row</span>
				</span>
			}
			note={streakWords(current_streak, longest_streak)}
		>
			<ul className="sd-days">
				{week.map(({ date, weekday, goal_reached }) => (
					<li key={date} className={classNames(goal_reached && "is-reached")}>
						<i aria-hidden="true">{goal_reached && <Check />}</i>
						<span aria-hidden="true">{weekday.charAt(0)}</span>
						<span className="sr">
							{weekday}: {goal_reached ? "goal reached" : "goal not reached"}
						</span>
					</li>
				))}
			</ul>
			{hasRested && <p className="sd-note">Rest days do not break a streak.</p>}
			<ActivityLink />
		</DashboardCard>
	);
}

/** To every day that was practised. */
function ActivityLink() {
	return (
		<Link className="sd-days-link link tap-line" to={paths.ownActivity}>
			See your days
			<ChevronRight className="i" aria-hidden="true" />
		</Link>
	);
}

/** How much was done on each of the last seven days. */
export function WeekCard({ dashboard: { week, daily_goal } }: CardProps) {
	const total = week.reduce((sum, { count }) => sum + count, 0);
	const most = Math.max(daily_goal, ...week.map(({ count }) => count));
	return (
		<DashboardCard title="Last 7 days" figure={total} note={weekWords(total)}>
			<ul className="sd-bars">
				{week.map(({ date, weekday, count }) => (
					<li key={date}>
						<span className="sr">
							{weekday}: {count} {count === 1 ? "question" : "questions"}
						</span>
						<span className="num" aria-hidden="true">
							{count > 0 ? count : ""}
						</span>
						<i aria-hidden="true" style={{ height: `${Math.max(4, Math.round((count / most) * 56))}px` }} />
						<span aria-hidden="true">{weekday.charAt(0)}</span>
					</li>
				))}
			</ul>
			<ActivityLink />
		</DashboardCard>
	);
}

/** While nobody has paid: what is open, and how all of it opens. */
export function FreeCard() {
	return (
		<DashboardCard title="Free practice" figure={5} note="A parent can start the 30 days at any time.">
			<p className="sd-free">
				Right now <b>5 questions a day</b> are free. With the 30 days you can practice as much as you like.
			</p>
		</DashboardCard>
	);
}

/** The newest tiles of the board. */
export function MasteredCard({ plan: { mastered_lately } }: { plan: Plan }) {
	return (
		<DashboardCard
			title="Mastered lately"
			figure={mastered_lately.length > 0 ? mastered_lately.length : <Award className="i" />}
			note={masteredWords(mastered_lately.length)}
		>
			<ul className="sd-mastered">
				{mastered_lately.slice(0, 3).map(({ skill_id, name, place, mastered_on }) => (
					<li key={skill_id}>
						<svg viewBox="0 0 100 100" aria-hidden="true">
							<TileArt {...tileAt(place)} />
						</svg>
						<span>
							<b>{name}</b>
							<span>{dayName(mastered_on)}</span>
						</span>
					</li>
				))}
			</ul>
		</DashboardCard>
	);
}
