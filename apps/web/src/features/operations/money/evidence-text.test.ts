import { expect, test } from "vitest";
import { deadlineText, reasonText } from "./dispute-words.ts";
import { evidenceText } from "./evidence-text.ts";
import type { DisputeEvidence } from "../operations.api.ts";

const evidence: DisputeEvidence = {
	dispute: {
		id: "1",
		reference: "dp_1",
		standing: "open",
		status: "needs_response",
		reason: "fraudulent",
		currency: "USD",
		amount: 20,
		held: 0,
		lost: 0,
		evidence_due_at: "2026-12-02T23:59:59.000Z",
		evidence_sent: 0,
		opened_at: "2026-11-23T10:00:00.000Z",
		closed_at: null,
	},
	payment: {
		kind: "registration_fee",
		amount: 20,
		refunded: 10,
		reference: "pi_1",
		receipt_number: "LRN-1",
		paid_at: "2026-11-11T16:14:23.000Z",
		payer: { id: "2", name: "Amara Okafor", email: "amara@learnin.test", since: "2026-11-11T16:00:00.000Z" },
	},
	consents: [
		{
			child: "Maya",
			given_by: "Amara Okafor",
			given_at: "2026-11-11T16:14:23.000Z",
			withdrawn_at: null,
			method: "card_payment",
			policy_version: "2026-11",
			scopes: ["practice"],
			evidence_ref: "stripe:pi_1",
		},
	],
	mails: [
		{ kind: "receipt", address: "amara@learnin.test", state: "sent", sent_at: "2026-11-11T16:14:30.000Z" },
		{ kind: "news", address: "amara@learnin.test", state: "failed", sent_at: null },
	],
	children: [
		{
			name: "Maya",
			starts_at: "2026-11-11T16:14:23.000Z",
			ends_at: "2026-12-11T16:14:23.000Z",
			ended_early_at: null,
			days: [{ date: "2026-11-12", questions: 10, answers: 13, minutes: 7 }],
		},
		{ name: "", starts_at: null, ends_at: null, ended_early_at: null, days: [] },
	],
};

test("the evidence as text has everything on the page, in UTC, and no unsent emails", () => {
	expect(evidenceText(evidence)).toBe(`Dispute dp_1: The cardholder says they didn’t pay
Disputed: $20.00
Payment: pi_1, Registration, $20.00
Refunded: $10.00
Paid on November 11, 2026 at 4:14:23 PM UTC, receipt LRN-1
Paid by Amara Okafor, amara@learnin.test, account since November 11, 2026 at 4:00:00 PM UTC

Consents
November 11, 2026 at 4:14:23 PM UTC: Amara Okafor agreed for Maya by paying with the card; privacy notice 2026-11; reference stripe:pi_1

Emails
November 11, 2026 at 4:14:30 PM UTC: Receipt to amara@learnin.test

Practice since the payment
Maya, paid days November 11, 2026 at 4:14:23 PM UTC to December 11, 2026 at 4:14:23 PM UTC
  2026-11-12: 10 questions, 13 answers, 7 min
A child that was deleted
  No practice`);
});

test("missing records are mentioned, and a deleted payer", () => {
	const gone = { ...evidence.payment, payer: null };
	const text = evidenceText({ ...evidence, payment: gone, consents: [], mails: [] });
	for (const part of [
		"Paid by an account that was deleted",
		"Consents: none on record",
		"Emails: none on record",
	])
		expect(text).toContain(part);
});

test.each([
	[{}, "Respond in Stripe by December 2, 2026"],
	[{ evidence_due_at: null }, "The bank takes no answer"],
	[{ evidence_sent: 1 }, "Answered; the bank decides"],
	[{ standing: "lost" as const }, "Nothing left to answer"],
])("the deadline of %j is said", (change, expected) => {
	expect(deadlineText({ ...evidence.dispute, ...change })).toBe(expected);
});

test("an unknown reason is shown in Stripe's words", () => {
	expect([reasonText("duplicate"), reasonText("some_new_reason"), reasonText("toString")]).toEqual([
		"Charged twice",
		"some new reason",
		"toString",
	]);
});
