import type { RouteResponse } from "@learnin/contract/define-route";
import type { startImpersonation as startRoute } from "@learnin/contract/routes/people/impersonation.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requireLiveSession } from "../sign-in/index.ts";
import {
	insertImpersonation,
	lockOptionalAccount,
	selectExpiredImpersonations,
	updateOptionalImpersonationEnded,
} from "./impersonation.queries.ts";

/** Long enough to answer a question; the lifetime of an access token, because it is not refreshed. */
const lastsMs = 15 * 60 * 1000;

/** Someone who views one family after the other is not answering a question about one of them. */
const ofOneAdmin = { name: "impersonation:account", hits: 30, seconds: 60 * 60 };

/**
 * Opens a read-only session in which a super-admin impersonates this account. Throws `not_found`, and
 * `not_to_be_seen` for another super-admin and for a deactivated account.
 */
export async function startImpersonation(
	app: AppContext,
	viewer: Viewer,
	account_id: string,
): Promise<RouteResponse<typeof startRoute>> {
	await app.limit(ofOneAdmin, viewer.account_id);
	return inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		const account = await lockOptionalAccount(tx, account_id);
		if (account === undefined) throw new ApiError("not_found");
		const isShutOut = !account.is_active || account.is_student_active === false;
		if (account.is_admin || isShutOut) throw new ApiError("not_to_be_seen");
		const now = app.now();
		const absolute_expires_at = new Date(now.getTime() + lastsMs);
		const { id: session_id } = await insertImpersonation(tx, {
			account_id,
			seen_from: viewer.session_id,
			created_at: now,
			absolute_expires_at,
		});
		await recordAct(tx, {
			actor_id: viewer.account_id,
			action: "seeing_as.started",
			subject_id: account_id,
			family_id: account.student_family_id ?? account.guardian_family_id,
			created_at: now,
		});
		return {
			access_token: await app.accessTokens.sign({ account_id, session_id }),
			name: account.name,
			ends_at: absolute_expires_at.toISOString(),
		};
	});
}

/** Ends the current impersonation session. */
export async function stopImpersonation(app: AppContext, viewer: Viewer): Promise<Record<string, never>> {
	const { session_id: id, account_id, impersonated_by: actor_id } = viewer;
	await inTransaction(app.db, (tx) => end(app, tx, { id, account_id, actor_id }, "signed_out"));
	return {};
}

/** The job: logs the end of expired sessions. */
export async function logExpiredImpersonations(app: Pick<AppContext, "db" | "now">): Promise<void> {
	for (const over of await selectExpiredImpersonations(app.db, app.now()))
		await inTransaction(app.db, (tx) => end(app, tx, over, "expired"));
}

async function end(
	app: Pick<AppContext, "now">,
	tx: Tx,
	{ id, account_id, actor_id }: { id: string; account_id: string; actor_id: string | null },
	ended_because: "signed_out" | "expired",
): Promise<void> {
	const now = app.now();
	if (!(await updateOptionalImpersonationEnded(tx, id, { ended_at: now, ended_because }))) return;
	const details = { by_itself: ended_because === "expired" };
	await recordAct(tx, {
		actor_id,
		action: "seeing_as.ended",
		subject_id: account_id,
		details,
		created_at: now,
	});
}
