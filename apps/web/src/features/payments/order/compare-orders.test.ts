import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import { describe, expect, it } from "vitest";
import { isSamePurchase, standingOf } from "./compare-orders.ts";

const amounts = { amount: 10, tax_amount: 0, total_amount: 10 };
const order: Order = {
	id: "00000000-0000-4000-8000-000000000001",
	state: "draft",
	purpose: "renewal",
	type: "payment",
	provider: "STRIPE",
	currency: "USD",
	line_items: [
		{
			id: "00000000-0000-4000-8000-000000000002",
			name: "Maya",
			course_fee: 10,
			reward_amount: 0,
			paid_until: null,
		},
	],
	duration: 30,
	...amounts,
	has_undecided_try: false,
	failure_reason: null,
	created_at: "2026-11-22T00:00:00.000Z",
};
const payment: PaymentData = {
	provider: "STRIPE",
	...amounts,
	client_secret: "pi_1_secret",
	publishable_key: "pk",
	url: "https://js.stripe.com",
	statement_descriptor: "LEARNIN",
};

describe("what is possible with an order", () => {
	it.each([
		["draft", "STRIPE", "payable"],
		["failed", "ESEWA", "payable"],
		["awaiting_provider", "STRIPE", "paid"],
		["awaiting_provider", "ESEWA", "pending"],
		["needs_action", "STRIPE", "paid"],
		["paid", "ESEWA", "paid"],
		["paid", "WALLET", "paid"],
		["expired", "ESEWA", "given up"],
		["refunded", "STRIPE", "given up"],
	] as const)("%s by %s: %s", (state, provider, standing) => {
		expect(standingOf({ state, provider })).toBe(standing);
	});
});

describe("the same purchase", () => {
	const shown = { order, payment };
	it("has the same items, price and secret", () => {
		expect(isSamePurchase({ order: { ...order, state: "failed" }, payment }, shown)).toBe(true);
	});

	it.each<[string, Partial<Order>]>([
		["another purpose", { purpose: "addition" }],
		["another price", { total_amount: 20 }],
		["another currency", { currency: "NPR" }],
		["another child", { line_items: order.line_items.map((line) => ({ ...line, name: "Leo" })) }],
	])("is not one with %s", (_, change) => {
		expect(isSamePurchase({ order: { ...order, ...change }, payment }, shown)).toBe(false);
	});

	it("is not one whose payment was restarted at the provider, or that has none to compare", () => {
		expect(isSamePurchase({ order, payment: { ...payment, client_secret: "pi_2_secret" } }, shown)).toBe(
			false,
		);
		expect(isSamePurchase({ order, payment: { provider: "ESEWA", ...amounts } }, shown)).toBe(false);
	});
});
