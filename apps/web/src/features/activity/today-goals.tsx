import { dayGoal } from "@learnin/domain/practice/day-goal";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { TenFrame } from "../../ui/ten-frame.tsx";
import type { DashboardChild } from "./activity.api.ts";
import { count } from "../../platform/count-words.ts";

/** How far each child is with the goal of the day. */
export function TodayGoals({
	goalChildren,
	callNames,
}: {
	goalChildren: readonly DashboardChild[];
	callNames: ReadonlyMap<string, string>;
}) {
	return (
		<Card title="Today’s goal" className="self-stretch">
			<ul className="today-goals">
				{goalChildren.map((child) => (
					<li key={child.id}>
						<TodayGoal child={child} name={callNames.get(child.id) ?? child.name} />
					</li>
				))}
			</ul>
		</Card>
	);
}

function TodayGoal({
	child: { today_count, daily_goal, week },
	name,
}: {
	child: DashboardChild;
	name: string;
}) {
	const label = `${name}: ${today_count} of ${daily_goal} today`;
	const reached = week.filter((day) => day.goal_reached).length;
	return (
		<div className="grid gap-2">
			<div className="flex flex-wrap items-baseline justify-between gap-x-3">
				<h3 className="min-w-0 text-base">{name}</h3>
				<span className="text-ink-2 text-sm">
					<span className="num text-ink text-lg font-bold">{today_count}</span> of {daily_goal}
				</span>
			</div>
			{/* A ten-frame is ten: other goals have a plain bar. */}
			{daily_goal === 10 ? (
				<TenFrame wide filled={today_count} label={label} />
			) : (
				<ProgressBar value={today_count / daily_goal} label={label} tone="gold" />
			)}
			<p className="text-ink-3 text-sm">{goalWords(today_count, daily_goal, reached)}</p>
		</div>
	);
}

function goalWords(today: number, goal: number, reached: number): string {
	const { is_reached, left } = dayGoal(today, goal);
	const now = is_reached ? "Goal reached today" : `${left} to go`;
	return reached > 0 ? `${now}. Reached on ${count(reached, "day")} of the last 7.` : `${now}.`;
}
