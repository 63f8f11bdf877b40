import type { Order } from "@learnin/contract/schemas/order.schema";
import { describe, expect, it } from "vitest";
import { outcomeWords, registers } from "./outcome-words.ts";

const order: Order = {
	id: "00000000-0000-4000-8000-000000000001",
	state: "paid",
	purpose: "renewal",
	type: "payment",
	provider: "STRIPE",
	currency: "USD",
	line_items: [],
	duration: 30,
	amount: 25,
	tax_amount: 0,
	total_amount: 25,
	has_undecided_try: false,
	failure_reason: null,
	created_at: "2026-11-22T00:00:00.000Z",
};
const again = `/student/invitation/payment?order=${order.id}`;

describe("return pages of payments", () => {
	it.each<[string, Partial<Order>, string]>([
		["by card", {}, "Successful stripe payment"],
		["with eSewa", { provider: "ESEWA", currency: "NPR" }, "Successful eSewa payment"],
		["from the wallet", { provider: "WALLET" }, "Paid from your wallet"],
	])("paid %s", (_, change, title) => {
		expect(outcomeWords({ kind: "paid", order: { ...order, ...change } }, false)).toMatchObject({
			title,
			text: "Payment has been successful. You will be redirected to dashboard shortly",
			retryTo: null,
		});
	});

	it("does not announce a redirect if it was opened directly", () => {
		const { title, text } = outcomeWords({ kind: "paid", order, stays: true }, false);
		expect(title).toBe("Successful stripe payment");
		expect(text).toBe("We received your last payment of $25.00.");
	});

	it("thanks a registering family", () => {
		expect(outcomeWords({ kind: "paid", order }, true).title).toBe("Thank you");
	});

	it("has the same words on the parents' page for a registration", () => {
		const registration: Order = { ...order, purpose: "registration" };
		const found = { kind: "paid", order: registration } as const;
		expect(registers(found, true)).toBe(true);
		expect(registers({ kind: "paid", order }, true)).toBe(false);
		const words = outcomeWords(found, registers(found, false));
		expect(words.title).toBe("Successful stripe payment");
	});

	it("says where to see refunded money, not that it has arrived", () => {
		const { title, text, retryTo, on } = outcomeWords(
			{ kind: "failed", order: { ...order, state: "refunded" } },
			false,
		);
		expect(on.to).toBe("/parent/transactions");
		expect(title).toBe("This order was refunded");
		expect(text).toMatch(/receipt/);
		expect(retryTo).toBeNull();
	});

	it("shows the wallet's balance", () => {
		const load: Order = { ...order, purpose: "wallet_load", provider: "ESEWA", currency: "NPR" };
		expect(outcomeWords({ kind: "paid", order: load }, false).text).toMatch(
			/^NPR\s25\.00 is in your wallet now/,
		);
	});

	it("offers another try with the reason, and leads a new family back to its children", () => {
		const state = "failed" as const;
		const cancelled = { ...order, state, failure_reason: "It was not completed at eSewa." };
		expect(outcomeWords({ kind: "failed", order: cancelled }, false)).toEqual({
			title: "The payment didn’t go through",
			text: "It was not completed at eSewa. We saved your order. You can try again or pay another way.",
			retryTo: again,
			on: { to: "/parent/dashboard", label: "Go to Dashboard" },
		});
		const registration = { ...order, state, purpose: "registration" as const };
		expect(outcomeWords({ kind: "failed", order: registration }, true)).toMatchObject({
			text: "You weren’t charged. We saved the children you entered. You can try again or pay another way.",
			retryTo: "/register",
		});
		expect(outcomeWords({ kind: "failed", order: null }, true).retryTo).toBe("/register");
		expect(outcomeWords({ kind: "failed", order: null }, false).retryTo).toBeNull();
	});

	it("does not offer to pay a closed order", () => {
		expect(outcomeWords({ kind: "failed", order: { ...order, state: "expired" } }, false)).toMatchObject({
			title: "This order is closed",
			retryTo: null,
		});
	});

	it("tells the payer of an expired order where the money is, and never calls it a success", () => {
		const words = outcomeWords({ kind: "failed", order: { ...order, state: "expired" } }, true);
		expect(words.text).toMatch(/If you paid for it anyway, the money is in your wallet/);
		expect(words.title).not.toMatch(/success|thank/i);
		expect(words.on).toEqual({ to: "/register", label: "See your money" });
	});

	it("leads a parent to the wallet even if the closed order was the registration", () => {
		const registration: Order = { ...order, state: "expired", purpose: "registration" };
		const found = { kind: "failed", order: registration, isParent: true } as const;
		expect(registers(found, true)).toBe(false);
		expect(outcomeWords(found, registers(found, true)).on.to).toBe("/parent/transactions");
	});

	it("claims nothing about an unknown payment, on any of the three pages", () => {
		const bare = [true, false].map((isNew) => outcomeWords({ kind: "none", order: null }, isNew));
		for (const { title, text } of bare) {
			expect(title).toBe("Your payments");
			expect(text).not.toMatch(/didn’t go through|refused|failed/);
		}
		expect(bare[1]?.text).toContain("Successful stripe payment");
	});

	it("neither confirms nor denies what eSewa has not decided", () => {
		const open: Order = { ...order, state: "draft", provider: "ESEWA", currency: "NPR" };
		const words = outcomeWords({ kind: "pending", order: open }, false);
		expect(words).toMatchObject({ title: "eSewa hasn’t confirmed a payment yet", retryTo: again });
		expect(outcomeWords({ kind: "pending", order }, false).retryTo).toBeNull();
	});
});
