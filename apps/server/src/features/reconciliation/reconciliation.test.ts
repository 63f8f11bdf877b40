import {
	checkOrder,
	getDisagreements,
	getProofs,
	getWaitingOrders,
	resolveDisagreement,
} from "@learnin/contract/routes/operations.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import Stripe from "stripe";
import { afterEach, describe, expect, test } from "vitest";
import { expectLedgerProved } from "../../platform/testing/payments/expect-ledger-proved.ts";
import { buildAccount, buildAdmin } from "../../platform/testing/factories.ts";
import { child, secretKey, testPayments } from "../../platform/testing/payments/payments-fixture.ts";
import { eventually } from "../../platform/testing/eventually.ts";

const fixture = await testPayments();
const { app } = fixture;
const admin = await buildAdmin(app);
const { hostname, port } = new URL(fixture.stripe.url);
const dashboard = new Stripe(secretKey, { host: hostname, port, protocol: "http", telemetry: false });
afterEach(async () => {
	fixture.stripe.controls.behave();
	app.clock.now = new Date();
	await expectLedgerProved(app);
});

const orderState = async (order_id: string) =>
	(
		await app.database.db
			.selectFrom("orders")
			.select("state")
			.where("id", "=", order_id)
			.executeTakeFirstOrThrow()
	).state;

async function begun() {
	const parent = await buildAccount(app);
	const { data } = await fixture.post(parent, "payment", [child("Maya")]);
	const { client_secret } = cardPaymentOf(data.payment);
	return { parent, order_id: data.order.id, client_secret, intent: client_secret.split("_secret_")[0] ?? "" };
}

async function paid() {
	const family = await begun();
	await fixture.confirm(family.client_secret);
	await eventually(async () => expect(await orderState(family.order_id)).toBe("paid"));
	return family;
}

const disagreements = async (state: "open" | "decided" = "open") =>
	(await app.call(getDisagreements, { query: { state } }, admin.token)).data;

const proofs = async () => (await app.call(getProofs, {}, admin.token)).data.proofs;

/** Proves the books, and returns the result. */
async function prove() {
	app.clock.now = new Date(app.clock.now.getTime() + 1);
	const proved_at = app.clock.now.toISOString();
	await fixture.doJob("prove-ledger", {});
	return eventually(async () => {
		const [newest] = await proofs();
		expect(newest?.proved_at).toBe(proved_at);
		return newest;
	});
}

describe("events that were never delivered", () => {
	test("are found in Stripe's list, and applied once", async () => {
		const { order_id, client_secret } = await begun();
		await fixture.stripe.controls.idle();
		fixture.stripe.controls.drop(100);
		await fixture.confirm(client_secret);
		await fixture.stripe.controls.idle();
		expect(await orderState(order_id)).toBe("draft");
		fixture.stripe.controls.behave();
		await fixture.doJob("read-missed-events", {});
		await fixture.doJob("read-missed-events", {});
		await eventually(async () => expect(await orderState(order_id)).toBe("paid"));
	});

	test("are all found on several pages; after a failure the list is read again from its beginning", async () => {
		const families = [await begun(), await begun(), await begun()];
		await fixture.stripe.controls.idle();
		fixture.stripe.controls.drop(1_000);
		const confirmed = await Promise.all(families.map(({ client_secret }) => fixture.confirm(client_secret)));
		expect(confirmed.map(({ status }) => status)).toEqual(families.map(() => "succeeded"));
		// A hundred newer ones, so that those above are on the second page.
		for (let number = 0; number < 100; number += 1)
			await dashboard.setupIntents.create({
				confirm: true,
				payment_method: "pm_card_visa",
				automatic_payment_methods: { enabled: true, allow_redirects: "never" },
			});
		await fixture.stripe.controls.idle();
		fixture.stripe.controls.behave();
		fixture.stripe.controls.failNext({ path: "/v1/events", times: 5 });
		await fixture.doJob("read-missed-events", {});
		for (const { order_id } of families)
			await eventually(async () => expect(await orderState(order_id)).toBe("paid"));
	});

	test("and are older than the webhook accepts: refused there, found in the list", async () => {
		const { order_id, client_secret } = await begun();
		await fixture.stripe.controls.idle();
		fixture.stripe.controls.hold();
		await fixture.confirm(client_secret);
		// The signature is made when the event is sent; the server's clock is five minutes ahead.
		app.clock.now = new Date(Date.now() + 301_000);
		const late = await fixture.stripe.controls.forge({
			type: "payment_intent.succeeded",
			object: { id: "pi_late", metadata: { order_id } },
			secret: "whsec_test_learnin",
		});
		expect(late).toBe(400);
		await fixture.doJob("read-missed-events", {});
		await eventually(async () => expect(await orderState(order_id)).toBe("paid"));
	});
});

describe("the proof of the ledger", () => {
	test("is stored, without faults if all is well, and checks Stripe too", async () => {
		await paid();
		const proof = await prove();
		const succeeded = fixture.stripe.controls
			.objects("paymentIntents")
			.filter(({ status }) => status === "succeeded").length;
		expect(proof).toMatchObject({ faults: 0, provider_payments: succeeded });
		expect(proof?.transactions).toBeGreaterThan(0);
		expect((await disagreements()).open_count).toBe(0);
	});

	test("applies a payment whose event never arrived", async () => {
		const { order_id, client_secret } = await begun();
		await fixture.stripe.controls.idle();
		fixture.stripe.controls.drop(100);
		await fixture.confirm(client_secret);
		expect(await prove()).toMatchObject({ faults: 0 });
		expect(await orderState(order_id)).toBe("paid");
	});

	test("runs without Stripe if that is down", async () => {
		fixture.stripe.controls.down("refuse");
		expect(await prove()).toMatchObject({ faults: 0, provider_payments: null });
	});

	test("finds faults, reports each once, and asks no one again who has decided about it", async () => {
		const { order_id } = await paid();
		const { db } = app.database;
		await db.updateTable("orders").set({ amount_minor: 999 }).where("id", "=", order_id).execute();
		expect(await prove()).toMatchObject({ faults: 1 });
		expect(await prove()).toMatchObject({ faults: 1 });
		const { disagreements: found, open_count } = await disagreements();
		expect(open_count).toBe(1);
		expect(found).toMatchObject([
			{
				kind: "order_without_payment",
				order_id,
				details: { payments: 1, order_minor: 999, paid_minor: 1000 },
			},
		]);
		const decide = (token: string, resolution = "Typed by hand, put right") =>
			app.call(
				resolveDisagreement,
				{ params: { disagreement_id: found[0]?.id ?? "" }, body: { resolution } },
				token,
			);
		expect((await decide(admin.token, "ok")).status).toBe(400);
		const answers = await Promise.all([decide(admin.token), decide((await buildAdmin(app)).token)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(await prove()).toMatchObject({ faults: 1 });
		expect((await disagreements()).open_count).toBe(0);
		expect((await disagreements("decided")).disagreements).toMatchObject([
			{ resolution: "Typed by hand, put right" },
		]);
		await db.updateTable("orders").set({ amount_minor: 1000 }).where("id", "=", order_id).execute();
		expect(await prove()).toMatchObject({ faults: 0 });
	});

	test("finds a payment that Stripe does not know", async () => {
		const { order_id, intent } = await paid();
		const charge = fixture.stripe.controls.objects("paymentIntents").find(({ id }) => id === intent);
		if (charge === undefined) throw new Error("there is no such payment");
		charge.status = "canceled";
		expect(await prove()).toMatchObject({ faults: 1 });
		charge.status = "succeeded";
		const { disagreements: found } = await disagreements();
		expect(found).toMatchObject([
			{ kind: "payment_missing_there", external_ref: `stripe:${intent}`, order_id },
		]);
	});
});

describe("a dispute", () => {
	test("is reported to a person when it is opened and when it is decided; no money moves", async () => {
		const { order_id, intent } = await paid();
		const { id } = fixture.stripe.controls.dispute(intent);
		const told = () =>
			app.database.db
				.selectFrom("payment_disagreements")
				.select(["kind", "details"])
				.where("order_id", "=", order_id)
				.execute();
		await eventually(async () =>
			expect(await told()).toMatchObject([{ kind: "dispute", details: { status: "needs_response" } }]),
		);
		fixture.stripe.controls.closeDispute(id, "lost");
		await eventually(async () =>
			expect(await told()).toMatchObject([{ kind: "dispute", details: { status: "lost" } }]),
		);
		expect(await orderState(order_id)).toBe("paid");
	});

	test("about someone else's payment with the same account at Stripe is ignored", async () => {
		const before = (await disagreements()).open_count;
		const other = await dashboard.paymentIntents.create({
			amount: 700,
			currency: "usd",
			payment_method: "pm_card_visa",
			confirm: true,
			automatic_payment_methods: { enabled: true, allow_redirects: "never" },
			metadata: { order_id: "not an id of ours" },
		});
		await dashboard.refunds.create({ payment_intent: other.id, amount: 1 });
		fixture.stripe.controls.dispute(other.id);
		await fixture.stripe.controls.idle();
		await prove();
		expect((await disagreements()).open_count).toBe(before);
	});
});

test("an order that is being confirmed is listed, and polled at once", async () => {
	const { order_id, client_secret } = await begun();
	await fixture.stripe.controls.idle();
	fixture.stripe.controls.drop(100);
	await fixture.confirm(client_secret);
	await app.database.db
		.updateTable("orders")
		.set({ state: "awaiting_provider" })
		.where("id", "=", order_id)
		.execute();
	const { data } = await app.call(getWaitingOrders, { query: {} }, admin.token);
	expect(data.orders).toMatchObject([{ id: order_id, amount: 10, state: "awaiting_provider" }]);
	const check = (id: string) => app.call(checkOrder, { params: { order_id: id }, body: {} }, admin.token);
	expect((await check(order_id)).data.state).toBe("paid");
	expect((await check(crypto.randomUUID())).status).toBe(404);
	expect((await app.call(getWaitingOrders, { query: {} }, admin.token)).data.orders).toEqual([]);
});

test("a payment that cannot be settled is reported to a person, and delays neither the proof nor the others", async () => {
	const [broken, other] = [await begun(), await begun()];
	await fixture.stripe.controls.idle();
	fixture.stripe.controls.drop(100);
	const intentIs = (stripe_payment_intent_id: string) =>
		app.database.db
			.updateTable("orders")
			.set({ stripe_payment_intent_id })
			.where("id", "=", broken.order_id)
			.execute();
	// First, so that no poll of open orders settles it in the meantime.
	await intentIs("pi_that_stripe_does_not_have");
	await fixture.confirm(broken.client_secret);
	await fixture.confirm(other.client_secret);
	expect((await prove())?.faults).toBe(1);
	expect((await disagreements()).disagreements[0]).toMatchObject({
		kind: "payment_not_booked",
		order_id: broken.order_id,
	});
	expect(await orderState(other.order_id)).toBe("paid");
	await intentIs(broken.intent);
	expect((await prove())?.faults).toBe(0);
	expect(await orderState(broken.order_id)).toBe("paid");
});
