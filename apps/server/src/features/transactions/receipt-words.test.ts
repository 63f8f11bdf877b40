import { describe, expect, test } from "vitest";
import { addressText } from "./read-card.ts";
import { itemsOf, paidAfterRefunds, refundsOf } from "./receipt-words.ts";

const refund = { id: "1", created_at: "2026-11-23T10:00:00.000Z", provider: "STRIPE" } as const;

describe("the text of a receipt", () => {
	test("distinguishes more days from the first ones, like the page", () => {
		const line = { name: "Maya", days: 30, from: null, until: null, amount: 10 };
		const bought = (purpose: "registration" | "renewal", name = "Maya") =>
			itemsOf({ purpose, line_items: [{ ...line, name }], amount: 10, currency: "USD" })[0]?.what;
		expect(bought("registration")).toBe("30 days of Learnin for Maya");
		expect(bought("renewal")).toBe("30 more days of Learnin for Maya");
		expect(bought("renewal", "")).toBe("30 more days of Learnin for a child you removed");
	});

	test("counts refunds that are done or in progress, to the cent, and no failed ones", () => {
		const refunds = [
			{ ...refund, amount: 3.1, state: "done" },
			{ ...refund, amount: 3.2, state: "on_its_way" },
			{ ...refund, amount: 1, state: "failed" },
		] as const;
		expect(paidAfterRefunds({ total_amount: 20, refunds: [...refunds] })).toBe(13.7);
	});

	test("says where each refund goes and its state", () => {
		const refunds = [
			{ ...refund, amount: 3.1, state: "on_its_way" },
			{ ...refund, provider: "WALLET", amount: 3.2, state: "done" },
			{ ...refund, provider: "ESEWA", amount: 1, state: "failed" },
		] as const;
		const date = "November 23, 2026";
		expect(refundsOf({ refunds: [...refunds], currency: "USD" })).toEqual([
			{ what: "Refund to your card", date, state: "On its way", amount: "-$3.10" },
			{ what: "Refund to your Learnin wallet", date, state: "Done", amount: "-$3.20" },
			{ what: "Refund to your eSewa account", date, state: "Failed", amount: "$0.00" },
		]);
	});
});

test("a country alone is no address, and is spelled out after one", () => {
	const address = { line1: null, line2: null, postal_code: null, city: null, state: null, country: "US" };
	expect(addressText(address)).toBeNull();
	expect(
		addressText({ ...address, line1: "12 Main Street", postal_code: "62701", city: "Springfield" }),
	).toBe("12 Main Street, 62701 Springfield, United States");
	expect(addressText(null)).toBeNull();
});
