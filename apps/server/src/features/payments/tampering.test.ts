import { createHmac } from "node:crypto";
import {
	attachPaymentMethod,
	removePaymentMethod,
} from "@learnin/contract/routes/money/payment-methods.contract";
import { askRefund } from "@learnin/contract/routes/operations.contract";
import * as payments from "@learnin/contract/routes/money/payments.contract";
import { postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { payOutRewards, setDailyReward } from "@learnin/contract/routes/money/reward-money.contract";
import { postWalletLoad, setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { forgeries } from "@learnin/stand-ins/esewa/return-data";
import { visitEsewa } from "@learnin/stand-ins/esewa/visit-esewa";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirmCard } from "../../platform/testing/payments/confirm-card.ts";
import { buildParent, buildStudent, type Parent, type Student } from "../../platform/testing/factories.ts";
import { sendCard } from "../../platform/testing/payments/give-card.ts";
import { fillPath, type TestApp } from "../../platform/testing/test-app.ts";
import { type BothProviders, startBothProviders, stripeSecrets } from "./testing/both-providers.ts";
import { moneySnapshot } from "./testing/money-snapshot.ts";

let both: BothProviders;
let app: TestApp;
/** Has money in the wallet, a saved card, and an order whose page is open. */
let victim: Parent & { child: Student; order_id: string; secret: string; card: string; payment_id: string };
/** Has a child and an open order of its own, and no money. */
let thief: Parent & { child: Student; order_id: string; secret: string; card: string };
/** Pays in rupees: has paid once, and has an open order. */
let payer: Parent & { order_id: string };

beforeAll(async () => {
	both = await startBothProviders();
	app = both.app;
	const one = await family();
	const load = await loading(one, 50);
	await confirmCard(both.stripe, load.secret);
	await app.call(payments.settleOrder, { params: { order_id: load.order_id }, body: {} }, one.token);
	const { id: payment_id } = await app.database.db
		.selectFrom("ledger_transactions")
		.select("id")
		.where("order_id", "=", load.order_id)
		.executeTakeFirstOrThrow();
	victim = { ...one, ...(await loading(one, 20)), card: await savedCard(one), payment_id };
	const two = await family();
	thief = { ...two, ...(await renewing(two)), card: await savedCard(two) };
	payer = await payingInRupees();
	await both.quiet();
});
afterAll(() => both.stop());
beforeEach(() => {
	both.log.length = 0;
});

async function family() {
	const parent = await buildParent(app);
	return { ...parent, child: await buildStudent(app, parent) };
}

async function loading(parent: Parent, amount: number) {
	const { data } = await app.call(postWalletLoad, { body: { amount } }, parent.token);
	return { order_id: data.order.id, secret: cardPaymentOf(data.payment).client_secret };
}

async function renewing(parent: Parent & { child: Student }) {
	const body = { type: "payment" as const, student_ids: [parent.child.student_id] };
	const { data } = await app.call(postRenewals, { body }, parent.token);
	return { order_id: data.order.id, secret: cardPaymentOf(data.payment).client_secret };
}

const billing_details = { name: "Amara Okafor", email: "amara@example.com" };

async function savedCard(parent: Parent): Promise<string> {
	const payment_method_id = await sendCard(both.stripe);
	await app.call(attachPaymentMethod, { body: { payment_method_id, billing_details } }, parent.token);
	return payment_method_id;
}

async function payingInRupees() {
	const parent = await family();
	await app.call(setCurrency, { body: { currency: "NPR" } }, parent.token);
	const load = () => app.call(postWalletLoad, { body: { amount: 500 } }, parent.token);
	const paid = (await load()).data.order.id;
	const back = await payAtEsewa(parent, paid);
	await app.inject({ method: "GET", url: `${back?.pathname}${back?.search}` });
	return { ...parent, order_id: (await load()).data.order.id };
}

async function payAtEsewa(parent: Parent, order_id: string) {
	const form = await app.call(payments.prepareEsewaForm, { params: { order_id }, body: {} }, parent.token);
	return visitEsewa(form.data.url, form.data.fields, "pay");
}

/** As the thief, with whatever someone would craft by hand. */
async function send(method: "POST" | "PUT" | "DELETE", url: string, body: object = {}): Promise<number> {
	const headers = { authorization: `Bearer ${thief.token}` };
	return (await app.inject({ method, url, headers, payload: body })).statusCode;
}

/** The response, and a check that all money is unchanged. */
async function expectRefused(act: () => Promise<number>, status: number, logged?: RegExp): Promise<void> {
	const before = await moneySnapshot(app);
	expect(await act()).toBe(status);
	await both.quiet();
	expect(await moneySnapshot(app)).toEqual(before);
	if (logged !== undefined) expect(both.log.join("")).toMatch(logged);
}

const ofVictim = (route: { path: string }) => fillPath(route.path, { order_id: victim.order_id });
const ofThief = (route: { path: string }) => fillPath(route.path, { order_id: thief.order_id });
const ofChild = (route: { path: string }) => fillPath(route.path, { student_id: victim.child.student_id });

describe("another family's", () => {
	const others = /request for another family's order/;
	const cases: [string, () => Promise<number>, number, RegExp?][] = [
		["order is not settled", () => send("POST", ofVictim(payments.settleOrder)), 404, others],
		["order is not dropped", () => send("POST", ofVictim(payments.dropOrder)), 404, others],
		["order is not paid from a wallet", () => send("POST", ofVictim(payments.payFromWallet)), 404, others],
		["order has no form", () => send("POST", ofVictim(payments.prepareEsewaForm)), 404, others],
		["money does not pay the own order", () => send("POST", ofThief(payments.payFromWallet)), 409],
		[
			"child is not renewed",
			() => send("POST", postRenewals.path, { student_ids: [victim.child.student_id] }),
			404,
			/request for days of another family's child/,
		],
		[
			"child is not paid out",
			() => send("POST", ofChild(payOutRewards), { amount: 1, note: "", client_key: crypto.randomUUID() }),
			404,
		],
		["child has no other reward", () => send("PUT", ofChild(setDailyReward), { daily_reward: 1 }), 404],
		[
			"card is not saved as the own",
			() => send("POST", attachPaymentMethod.path, { payment_method_id: victim.card, billing_details }),
			404,
			/request for another family's card/,
		],
		[
			"card is not removed",
			() => send("DELETE", fillPath(removePaymentMethod.path, { payment_method_id: victim.card })),
			404,
		],
		[
			"payment is not refunded",
			() =>
				send("POST", fillPath(askRefund.path, { payment_id: victim.payment_id }), {
					destination: "provider",
					reason: "give it to me",
				}),
			403,
		],
	];
	test.each(cases)("%s", (_, act, status, logged) => expectRefused(act, status, logged));

	test.each([
		["card does not pay the own payment", () => [thief.secret, victim.card]],
		["payment does not take the own card", () => [victim.secret, thief.card]],
		[
			"payment has another secret",
			() => [thief.secret.replace(/_secret_.*/, "_secret_guessed"), victim.card],
		],
	] as [string, () => [string, string]][])("%s", async (_, given) => {
		const [secret, payment_method] = given();
		await expectRefused(async () => {
			const { error } = await confirmCard(both.stripe, secret, { payment_method });
			return error === undefined ? 200 : 400;
		}, 400);
	});
});

describe("unexpected fields", () => {
	const extras: [string, { path: string }, object][] = [
		["an amount to settle", payments.settleOrder, { amount: 1 }],
		["a wallet to pay from", payments.payFromWallet, { family_id: crypto.randomUUID() }],
		["an amount to pay from the wallet", payments.payFromWallet, { amount: 0.01 }],
		["an amount in the form", payments.prepareEsewaForm, { total_amount: "1" }],
		["a currency of a load", postWalletLoad, { amount: 10, currency: "NPR" }],
		["a family of a load", postWalletLoad, { amount: 10, family_id: crypto.randomUUID() }],
		["a state of a load", postWalletLoad, { amount: 10, state: "paid" }],
		["a price of days", postRenewals, { student_ids: [crypto.randomUUID()], course_fee: 0 }],
		["a provider of days", postRenewals, { student_ids: [crypto.randomUUID()], provider: "WALLET" }],
	];
	test.each(extras)("(%s) is refused and logged", (_, route, body) =>
		expectRefused(() => send("POST", ofThief(route), body), 400, /request with unexpected fields/),
	);

	test.each([-10, 0, 4.99, 10.001, 500.01, 1e21, "10", null, [10], { $gt: 0 }])(
		"refuses the amount %j",
		(amount) => expectRefused(() => send("POST", postWalletLoad.path, { amount }), 400),
	);

	test.each(["EUR", "usd", "", null, "NPR"])(
		"%j is not a currency to change to while an order is open",
		(currency) =>
			expectRefused(() => send("PUT", setCurrency.path, { currency }), currency === "NPR" ? 409 : 400),
	);
});

/** An event as Stripe would write it, saying that the thief's order is paid. */
function claim(changes: object = {}): string {
	const [id = ""] = thief.secret.split("_secret_");
	const object = {
		id,
		object: "payment_intent",
		status: "succeeded",
		amount_received: 1000,
		currency: "usd",
		metadata: { order_id: thief.order_id, attempt: "1" },
		...changes,
	};
	return JSON.stringify({
		id: `evt_${crypto.randomUUID()}`,
		type: "payment_intent.succeeded",
		data: { object },
	});
}

const now = () => Math.floor(app.clock.now.getTime() / 1000);

function signature(body: string, { secret = stripeSecrets.webhook, time = now() } = {}): string {
	return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}

async function deliver(body: string, header: string): Promise<number> {
	const headers = { "content-type": "application/json", "stripe-signature": header };
	const url = "/api/payments/stripe/webhook";
	return (await app.inject({ method: "POST", url, payload: body, headers })).statusCode;
}

describe("an event", () => {
	const forged: [string, () => [body: string, header: string]][] = [
		["without a signature", () => [claim(), ""]],
		["signed with another key", () => [claim(), signature(claim(), { secret: "whsec_guessed" })]],
		["whose body was changed", () => [claim(), signature(claim({ amount_received: 1 }))]],
		["of long ago", () => [claim(), signature(claim(), { time: now() - 301 })]],
		["of the future", () => [claim(), signature(claim(), { time: now() + 301 })]],
		["whose time was changed", () => [claim(), signature(claim()).replace(/t=\d+/, `t=${now() + 1}`)]],
	];
	test.each(forged)("rejects and logs %s", async (_, make) => {
		const [body, header] = make();
		await expectRefused(() => deliver(body, header), 400, /Stripe event with an invalid signature/);
	});

	test.each([
		["about a payment that is not paid", () => ({})],
		["about another family's order", () => ({ metadata: { order_id: victim.order_id, attempt: "1" } })],
		["about a payment that there is not", () => ({ id: "pi_of_nobody" })],
		["of another amount", () => ({ amount_received: 1 })],
		["about no order", () => ({ metadata: { order_id: "'; drop table orders" } })],
	] as [string, () => object][])("%s, signed by Stripe, pays nothing by itself", async (_, changes) => {
		const body = claim(changes());
		await expectRefused(() => deliver(body, signature(body)), 200);
	});
});

describe("a return from eSewa", () => {
	async function comeBack(back: URL | undefined): Promise<number> {
		const answer = await app.inject({ method: "GET", url: `${back?.pathname}${back?.search}` });
		expect(answer.headers.location).toMatch(/^\/failure-payment/);
		return answer.statusCode;
	}

	test.each(forgeries)("(%s) pays nothing", async (forgery) => {
		both.esewa.controls.forge(forgery);
		const back = await payAtEsewa(payer, payer.order_id);
		const isNoted = forgery !== "no_data";
		await expectRefused(() => comeBack(back), 303, isNoted ? /return from eSewa was not trusted/ : undefined);
	});

	test("for one family's payment pays no order of another", async () => {
		both.esewa.controls.next("pending");
		const { esewa } = both;
		const form = (
			await app.call(
				payments.prepareEsewaForm,
				{ params: { order_id: payer.order_id }, body: {} },
				payer.token,
			)
		).data;
		await visitEsewa(form.url, form.fields, "pay");
		const paid = esewa.controls.payments().find(({ status }) => status === "COMPLETE");
		expect(paid).toBeDefined();
		esewa.controls.forge("replay");
		const back = await payAtEsewa(payer, payer.order_id);
		const elsewhere = new URL(String(back).replace(payer.order_id, thief.order_id));
		await expectRefused(() => comeBack(elsewhere), 303, /return from eSewa was not trusted/);
	});
});
