import {
	getInitialStudentDetails,
	postInitialStudentDetails,
} from "@learnin/contract/routes/people/onboarding.contract";
import {
	dropOrder,
	getLatestOrder,
	payFromWallet,
	prepareEsewaForm,
} from "@learnin/contract/routes/money/payments.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { getTransactions, getTransactionSummary } from "@learnin/contract/routes/money/transactions.contract";
import { getWallet, returnWalletMoney, setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { visitEsewa } from "@learnin/stand-ins/esewa/visit-esewa";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../../platform/testing/eventually.ts";
import { buildAccount, type Person } from "../../../platform/testing/factories.ts";
import { child } from "../../../platform/testing/payments/payments-fixture.ts";
import { type BothProviders, startBothProviders, stripeSecrets } from "../testing/both-providers.ts";

let world: BothProviders;
beforeAll(async () => {
	world = await startBothProviders();
});
afterAll(() => world.stop());

const order = (person: Person, type: "setup" | "payment" = "setup", students = [child("Ines")]) =>
	world.app.call(postInitialStudentDetails, { body: { type, students } }, person.token);

/** Someone cancels an order and pays it at eSewa anyway. */
async function paidAtEsewaAfterAll(): Promise<Person> {
	const { app } = world;
	const person = await buildAccount(app);
	await app.call(setCurrency, { body: { currency: "NPR" } }, person.token);
	const params = { order_id: (await order(person)).data.order.id };
	const form = (await app.call(prepareEsewaForm, { params, body: {} }, person.token)).data;
	expect((await app.call(dropOrder, { params, body: {} }, person.token)).status).toBe(200);
	const back = await visitEsewa(form.url, form.fields, "pay");
	await app.inject({ method: "GET", url: `${back?.pathname}${back?.search}` });
	await eventually(async () => expect(await walletOf(person)).toBe(1300));
	return person;
}

/** Card money that arrived for an order that could no longer take it. */
async function paidByCardAfterAll(): Promise<Person> {
	const { app, stripe } = world;
	const person = await buildAccount(app);
	const { data } = await order(person, "payment");
	const params = { order_id: data.order.id };
	const [id = ""] = cardPaymentOf(data.payment).client_secret.split("_secret_");
	expect((await app.call(dropOrder, { params, body: {} }, person.token)).status).toBe(200);
	const intent = stripe.controls.objects("paymentIntents").find((one) => one.id === id);
	const { hostname, port } = new URL(stripe.url);
	const library = new Stripe(stripeSecrets.api, { host: hostname, port, protocol: "http", telemetry: false });
	await library.paymentIntents.create({
		amount: 1000,
		currency: "usd",
		customer: intent?.customer ?? "",
		payment_method: "pm_card_visa",
		confirm: true,
		automatic_payment_methods: { enabled: true, allow_redirects: "never" },
		metadata: { order_id: data.order.id, attempt: "1" },
	});
	await eventually(async () => expect(await walletOf(person)).toBe(10));
	return person;
}

async function walletOf(person: Person): Promise<number> {
	return (await world.app.call(getUserDetails, {}, person.token)).data.wallet_balance;
}

const askedBack = async () => {
	const { rows } = await world.app.database.pool.query<{ provider: string; details: object }>(
		"select provider, details from payment_disagreements where kind = 'money_asked_back' and resolved_at is null",
	);
	return rows;
};

test("money that arrived for a canceled order is shown wherever a family's money is shown", async () => {
	const { app } = world;
	const person = await paidAtEsewaAfterAll();
	const { token } = person;
	expect((await app.call(getWallet, {}, token)).data).toMatchObject({
		wallet_balance: 1300,
		currency: "NPR",
	});
	const { transactions } = (await app.call(getTransactions, { query: {} }, token)).data;
	expect(transactions.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
		{ kind: "late_payment", amount: 1300 },
	]);
	expect((await app.call(getTransactionSummary, { query: {} }, token)).data.wallets).toEqual([
		{ currency: "NPR", amount: 1300 },
	]);
	expect((await app.call(getInitialStudentDetails, {}, token)).data.wallets).toEqual([
		{ currency: "NPR", amount: 1300, is_asked_back: false },
	]);
	// The payment result page shows that this order paid for nothing.
	expect((await app.call(getLatestOrder, {}, token)).data.order?.state).toBe("expired");
	const { rows } = await app.database.pool.query<{ text: string }>(
		"select data ->> 'text' as text from jobs.job where name = 'send-mail' and data #>> '{to,address}' = $1",
		[person.email],
	);
	expect(rows.map(({ text }) => text).join()).toContain(`${app.config.APP_BASE_URL}/register`);
});

test("it pays for the children, who are enrolled, and the account becomes a parent's", async () => {
	const { app } = world;
	const person = await paidAtEsewaAfterAll();
	const params = { order_id: (await order(person)).data.order.id };
	const paid = await app.call(payFromWallet, { params, body: {} }, person.token);
	expect(paid.data.order).toMatchObject({ state: "paid", provider: "WALLET" });
	const { data } = await app.call(getUserDetails, {}, person.token);
	expect(data).toMatchObject({ user_type: "PARENT", wallet_balance: 0 });
	expect(data.all_students).toHaveLength(1);
});

test("card money is refunded to the card once, however often the button is pressed", async () => {
	const { app, stripe } = world;
	const person = await paidByCardAfterAll();
	const press = () => app.call(returnWalletMoney, { body: { currency: "USD" } }, person.token);
	const answers = await Promise.all([press(), press(), press()]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(await walletOf(person)).toBe(0);
	await world.quiet();
	await eventually(() =>
		expect(stripe.controls.objects("refunds").map(({ amount }) => amount)).toEqual([1000]),
	);
	expect((await press()).data).toEqual({ returned: 0, requested: 0 });
	expect(await askedBack()).toEqual([]);
});

test("eSewa money becomes one request to the super-admins, and can be used until it is sent", async () => {
	const { app } = world;
	const person = await paidAtEsewaAfterAll();
	const press = () => app.call(returnWalletMoney, { body: { currency: "NPR" } }, person.token);
	expect((await press()).data).toEqual({ returned: 0, requested: 1300 });
	expect((await press()).data).toEqual({ returned: 0, requested: 1300 });
	expect(await askedBack()).toMatchObject([
		{ provider: "ESEWA", details: { amount_minor: 130_000, currency: "NPR" } },
	]);
	const { wallets } = (await app.call(getInitialStudentDetails, {}, person.token)).data;
	expect(wallets).toEqual([{ currency: "NPR", amount: 1300, is_asked_back: true }]);
	expect(await walletOf(person)).toBe(1300);
});

test("an account without a family has no money to see, and none to refund", async () => {
	const { app } = world;
	const stranger = await buildAccount(app);
	expect((await app.call(getWallet, {}, stranger.token)).status).toBe(403);
	expect((await app.call(getTransactions, { query: {} }, stranger.token)).status).toBe(403);
	const sent = await app.call(returnWalletMoney, { body: { currency: "USD" } }, stranger.token);
	expect(sent.data).toEqual({ returned: 0, requested: 0 });
	expect((await app.call(getInitialStudentDetails, {}, stranger.token)).data.wallets).toEqual([]);
});
