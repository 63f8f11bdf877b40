import { dayGoal } from "@learnin/domain/practice/day-goal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { count } from "../../platform/count-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FormError } from "../../ui/messages/form-error.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TenFrame } from "../../ui/charts/ten-frame.tsx";
import { usePreferences } from "../profile/index.ts";
import type { Goals } from "./goals.api.ts";
import { GoalsWeek } from "./goals-week.tsx";
import { goalsQuery, useGoalsForm } from "./goals.api.ts";
import { NumberStepper } from "./number-stepper.tsx";
import "./goals.css";

/** /student/goals: how much a child wants to practice. */
export function GoalsPage() {
	const { data, error, isFetching, refetch } = useQuery(goalsQuery);
	if (data) return <GoalsForm goals={data} />;
	if (!error) {
		return (
			<div role="status" aria-label="Loading your goals" className="max-w-3xl">
				<Skeleton className="h-96 w-full rounded-3xl" />
			</div>
		);
	}
	return <LoadFailed title="Your goals couldn’t be loaded" query={{ error, isFetching, refetch }} />;
}

function GoalsForm({ goals }: { goals: Goals }) {
	const { isCalm } = usePreferences();
	const [daily, setDaily] = useState(goals.daily_goal);
	const [days, setDays] = useState(goals.days_per_week);
	const form = useGoalsForm();
	const { fields } = form.errors;
	const isSame = daily === goals.daily_goal && days === goals.days_per_week;
	return (
		<form className="goals" noValidate {...form.props}>
			<Card className="grid gap-6">
				<NumberStepper
					label="Questions a day"
					name="daily_goal"
					hint={dailyHint(goals.has_daily_reward, isCalm)}
					value={daily}
					min={goals.has_daily_reward ? goals.daily_goal : 1}
					max={100}
					error={fields["daily_goal"]}
					onChange={(value) => {
						setDaily(value);
						form.onCorrect("daily_goal");
					}}
				/>
				<NumberStepper
					label="Days a week"
					name="days_per_week"
					hint={restWords(days, isCalm)}
					value={days}
					min={1}
					max={7}
					error={fields["days_per_week"]}
					onChange={(value) => {
						setDays(value);
						form.onCorrect("days_per_week");
					}}
				/>
				<FormError form={form} />
				<div>
					<Button type="submit" variant="primary" size="lg" busy={form.isPending} disabled={isSame}>
						Save goals
					</Button>
				</div>
			</Card>
			<Card title="Today" className="goals-today">
				<Today done={goals.today_count} daily={daily} />
				<h2 className="goals-week-title">This week</h2>
				<GoalsWeek week={goals.week} firstDay={goals.first_day} wanted={days} />
				<p className="text-ink-2 text-sm">
					New goals start today. Goals you already reached still count. Your parents can change your goals,
					too.
				</p>
			</Card>
		</form>
	);
}

function Today({ done, daily }: { done: number; daily: number }) {
	const { is_reached, left, fields } = dayGoal(done, Math.max(1, daily));
	return (
		<>
			<p className="num goals-figure">
				{done}
				<small>/{daily}</small>
			</p>
			<TenFrame wide filled={fields} label={`${done} of ${count(daily, "question")} done today`} />
			<p role="status">{is_reached ? "Goal reached today." : `${count(left, "question")} to go.`}</p>
		</>
	);
}

/** In calm mode there is no streak for the goal to count toward. */
function dailyHint(hasReward: boolean, isCalm: boolean): string {
	if (isCalm)
		return hasReward
			? "Choose what feels right for a day. A parent can lower it."
			: "Choose what feels right for a day.";
	return hasReward
		? "Finish this many, and the day counts for your streak and your daily reward. A parent can lower it."
		: "Finish this many, and the day counts for your streak.";
}

function restWords(days: number, isCalm: boolean): string {
	if (days === 7) return isCalm ? "Every day of the week." : "Every day counts: no rest days.";
	const rest = count(7 - days, "rest day");
	return isCalm
		? `${rest} each week, whichever you like.`
		: `${rest} each week. They never break your streak.`;
}
