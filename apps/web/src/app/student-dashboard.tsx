import { useQuery } from "@tanstack/react-query";
import { PlacementInvitation, placementQuery } from "../features/placement/index.ts";
import { StudentDashboardPage } from "../features/practice/dashboard/student-dashboard-page.tsx";

/** The dashboard with what asks a child to find its starting point. Nothing moves when that comes: both are waited for. */
export function StudentDashboard() {
	const { data, isPending } = useQuery(placementQuery);
	return (
		<StudentDashboardPage
			isWaiting={isPending}
			invitation={data === undefined ? null : <PlacementInvitation placement={data} />}
		/>
	);
}
