import { useQuery } from "@tanstack/react-query";
import { useInSlices } from "../../../platform/time/use-in-slices.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { AnswersChart } from "../person/answers-chart.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { PaymentsCard } from "../person/payments-card.tsx";
import type { SuperadminDashboard } from "../people.api.ts";
import { superadminDashboardQuery } from "../people.api.ts";
import { SuperadminSkeleton } from "./superadmin-skeleton.tsx";
import { Trends } from "./trends.tsx";
import { WaitingCard } from "./waiting-card.tsx";
import "./superadmin-dashboard.css";

export interface SuperadminDashboardPageProps {
	/** Where payments are looked at. */
	operationsTo: string;
	/** The lists of people. */
	parentsTo: string;
	studentsTo: string;
}

export function SuperadminDashboardPage(props: SuperadminDashboardPageProps) {
	const { data, error, isFetching, refetch } = useQuery(superadminDashboardQuery);
	const isShown = useInSlices(data !== undefined);
	if (data && isShown) return <DashboardContent {...props} dashboard={data} />;
	if (!error) return <SuperadminSkeleton />;
	return <LoadFailed title="The dashboard couldn’t be loaded" query={{ error, isFetching, refetch }} />;
}

function DashboardContent({
	dashboard,
	operationsTo,
	parentsTo,
	studentsTo,
}: SuperadminDashboardPageProps & { dashboard: SuperadminDashboard }) {
	const { parents, registering_accounts, students } = dashboard;
	if (parents + registering_accounts + students === 0) return <NobodyYet />;
	return (
		<>
			<KeyFigures dashboard={dashboard} parentsTo={parentsTo} studentsTo={studentsTo} />
			<div className="superadmin-pair">
				<AnswersChart week={dashboard.week} />
				<div className="superadmin-side">
					<PaymentsCard
						payments={dashboard.payments}
						disagreements={dashboard.open_disagreements}
						operationsTo={operationsTo}
					/>
					<WaitingCard orders={dashboard.waiting_orders} invitations={dashboard.waiting_invitations} />
				</div>
			</div>
			<Trends />
		</>
	);
}

function NobodyYet() {
	return (
		<Card>
			<EmptyState
				title="Nobody has registered yet"
				hint="Figures appear here once the first parent creates an account."
				tile={{ kind: "bars", color: "gold", soft: true }}
			/>
		</Card>
	);
}
