import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { prepareEsewaForm, settleOrder } from "@learnin/contract/routes/money/payments.contract";
import { setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { visitEsewa } from "@learnin/stand-ins/esewa/visit-esewa";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createAccessTokens } from "../../../platform/auth/access-token.ts";
import { confirmCard } from "../../../platform/testing/payments/confirm-card.ts";
import { eventually } from "../../../platform/testing/eventually.ts";
import { buildAccount, type Person } from "../../../platform/testing/factories.ts";
import { child } from "../../../platform/testing/payments/payments-fixture.ts";
import { claimDueOrders } from "../orders/due.queries.ts";
import { type BothProviders, startBothProviders, stripeSecrets } from "../testing/both-providers.ts";

const second = 1_000;
const minute = 60 * second;

let world: BothProviders;
beforeAll(async () => {
	world = await startBothProviders();
});
afterAll(() => world.stop());
afterEach(() => world.stripe.controls.behave());

/** No one comes back, no event arrives: time passes, and the nodes poll by themselves. */
function pass(ms: number): void {
	world.app.clock.now = new Date(world.app.clock.now.getTime() + ms);
}

async function ordered(type: "setup" | "payment") {
	const { app, stripe } = world;
	stripe.controls.setWebhook(undefined);
	const person = await buildAccount(app);
	const body = { type, students: [child("Ines")] };
	const { data } = await app.call(postInitialStudentDetails, { body }, person.token);
	return { person, order_id: data.order.id, secret: data.si ?? cardPaymentOf(data.payment).client_secret };
}

async function orderOf(order_id: string) {
	return world.app.database.db
		.selectFrom("orders")
		.selectAll()
		.where("id", "=", order_id)
		.executeTakeFirstOrThrow();
}

const expectPaid = (order_id: string) =>
	eventually(async () => expect((await orderOf(order_id)).state).toBe("paid"));

const chargesOf = (order_id: string) =>
	world.stripe.controls
		.objects("paymentIntents")
		.filter(({ metadata, status }) => metadata["order_id"] === order_id && status === "succeeded");

const inAMinute = "within a minute, without an event and without anybody coming back";

test.each(["setup", "payment"] as const)(
	`a card that was confirmed (%s) pays its order ${inAMinute}`,
	async (type) => {
		const { order_id, secret } = await ordered(type);
		await confirmCard(world.stripe, secret);
		pass(minute);
		await expectPaid(order_id);
		expect(chargesOf(order_id)).toHaveLength(1);
	},
);

test(`a page that was open for hours pays ${inAMinute}`, async () => {
	const { app, stripe } = world;
	const { person, order_id, secret } = await ordered("payment");
	const asked = () =>
		stripe.controls.requests().filter(({ path, method }) => method === "GET" && path.includes(idOf(secret)));
	for (let looks = 1; looks <= 3; looks += 1) {
		pass(3 * 60 * minute);
		await eventually(() => expect(asked().length).toBeGreaterThanOrEqual(looks));
	}
	// The page asks before it pays, as ours does; the first hour restarts.
	const token = await freshToken(person);
	expect((await app.call(settleOrder, { params: { order_id }, body: {} }, token)).status).toBe(200);
	await confirmCard(stripe, secret);
	pass(minute);
	await expectPaid(order_id);
});

test(`a payment at eSewa whose payer closed the tab pays its order ${inAMinute}`, async () => {
	const { app } = world;
	const person = await buildAccount(app);
	await app.call(setCurrency, { body: { currency: "NPR" } }, person.token);
	const body = { type: "payment" as const, students: [child("Ines")] };
	const { data } = await app.call(postInitialStudentDetails, { body }, person.token);
	const params = { order_id: data.order.id };
	const form = (await app.call(prepareEsewaForm, { params, body: {} }, person.token)).data;
	await visitEsewa(form.url, form.fields, "pay");
	pass(minute);
	await expectPaid(data.order.id);
});

test("hundreds of orders that no one pays do not delay the one that was paid", async () => {
	const { order_id, secret } = await ordered("payment");
	await abandonedOrders(150);
	await confirmCard(world.stripe, secret);
	pass(minute);
	await expectPaid(order_id);
	await eventually(async () => {
		const { rows } = await world.app.database.pool.query(
			"select id from orders where settle_due_at <= $1 and state = 'draft'",
			[world.app.clock.now],
		);
		expect(rows).toEqual([]);
	});
});

test("another node polls what a killed node had claimed within a minute", async () => {
	const { app } = world;
	const { order_id, secret } = await ordered("payment");
	await confirmCard(world.stripe, secret);
	const later = new Date(app.clock.now.getTime() + 25 * second);
	// Claimed, and then the node is gone.
	const taken = await claimDueOrders(app.database.db, later, 1_000);
	expect(taken.map(({ id }) => id)).toContain(order_id);
	pass(25 * second + minute);
	await expectPaid(order_id);
});

test("a saved card that was charged by a node that was killed before it knew is charged once", async () => {
	const { stripe } = world;
	const { order_id, secret } = await ordered("setup");
	await confirmCard(stripe, secret);
	const setup = stripe.controls.objects("setupIntents").find(({ id }) => id === idOf(secret));
	// Charged, and the response is lost: of this call and of the library's retry.
	stripe.controls.loseResponses({
		path: "/v1/payment_intents/",
		holding: setup?.payment_method ?? "",
		times: 2,
	});
	pass(minute);
	await eventually(() => expect(chargesOf(order_id)).toHaveLength(1));
	expect((await orderOf(order_id)).stripe_payment_intent_id).toBe(chargesOf(order_id)[0]?.id);
	pass(minute);
	await expectPaid(order_id);
	expect(chargesOf(order_id)).toHaveLength(1);
});

test("finds a charge among any number of payments of the same family", async () => {
	const { app, stripe } = world;
	const { order_id, secret } = await ordered("setup");
	await confirmCard(stripe, secret);
	const { stripe_customer_id: customer } = await app.database.db
		.selectFrom("families")
		.innerJoin("orders", "orders.family_id", "families.id")
		.select("stripe_customer_id")
		.where("orders.id", "=", order_id)
		.executeTakeFirstOrThrow();
	// As left by a version of this server that was killed before it stored what it had charged.
	const library = stripeLibrary();
	const money = { amount: 1000, currency: "usd", customer: customer ?? "" };
	await library.paymentIntents.create({
		...money,
		payment_method: "pm_card_visa",
		confirm: true,
		automatic_payment_methods: { enabled: true, allow_redirects: "never" },
		metadata: { order_id, attempt: "1" },
	});
	await Promise.all(Array.from({ length: 130 }, () => library.paymentIntents.create(money)));
	const { db } = app.database;
	await db.updateTable("orders").set({ state: "awaiting_provider" }).where("id", "=", order_id).execute();
	pass(minute);
	await expectPaid(order_id);
	expect(chargesOf(order_id)).toHaveLength(1);
});

const idOf = (secret: string) => secret.split("_secret_")[0] ?? "";

function stripeLibrary(): Stripe {
	const { hostname, port } = new URL(world.stripe.url);
	return new Stripe(stripeSecrets.api, { host: hostname, port, protocol: "http", telemetry: false });
}

/** A token lasts for minutes, the session for days. */
function freshToken({ account_id, token }: Person): Promise<string> {
	const { app } = world;
	const [, claims = ""] = token.split(".");
	const { sid } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { sid: string };
	return createAccessTokens(app.config.keyring, () => app.clock.now).sign({ account_id, session_id: sid });
}

/** Orders with a payment at Stripe that no one makes, all due now. */
async function abandonedOrders(count: number): Promise<void> {
	const { app } = world;
	const library = stripeLibrary();
	const intents = await Promise.all(
		Array.from({ length: count }, () => library.paymentIntents.create({ amount: 1000, currency: "usd" })),
	);
	const { account_id } = await buildAccount(app);
	await app.database.pool.query(
		`with family as (insert into families (id) select gen_random_uuid() from generate_series(1, $1) returning id),
			numbered as (select id, row_number() over () as number from family)
		insert into orders (family_id, account_id, purpose, type, provider, state, currency, amount_minor,
			stripe_payment_intent_id, created_at, tried_at, settle_due_at)
		select n.id, $2, 'registration', 'payment', 'STRIPE', 'draft', 'USD', 1000, i.id, $4, $4, $4
		from numbered n join unnest($3::text[]) with ordinality i (id, number) on i.number = n.number`,
		[count, account_id, intents.map(({ id }) => id), app.clock.now],
	);
}
