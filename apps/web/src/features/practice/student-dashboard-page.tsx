import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { textOf } from "../../platform/show-error.ts";
import { useAfterPaint } from "../../platform/use-after-paint.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Plan } from "../learning/index.ts";
import { Celebrations, PlanSteps, planQuery, SkillBoard } from "../learning/index.ts";
import { ContinueCard } from "./continue-card.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { FreeCard, MasteredCard, StreakCard, TodayCard, WeekCard } from "./dashboard-cards.tsx";
import type { Dashboard } from "./practice.api.ts";
import { dashboardQuery } from "./practice.api.ts";
import { heroOf } from "./hero-of.ts";
import { BookmarksCard, DailySetCard, MistakesCard } from "./set-cards.tsx";
import { usePreferences, useProfile } from "../profile/index.ts";
import { OwnRewards } from "../reward-money/index.ts";
import { hasUnsent } from "./unsent-key.ts";
import "./student-dashboard.css";

const KeptAnswers = lazy(() => import("./kept-answers.tsx").then((m) => ({ default: m.KeptAnswers })));

export interface StudentDashboardPageProps {
	/** Stands below what is to be done now. */
	invitation: ReactNode;
	/** Whether the invitation is still being asked for. */
	isWaiting: boolean;
}

/** /student/dashboard: what to do today and why, and how it goes. */
export function StudentDashboardPage({ invitation, isWaiting }: StudentDashboardPageProps) {
	const dashboard = useQuery(dashboardQuery);
	const plan = useQuery(planQuery);
	const error = dashboard.error ?? plan.error;
	if (dashboard.data && plan.data && !isWaiting)
		return <StudentDashboard dashboard={dashboard.data} plan={plan.data} invitation={invitation} />;
	if (!error) return <DashboardSkeleton />;
	const isOffline = error instanceof ApiError && error.code === "network";
	return (
		<EmptyState
			title={isOffline ? "Your dashboard needs the internet" : "Your dashboard did not load"}
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

/** It is asked for again by itself when the line is back. */
function OfflineHint() {
	const { id } = useProfile();
	return hasUnsent(id)
		? "Your answers are saved on this device. When you are back online, we will send them and load your dashboard."
		: "It will load when you are back online. Everything you solved is safe.";
}

interface StudentDashboardProps extends Pick<StudentDashboardPageProps, "invitation"> {
	dashboard: Dashboard;
	plan: Plan;
}

function StudentDashboard({ dashboard, plan, invitation }: StudentDashboardProps) {
	const { isCalm } = usePreferences();
	const { id } = useProfile();
	const isPainted = useAfterPaint();
	const [isWaiting] = useState(() => hasUnsent(id));
	const { state } = heroOf(dashboard);
	return (
		<>
			<Celebrations />
			<ContinueCard dashboard={dashboard} />
			{invitation}
			{isWaiting && (
				<Suspense fallback={null}>
					<KeptAnswers />
				</Suspense>
			)}
			{/* Once the free questions are done, nothing could be started. */}
			{(dashboard.is_enrolled || state !== "finished") && (
				<PlanSteps plan={plan} isFinished={state === "finished"} />
			)}
			<div className="sd-cards">
				<TodayCard dashboard={dashboard} />
				{isCalm ? <WeekCard dashboard={dashboard} /> : <StreakCard dashboard={dashboard} />}
				{!dashboard.is_enrolled && <FreeCard />}
				{/* Where the day's set is what to continue, it stands above already. */}
				{state === "continue" && dashboard.unfinished[0]?.kind !== "daily" && (
					<DailySetCard dashboard={dashboard} />
				)}
				<MistakesCard dashboard={dashboard} />
				<BookmarksCard dashboard={dashboard} />
				<MasteredCard plan={plan} />
			</div>
			{isPainted && (
				<Suspense fallback={null}>
					<OwnRewards />
				</Suspense>
			)}
			<SkillBoard openSkillIds={dashboard.unfinished.flatMap(({ skill_id }) => skill_id ?? [])} />
		</>
	);
}
