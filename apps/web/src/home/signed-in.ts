import { homeOf } from "../app/decide-route.ts";
import { paths } from "../app/paths.ts";
import { showDashboardLink } from "../features/home/index.ts";
import { loadProfile } from "../features/profile/index.ts";
import { takeJustSignedIn, takeReturnTo } from "../platform/return-to.ts";

/** Leads a signed-in person on: to registration, to where they were going, or offers the own dashboard. */
export async function welcome(): Promise<void> {
	const profile = await loadProfile().catch(() => undefined);
	if (profile === undefined) return void showDashboardLinkOffline();
	if (profile === null) return void import("./island.tsx").then((island) => island.showFlash());
	if (profile.user_type === "UNKNOWN" && !profile.is_admin) return location.replace(paths.register);
	const home = homeOf(profile);
	if (takeJustSignedIn()) return location.replace(takeReturnTo() ?? home);
	showDashboardLink(home);
}

/** The server did not answer: the app itself keeps trying, so that is where the link leads. */
function showDashboardLinkOffline(): void {
	showDashboardLink(paths.login);
}
