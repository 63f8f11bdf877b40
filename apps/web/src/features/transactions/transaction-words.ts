import { listNames } from "@learnin/domain/family/list-names";
import type {
	Transaction,
	TransactionKind,
	TransactionState,
} from "@learnin/contract/routes/money/transactions.contract";
import { refundStates } from "@learnin/domain/payments/refund-words";
import { formatAmount } from "@learnin/domain/pricing/money";
import { dayText } from "../../platform/time/time-words.ts";

/** What happened, in words for a family. */
export function titleOf({ kind, amount, order }: Pick<Transaction, "kind" | "amount" | "order">): string {
	if (kind === "refund" && amount < 0) return "Refund from your wallet";
	if (kind === "registration_fee" && order?.purpose === "addition") return "First 30 days of a new child";
	return titles[kind];
}

const titles: Readonly<Record<TransactionKind, string>> = {
	registration_fee: "First 30 days",
	renewal_fee: "30 more days",
	wallet_load: "Wallet loaded",
	late_payment: "Late payment, added to your wallet",
	refund: "Refund",
	daily_reward: "Daily reward, set aside",
	reward_payout: "Reward money returned to your wallet",
	wallet_forgone: "Wallet balance forfeited",
	dispute_hold: "Wallet money on hold during a dispute",
	dispute_release: "Held money released to your wallet",
};

export const providerNames: Readonly<Record<Transaction["provider"], string>> = {
	STRIPE: "Card",
	ESEWA: "eSewa",
	WALLET: "Wallet",
};

export const stateNames: Readonly<Record<TransactionState, string>> = {
	...refundStates,
	being_confirmed: "Processing",
	needs_action: "Action needed",
	disputed: "Disputed",
	taken_back: "Reversed by your bank",
};

export const stateTones = {
	done: undefined,
	on_its_way: "sky",
	being_confirmed: "sky",
	needs_action: "gold",
	failed: "coral",
	disputed: "gold",
	taken_back: "coral",
} as const satisfies Record<TransactionState, string | undefined>;

/** An amount of major units with its sign: "+$25.00", "-$10.00". */
export function signedMoney(amount: number, currency: Transaction["currency"]): string {
	const text = money(amount, currency);
	return amount > 0 ? `+${text}` : text;
}

/** A day on a receipt: in UTC for every reader, as in the email and the PDF with the same number. */
export function receiptDay(moment: string): string {
	return dayText(moment, "UTC");
}

/** An amount of major units. */
export function money(amount: number, currency: Transaction["currency"]): string {
	return formatAmount(amount, currency);
}

/** "Maya Okafor", "Maya, Leo, and Zoe", "A child you removed"; empty if it concerns no child. */
export function childrenText(students: Transaction["students"]): string {
	const names = students.map(({ name }) => name).filter((name) => name !== "");
	if (students.length === 0) return "";
	if (names.length === 0) return students.length === 1 ? "A child you removed" : "Children you removed";
	if (students.length === 1) return names[0] ?? "";
	const firsts = names.map((name) => name.trim().split(/\s+/u)[0] ?? name);
	const gone = students.length - names.length;
	return listNames(gone === 0 ? firsts : [...firsts, gone === 1 ? "one more" : `${gone} more`]);
}
