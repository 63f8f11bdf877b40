import { Navigate } from "react-router";
import { useProfile } from "../features/profile/index.ts";
import { paths } from "./paths.ts";

/** /profile: whose profile it is depends on who asks. */
export function ProfilePage() {
	const { user_type } = useProfile();
	if (user_type === "STUDENT") return <Navigate to={paths.studentProfile} replace />;
	if (user_type === "PARENT") return <Navigate to={paths.parentSettings} replace />;
	return <Navigate to={paths.profileSettings} replace />;
}
