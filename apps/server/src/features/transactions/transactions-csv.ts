import type {
	Transaction,
	TransactionKind,
	TransactionState,
} from "@learnin/contract/routes/money/transactions.contract";
import { refundStates } from "@learnin/domain/payments/refund-words";
import { stringify } from "csv-stringify/sync";
import { receiptNumber } from "./receipt-number.ts";

const kindNames: Record<TransactionKind, string> = {
	registration_fee: "First days",
	renewal_fee: "More days",
	wallet_load: "Wallet load",
	late_payment: "Late payment, added to the wallet",
	refund: "Refund",
	daily_reward: "Daily reward, set aside",
	reward_payout: "Reward paid out",
	wallet_forgone: "Wallet balance forfeited",
	dispute_hold: "Wallet money on hold during a dispute",
	dispute_release: "Held money released to the wallet",
};
const stateNames: Record<TransactionState, string> = {
	...refundStates,
	being_confirmed: "Processing",
	needs_action: "Action needed",
	disputed: "Disputed",
	taken_back: "Reversed by the bank",
};
const providerNames: Record<Transaction["provider"], string> = {
	STRIPE: "Card",
	ESEWA: "eSewa",
	WALLET: "Wallet",
};

/** Translates a text for the reader. */
type Say = (text: string) => string;

const columns = ["Date (UTC)", "Kind", "Child", "Amount", "Currency", "State", "Paid with", "Receipt", "ID"];

// RFC 4180 line endings; Excel needs the byte order mark to read UTF-8.
const layout = { record_delimiter: "windows" } as const;

/** The byte order mark and the header line. */
export function csvHeader(say: Say): string {
	return stringify([columns.map(say)], { ...layout, bom: true });
}

/** One line per movement; formulas are escaped for spreadsheets, amounts stay numbers. */
export function csvLines(transactions: readonly Transaction[], say: Say): string {
	const lines = transactions.map((transaction) => cells(transaction, say));
	return stringify(lines, {
		...layout,
		escape_formulas: true,
		cast: { number: (amount) => amount.toFixed(2) },
	});
}

function cells(transaction: Transaction, say: Say): (string | number)[] {
	const { id, kind, state, created_at, students, amount, currency, provider, order } = transaction;
	return [
		created_at,
		say(kindNames[kind]),
		students
			.map(({ name }) => name)
			.filter((name) => name !== "")
			.join(", "),
		amount,
		currency,
		say(stateNames[state]),
		say(providerNames[provider]),
		order?.has_receipt ? receiptNumber(order.id) : "",
		id,
	];
}
