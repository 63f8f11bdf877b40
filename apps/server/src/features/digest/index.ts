import type { AppContext } from "../../platform/app-context.ts";
import { sendDigest } from "./send-digest.ts";
import { sendDueDigests } from "./send-due-digests.ts";

export { deleteOldDigests } from "./digest.queries.ts";

/** The weekly email, on Sunday evening in the guardian's time zone. */
export function digestJobs(app: AppContext): void {
	app.jobs.handle("send-digests", () => sendDueDigests(app));
	app.jobs.handle("send-digest", (due) => sendDigest(app, due));
}
