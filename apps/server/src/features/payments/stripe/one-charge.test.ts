import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import Stripe from "stripe";
import { afterEach, describe, expect, test } from "vitest";
import { buildAccount, type Person } from "../../../platform/testing/factories.ts";
import { child, secretKey, testPayments } from "../../../platform/testing/payments/payments-fixture.ts";
import { eventually } from "../../../platform/testing/eventually.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const fixture = await testPayments();
const { stripe, app, post, settle, confirm } = fixture;
afterEach(async () => {
	stripe.controls.behave();
	fixture.stripeClock.aheadMs = 0;
	await fixture.expectMoneyInvariants();
});

/** Asks Stripe without our server, as someone in its dashboard might. */
function dashboard() {
	const { hostname, port } = new URL(stripe.url);
	return new Stripe(secretKey, { host: hostname, port, protocol: "http", telemetry: false });
}

async function orderOf(parent: Person) {
	const { orders } = await fixture.rowsOf(parent.account_id);
	expect(orders).toHaveLength(1);
	return orders[0];
}

/** Only this order, while its payment is created or charged: jobs may still poll earlier orders. */
const losing = {
	made: (order_id: string) =>
		stripe.controls.loseResponses({ times: 3, path: "/v1/payment_intents", holding: order_id }),
	charged: (_: string, si: string) => {
		const setup = stripe.controls.objects("setupIntents").find(({ id }) => id === intentOf(si));
		const holding = setup?.payment_method ?? "";
		stripe.controls.loseResponses({ times: 3, path: "/v1/payment_intents/", holding });
	},
};
const steps = ["made", "charged"] as const;

const intentOf = (client_secret: string) => client_secret.split("_secret_")[0] ?? "";

/** An order whose charge got no response. */
async function chargedWithoutResponse(step: (typeof steps)[number]) {
	const parent = await buildAccount(app);
	stripe.controls.hold();
	const { data } = await post(parent, "setup");
	const order_id = data.order.id;
	await confirm(data.si ?? "");
	losing[step](order_id, data.si ?? "");
	expect((await settle(parent, order_id)).data.order.state).toBe("awaiting_provider");
	return { parent, order_id };
}

describe("one family is charged once, for the children in the order", () => {
	test("children posted while the saved card is being charged do not change what is paid", async () => {
		const parent = await buildAccount(app);
		stripe.controls.hold();
		const { data } = await post(parent, "setup");
		await confirm(data.si ?? "");
		stripe.controls.slow(60);
		const charging = settle(parent, data.order.id);
		const answers = await Promise.all([1, 2, 3].map(() => post(parent, "setup", [child("Ines")])));
		await charging;
		stripe.controls.behave();
		// A post that arrives after the charge finds a parent, who can no longer register.
		for (const { body } of answers)
			expect(body.code).toBeOneOf(["order_closed", "payment_unknown", "forbidden"]);
		await fixture.expectEnrolled(parent, data.order.id, 2);
	});

	test.each(steps)(
		"children posted while a charge has no response do not change what is paid (lost when %s)",
		async (step) => {
			const { parent, order_id } = await chargedWithoutResponse(step);
			expect((await orderOf(parent))?.state).toBe("awaiting_provider");
			expect((await post(parent, "setup", [child("Ines")])).body.code).toBeOneOf([
				"order_closed",
				"payment_unknown",
			]);
			stripe.controls.behave();
			await fixture.expectEnrolled(parent, order_id, 2);
		},
	);

	test.each(steps)(
		"a charge without a response is looked up, not repeated, when its idempotency key has expired (lost when %s)",
		async (step) => {
			const { parent, order_id } = await chargedWithoutResponse(step);
			stripe.controls.drop(100);
			stripe.controls.release();
			await stripe.controls.idle();
			stripe.controls.behave();
			fixture.stripeClock.aheadMs = 2 * DAY_MS;
			await fixture.expectEnrolled(parent, order_id, 2);
		},
	);

	test("a payment whose events never arrive is found by the next poll", async () => {
		const parent = await buildAccount(app);
		stripe.controls.drop(100);
		const { data } = await post(parent, "payment");
		await confirm(cardPaymentOf(data.payment).client_secret);
		await stripe.controls.idle();
		// Started by a version of this server without due times.
		await app.database.db.updateTable("orders").set({ settle_due_at: null }).execute();
		await fixture.doJob("reconcile-orders", {});
		await eventually(async () => expect((await orderOf(parent))?.state).toBe("paid"));
		await fixture.expectEnrolled(parent, data.order.id, 2);
	});

	test("changing to a saved card closes the payment that another tab has open", async () => {
		const parent = await buildAccount(app);
		const first = await post(parent, "payment");
		const second = await post(parent, "setup");
		expect((await confirm(cardPaymentOf(first.data.payment).client_secret)).error).toBeDefined();
		await confirm(second.data.si ?? "");
		await fixture.expectEnrolled(parent, second.data.order.id, 2);
	});

	test("of two concurrent posts with different children only one payment can be made", async () => {
		for (let round = 0; round < 5; round += 1) {
			const parent = await buildAccount(app);
			const answers = await Promise.all([
				post(parent, "payment", [child("Maya"), child("Leo")]),
				post(parent, "payment", [child("Ines")]),
			]);
			const open = answers.filter(({ status }) => status === 200);
			const order_id = open[0]?.data.order.id ?? "";
			const confirmed = await Promise.all(
				open.map(({ data }) => confirm(cardPaymentOf(data.payment).client_secret)),
			);
			expect(confirmed.filter(({ status }) => status === "succeeded")).toHaveLength(1);
			const order = await orderOf(parent);
			await fixture.expectEnrolled(parent, order_id, (order?.amount_minor ?? 0) / 1000);
		}
	});

	test("children posted while the page's payment succeeds neither change nor repeat it", async () => {
		const parent = await buildAccount(app);
		stripe.controls.hold();
		const { data } = await post(parent, "payment");
		const paid = await confirm(cardPaymentOf(data.payment).client_secret);
		expect(paid.status).toBe("succeeded");
		const answers = await Promise.all([
			settle(parent, data.order.id),
			post(parent, "payment", [child("Ines")]),
			post(parent, "setup", [child("Ines")]),
		]);
		expect(answers[1].status).not.toBe(200);
		expect(answers[2].status).not.toBe(200);
		await fixture.expectEnrolled(parent, data.order.id, 2);
	});

	test("posting as the order becomes paid opens no second order", async () => {
		for (const pause of [0, 5, 10, 20, 40]) {
			const parent = await buildAccount(app);
			const { data } = await post(parent, "setup");
			stripe.controls.slow(pause);
			const late = post(parent, "setup");
			await confirm(data.si ?? "");
			await Promise.all([late, settle(parent, data.order.id)]);
			stripe.controls.behave();
			await fixture.expectEnrolled(parent, data.order.id, 2);
		}
	});

	test("after a failed charge of a saved card its payment can no longer be paid", async () => {
		const parent = await buildAccount(app);
		stripe.controls.hold();
		const { data } = await post(parent, "setup");
		// Can be saved, not charged.
		await confirm(data.si ?? "", "4000000000000341");
		expect((await settle(parent, data.order.id)).data.order.state).toBe("failed");
		const made = stripe.controls
			.objects("paymentIntents")
			.filter(({ metadata }) => metadata["order_id"] === data.order.id);
		expect(made.map(({ status }) => status)).toEqual(["canceled"]);
	});
});

describe("an amount that does not match waits for a person", () => {
	test("another amount enrolls no one, and nothing more can be paid or changed", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "payment");
		const intent = intentOf(cardPaymentOf(data.payment).client_secret);
		await dashboard().paymentIntents.update(intent, { amount: 999 });
		await confirm(cardPaymentOf(data.payment).client_secret);
		const settled = await settle(parent, data.order.id);
		expect(settled.data).toMatchObject({ order: { state: "awaiting_provider" }, payment: null });
		for (const type of ["payment", "setup"] as const)
			expect((await post(parent, type)).body.code).toBe("payment_unknown");
		expect((await fixture.rowsOf(parent.account_id)).students).toEqual([]);
		await dashboard().refunds.create({ payment_intent: intent });
		fixture.held.add(intent);
	});
});

describe("a charge that Stripe does not make", () => {
	test("because the card is gone leads back to the pay step", async () => {
		const parent = await buildAccount(app);
		stripe.controls.hold();
		const { data } = await post(parent, "setup");
		await confirm(data.si ?? "");
		const setup = await dashboard().setupIntents.retrieve(intentOf(data.si ?? ""));
		await dashboard().paymentMethods.detach(String(setup.payment_method));
		const failed = await settle(parent, data.order.id);
		expect(failed.data.order.state).toBe("failed");
		stripe.controls.release();
		await confirm(cardPaymentOf(failed.data.payment).client_secret ?? "");
		await fixture.expectEnrolled(parent, data.order.id, 2);
	});

	test("is not requested while the payer's account is switched off", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "setup");
		const active = (is_active: boolean) =>
			app.database.db
				.updateTable("accounts")
				.set({ is_active })
				.where("id", "=", parent.account_id)
				.execute();
		await active(false);
		await confirm(data.si ?? "");
		await stripe.controls.idle();
		await eventually(async () => {
			const events = await app.database.db
				.selectFrom("provider_events")
				.select("type")
				.where("object_id", "=", intentOf(data.si ?? ""))
				.execute();
			expect(events.map(({ type }) => type)).toContain("setup_intent.succeeded");
		});
		expect(fixture.paidIntents(data.order.id)).toEqual([]);
		await active(true);
		await fixture.expectEnrolled(parent, data.order.id, 2);
	});
});
