import { Suspense, useState } from "react";
import { Outlet } from "react-router";
import { useProfile } from "../../features/profile/index.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { useAdminMode } from "./admin-mode.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { Header } from "./header.tsx";
import { menuOf } from "./menus.ts";
import { SidebarContent } from "./sidebar.tsx";
import "../../styles/shell.css";

/** The frame around the pages of a signed-in account. */
export function Shell() {
	const profile = useProfile();
	const [isAdminMode] = useAdminMode(profile);
	const [isSidebarOpen, setIsSidebarOpen] = useState(false);
	const menu = menuOf(profile, isAdminMode);
	const closeSidebar = () => setIsSidebarOpen(false);
	return (
		<div className="shell">
			<a className="skip" href="#main">
				Skip to content
			</a>
			<aside className="sidebar">
				<SidebarContent menu={menu} name={profile.name} />
			</aside>
			<Dialog open={isSidebarOpen} onClose={closeSidebar} title="Menu" hideTitle className="drawer">
				<SidebarContent menu={menu} name={profile.name} onChoose={closeSidebar} />
			</Dialog>
			<div className="min-w-0">
				<Header profile={profile} menu={menu} onOpenSidebar={() => setIsSidebarOpen(true)} />
				<main id="main" className="shell-main" tabIndex={-1}>
					<ErrorBoundary isPart>
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
