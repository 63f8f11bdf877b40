import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { insertAccount, openSession, requireLiveSession, updateSessionEnded } from "../sign-in/index.ts";
import { lockOptionalStudent, selectPinHolder, updateManagedAccount } from "./practising-as.queries.ts";

/**
 * Hands this device to a child without its own sign-in: the parent's session ends, and the returned tokens
 * allow only what the child may do. Throws `pin_not_set`, `has_own_sign_in`, or `consent_missing` while it is
 * withdrawn.
 */
export async function startPractising(
	app: AppContext,
	viewer: ParentViewer,
	wanted: { student_id: string; time_zone: string },
	user_agent: string,
): Promise<Tokens> {
	const { account_id, family_id, session_id } = viewer;
	return inTransaction(app.db, async (tx) => {
		// One press, one session for the child: the second of two concurrent calls finds its own session ended.
		await requireLiveSession(tx, viewer);
		const child = await lockOptionalStudent(tx, family_id, wanted.student_id);
		if (child === undefined) throw new ApiError("not_found");
		const parent = await selectPinHolder(tx, account_id);
		if (parent.pin_hash === null || parent.is_admin) throw new ApiError("pin_not_set");
		if (child.own_email !== null) throw new ApiError("has_own_sign_in");
		if (!child.has_consent) throw new ApiError("consent_missing");
		const managed = child.account_id ?? (await manage(app, tx, child, wanted.time_zone));
		const now = app.now();
		await updateSessionEnded(tx, session_id, now, "signed_out");
		const act = { actor_id: account_id, family_id, subject_id: child.id, created_at: now };
		await recordAct(tx, { ...act, action: "practice.started_by_parent" });
		return openSession(app, tx, { id: managed, is_admin: false, opened_by: account_id }, user_agent);
	});
}

/** An account without any way to sign in, because sessions need an account. */
async function manage(
	app: AppContext,
	tx: Tx,
	child: { id: string; name: string },
	time_zone: string,
): Promise<string> {
	const { id } = await insertAccount(tx, {
		email: null,
		name: child.name,
		password_hash: null,
		time_zone,
		created_at: app.now(),
		email_verified_at: null,
	});
	await updateManagedAccount(tx, child.id, { account_id: id, time_zone });
	return id;
}
