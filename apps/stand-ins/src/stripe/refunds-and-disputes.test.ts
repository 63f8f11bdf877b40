import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStripeFixture, type StripeFixture } from "../testing/stripe-fixture.ts";

let fixture: StripeFixture;
let stripe: Stripe;
beforeAll(async () => {
	fixture = await startStripeFixture();
	stripe = fixture.stripe;
});
afterAll(() => fixture.stop());

const paidWith = (payment_method: string) =>
	stripe.paymentIntents.create({
		amount: 2000,
		currency: "usd",
		automatic_payment_methods: { enabled: true, allow_redirects: "never" },
		payment_method,
		confirm: true,
	});

async function eventsOf(id: string): Promise<string[]> {
	const { data } = await stripe.events.list({ limit: 100 });
	return data.filter((event) => (event.data.object as { id?: string }).id === id).map(({ type }) => type);
}

async function chargeOf({ latest_charge }: Stripe.PaymentIntent): Promise<Stripe.Charge> {
	return stripe.charges.retrieve(String(latest_charge));
}

describe("a refund", () => {
	test("with the card for it is pending until it is settled", async () => {
		const intent = await paidWith("pm_card_pendingRefund");
		const refund = await stripe.refunds.create({ payment_intent: intent.id });
		expect(refund.status).toBe("pending");
		fixture.standIn.controls.settleRefund(refund.id, "succeeded");
		expect((await stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
		expect(await eventsOf(refund.id)).toEqual(["refund.updated", "refund.created"]);
	});

	test("can fail after it was settled, and then all of the payment can be refunded again", async () => {
		const intent = await paidWith("pm_card_refundFail");
		const refund = await stripe.refunds.create({ payment_intent: intent.id });
		expect(refund.status).toBe("succeeded");
		fixture.standIn.controls.settleRefund(refund.id, "failed");
		expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
			status: "failed",
			failure_reason: "lost_or_stolen_card",
		});
		expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
		expect(await eventsOf(refund.id)).toEqual(["refund.failed", "refund.updated", "refund.created"]);
	});
});

test("a dispute is opened on a payment and decided", async () => {
	const intent = await paidWith("pm_card_visa");
	const { id } = fixture.standIn.controls.dispute(intent.id);
	expect(await stripe.disputes.retrieve(id)).toMatchObject({
		status: "needs_response",
		amount: 2000,
		payment_intent: intent.id,
	});
	expect(await chargeOf(intent)).toMatchObject({ disputed: true });
	fixture.standIn.controls.closeDispute(id, "lost");
	expect((await stripe.disputes.list({ payment_intent: intent.id })).data[0]?.status).toBe("lost");
	expect(await eventsOf(id)).toEqual([
		"charge.dispute.closed",
		"charge.dispute.funds_withdrawn",
		"charge.dispute.created",
	]);
});

describe("the test cards of disputes", () => {
	const disputeOf = async (payment_method: string) => {
		const intent = await paidWith(payment_method);
		expect(intent.status).toBe("succeeded");
		const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
		if (dispute === undefined) throw new Error("the payment is not disputed");
		return { intent, dispute };
	};

	test("take the money and a fee, and keep the payment from being refunded", async () => {
		const { intent, dispute } = await disputeOf("pm_card_createDispute");
		expect(dispute).toMatchObject({ status: "needs_response", reason: "fraudulent", amount: 2000 });
		expect(dispute.balance_transactions).toMatchObject([
			{ type: "adjustment", reporting_category: "dispute", amount: -2000, fee: 1500, net: -3500 },
		]);
		await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
			code: "charge_disputed",
		});
		const due = dispute.evidence_details.due_by ?? 0;
		expect(due).toBeGreaterThan(dispute.created);
	});

	test("are won with winning evidence, which returns the money but not the fee", async () => {
		const { intent, dispute } = await disputeOf("pm_card_createDisputeProductNotReceived");
		expect(dispute.reason).toBe("product_not_received");
		const staged = await stripe.disputes.update(dispute.id, {
			evidence: { uncategorized_text: "winning_evidence" },
			submit: false,
		});
		expect([staged.status, staged.evidence_details.submission_count]).toEqual(["needs_response", 0]);
		await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: "winning_evidence" } });
		const won = await stripe.disputes.retrieve(dispute.id);
		expect(won.status).toBe("won");
		expect(won.balance_transactions.map(({ net }) => net)).toEqual([-3500, 2000]);
		expect((await stripe.refunds.create({ payment_intent: intent.id })).status).toBe("succeeded");
	});

	test("are lost with losing evidence, and when the dispute is accepted", async () => {
		const { dispute } = await disputeOf("pm_card_createDispute");
		await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: "losing_evidence" } });
		expect((await stripe.disputes.retrieve(dispute.id)).status).toBe("lost");
		const other = await disputeOf("pm_card_createDispute");
		expect((await stripe.disputes.close(other.dispute.id)).status).toBe("lost");
		await expect(
			stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: "more" } }),
		).rejects.toThrow("already closed");
	});

	test("inquire without taking money; a full refund ends the inquiry, a bad response makes it a chargeback", async () => {
		const { intent, dispute } = await disputeOf("pm_card_createDisputeInquiry");
		expect(dispute).toMatchObject({ status: "warning_needs_response", balance_transactions: [] });
		await stripe.refunds.create({ payment_intent: intent.id });
		expect((await stripe.disputes.retrieve(dispute.id)).status).toBe("warning_closed");
		const other = await disputeOf("pm_card_createDisputeInquiry");
		fixture.standIn.controls.escalateDispute(other.dispute.id);
		expect(await stripe.disputes.retrieve(other.dispute.id)).toMatchObject({
			status: "needs_response",
			is_charge_refundable: false,
		});
	});
});

describe("the balance", () => {
	const total = async () => {
		const { available, pending } = await stripe.balance.retrieve();
		return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
	};

	test("is the sum of its entries, each with its source and fee", async () => {
		const before = await total();
		const intent = await paidWith("pm_card_visa");
		const { balance_transaction } = await chargeOf(intent);
		const entry = await stripe.balanceTransactions.retrieve(String(balance_transaction), {
			expand: ["source"],
		});
		expect(entry).toMatchObject({
			type: "charge",
			amount: 2000,
			fee: 88,
			net: 1912,
			status: "pending",
			source: { object: "charge", payment_intent: intent.id },
		});
		const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 500 });
		const { data } = await stripe.balanceTransactions.list({ source: refund.id });
		expect(data).toMatchObject([{ type: "refund", amount: -500, fee: 0, net: -500 }]);
		expect(await total()).toBe(before + 1912 - 500);
	});

	test("is paid out as far as it is available; a failed payout is returned", async () => {
		await expect(stripe.payouts.create({ amount: 99_999_999, currency: "usd" })).rejects.toMatchObject({
			code: "balance_insufficient",
		});
		// The refunds and disputes above have made it negative.
		for (let paid = 0; paid < 24; paid += 1) await paidWith("pm_card_bypassPending");
		const before = await total();
		const payout = await stripe.payouts.create({ amount: 1000, currency: "usd" });
		expect(payout.status).toBe("in_transit");
		expect(await total()).toBe(before - 1000);
		fixture.standIn.controls.settlePayout(payout.id, "paid");
		expect((await stripe.payouts.list({ status: "paid" })).data.map(({ id }) => id)).toEqual([payout.id]);
		fixture.standIn.controls.settlePayout(payout.id, "failed");
		expect(await total()).toBe(before);
		const { data } = await stripe.balanceTransactions.list({ source: payout.id });
		expect(data.map(({ type, amount }) => [type, amount])).toEqual([
			["payout_failure", 1000],
			["payout", -1000],
		]);
	});
});

test("at most twenty types of events are listed at once", async () => {
	const types = Array.from({ length: 21 }, (_, number) => `kind.${number}`);
	await expect(stripe.events.list({ types: types.slice(1) })).resolves.toMatchObject({ data: [] });
	await expect(stripe.events.list({ types })).rejects.toThrow("at most 20");
});
