import { lazy } from "react";
import { Outlet } from "react-router";
import { useProfile } from "../features/profile/index.ts";

const ForTheChildPage = lazy(() =>
	import("./for-the-child-page.tsx").then((m) => ({ default: m.ForTheChildPage })),
);

/** Around the pages where a student practises: everybody else is told that practising is for the child. */
export function PracticeGate() {
	const profile = useProfile();
	return profile.user_type === "STUDENT" ? (
		<Outlet />
	) : (
		<ForTheChildPage isParent={profile.user_type === "PARENT"} />
	);
}
