import { expect, test } from "vitest";
import { factsOf } from "./fact-words.ts";

const said = (details: Parameters<typeof factsOf>[0]) =>
	factsOf(details).map(({ name, value }) => [name, value]);

test("facts are shown with names and amounts in major units", () => {
	expect(
		said({ paid_minor: 999, order_state: "needs_action", is_refunded: false, reason: null, odd_key: 3 }),
	).toEqual([
		["Paid", "9.99"],
		["State of the order", "needs action"],
		["Refunded", "no"],
		["Reason", "none"],
		["Odd key", "3"],
	]);
});

test("amounts are formatted in their currency, which is not repeated", () => {
	expect(said({ currency: "NPR", amount_minor: 130_000 })).toEqual([["Amount", "NPR\u00a01,300.00"]]);
	expect(said({ currency: "NPR" })).toEqual([["Currency", "NPR"]]);
});

test("kinds of jobs, emails and disagreements have their words", () => {
	expect(said({ name: "send-mail" })).toEqual([["Kind", "Send an email"]]);
	expect(said({ kind: "receipt" })).toEqual([["Kind", "Receipt"]]);
	expect(said({ kind: "extra_payment" })).toEqual([["Kind", "Paid twice"]]);
	expect(said({ kind: "by_relevance" })).toEqual([["Kind", "by relevance"]]);
});

test("ids are distinguished from words", () => {
	const isReference = (details: Parameters<typeof factsOf>[0]) => factsOf(details)[0]?.isReference;
	expect(isReference({ order_id: "8e7f1a2b-1111-4222-8333-444455556666" })).toBe(true);
	expect(factsOf({ student_id: "8e7f1a2b-1111-4222-8333-444455556666" })[0]?.to).toBe(
		"/superadmin/student-details/8e7f1a2b-1111-4222-8333-444455556666",
	);
	expect(isReference({ skill_id: "add-within-1000-strategies-2" })).toBe(false);
});
