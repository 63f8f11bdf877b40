import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { useProfile } from "../../features/profile/index.ts";
import { ErrorBoundary } from "../../ui/messages/error-boundary.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useAdminMode } from "./admin-mode.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { Header } from "./header.tsx";
import { menuOf } from "./menus.ts";
import { SidebarContent } from "./sidebar.tsx";
import "../../styles/shell.css";

/** The frame around the pages of a signed-in account. */
export function Shell() {
	const profile = useProfile();
	const { pathname } = useLocation();
	const [isAdminMode] = useAdminMode(profile);
	const menu = menuOf(profile, isAdminMode);
	return (
		<div className="shell">
			<a className="skip" href="#main">
				Skip to content
			</a>
			<aside className="sidebar">
				<SidebarContent menu={menu} name={profile.name} />
			</aside>
			<div className="min-w-0">
				<Header profile={profile} menu={menu} />
				<main id="main" className="shell-main" tabIndex={-1}>
					<ErrorBoundary isPart at={pathname}>
						<Suspense fallback={<Spinner />}>
							<Outlet />
						</Suspense>
					</ErrorBoundary>
				</main>
			</div>
			<BottomNavigation menu={menu} />
		</div>
	);
}
