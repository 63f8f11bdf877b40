import type { TransactionGroup, TransactionKind } from "@learnin/contract/routes/money/transactions.contract";
import type { SameType } from "@learnin/contract/same-type";
import type { OrderPurpose } from "@learnin/contract/schemas/order.schema";
import type { LedgerKind } from "../ledger/index.ts";

/**
 * How the family sees each kind of ledger entry. Null: not a movement of its own. That a refund was sent, or
 * failed, is the state of the refund; what a bank or Stripe moves is not the family's money.
 */
const groups = {
	registration_fee: "fees",
	renewal_fee: "fees",
	wallet_load: "wallet",
	late_payment: "wallet",
	refund: "refunds",
	refund_sent: null,
	refund_failed: null,
	daily_reward: "rewards",
	reward_payout: "rewards",
	wallet_forgone: "wallet",
	dispute_withdrawn: null,
	dispute_fee: null,
	dispute_won: null,
	dispute_lost: null,
	dispute_lost_reversed: null,
	dispute_hold: "wallet",
	dispute_release: "wallet",
	dispute_kept: null,
	dispute_kept_reversed: null,
	stripe_charge: null,
	stripe_refund: null,
	stripe_fee: null,
	stripe_reserve: null,
	stripe_other: null,
	payout: null,
	payout_arrived: null,
	payout_returned: null,
} as const satisfies Record<LedgerKind, TransactionGroup | null>;

type Groups = typeof groups;
type ShownKind = { [K in LedgerKind]: Groups[K] extends null ? never : K }[LedgerKind];
true satisfies SameType<ShownKind, TransactionKind>;

/** What an order will be in the ledger once it is paid. */
export const kindOfPurpose = {
	registration: "registration_fee",
	addition: "registration_fee",
	renewal: "renewal_fee",
	wallet_load: "wallet_load",
} as const satisfies Record<OrderPurpose, TransactionKind>;

/** Kinds of ledger entries that the family sees, of one group or of all. */
export function kindsIn(group: TransactionGroup | undefined): TransactionKind[] {
	return Object.entries(groups).flatMap(([kind, of]) =>
		of !== null && (group === undefined || of === group) ? [kind as ShownKind] : [],
	);
}

/** What these kinds pay for. */
export function purposesOf(kinds: readonly TransactionKind[]): OrderPurpose[] {
	return Object.entries(kindOfPurpose).flatMap(([purpose, kind]) =>
		kinds.includes(kind) ? [purpose as OrderPurpose] : [],
	);
}
