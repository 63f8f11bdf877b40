import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Gift, UserPlus } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { paths } from "../../../paths/paths.ts";
import { useInSlices } from "../../../platform/time/use-in-slices.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { FoldOnPhone } from "../../../ui/fold-on-phone.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import type { Dashboard } from "../activity.api.ts";
import { dashboardQuery } from "../activity.api.ts";
import { AttentionCard } from "./attention-card.tsx";
import { ChildCard } from "./child-card.tsx";
import { callNames } from "../child-names.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { greetingOf } from "./greeting.ts";
import { RecentActivity } from "./recent-activity.tsx";
import { SolvedChart } from "./solved-chart.tsx";
import { WalletCard } from "./wallet-card.tsx";
import { useProfile } from "../../profile/index.ts";
import { readAgain, useLiveActivity } from "../../reports/index.ts";
import "./dashboard.css";

/** A family that practices never sees it. */
const NothingYet = lazy(() => import("./nothing-yet.tsx").then((m) => ({ default: m.NothingYet })));

export function ParentDashboardPage() {
	const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
	const news = useDashboardNews(data);
	const isShown = useInSlices(data !== undefined);
	return (
		<>
			<p className="sr" role="status">
				{news}
			</p>
			{data && isShown && <DashboardContent dashboard={data} />}
			{!data && error && (
				<LoadFailed title="The dashboard couldn’t be loaded" query={{ error, isFetching, refetch }} />
			)}
			{!isShown && !error && <DashboardSkeleton />}
		</>
	);
}

/** Reloads the dashboard when a child did something or joined; returns the sentence that says what was finished. */
function useDashboardNews(dashboard: Dashboard | undefined): string {
	const client = useQueryClient();
	const { notifications_count } = useProfile();
	const heard = useRef(notifications_count);
	// A notification tells what no answer does: a child has joined, a payment was received.
	useEffect(() => {
		if (heard.current !== notifications_count) void readAgain(client, dashboardQuery.queryKey);
		heard.current = notifications_count;
	}, [client, notifications_count]);
	const [news, setNews] = useState("");
	const before = finishedToday(dashboard);
	useLiveActivity(async () => {
		await readAgain(client, dashboardQuery.queryKey);
		const after = finishedToday(client.getQueryData(dashboardQuery.queryKey));
		if (before !== null && after !== null && after.count > before.count) setNews(after.words);
	});
	return news;
}

function finishedToday(dashboard: Dashboard | undefined): { count: number; words: string } | null {
	if (!dashboard) return null;
	const names = callNames(dashboard.children);
	const parts = dashboard.children
		.filter((child) => child.today_count > 0)
		.map(({ id, name, today_count }) => `${names.get(id) ?? name} ${today_count}`);
	return {
		count: dashboard.children.reduce((sum, child) => sum + child.today_count, 0),
		words: `Questions finished today: ${parts.join(", ")}.`,
	};
}

function DashboardContent({ dashboard }: { dashboard: Dashboard }) {
	const { children, recent_sessions, email_to_confirm } = dashboard;
	const names = callNames(children);
	const hasPractice = recent_sessions.length > 0;
	const joined = children.filter((child) => child.has_joined);
	return (
		<>
			<GreetingHeader dashboard={dashboard} />
			{/* Before anybody joined, the first steps say what comes next. */}
			{(joined.length > 0 || email_to_confirm !== null) && (
				<AttentionCard all={joined.length > 0 ? children : []} callNames={names} email={email_to_confirm} />
			)}
			{children.length > 0 && (
				<section className="child-cards" aria-label="Children">
					{children.map((child) => (
						<ChildCard key={child.id} child={child} callName={names.get(child.id) ?? child.name} />
					))}
				</section>
			)}
			<div className="dashboard-rows">
				<FamilyActions className="dashboard-add--below" hasChildren={children.length > 0} />
				<WalletCard />
				{hasPractice && (
					<FoldOnPhone label="Questions finished">
						<SolvedChart childrenOfChart={joined} callNames={names} />
					</FoldOnPhone>
				)}
			</div>
			{hasPractice ? (
				<FoldOnPhone label="Recent activity">
					<RecentActivity
						sessions={recent_sessions}
						avatars={new Map(children.map(({ id, avatar }) => [id, avatar]))}
						callNames={names}
					/>
				</FoldOnPhone>
			) : (
				<Suspense fallback={null}>
					<NothingYet names={joined.map(({ id, name }) => names.get(id) ?? name)} />
				</Suspense>
			)}
		</>
	);
}

function GreetingHeader({ dashboard }: { dashboard: Dashboard }) {
	const { title, before, figure, after } = greetingOf(dashboard);
	return (
		<section className="greeting">
			<div>
				<h2 className="greeting-title">{title}</h2>
				<p>
					{before}
					{figure !== "" && <b>{figure}</b>}
					{after}
				</p>
			</div>
			<FamilyActions hasChildren={dashboard.children.length > 0} />
		</section>
	);
}

/** Beside the greeting, and on a phone below the children; only one of the two is shown. */
function FamilyActions({ hasChildren, className }: { hasChildren: boolean; className?: string }) {
	return (
		<p className={classNames("dashboard-add", className)}>
			<ButtonLink
				variant={hasChildren ? "line" : "primary"}
				to={paths.addInvitation}
				reloadDocument
				icon={<UserPlus className="i" />}
			>
				Add a child
			</ButtonLink>
			{hasChildren && (
				<ButtonLink variant="line" to={paths.rewards} icon={<Gift className="i" />}>
					Rewards
				</ButtonLink>
			)}
		</p>
	);
}
