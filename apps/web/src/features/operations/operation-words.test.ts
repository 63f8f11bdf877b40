import { describe, expect, test } from "vitest";
import { checkedText, waitingText, whatHappens } from "./operation-words.ts";

const payment = {
	id: "1",
	kind: "registration_fee" as const,
	provider: "STRIPE" as const,
	currency: "USD" as const,
	amount: 20,
	refunded: 0,
	reference: "pi_1",
	payer: "Amara",
	payer_id: "2",
	dispute: null,
	created_at: "2026-11-21T12:00:00.000Z",
};
const details = { payment, lines: [], refundable: 20, destinations: [], disputes: [], refunds: [] };

describe("the consequences of a refund", () => {
	test("say where the money goes and whose enrollment ends", () => {
		expect(whatHappens(details, { names: ["Maya", "Leo"], amount: 20, destination: "provider" })).toEqual([
			"We ask Stripe to return $20.00 to the card.",
			"The days it paid for end now: Maya and Leo.",
			"The family gets a notification and an email.",
		]);
		expect(whatHappens(details, { names: ["Maya"], amount: 10, destination: "wallet" })[0]).toBe(
			"$10.00 goes to the family’s wallet right away.",
		);
	});

	test("of wallet money say that it leaves the wallet, and with eSewa that a person returned it there", () => {
		const load = {
			...payment,
			kind: "wallet_load" as const,
			provider: "ESEWA" as const,
			currency: "NPR" as const,
		};
		expect(
			whatHappens({ ...details, payment: load }, { names: [], amount: 1300, destination: "provider" }),
		).toEqual([
			"We ask eSewa whether it has returned NPR\u00a01,300.00, and book it only then. It leaves the wallet now.",
			"The family gets a notification and an email.",
		]);
	});
});

test("waiting orders, and their results", () => {
	expect(waitingText({ state: "draft", provider: "ESEWA" })).toBe("Started at eSewa");
	expect(waitingText({ state: "needs_action", provider: "STRIPE" })).toMatch(/bank/);
	expect(["paid", "expired", "failed", "draft"].map((state) => checkedText(state as "paid"))).toEqual([
		"It’s paid.",
		"It was closed without a payment.",
		"The payment failed.",
		"There’s nothing new yet.",
	]);
});
