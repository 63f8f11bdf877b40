import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id } from "../../schemas/common.schema.ts";
import { esewaForm, order, paymentData } from "../../schemas/order.schema.ts";

export const settleOrder = defineRoute({
	method: "POST",
	path: "/api/payments/orders/:order_id/settle",
	who: "account",
	summary:
		"Asks the provider for the order's true state and applies it: charges the saved card once after a setup, enrols the children once paid.",
	params: z.object({ order_id: id }),
	body: z.strictObject({}),
	response: z.object({
		order,
		/** Present while the order can still be paid: the data for the pay step (a new secret after a failure). */
		payment: z.nullable(paymentData),
	}),
	errors: ["order_closed", "payment_unavailable", "payment_unknown"],
});

export const getLatestOrder = defineRoute({
	method: "GET",
	path: "/api/payments/latest-order",
	who: "account",
	summary:
		"The newest order of the own family, for a page where a payment ends that does not say which; null for a student, and for an account without a family.",
	response: z.object({ order: z.nullable(order) }),
	errors: [],
});

export const dropOrder = defineRoute({
	method: "POST",
	path: "/api/payments/orders/:order_id/drop",
	who: "account",
	summary: "Gives an order up that was not paid, so that another one can be begun.",
	params: z.object({ order_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found", "order_closed", "payment_unavailable", "payment_unknown"],
});

export const payFromWallet = defineRoute({
	method: "POST",
	path: "/api/payments/orders/:order_id/pay-from-wallet",
	who: "account",
	summary: "Pays an open order with the money of the family's wallet, at once and whole.",
	params: z.object({ order_id: id }),
	body: z.strictObject({}),
	response: z.object({ order }),
	errors: ["not_found", "order_closed", "wallet_too_low", "payment_unavailable", "payment_unknown"],
});

export const prepareEsewaForm = defineRoute({
	method: "POST",
	path: "/api/payments/orders/:order_id/esewa-form",
	who: "account",
	summary:
		"The signed form with which the browser leaves for eSewa to pay this order: a new one for every try.",
	params: z.object({ order_id: id }),
	body: z.strictObject({}),
	response: esewaForm,
	errors: ["not_found", "order_closed", "payment_unavailable", "payment_unknown", "too_many_requests"],
});
