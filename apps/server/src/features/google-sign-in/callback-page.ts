import { createHash } from "node:crypto";
import type { SignInWay } from "./sign-in-way.ts";

/** How a visit to Google ended, for the page that started it. */
export type Outcome =
	| { outcome: "handoff"; handoff: string }
	/** The person canceled at Google. */
	| { outcome: "cancelled" }
	/** Anything invalid: another browser, too late, twice, forged. */
	| { outcome: "failed" }
	/** Google did not respond. */
	| { outcome: "unavailable" };

/**
 * Passes the result on and closes the window. By opener and by broadcast, because Google's own pages may cut
 * the link between the window and its opener: the broadcast reaches all our tabs, and the one that made the
 * attempt takes it, once.
 */
const script = `
const result = JSON.parse(document.getElementById("result").textContent);
if (result.mode === "page") {
	let to = null;
	try {
		to = sessionStorage.getItem("learnin-google-return");
		sessionStorage.setItem("learnin-google-result", JSON.stringify(result));
	} catch {}
	location.replace(to !== null && /^\\/(?![\\/\\\\])[^\\s\\\\]*$/.test(to) ? to : "/login");
} else {
	try {
		if (window.opener) window.opener.postMessage(result, location.origin);
	} catch {}
	const channel = new BroadcastChannel("learnin-google");
	channel.postMessage(result);
	setTimeout(() => window.close(), 50);
}
`;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
	background: light-dark(#fffdf9, #14182a); color: light-dark(#17203d, #f3f4fa); }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 24px; }
a { color: inherit; }
`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The window must keep its opener; the page runs only its one script. */
export const callbackHeaders = {
	"content-security-policy": `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
	"cross-origin-opener-policy": "unsafe-none",
	"cache-control": "no-store",
	"content-type": "text/html; charset=utf-8",
};

const words: Record<Outcome["outcome"], string> = {
	handoff: "Signed in with Google. You can close this window.",
	cancelled: "You didn’t choose an account. You can close this window.",
	failed: "That didn’t work. Please close this window and try again.",
	unavailable: "Google isn’t responding. Please close this window and try again in a minute.",
};

/** The page that a visit to Google ends on. */
export function callbackPage({ mode, attempt }: SignInWay, outcome: Outcome): string {
	const result = JSON.stringify({ mode, attempt, ...outcome }).replaceAll("<", "\\u003c");
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Learnin</title><style>${style}</style></head>
<body><main><p>${words[outcome.outcome]}</p><p><a href="/">Go to Learnin</a></p></main>
<script type="application/json" id="result">${result}</script>
<script>${script}</script></body>
</html>`;
}
