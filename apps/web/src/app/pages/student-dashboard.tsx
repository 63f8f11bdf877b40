import { firstThing, PlacementInvitation } from "../../features/placement/index.ts";
import { StudentDashboardPage } from "../../features/practice/dashboard/student-dashboard-page.tsx";

/** The dashboard with the invitation to a placement, which for a new child is the first thing to do. */
export function StudentDashboard() {
	return <StudentDashboardPage firstOf={firstThing} Invitation={PlacementInvitation} />;
}
