import type { AppContext } from "../../platform/app-context.ts";
import { selectDueDigests } from "./digest.queries.ts";

/** Adds an email job for every guardian for whom it is Sunday evening now. Idempotent. */
export async function sendDueDigests(app: Pick<AppContext, "db" | "jobs" | "now">): Promise<void> {
	for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
		const due = await selectDueDigests(app.db, app.now(), after);
		for (const each of due) await app.jobs.add(app.db, "send-digest", each);
		const last = due.at(-1);
		if (last === undefined) return;
		after = last.account_id;
	}
}
