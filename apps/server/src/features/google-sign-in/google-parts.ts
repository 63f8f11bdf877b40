import type { AppContext } from "../../platform/app-context.ts";
import type { BrowserCookie } from "./browser-cookie.ts";
import type { GoogleClient } from "./google-client.ts";

/** What the steps of a sign-in with Google share, if it is configured. */
export interface GoogleParts {
	app: AppContext;
	google: GoogleClient;
	cookie: BrowserCookie;
}
