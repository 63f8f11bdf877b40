import { useQuery } from "@tanstack/react-query";
import { firstThing, PlacementInvitation, placementQuery } from "../../features/placement/index.ts";
import { StudentDashboardPage } from "../../features/practice/dashboard/student-dashboard-page.tsx";

/** The dashboard with the invitation to a placement, which for a new child is the first thing to do. Waits for both, so that nothing shifts. */
export function StudentDashboard() {
	const { data, isPending } = useQuery(placementQuery);
	return (
		<StudentDashboardPage
			isWaiting={isPending}
			first={data === undefined ? null : firstThing(data)}
			invitation={data === undefined ? null : <PlacementInvitation placement={data} />}
		/>
	);
}
