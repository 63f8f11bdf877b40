import type {
	Transaction,
	TransactionKind,
	TransactionState,
} from "@learnin/contract/routes/money/transactions.contract";
import type { OrderState } from "@learnin/contract/schemas/order.schema";
import type { DisputeStanding } from "@learnin/domain/payments/dispute-standing";
import { toMajor } from "@learnin/domain/pricing/money";
import { kindOfPurpose } from "./kinds.ts";
import type { MovementRow } from "./transactions.queries.ts";

/** Whether the family gained by a movement that did not involve its wallet. */
const gains = {
	registration_fee: false,
	renewal_fee: false,
	wallet_load: true,
	late_payment: true,
	refund: true,
	daily_reward: false,
	reward_payout: true,
	wallet_forgone: false,
	dispute_hold: false,
	dispute_release: true,
} as const satisfies Record<TransactionKind, boolean>;

/** One movement as the family sees it: positive for money to its wallet or back to its payer. */
export function presentTransaction(row: MovementRow): Transaction {
	const kind = kindOf(row);
	return {
		id: row.id,
		kind,
		state: stateOf(row),
		created_at: row.created_at.toISOString(),
		students: row.students,
		amount: toMajor(row.wallet_minor ?? (gains[kind] ? row.moved_minor : -row.moved_minor)),
		currency: row.currency,
		provider: providerOf(row),
		order:
			row.order_id === null || row.purpose === null
				? null
				: { id: row.order_id, purpose: row.purpose, has_receipt: row.has_receipt },
	};
}

function kindOf({ kind, purpose }: MovementRow): TransactionKind {
	if (kind !== null) return kind;
	if (purpose === null) throw new Error("a movement needs a ledger entry or an order");
	return kindOfPurpose[purpose];
}

/** How the money arrived or is refunded: each currency has one provider. */
export function providerOf(row: MovementRow): Transaction["provider"] {
	if (row.is_by_card) return "STRIPE";
	if (row.is_by_esewa) return "ESEWA";
	if (!row.is_payable) return "WALLET";
	return row.currency === "NPR" ? "ESEWA" : "STRIPE";
}

/** An inquiry by the bank takes no money yet. */
function stateOfDispute(standing: DisputeStanding | null): TransactionState {
	if (standing === "open" || standing === "appealed") return "disputed";
	return standing === "lost" ? "taken_back" : "done";
}

/** Of an order that is not settled; no others are read. */
function stateOfOrder(state: OrderState): TransactionState {
	if (state === "failed" || state === "needs_action") return state;
	return "being_confirmed";
}

function stateOf({ order_state, refund_state, dispute_standing }: MovementRow): TransactionState {
	if (order_state !== null) return stateOfOrder(order_state);
	return refund_state ?? stateOfDispute(dispute_standing);
}
