import type { device } from "@learnin/contract/routes/people/credentials.contract";
import type * as z from "zod/mini";
import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import type { Viewer } from "../../../platform/auth/viewer.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { requireLiveSession, updateSessionsEnded } from "../../sign-in/index.ts";
import { selectDevices, updateOptionalDeviceEnded } from "../credentials.queries.ts";
import { describeDevice } from "./describe-device.ts";

type Device = z.infer<typeof device>;

const most = 50;

/** Where the account is signed in, including the sessions it opened for its children; the last used first. */
export async function listDevices(
	app: Pick<AppContext, "db" | "now">,
	viewer: Viewer,
): Promise<{ devices: Device[]; has_more: boolean }> {
	const rows = await selectDevices(app.db, viewer.account_id, { now: app.now(), limit: most + 1 });
	const devices = rows.slice(0, most).map((row) => ({
		id: row.id,
		...describeDevice(row.user_agent),
		signed_in_at: row.created_at.toISOString(),
		last_seen_at: row.last_seen_at.toISOString(),
		is_this_one: row.id === viewer.session_id,
		child_name: row.opened_by === null ? null : row.name,
	}));
	return { devices, has_more: rows.length > most };
}

/** Signs one of them out; another account's is `not_found`. */
export async function signOutDevice(app: AppContext, viewer: Viewer, session_id: string): Promise<void> {
	const isEnded = await updateOptionalDeviceEnded(app.db, viewer.account_id, session_id, app.now());
	if (!isEnded) throw new ApiError("not_found");
}

/** Signs all of them out, including this one. */
export async function signOutEverywhere(app: AppContext, viewer: Viewer): Promise<void> {
	const { account_id } = viewer;
	const now = app.now();
	await inTransaction(app.db, async (tx) => {
		// A sign-in in progress is waited for, and ended too.
		await requireLiveSession(tx, viewer);
		await updateSessionsEnded(tx, [account_id], { ended_at: now, ended_because: "signed_out_everywhere" });
		await recordAct(tx, {
			actor_id: account_id,
			action: "sessions.ended",
			subject_id: account_id,
			created_at: now,
		});
	});
}
