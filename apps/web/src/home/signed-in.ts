import { decideRoute, homeOf } from "../app/decide-route.ts";
import { paths } from "../app/paths.ts";
import { showDashboardLink } from "../features/home/index.ts";
import { loadProfile } from "../features/profile/index.ts";
import { takeJustSignedIn, takeReturnTo } from "../platform/return-to.ts";

/** Leads a signed-in person on: to registration, to where they were going, or offers the own dashboard. */
export async function welcome(): Promise<void> {
	const profile = await loadProfile().catch(() => undefined);
	if (profile === undefined) return void showDashboardLinkOffline();
	if (profile === null) return void import("./island.tsx").then((island) => island.showFlash());
	const wasJustSignedIn = takeJustSignedIn();
	const wanted = wasJustSignedIn ? takeReturnTo() : null;
	if (profile.user_type === "UNKNOWN" && !profile.is_admin) {
		const mayGo = wanted !== null && decideRoute(profile, wanted.split(/[?#]/u)[0] ?? "").kind === "stay";
		return location.replace(mayGo ? wanted : paths.register);
	}
	const home = homeOf(profile);
	if (wasJustSignedIn) return location.replace(wanted ?? home);
	showDashboardLink(home);
}

/** The server did not answer: the app itself keeps trying, so that is where the link leads. */
function showDashboardLinkOffline(): void {
	showDashboardLink(paths.login);
}
