import { useQuery } from "@tanstack/react-query";
import { PlacementInvitation, placementQuery } from "../../features/placement/index.ts";
import { StudentDashboardPage } from "../../features/practice/dashboard/student-dashboard-page.tsx";

/** The dashboard with the invitation to a placement. Waits for both, so that nothing shifts. */
export function StudentDashboard() {
	const { data, isPending } = useQuery(placementQuery);
	return (
		<StudentDashboardPage
			isWaiting={isPending}
			invitation={data === undefined ? null : <PlacementInvitation placement={data} />}
		/>
	);
}
