import { decideRoute, homeOf } from "../app/decide-route.ts";
import { paths } from "../paths/paths.ts";
import { loadProfile } from "../features/profile/index.ts";
import { showWayOn } from "./start-site.ts";
import { takeJustSignedIn, takeReturnTo } from "../platform/pages/return-to.ts";

const toDashboard = "Go to Dashboard";

/**
 * Redirects a signed-in person from the home page: to registration, or to the page they asked for. Otherwise, and
 * always on the other public pages, it offers their dashboard: terms are read before registration is finished.
 */
export async function welcome(): Promise<void> {
	const profile = await loadProfile().catch(() => undefined);
	// The server did not respond: the link leads to the app, which keeps trying.
	if (profile === undefined) return showWayOn(paths.login, toDashboard);
	if (profile === null) return void import("./island.tsx").then((island) => island.showFlash());
	const isHome = location.pathname === paths.home;
	const wasJustSignedIn = isHome && takeJustSignedIn();
	const wanted = wasJustSignedIn ? takeReturnTo() : null;
	if (profile.user_type === "UNKNOWN" && !profile.is_admin) {
		if (!isHome) return showWayOn(paths.register, "Finish registration");
		const mayGo = wanted !== null && decideRoute(profile, wanted.split(/[?#]/u)[0] ?? "").kind === "stay";
		return location.replace(mayGo ? wanted : paths.register);
	}
	const home = homeOf(profile);
	if (wasJustSignedIn) return location.replace(wanted ?? home);
	showWayOn(home, toDashboard);
}
