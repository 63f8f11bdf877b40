import * as z from "zod/mini";
import { id, moment } from "./common.schema.ts";

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

/** What is paid for: a family's first children, further ones, or more days for children it has. */
export const orderPurpose = z.enum(["registration", "addition", "renewal"]);
export type OrderPurpose = z.infer<typeof orderPurpose>;

/** One child's line of the order summary. Amounts are major units of the order's currency. */
const studentLineItem = z.object({
	id,
	name: z.string(),
	course_fee: z.number(),
	reward_amount: z.number(),
});

export const order = z.object({
	id,
	state: orderState,
	purpose: orderPurpose,
	type: z.enum(["setup", "payment"]),
	currency: z.string(),
	line_items: z.array(studentLineItem),
	/** Days that one fee pays for. */
	duration: z.number(),
	amount: z.number(),
	tax_amount: z.number(),
	total_amount: z.number(),
	/** Why the last try failed, for the parent to read. */
	failure_reason: z.nullable(z.string()),
	created_at: moment,
});
export type Order = z.infer<typeof order>;

/** What the payment component needs to talk to the provider. */
export const paymentData = z.object({
	provider: z.enum(["STRIPE", "ESEWA"]),
	amount: z.number(),
	tax_amount: z.number(),
	total_amount: z.number(),
	client_secret: z.string(),
	publishable_key: z.string(),
	/** Where the provider's browser library is loaded from. */
	url: z.string(),
});
export type PaymentData = z.infer<typeof paymentData>;

/** An order that waits for its payment. */
export const preparedOrder = z.object({
	/** Client secret of the SetupIntent; only with type "setup". */
	si: z.optional(z.string()),
	order,
	payment: paymentData,
});
