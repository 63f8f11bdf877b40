import * as z from "zod/mini";
import { id, moment } from "./common.schema.ts";
import { currency } from "./currency.schema.ts";

export const orderState = z.enum([
	"draft",
	"awaiting_provider",
	"needs_action",
	"paid",
	"failed",
	"expired",
	"refunded",
]);
export type OrderState = z.infer<typeof orderState>;

/**
 * What is paid for: a family's first children, further ones, more days for existing children, or money in its wallet.
 */
export const orderPurpose = z.enum(["registration", "addition", "renewal", "wallet_load"]);
export type OrderPurpose = z.infer<typeof orderPurpose>;

/** How one order is paid: by card, on eSewa's page, or with the family's wallet. */
export const orderProvider = z.enum(["STRIPE", "ESEWA", "WALLET"]);

/** One child's line of the order summary. Amounts are major units of the order's currency. */
const studentLineItem = z.object({
	id,
	name: z.string(),
	course_fee: z.number(),
	reward_amount: z.number(),
	/** The end of the child's current days, past or future; more start then, or on the day of payment. */
	paid_until: z.nullable(moment),
});

export const order = z.object({
	id,
	state: orderState,
	purpose: orderPurpose,
	type: z.enum(["setup", "payment"]),
	provider: orderProvider,
	currency,
	line_items: z.array(studentLineItem),
	/** Days that one fee pays for. */
	duration: z.number(),
	amount: z.number(),
	tax_amount: z.number(),
	total_amount: z.number(),
	/** The person went to eSewa to pay it, and eSewa has not reported the result yet. */
	has_undecided_try: z.boolean(),
	/** Why the last attempt failed, for the parent. */
	failure_reason: z.nullable(z.string()),
	created_at: moment,
});
export type Order = z.infer<typeof order>;

/** The price of one child's period, in major units of the family's currency. */
export const price = z.object({ currency, course_fee: z.number() });
export type Price = z.infer<typeof price>;

const amounts = { amount: z.number(), tax_amount: z.number(), total_amount: z.number() };

const cardPayment = z.object({
	provider: z.literal("STRIPE"),
	...amounts,
	client_secret: z.string(),
	publishable_key: z.string(),
	/** Where the provider's browser library is loaded from. */
	url: z.string(),
	/** The text on the buyer's bank statement. */
	statement_descriptor: z.string(),
});
export type CardPayment = z.infer<typeof cardPayment>;

/** The signed form is requested when the person leaves for eSewa: each attempt needs a new one. */
const esewaPayment = z.object({ provider: z.literal("ESEWA"), ...amounts });

/** What the payment component needs to talk to the provider. */
export const paymentData = z.discriminatedUnion("provider", [cardPayment, esewaPayment]);
export type PaymentData = z.infer<typeof paymentData>;

/** The payment as a card payment. Throws for any other: the caller has requested a card. */
export function cardPaymentOf(payment: PaymentData | null): CardPayment {
	if (payment?.provider !== "STRIPE") throw new Error("this is not paid by card");
	return payment;
}

/** The form that the browser posts to eSewa: exactly the signed texts. */
export const esewaForm = z.object({
	/** Where the form is posted to. */
	url: z.string(),
	fields: z.object({
		amount: z.string(),
		tax_amount: z.string(),
		total_amount: z.string(),
		transaction_uuid: z.string(),
		product_code: z.string(),
		product_service_charge: z.string(),
		product_delivery_charge: z.string(),
		success_url: z.string(),
		failure_url: z.string(),
		signed_field_names: z.string(),
		signature: z.string(),
	}),
});

/** An order that waits for its payment. */
export const preparedOrder = z.object({
	/** Client secret of the SetupIntent; only with type "setup". */
	si: z.optional(z.string()),
	order,
	payment: paymentData,
});
