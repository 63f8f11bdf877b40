import { lazy } from "react";
import { Navigate } from "react-router";
import { useProfile } from "../../features/profile/index.ts";
import { paths } from "../../paths/paths.ts";

const ChildrenPage = lazy(() =>
	import("../../features/children/children-page.tsx").then((m) => ({ default: m.ChildrenPage })),
);

/** /profile: its content depends on the role. A parent sees the children's, "Student Settings". */
export function ProfilePage() {
	const { user_type } = useProfile();
	if (user_type === "STUDENT") return <Navigate to={paths.studentProfile} replace />;
	if (user_type === "PARENT") return <ChildrenPage />;
	return <Navigate to={paths.profileSettings} replace />;
}
