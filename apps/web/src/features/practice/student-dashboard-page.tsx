import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { textOf } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ContinueCard } from "./continue-card.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { FreeCard, StreakCard, TodayCard, WeekCard } from "./dashboard-cards.tsx";
import type { Dashboard } from "./practice.api.ts";
import { dashboardQuery } from "./practice.api.ts";
import { BookmarksCard, DailySetCard, MistakesCard } from "./set-cards.tsx";
import { SkillBoard } from "./skill-board.tsx";
import { usePreferences, useProfile } from "../profile/index.ts";
import { OwnRewards } from "../reward-money/index.ts";
import { hasUnsent } from "./unsent-key.ts";
import "./student-dashboard.css";

const KeptAnswers = lazy(() => import("./kept-answers.tsx").then((m) => ({ default: m.KeptAnswers })));

export function StudentDashboardPage() {
	const { data, error, refetch, isFetching } = useQuery(dashboardQuery);
	if (data) return <StudentDashboard dashboard={data} />;
	if (!error) return <DashboardSkeleton />;
	return (
		<EmptyState
			title="Your dashboard did not load"
			hint={textOf(error)}
			action={
				<Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
					Try again
				</Button>
			}
		/>
	);
}

function StudentDashboard({ dashboard }: { dashboard: Dashboard }) {
	const { isCalm } = usePreferences();
	const { id } = useProfile();
	const [isWaiting] = useState(() => hasUnsent(id));
	return (
		<>
			<ContinueCard dashboard={dashboard} />
			{isWaiting && (
				<Suspense fallback={null}>
					<KeptAnswers />
				</Suspense>
			)}
			<div className="sd-cards">
				<TodayCard dashboard={dashboard} />
				{!isCalm && <StreakCard dashboard={dashboard} />}
				{dashboard.is_enrolled ? <WeekCard dashboard={dashboard} /> : <FreeCard />}
				<DailySetCard dashboard={dashboard} />
				<MistakesCard dashboard={dashboard} />
				<BookmarksCard dashboard={dashboard} />
			</div>
			<Suspense fallback={null}>
				<OwnRewards />
			</Suspense>
			<SkillBoard dashboard={dashboard} />
		</>
	);
}
