import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { currency } from "../../schemas/currency.schema.ts";
import { order, preparedOrder, price } from "../../schemas/order.schema.ts";

export const getWallet = defineRoute({
	method: "GET",
	path: "/api/wallet",
	who: "payer",
	summary: "The money in the family's wallet, what can be loaded into it, and the open order of any kind.",
	response: z.object({
		currency,
		/** Major units, as every amount here. */
		wallet_balance: z.number(),
		/** Held for undecided disputes; not part of the balance. */
		on_hold: z.number(),
		/** The limits of one load, and suggested amounts. */
		least: z.number(),
		most: z.number(),
		offered: z.array(z.number()),
		order: z.nullable(order),
	}),
	errors: [],
});

export const postWalletLoad = defineRoute({
	method: "POST",
	path: "/api/wallet/loads",
	who: "parent",
	summary: "Prepares the payment of money into the family's wallet.",
	body: z.strictObject({
		/** Always `payment` with eSewa. */
		type: z._default(z.enum(["setup", "payment"]), "payment"),
		/** Major units of the family's currency, at most two places. */
		amount: z.number("Please enter an amount."),
	}),
	response: preparedOrder,
	errors: ["order_closed", "order_open", "payment_unavailable", "payment_unknown"],
});

export const returnWalletMoney = defineRoute({
	method: "POST",
	path: "/api/wallet/return",
	who: "unknown",
	summary:
		"Sends the money of the wallet back to where it came from, for a family that has not registered: by itself where the provider allows it, else as a request that a super-admin handles.",
	body: z.strictObject({ currency }),
	response: z.object({
		/** Major units being refunded. */
		returned: z.number(),
		/** Major units that a person refunds. */
		requested: z.number(),
	}),
	errors: ["too_many_requests", "payment_unavailable"],
});

export const getCurrency = defineRoute({
	method: "GET",
	path: "/api/family/currency",
	who: "own_account",
	summary:
		"The currency that the own family pays in, what a child's period costs in each that is offered, and whether it can be changed now.",
	response: z.object({ currency, offered: z.array(price), is_locked: z.boolean() }),
	errors: ["not_found"],
});

export const setCurrency = defineRoute({
	method: "PUT",
	path: "/api/family/currency",
	who: "own_account",
	summary:
		"Changes the currency that the own family pays in: only while its wallet is empty and nothing is open.",
	body: z.strictObject({ currency }),
	response: z.object({ currency, offered: z.array(price), is_locked: z.boolean() }),
	errors: ["not_found", "currency_locked"],
});
