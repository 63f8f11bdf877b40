import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { hashPassword } from "../../platform/auth/password.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePassword } from "../credentials/index.ts";
import { requireLiveSession } from "../sign-in/index.ts";
import { selectPinHolder, updatePinHash } from "./practising-as.queries.ts";

/**
 * Sets the PIN that leads back from a child's session. A super-admin has none: four digits must not protect
 * its powers. Throws `wrong_password`, or `session_too_old` for an account without a password.
 */
export async function setPin(
	app: AppContext,
	viewer: ParentViewer,
	{ pin, password }: { pin: string; password?: string | undefined },
): Promise<Record<string, never>> {
	const { is_admin } = await selectPinHolder(app.db, viewer.account_id);
	if (is_admin) throw new ApiError("forbidden");
	await requirePassword(app, viewer, password);
	const pin_hash = await hashPassword(pin);
	const { account_id, family_id } = viewer;
	await inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		await updatePinHash(tx, account_id, pin_hash);
		await recordAct(tx, {
			actor_id: account_id,
			action: "pin.set",
			subject_id: account_id,
			family_id,
			created_at: app.now(),
		});
	});
	return {};
}
