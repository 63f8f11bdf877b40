import type { BalanceTransaction, Payout } from "../objects/balance-objects.ts";
import { invalidRequest, noSuchObject } from "../protocol/api-error.ts";
import { newId } from "../protocol/ids.ts";
import { type Activity, type Handler, idOf } from "./call.ts";
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";

const DAY = 24 * 60 * 60;
/** Card money can be paid out after two days. */
const SETTLES_AFTER = 2 * DAY;

interface Movement {
	type: string;
	reporting_category: string;
	amount: number;
	currency: string;
	source: string;
	description?: string;
	fee?: { amount: number; description: string };
	/** Card money is pending; everything else is available at once. */
	isPending?: boolean;
}

/** Changes the account's balance, and returns the entry for it. */
export function moveBalance(
	activity: Activity,
	{ amount, currency, fee, isPending = false, ...movement }: Movement,
): BalanceTransaction {
	const charged = fee?.amount ?? 0;
	return activity.state.balanceTransactions.add({
		id: newId("txn"),
		object: "balance_transaction",
		amount,
		available_on: activity.now + (isPending ? SETTLES_AFTER : 0),
		balance_type: "payments",
		created: activity.now,
		currency,
		exchange_rate: null,
		fee: charged,
		fee_details:
			fee === undefined || charged === 0
				? []
				: [
						{
							amount: charged,
							application: null,
							currency,
							description: fee.description,
							type: "stripe_fee",
						},
					],
		net: amount - charged,
		status: isPending ? "pending" : "available",
		description: null,
		...movement,
	});
}

/** Stripe's fee for a card payment: 2.9 percent and 30 cents. */
export function feeOf(amount: number): number {
	return Math.round(amount * 0.029) + 30;
}

/** Pending money becomes available over time. */
function settleDue({ now, state }: Activity): void {
	for (const entry of state.balanceTransactions.oldestFirst())
		if (entry.status === "pending" && entry.available_on <= now) entry.status = "available";
}

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "created", "currency", "payout", "source", "type"]);
	settleDue(call);
	const [currency, source, type] = ["currency", "source", "type"].map((name) => call.params.text(name));
	const found = call.state.balanceTransactions
		.newestFirst()
		.filter((entry) => currency === undefined || entry.currency === currency)
		.filter((entry) => source === undefined || entry.source === source)
		.filter((entry) => type === undefined || entry.type === type)
		.filter(withinCreated(call));
	return page(call, "/v1/balance_transactions", found);
};

const retrieve: Handler = (call) => {
	settleDue(call);
	const entry = call.state.balanceTransactions.get(idOf(call));
	if (entry === undefined) throw noSuchObject("balance transaction", idOf(call));
	return entry;
};

/** The account's balance by currency. */
const balance: Handler = (call) => {
	call.params.allowOnly(["expand"]);
	settleDue(call);
	return {
		object: "balance",
		available: sums(call, "available"),
		livemode: false,
		pending: sums(call, "pending"),
	};
};

function sums({ state }: Activity, status: BalanceTransaction["status"]) {
	const sum = new Map<string, number>([["usd", 0]]);
	for (const { currency, net, ...entry } of state.balanceTransactions.oldestFirst())
		if (entry.status === status) sum.set(currency, (sum.get(currency) ?? 0) + net);
	return [...sum].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
}

const payOut: Handler = (call) => {
	call.params.allowOnly(["amount", "currency", "description", "expand", "metadata"]);
	settleDue(call);
	const currency = call.params.requiredText("currency").toLowerCase();
	const amount = call.params.integer("amount") ?? 0;
	if (amount < 1) throw invalidRequest("Invalid positive integer", { param: "amount" });
	const held = sums(call, "available").find((each) => each.currency === currency)?.amount ?? 0;
	if (amount > held)
		throw invalidRequest("You have insufficient funds in your Stripe account for this payout.", {
			code: "balance_insufficient",
		});
	const id = newId("po");
	const reporting = { type: "payout", reporting_category: "payout", description: "STRIPE PAYOUT" };
	const entry = moveBalance(call, { ...reporting, amount: -amount, currency, source: id });
	const payout = call.state.payouts.add({
		id,
		object: "payout",
		amount,
		application_fee: null,
		application_fee_amount: null,
		arrival_date: call.now + 2 * DAY,
		automatic: false,
		balance_transaction: entry.id,
		created: call.now,
		currency,
		description: call.params.clearable("description", null),
		destination: newId("ba"),
		failure_balance_transaction: null,
		failure_code: null,
		failure_message: null,
		livemode: false,
		metadata: call.params.metadata(),
		method: "standard",
		original_payout: null,
		payout_method: null,
		reconciliation_status: "not_applicable",
		reversed_by: null,
		source_type: "card",
		statement_descriptor: null,
		status: "in_transit",
		trace_id: null,
		type: "bank_account",
	});
	call.emit("payout.created", payout);
	return payout;
};

/** The outcome of a payout: one that arrived can still be returned. */
export function settlePayout(activity: Activity, id: string, outcome: "failed" | "paid"): Payout {
	const payout = activity.state.payouts.get(id);
	if (payout === undefined) throw noSuchObject("payout", id);
	payout.status = outcome;
	if (outcome === "failed") {
		const reporting = { type: "payout_failure", reporting_category: "payout_reversal" };
		const { amount, currency } = payout;
		payout.failure_code = "account_closed";
		payout.failure_message = "The bank account has been closed";
		payout.failure_balance_transaction = moveBalance(activity, {
			...reporting,
			amount,
			currency,
			source: id,
		}).id;
	}
	activity.emit(outcome === "paid" ? "payout.paid" : "payout.failed", payout);
	return payout;
}

const retrievePayout: Handler = (call) => {
	const payout = call.state.payouts.get(idOf(call));
	if (payout === undefined) throw noSuchObject("payout", idOf(call));
	return payout;
};

const listPayouts: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "arrival_date", "created", "destination", "status"]);
	const status = call.params.text("status");
	const found = call.state.payouts
		.newestFirst()
		.filter((payout) => status === undefined || payout.status === status)
		.filter(withinCreated(call));
	return page(call, "/v1/payouts", found);
};

export const balanceRoutes: Record<string, Handler> = {
	"GET /v1/balance": balance,
	"GET /v1/balance_transactions": list,
	"GET /v1/balance_transactions/:id": retrieve,
	"POST /v1/payouts": payOut,
	"GET /v1/payouts": listPayouts,
	"GET /v1/payouts/:id": retrievePayout,
};
