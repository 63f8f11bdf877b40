import { lazy } from "react";
import { matchPath, Outlet, useLocation } from "react-router";
import { useProfile } from "../features/profile/index.ts";
import { homeOf } from "./decide-route.ts";
import { paths } from "../paths/paths.ts";

const ForTheChildPage = lazy(() =>
	import("./pages/for-the-child-page.tsx").then((m) => ({ default: m.ForTheChildPage })),
);
const PreviewPage = lazy(() =>
	import("./practice-preview/preview-page.tsx").then((m) => ({ default: m.PreviewPage })),
);

/**
 * Wraps the pages where a student practices. Everyone else gets a preview of a skill, which does not count, and
 * instead of the other pages a message that practice is for the child.
 */
export function PracticeGate() {
	const profile = useProfile();
	const { pathname } = useLocation();
	if (profile.user_type === "STUDENT") return <Outlet />;
	const skillId = matchPath(paths.practiceSkill, pathname)?.params.skillId;
	if (skillId !== undefined) return <PreviewPage skillId={skillId} homeTo={homeOf(profile)} />;
	return <ForTheChildPage isParent={profile.user_type === "PARENT"} />;
}
