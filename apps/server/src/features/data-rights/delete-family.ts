import { DELETE_WORDS, type Deletion } from "@learnin/contract/routes/people/data-rights.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer, Viewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePassword } from "../credentials/index.ts";
import { closeOpenOrder, requireNothingOpen } from "../payments/index.ts";
import { forfeitWallet, requireForfeited } from "../reward-money/index.ts";
import {
	countRows,
	deleteAccounts,
	deleteQueuedJobs,
	deleteTracesOfAddresses,
	lockFamilyRow,
	lockOptionalAccount,
	lockStudents,
	selectGuardians,
	selectOptionalOwnFamily,
} from "./deletion.queries.ts";
import { mailProof, proofOf } from "./deletion-proof.ts";
import { eraseFamily } from "./erase.ts";

interface Confirmed {
	words: string;
	password?: string | undefined;
	forgoes_wallet: boolean;
}

/**
 * Deletes the family with its children and its guardians' accounts. Throws `owner_only`, `not_confirmed`,
 * `order_open`, or `wallet_not_empty` while there is money that its owner does not forfeit.
 */
export async function deleteFamily(
	app: AppContext,
	viewer: ParentViewer,
	confirmed: Confirmed,
): Promise<Deletion> {
	if (!viewer.is_family_owner) throw new ApiError("owner_only");
	await confirm(app, viewer, confirmed);
	const { account_id: actor_id, family_id } = viewer;
	const { forgoes_wallet } = confirmed;
	await requireForfeited(app.db, family_id, forgoes_wallet);
	await closeOpenOrder(app, family_id, {});
	return inTransaction(app.db, (tx) => eraseWholeFamily(app, tx, { actor_id, family_id, forgoes_wallet }));
}

/** Deletes an account that has not finished registration, with the children it entered. */
export async function deleteAccount(
	app: AppContext,
	viewer: Viewer,
	confirmed: Confirmed,
): Promise<Deletion> {
	if (viewer.is_admin || viewer.lacks_second_factor) throw new ApiError("forbidden");
	const { id, email } = await confirm(app, viewer, confirmed);
	const begun = await selectOptionalOwnFamily(app.db, id);
	if (begun !== undefined) {
		await requireForfeited(app.db, begun.family_id, confirmed.forgoes_wallet);
		await closeOpenOrder(app, begun.family_id, {});
	}
	return inTransaction(app.db, async (tx) => {
		// It may have paid, or joined another guardian's family, since the request: that family is not its to
		// delete.
		const account = await lockOptionalAccount(tx, id);
		if (account?.user_type !== "UNKNOWN") throw new ApiError("forbidden");
		const family = await selectOptionalOwnFamily(tx, id);
		return family === undefined
			? eraseAccount(app, tx, { id, email })
			: eraseWholeFamily(app, tx, { ...confirmed, actor_id: id, family_id: family.family_id });
	});
}

async function confirm(app: AppContext, viewer: Viewer, { words, password }: Confirmed) {
	if (words.trim().toLowerCase() !== DELETE_WORDS) throw new ApiError("not_confirmed");
	return requirePassword(app, viewer, password);
}

async function eraseWholeFamily(
	app: AppContext,
	tx: Tx,
	{ actor_id, family_id, forgoes_wallet }: { actor_id: string; family_id: string; forgoes_wallet: boolean },
): Promise<Deletion> {
	await lockFamilyRow(tx, family_id);
	await requireNothingOpen(tx, family_id);
	const guardians = await selectGuardians(tx, family_id);
	const counts = await eraseFamily(app, tx, { family_id, actor_id }, await lockStudents(tx, family_id));
	const forgone = await forfeitWallet(app, tx, { family_id, forgoes_wallet });
	const proof = proofOf(counts, app.now());
	const addresses = guardians.flatMap(({ email }) => email ?? []);
	await mailProof(app, tx, { what: "Your family", id: family_id, addresses, proof, forgone });
	return proof;
}

async function eraseAccount(
	app: AppContext,
	tx: Tx,
	{ id, email }: { id: string; email: string | null },
): Promise<Deletion> {
	const counts = await countRows(tx, { student_ids: [], account_ids: [id], family_id: null });
	const addresses = email === null ? [] : [email];
	await deleteQueuedJobs(tx, { ids: [id], addresses, recipients: [], names: [] });
	await deleteAccounts(tx, [id]);
	await deleteTracesOfAddresses(tx, addresses);
	const act = { actor_id: id, subject_id: id, details: counts, created_at: app.now() };
	await recordAct(tx, { ...act, action: "account.deleted" });
	const proof = proofOf(counts, app.now());
	await mailProof(app, tx, { what: "Your account", id, addresses, proof });
	return proof;
}
