import type { Tokens } from "@learnin/contract/routes/people/sign-in.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { passwordMatches } from "../../platform/auth/password.ts";
import type { PractisingAsViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { forgetHits } from "../../platform/rate-limit/rate-limit.ts";
import { openSession, requireLiveSession, updateSessionEnded } from "../sign-in/index.ts";
import { selectPinHolder } from "./practising-as.queries.ts";

/** A child has all afternoon: few tries at a time, and not many on one day. The password always works. */
const guessing = { name: "pin:account", hits: 5, seconds: 15 * 60 };
const guessingAllDay = { name: "pin-day:account", hits: 20, seconds: 24 * 60 * 60 };

/**
 * Ends the child's session and opens one of the parent who started it. Throws `wrong_pin`,
 * `too_many_requests`, and `account_inactive` for a parent who was deactivated in the meantime.
 */
export async function returnToParent(
	app: AppContext,
	viewer: PractisingAsViewer,
	pin: string,
	user_agent: string,
): Promise<Tokens> {
	const { opened_by, session_id, family_id } = viewer;
	await app.limit(guessing, opened_by);
	await app.limit(guessingAllDay, opened_by);
	const parent = await selectPinHolder(app.db, opened_by);
	const matches = await passwordMatches(parent.pin_hash, pin);
	if (!matches || parent.is_admin) throw new ApiError("wrong_pin");
	if (!parent.is_active) throw new ApiError("account_inactive");
	await forgetHits(app.db, app.config.keyring, guessing, opened_by);
	return inTransaction(app.db, async (tx) => {
		const now = app.now();
		await requireLiveSession(tx, { account_id: opened_by, session_id });
		await updateSessionEnded(tx, session_id, now, "back_to_parent");
		const act = { actor_id: opened_by, family_id, subject_id: viewer.student_id, created_at: now };
		await recordAct(tx, { ...act, action: "practice.ended_by_parent" });
		return openSession(app, tx, { id: parent.id, is_admin: false, is_by_pin: true }, user_agent);
	});
}
