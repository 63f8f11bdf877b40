import { attachPaymentMethod } from "@learnin/contract/routes/money/payment-methods.contract";
import { dropOrder, payFromWallet, settleOrder } from "@learnin/contract/routes/money/payments.contract";
import { postWalletLoad } from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../../../platform/testing/eventually.ts";
import { buildAccount, buildParent, type Person } from "../../../platform/testing/factories.ts";
import { sendCard } from "../../../platform/testing/payments/give-card.ts";
import { testEsewaPayments } from "../../../platform/testing/payments/esewa-fixture.ts";
import { testPayments } from "../../../platform/testing/payments/payments-fixture.ts";

/** How soon a payer must see something. */
const patienceMs = 12_000;

const fixture = await testPayments();
const rupees = await testEsewaPayments();
// No events arrive: only polling finds the state.
beforeAll(() => fixture.stripe.controls.setWebhook(undefined));

/** The response, which must come in time. */
async function inTime<T>(call: () => Promise<T>): Promise<T> {
	const began = performance.now();
	const answer = await call();
	expect(performance.now() - began).toBeLessThan(patienceMs);
	return answer;
}

interface Told {
	status: number;
	body: { code?: string; detail?: string };
}

/** The next two calls: the library retries once without a response. */
const twice = (path: string, holding = "") => ({ path, holding, times: 2 });
const intentOf = (secret: string) => secret.split("_secret_")[0] ?? "";

async function withSavedCard(): Promise<{ parent: Person; order_id: string; method: string }> {
	const parent = await buildAccount(fixture.app);
	const { data } = await fixture.post(parent, "setup");
	await fixture.confirm(data.si ?? "");
	const setups = fixture.stripe.controls.objects("setupIntents");
	const method = setups.find(({ id }) => id === intentOf(data.si ?? ""))?.payment_method ?? "";
	return { parent, order_id: data.order.id, method };
}

describe.concurrent("a provider that hangs", () => {
	test.each(["hang", "stall"] as const)(
		"after a saved card was sent to be charged (%s): its state is checked, nothing else may pay, and it is charged once",
		async (how) => {
			const { app, stripe } = fixture;
			const { parent, order_id, method } = await withSavedCard();
			stripe.controls[how](twice("/v1/payment_intents/", method));
			const answer = await inTime(() => fixture.settle(parent, order_id));
			expect(answer.data).toMatchObject({ order: { state: "awaiting_provider" }, payment: null });
			const params = { order_id };
			const dropped = await app.call(dropOrder, { params, body: {} }, parent.token);
			// Either Stripe reports it by now, or it is unknown.
			expect(["payment_unknown", "order_closed"]).toContain(dropped.body.code);
			await eventually(async () =>
				expect((await fixture.settle(parent, order_id)).data.order.state).toBe("paid"),
			);
			expect(fixture.paidIntents(order_id)).toHaveLength(1);
		},
	);

	test("while the payment of a saved card is created: its state is checked, and it is charged once", async () => {
		const { parent, order_id } = await withSavedCard();
		fixture.stripe.controls.hang(twice("/v1/payment_intents", order_id));
		const answer = await inTime(() => fixture.settle(parent, order_id));
		expect(answer.data.order.state).toBe("awaiting_provider");
		await eventually(async () =>
			expect((await fixture.settle(parent, order_id)).data.order.state).toBe("paid"),
		);
		expect(fixture.paidIntents(order_id)).toHaveLength(1);
	});

	test("after the browser has paid: no path that pays again says that nothing was charged", async () => {
		const { app, stripe } = fixture;
		const parent = await buildAccount(app);
		const { data } = await fixture.post(parent, "payment");
		const secret = cardPaymentOf(data.payment).client_secret;
		await fixture.confirm(secret);
		const params = { order_id: data.order.id };
		const ways: (() => Promise<Told>)[] = [
			() => app.call(settleOrder, { params, body: {} }, parent.token),
			() => app.call(dropOrder, { params, body: {} }, parent.token),
			() => fixture.post(parent, "payment"),
		];
		for (const way of ways) {
			stripe.controls.stall(twice(`/v1/payment_intents/${intentOf(secret)}`));
			const { status, body } = await inTime(way);
			expect({ status, code: body.code }).toEqual({ status: 503, code: "payment_unknown" });
			expect(body.detail).toMatch(/don’t pay again/);
		}
		await eventually(async () =>
			expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("paid"),
		);
	});

	test("while an order is taken back for the wallet: the state is unknown, and nothing is paid twice", async () => {
		const { app, stripe } = fixture;
		const parent = await buildParent(app);
		await loadWallet(parent, 50);
		const body = { type: "payment" as const, amount: 20 };
		const { data } = await app.call(postWalletLoad, { body }, parent.token);
		const params = { order_id: data.order.id };
		const secret = cardPaymentOf(data.payment).client_secret;
		stripe.controls.hang(twice(`/v1/payment_intents/${intentOf(secret)}/cancel`));
		const dropped = await inTime(() => app.call(dropOrder, { params, body: {} }, parent.token));
		expect(dropped.body.code).toBe("payment_unknown");
		expect((await app.call(payFromWallet, { params, body: {} }, parent.token)).body.code).toBe(
			"order_closed",
		);
	});

	test("when a wallet is topped up with a card that is saved for it: its state is checked, and it is topped up once", async () => {
		const { app, stripe } = fixture;
		const parent = await buildParent(app);
		const body = { type: "setup" as const, amount: 20 };
		const { data } = await app.call(postWalletLoad, { body }, parent.token);
		await fixture.confirm(data.si ?? "");
		stripe.controls.hang(twice("/v1/payment_intents", data.order.id));
		const answer = await inTime(() => fixture.settle(parent, data.order.id));
		expect(answer.data.order.state).toBe("awaiting_provider");
		await eventually(async () =>
			expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("paid"),
		);
		expect(fixture.paidIntents(data.order.id)).toHaveLength(1);
	});

	test("before anyone could pay: nothing was charged, and the next try continues", async () => {
		const { app, stripe } = fixture;
		const parent = await buildAccount(app);
		stripe.controls.hang(twice("/v1/customers", encodeURIComponent(parent.email)));
		const { status, body } = await inTime(() => fixture.post(parent, "setup"));
		expect({ status, code: body.code }).toEqual({ status: 503, code: "payment_unavailable" });
		await eventually(async () => expect((await fixture.post(parent, "setup")).status).toBe(200));
	});

	test("while a card is saved: nothing wrong is said about a payment, and the card can be saved again", async () => {
		const { app, stripe } = fixture;
		const parent = await buildParent(app);
		const payment_method_id = await sendCard(stripe);
		stripe.controls.hang(twice(`/v1/payment_methods/${payment_method_id}/attach`));
		const body = { payment_method_id, billing_details: { name: "Amara Okafor", email: parent.email } };
		const answer = await inTime(() => app.call(attachPaymentMethod, { body }, parent.token));
		expect(answer.body.code).toBe("payment_unavailable");
		await eventually(async () =>
			expect((await app.call(attachPaymentMethod, { body }, parent.token)).status).toBe(200),
		);
	});

	test("in the same way as eSewa: its payer sees that it is undecided", async () => {
		const { person, order_id } = await rupees.registering();
		await rupees.visit(person, order_id);
		rupees.esewa.controls.slow(60_000);
		const answer = await inTime(() => rupees.settle(person, order_id));
		expect(answer.data.order).toMatchObject({ has_undecided_try: true, state: "draft" });
		rupees.esewa.controls.slow(0);
		expect((await rupees.settle(person, order_id)).data.order.state).toBe("paid");
	});
});

async function loadWallet(parent: Person, amount: number): Promise<void> {
	const { app } = fixture;
	const { data } = await app.call(postWalletLoad, { body: { type: "payment", amount } }, parent.token);
	await fixture.confirm(cardPaymentOf(data.payment).client_secret);
	expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("paid");
}
