import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startStripeFixture, type StripeFixture, WEBHOOK_SECRET } from "../testing/stripe-fixture.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../testing/webhook-receiver.ts";
import type { StripeControls } from "./controls.ts";

const PAID = ["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"];

let receiver: WebhookReceiver;
let fixture: StripeFixture;
let controls: StripeControls;

beforeEach(async () => {
	receiver = await startWebhookReceiver();
	fixture = await startStripeFixture({ webhook: { url: receiver.url, secrets: [WEBHOOK_SECRET] } });
	controls = fixture.standIn.controls;
});

afterEach(async () => {
	await fixture.stop();
	await receiver.stop();
});

function pay(method = "pm_card_visa"): Promise<Stripe.PaymentIntent> {
	return fixture.stripe.paymentIntents.create({
		amount: 1000,
		currency: "usd",
		confirm: true,
		payment_method: method,
		automatic_payment_methods: { enabled: true, allow_redirects: "never" },
	});
}

function lastEvent(): Stripe.Event {
	const { body, signature } = receiver.received.at(-1) ?? { body: "", signature: "" };
	return fixture.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
}

describe("events", () => {
	test("of a payment arrive in order, signed so that the real library accepts them", async () => {
		const intent = await pay();
		await controls.idle();
		expect(receiver.types()).toEqual(PAID);
		expect(lastEvent()).toMatchObject({
			object: "event",
			type: "payment_intent.succeeded",
			api_version: Stripe.API_VERSION,
			data: { object: { id: intent.id, status: "succeeded" } },
			request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
		});
	});

	test("have the object as it was at the time", async () => {
		controls.hold();
		await pay();
		controls.release();
		await controls.idle();
		const created = JSON.parse(receiver.received[0]?.body ?? "") as { data: { object: { status: string } } };
		expect(created.data.object.status).toBe("requires_confirmation");
	});

	test("cover customers, saved cards, declines, authentication, cancellation and refunds", async () => {
		const { stripe } = fixture;
		const customer = await stripe.customers.create({});
		await stripe.customers.update(customer.id, { name: "A" });
		const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
		await stripe.paymentMethods.detach(method.id);
		await pay("pm_card_visa_chargeDeclined").catch(() => undefined);
		const waiting = await pay("pm_card_authenticationRequired");
		await stripe.paymentIntents.cancel(waiting.id);
		const paid = await pay();
		const refund = await stripe.refunds.create({ payment_intent: paid.id });
		await stripe.refunds.update(refund.id, { metadata: { note: "x" } });
		await controls.idle();
		expect(receiver.types()).toEqual([
			"customer.created",
			"customer.updated",
			"payment_method.attached",
			"payment_method.detached",
			"payment_intent.created",
			"charge.failed",
			"payment_intent.payment_failed",
			"payment_intent.created",
			"payment_intent.requires_action",
			"payment_intent.canceled",
			...PAID,
			"refund.created",
			"charge.refunded",
			"refund.updated",
		]);
	});

	test("cover the whole lifecycle of a setup", async () => {
		const { setupIntents } = fixture.stripe;
		const customer = await fixture.stripe.customers.create({});
		const options = { customer: customer.id, allowed_payment_method_types: ["card" as const], confirm: true };
		await setupIntents.create({ ...options, payment_method: "pm_card_visa" });
		await setupIntents
			.create({ ...options, payment_method: "pm_card_visa_chargeDeclined" })
			.catch(() => undefined);
		const waiting = await setupIntents.create({
			...options,
			payment_method: "pm_card_authenticationRequired",
		});
		await setupIntents.cancel(waiting.id);
		await controls.idle();
		expect(receiver.types().slice(1)).toEqual([
			"setup_intent.created",
			"payment_method.attached",
			"setup_intent.succeeded",
			"setup_intent.created",
			"setup_intent.setup_failed",
			"setup_intent.created",
			"setup_intent.requires_action",
			"setup_intent.canceled",
		]);
	});

	test("are signed once per secret during a rotation", async () => {
		controls.setWebhook({ url: receiver.url, secrets: ["whsec_new", WEBHOOK_SECRET] });
		await pay();
		await controls.idle();
		const { body = "", signature = "" } = receiver.received[0] ?? {};
		for (const secret of ["whsec_new", WEBHOOK_SECRET]) {
			expect(fixture.stripe.webhooks.constructEvent(body, signature, secret).id).toMatch(/^evt_/);
		}
	});

	test("that are forged fail the real library's check", async () => {
		expect(await controls.forge({ type: "payment_intent.succeeded", object: { id: "pi_forged" } })).toBe(200);
		expect(() => lastEvent()).toThrow(Stripe.errors.StripeSignatureVerificationError);
	});
});

describe("deliveries", () => {
	test("are retried after a response that is not 2xx", async () => {
		receiver.answers.push(500, 302);
		await fixture.stripe.customers.create({});
		await controls.idle();
		expect(receiver.types()).toEqual(["customer.created", "customer.created", "customer.created"]);
		expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
		expect(controls.deliveries()[0]?.attempts.map(({ outcome }) => outcome)).toEqual([500, 302, 200]);
	});

	test("are retried when no one listens", async () => {
		const port = Number(new URL(receiver.url).port);
		await receiver.stop();
		await fixture.stripe.customers.create({});
		await expect.poll(() => controls.deliveries()[0]?.attempts.length).toBeGreaterThan(0);
		receiver = await startWebhookReceiver(port);
		await controls.idle();
		expect(receiver.types()).toEqual(["customer.created"]);
	});

	test("end after the last try, and the event list shows which were missed", async () => {
		await fixture.stop();
		const webhook = { url: receiver.url, secrets: [WEBHOOK_SECRET] };
		fixture = await startStripeFixture({ webhook, retry: { attempts: 2, firstDelayMs: 1 } });
		receiver.answers.push(500, 500);
		const customer = await fixture.stripe.customers.create({});
		await fixture.standIn.controls.idle();
		await pay();
		await fixture.standIn.controls.idle();
		const missed = await fixture.stripe.events.list({ delivery_success: false });
		expect(missed.data.map(({ data }) => (data.object as { id: string }).id)).toEqual([customer.id]);
	});

	test("can be duplicated", async () => {
		controls.sendCopies(3);
		await fixture.stripe.customers.create({});
		await controls.idle();
		expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
		expect(receiver.received).toHaveLength(3);
	});

	test("can be held and released in reverse", async () => {
		controls.hold();
		await pay();
		await controls.idle();
		expect(receiver.received).toHaveLength(0);
		controls.release("reversed");
		await controls.idle();
		expect(receiver.types()).toEqual([...PAID].reverse());
	});

	test("can be shuffled, deterministically for a seed", async () => {
		const order = async () => {
			receiver.received.length = 0;
			controls.shuffle(3);
			await pay();
			await controls.idle();
			return receiver.types();
		};
		const first = await order();
		expect(first).not.toEqual(PAID);
		expect([...first].sort()).toEqual([...PAID].sort());
		expect(await order()).toEqual(first);
	});

	test("can be lost, and sent again manually", async () => {
		controls.drop(1);
		await fixture.stripe.customers.create({});
		await controls.idle();
		expect(receiver.received).toHaveLength(0);
		const [event] = (await fixture.stripe.events.list({ delivery_success: false })).data;
		controls.redeliver(event?.id ?? "");
		await controls.idle();
		expect(receiver.types()).toEqual(["customer.created"]);
		expect((await fixture.stripe.events.list({ delivery_success: false })).data).toHaveLength(0);
	});

	test("begin when the endpoint is set after the start", async () => {
		await fixture.stop();
		fixture = await startStripeFixture();
		await fixture.stripe.customers.create({});
		fixture.standIn.controls.setWebhook({ url: receiver.url, secrets: [WEBHOOK_SECRET] });
		await pay();
		await fixture.standIn.controls.idle();
		expect(receiver.types()).toEqual(PAID);
	});
});

describe("the event list", () => {
	test("is paged through by the real library, both ways and filtered", async () => {
		const { customers, events } = fixture.stripe;
		for (let index = 0; index < 25; index += 1) await customers.create({ name: String(index) });
		await pay();
		const all = await events.list({ limit: 7 }).autoPagingToArray({ limit: 100 });
		expect(all).toHaveLength(28);
		expect(all[0]?.type).toBe("payment_intent.succeeded");
		expect(new Set(all.map(({ id }) => id)).size).toBe(28);

		const oldest = all.at(-1)?.id ?? "";
		const newer = await events.list({ limit: 7, ending_before: oldest }).autoPagingToArray({ limit: 100 });
		expect(newer.map(({ id }) => id)).toEqual(
			all
				.slice(0, -1)
				.map(({ id }) => id)
				.reverse(),
		);

		const payments = await events.list({ types: ["payment_intent.succeeded", "payment_intent.created"] });
		expect(payments.data.map(({ type }) => type)).toEqual([
			"payment_intent.succeeded",
			"payment_intent.created",
		]);
		const recent = await events.list({ created: { gte: Math.floor(Date.now() / 1000) - 60 }, limit: 100 });
		expect(recent.data).toHaveLength(28);
		expect((await events.retrieve(oldest)).type).toBe("customer.created");
	});
});
