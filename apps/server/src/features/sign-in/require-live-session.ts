import { endedSession, type Viewer } from "../../platform/auth/viewer.ts";
import type { Tx } from "../../platform/db/database.ts";
import { lockSignInToChange, selectOptionalSessionEnd } from "./sign-in.queries.ts";

/**
 * Checks again, with the account locked, whether the viewer is still signed in: a password reset since the
 * request arrived has ended this session, and what the old one proved no longer counts. Throws why the
 * session ended.
 */
export async function requireLiveSession(
	tx: Tx,
	{ account_id, session_id }: Pick<Viewer, "account_id" | "session_id">,
): Promise<void> {
	await lockSignInToChange(tx, account_id);
	const session = await selectOptionalSessionEnd(tx, session_id);
	if (session?.ended_because !== null) throw endedSession(session?.ended_because ?? "");
}
