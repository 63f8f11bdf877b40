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
	test("of the card for it is pending until it is settled", async () => {
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
	expect(await eventsOf(id)).toEqual(["charge.dispute.closed", "charge.dispute.created"]);
});

test("at most twenty types of events are listed at once", async () => {
	const types = Array.from({ length: 21 }, (_, number) => `kind.${number}`);
	await expect(stripe.events.list({ types: types.slice(1) })).resolves.toMatchObject({ data: [] });
	await expect(stripe.events.list({ types })).rejects.toThrow("at most 20");
});
