import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { endSession, profileQuery } from "./features/profile/index.ts";
import { dressForcedColors } from "./platform/look/dress-forced-colors.ts";
import { queryClient } from "./platform/api/query-client.ts";
import { forgetLeftPages } from "./platform/pages/restored-page.ts";
import { onSessionOver } from "./platform/api/session-over.ts";
import { readSession } from "./platform/api/session-storage.ts";
import "./styles/app.css";

// Signing out in one tab signs out all of them.
window.addEventListener("storage", (event) => {
	if (event.key === "learnin-access-token" && event.newValue === null)
		queryClient.setQueryData(profileQuery.queryKey, null);
});

// Ended elsewhere: whichever call hears of it first, the page is left with the reason.
onSessionOver((reason) => {
	endSession(reason);
	queryClient.setQueryData(profileQuery.queryKey, null);
});

dressForcedColors(() => import("./styles/forced-colors.css"));

// A deployment replaces the previous chunks; the page then has to be reloaded, once.
window.addEventListener("vite:preloadError", (event) => {
	const key = "learnin-reloaded-at";
	const last = Number(sessionStorage.getItem(key) ?? 0);
	// Offline nothing can be reloaded, and the open page would be lost.
	if (!navigator.onLine || Date.now() - last < 60_000) return;
	event.preventDefault();
	sessionStorage.setItem(key, String(Date.now()));
	location.reload();
});

// A tab with its own token is one in which a super-admin impersonates someone: the banner is above every page.
if (readSession("learnin-access-token"))
	void import("./features/impersonation/index.ts").then((m) => m.showImpersonation());

const root = document.getElementById("root");
if (!root) throw new Error("The document has no root element.");
forgetLeftPages(window, root, () => location.reload());
createRoot(root).render(<App />);
