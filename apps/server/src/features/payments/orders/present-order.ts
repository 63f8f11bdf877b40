import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { toMajor } from "@learnin/domain/pricing/money";
import type { OrderLineRow, OrderRow } from "../payments.queries.ts";

/** An order as the order summary shows it. */
export function presentOrder(order: OrderRow, lines: OrderLineRow[]): Order {
	return {
		id: order.id,
		state: order.state,
		purpose: order.purpose,
		type: order.type,
		provider: order.provider,
		currency: order.currency,
		line_items: lines.map((line) => ({
			id: line.id,
			name: line.name,
			course_fee: toMajor(line.course_fee_minor),
			reward_amount: toMajor(line.reward_amount_minor),
			paid_until: line.paid_until?.toISOString() ?? null,
		})),
		duration: PERIOD_DAYS,
		amount: toMajor(order.amount_minor),
		tax_amount: 0,
		total_amount: toMajor(order.amount_minor),
		has_undecided_try: order.has_undecided_try === true,
		failure_reason: order.failure_reason,
		created_at: order.created_at.toISOString(),
	};
}

/** What the page's payment component needs for a card, with the client secret of the current intent. */
export function presentCardPayment(
	order: OrderRow,
	client_secret: string,
	settings: { STRIPE_PUBLISHABLE_KEY: string; STRIPE_JS_URL: string; STATEMENT_DESCRIPTOR: string },
): PaymentData {
	return {
		provider: "STRIPE",
		...amountsOf(order),
		client_secret,
		publishable_key: settings.STRIPE_PUBLISHABLE_KEY,
		url: settings.STRIPE_JS_URL,
		statement_descriptor: settings.STATEMENT_DESCRIPTOR,
	};
}

/** The same for eSewa, which the browser leaves for with a form that is requested at that moment. */
export function presentEsewaPayment(order: OrderRow): PaymentData {
	return { provider: "ESEWA", ...amountsOf(order) };
}

function amountsOf({ amount_minor }: OrderRow) {
	return { amount: toMajor(amount_minor), tax_amount: 0, total_amount: toMajor(amount_minor) };
}
