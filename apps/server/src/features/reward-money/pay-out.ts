import { formatMoney, toMajor, toMinor } from "@learnin/domain/pricing/money";
import type { Currency } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { ensureAccount, postTransaction, walletBalance } from "../ledger/index.ts";
import { notify } from "../notifications/index.ts";
import {
	type Earner,
	insertPayout,
	lockFamilyMoney,
	lockOptionalChild,
	selectOptionalPayout,
	selectRewardBalance,
} from "./money.queries.ts";

interface Wanted {
	student_id: string;
	amount: number;
	note: string;
	client_key: string;
}

/**
 * Records that a parent gave a child some of its rewards in cash: Learnin pays nothing to children, so the
 * amount returns to the wallet. Idempotent for the same client key. Throws `reward_too_low` beyond the
 * balance.
 */
export function payOutRewards(app: AppContext, viewer: ParentViewer, wanted: Wanted) {
	const { family_id } = viewer;
	return inTransaction(app.db, async (tx) => {
		const { currency } = await lockFamilyMoney(tx, family_id);
		const child = await lockOptionalChild(tx, family_id, wanted.student_id);
		if (child === undefined) throw new ApiError("not_found");
		const of = { family_id, student_id: child.id, currency };
		const earlier = await selectOptionalPayout(tx, family_id, wanted.client_key);
		if (earlier === undefined) await payOut(app, tx, viewer, { ...wanted, of, child });
		return {
			rewards_balance: toMajor(await selectRewardBalance(tx, of)),
			wallet_balance: toMajor(await walletBalance(tx, family_id, currency)),
		};
	});
}

interface Rewards {
	family_id: string;
	student_id: string;
	currency: Currency;
}

async function payOut(
	app: AppContext,
	tx: Tx,
	viewer: ParentViewer,
	{ amount, note, client_key, of, child }: Wanted & { of: Rewards; child: Earner },
): Promise<void> {
	const amount_minor = toMinor(amount);
	if (amount_minor === null || amount_minor <= 0)
		throw new ApiError("invalid_request", {
			fields: { amount: "Please enter an amount above 0, with at most two places." },
		});
	if (amount_minor > (await selectRewardBalance(tx, of))) throw new ApiError("reward_too_low");
	const { id } = await insertPayout(tx, {
		...of,
		client_key,
		amount_minor,
		note,
		paid_by: viewer.account_id,
		created_at: app.now(),
	});
	await moveToWallet(tx, { ...of, amount_minor }, { ref: `reward_payout:${id}`, now: app.now() });
	await recordAct(tx, {
		actor_id: viewer.account_id,
		action: "reward.paid_out",
		subject_id: of.student_id,
		family_id: of.family_id,
		details: { amount_minor, currency: of.currency },
		created_at: app.now(),
	});
	const { account_id, time_zone } = child;
	if (account_id === null) return;
	await notify(app, tx, {
		account_id,
		kind: "reward_news",
		event_key: `reward-${of.student_id}-payout-${id}`,
		description: `Your parents gave you ${formatMoney(amount_minor, of.currency)} of your rewards.`,
		happened: { at: app.now(), time_zone },
	});
}

/** Rewards that are no longer set aside: debit the child's rewards, credit the family's wallet. */
export async function moveToWallet(
	tx: Tx,
	{ amount_minor, ...of }: Rewards & { amount_minor: number },
	{ ref: external_ref, now: created_at }: { ref: string; now: Date },
): Promise<void> {
	const rewards = await ensureAccount(tx, { ...of, kind: "rewards" });
	const { family_id, currency } = of;
	const wallet = await ensureAccount(tx, { kind: "wallet", family_id, currency });
	await postTransaction(tx, { kind: "reward_payout", family_id, external_ref, created_at }, [
		{ account_id: rewards.id, side: "debit", amount_minor },
		{ account_id: wallet.id, side: "credit", amount_minor },
	]);
}
