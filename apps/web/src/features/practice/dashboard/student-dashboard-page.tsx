import { dayGoal } from "@learnin/domain/practice/day-goal";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { ApiError } from "../../../platform/api/api-error.ts";
import { textOf } from "../../../platform/api/show-error.ts";
import { useInSlices } from "../../../platform/time/use-in-slices.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import type { Plan } from "../../learning/index.ts";
import { Celebrations, Collection, planQuery } from "../../learning/index.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { StreakCard, TodayCard, WeekCard } from "./day-cards.tsx";
import { GoCard } from "./go-card.tsx";
import { type FirstThing, heroOf } from "./hero-of.ts";
import { MoreWays } from "./more-ways.tsx";
import type { Dashboard } from "./practice.api.ts";
import { dashboardQuery } from "./practice.api.ts";
import { usePreferences, useProfile } from "../../profile/index.ts";
import { hasUnsent } from "../outbox/unsent-key.ts";
import "./student-dashboard.css";

const KeptAnswers = lazy(() =>
	import("../outbox/kept-answers.tsx").then((m) => ({ default: m.KeptAnswers })),
);

/** Up to this grade the page has fewer words and larger targets. */
const LAST_YOUNG_GRADE = 3;

export interface StudentDashboardPageProps {
	/** What a new child does before the first set; null if nothing. */
	firstOf: (placement: Dashboard["placement"], student_id: string) => FirstThing | null;
	/** Shown below the main action, unless that is the first thing itself. */
	Invitation: ComponentType<{ placement: Dashboard["placement"] }>;
}

/**
 * /student/dashboard: one thing to do now, today's progress, and the tiles so far; everything else behind one press.
 */
export function StudentDashboardPage(props: StudentDashboardPageProps) {
	const dashboard = useQuery(dashboardQuery);
	const plan = useQuery(planQuery);
	const error = dashboard.error ?? plan.error;
	const isShown = useInSlices(dashboard.data !== undefined && plan.data !== undefined);
	if (dashboard.data && plan.data && isShown)
		return <StudentDashboard dashboard={dashboard.data} plan={plan.data} {...props} />;
	if (!error) return <DashboardSkeleton />;
	const isOffline = error instanceof ApiError && error.code === "network";
	return (
		<EmptyState
			title={isOffline ? "Your dashboard needs the internet" : "Your dashboard didn’t load"}
			hint={isOffline ? <OfflineHint /> : textOf(error)}
			action={
				<Button
					variant="primary"
					busy={dashboard.isFetching || plan.isFetching}
					onClick={() => void Promise.all([dashboard.refetch(), plan.refetch()])}
				>
					Try again
				</Button>
			}
		/>
	);
}

/** It loads by itself when back online. */
function OfflineHint() {
	const { id } = useProfile();
	return hasUnsent(id)
		? "Your answers are saved on this device. When you’re back online, we’ll send them and load your dashboard."
		: "It’ll load when you’re back online. Everything you solved is safe.";
}

interface StudentDashboardProps extends StudentDashboardPageProps {
	dashboard: Dashboard;
	plan: Plan;
}

function StudentDashboard({ dashboard, plan, firstOf, Invitation }: StudentDashboardProps) {
	const { isCalm } = usePreferences();
	const { id } = useProfile();
	const [isWaiting] = useState(() => hasUnsent(id));
	const first = firstOf(dashboard.placement, id);
	// The card of what to do now says it.
	const isGoalTold = dayGoal(dashboard.today_count, dashboard.daily_goal).is_reached;
	const isYoung = dashboard.grade <= LAST_YOUNG_GRADE;
	return (
		<div className={classNames("sd", isYoung && "is-young")}>
			<Celebrations most={1} isGoalTold={isGoalTold} />
			<GoCard dashboard={dashboard} plan={plan} first={first} isYoung={isYoung} />
			{!heroOf(dashboard, first).isFirst && <Invitation placement={dashboard.placement} />}
			{isWaiting && (
				<Suspense fallback={null}>
					<KeptAnswers />
				</Suspense>
			)}
			<div className="sd-cards">
				<TodayCard dashboard={dashboard} />
				{isCalm ? <WeekCard dashboard={dashboard} /> : <StreakCard dashboard={dashboard} />}
			</div>
			<Collection plan={plan} />
			<MoreWays dashboard={dashboard} plan={plan} first={first} />
		</div>
	);
}
