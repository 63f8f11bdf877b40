import { formatMoney, toMajor } from "@learnin/domain/pricing/money";
import type { RouteResponse } from "@learnin/contract/define-route";
import type { getMoneyLeft } from "@learnin/contract/routes/money/reward-money.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectOptionalFamilyOfGuardian } from "../family/index.ts";
import { ensureAccount, postTransaction } from "../ledger/index.ts";
import { deleteNotificationsAbout, selectMoneyLeft, selectRewardBalances } from "./money.queries.ts";
import { moveToWallet } from "./pay-out.ts";

/** All money of the viewer's own family. Throws `not_found` for a student. */
export async function moneyLeft(
	app: AppContext,
	{ account_id, user_type }: Viewer,
): Promise<RouteResponse<typeof getMoneyLeft>> {
	if (user_type === "STUDENT") throw new ApiError("not_found");
	const family = await selectOptionalFamilyOfGuardian(app.db, account_id);
	const amounts = family === undefined ? [] : await selectMoneyLeft(app.db, family.id);
	return {
		amounts: amounts.map(({ currency, amount_minor }) => ({ currency, amount: toMajor(amount_minor) })),
	};
}

/** Throws `wallet_not_empty` if the family has money and its owner did not agree to forfeit it. */
export async function requireForfeited(
	db: AppContext["db"],
	family_id: string,
	forgoes_wallet: boolean,
): Promise<void> {
	if (forgoes_wallet) return;
	if ((await selectMoneyLeft(db, family_id)).length > 0) throw new ApiError("wallet_not_empty");
}

/**
 * Before a child is deleted: moves what was set aside for it back to the family's wallet, and deletes the
 * guardians' notifications about it. The family's row must be locked.
 */
export async function releaseRewards(
	app: Pick<AppContext, "now">,
	tx: Tx,
	{ family_id, student_id }: { family_id: string; student_id: string },
): Promise<void> {
	for (const one of await selectRewardBalances(tx, family_id)) {
		if (one.student_id !== student_id || one.balance_minor === 0) continue;
		const { currency, balance_minor: amount_minor } = one;
		await moveToWallet(
			tx,
			{ family_id, student_id, currency, amount_minor },
			{ ref: `reward_release:${student_id}:${currency}`, now: app.now() },
		);
	}
	await deleteNotificationsAbout(tx, family_id, student_id);
}

/**
 * Books what a deleted family leaves in its wallet as forfeited: debit the wallet, credit what Learnin may be
 * asked to pay back. Returns the amounts as displayed. The family's row must be locked and its children
 * deleted. Throws `wallet_not_empty` unless it is forfeited.
 */
export async function forfeitWallet(
	app: Pick<AppContext, "now">,
	tx: Tx,
	{ family_id, forgoes_wallet }: { family_id: string; forgoes_wallet: boolean },
): Promise<string[]> {
	await requireForfeited(tx, family_id, forgoes_wallet);
	const left = await selectMoneyLeft(tx, family_id);
	for (const { currency, amount_minor } of left) {
		const wallet = await ensureAccount(tx, { kind: "wallet", family_id, currency });
		const forgone = await ensureAccount(tx, { kind: "forgone_wallets", family_id, currency });
		const external_ref = `wallet_forgone:${family_id}:${currency}`;
		const movement = { kind: "wallet_forgone" as const, family_id, external_ref, created_at: app.now() };
		await postTransaction(tx, movement, [
			{ account_id: wallet.id, side: "debit", amount_minor },
			{ account_id: forgone.id, side: "credit", amount_minor },
		]);
	}
	return left.map(({ currency, amount_minor }) => formatMoney(amount_minor, currency));
}
