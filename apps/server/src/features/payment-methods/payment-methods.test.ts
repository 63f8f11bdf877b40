import { acceptGuardianInvitation, inviteGuardian } from "@learnin/contract/routes/people/guardians.contract";
import {
	attachPaymentMethod,
	getPaymentMethods,
	makePaymentMethodDefault,
	removePaymentMethod,
} from "@learnin/contract/routes/money/payment-methods.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { afterEach, describe, expect, test } from "vitest";
import { buildAccount, buildParent, buildSecondGuardian } from "../../platform/testing/factories.ts";
import type { Parent } from "../../platform/testing/factories.ts";
import { sendCard } from "../../platform/testing/payments/give-card.ts";
import { mailedToken } from "../../platform/testing/mailed-token.ts";
import { child, testPayments } from "../../platform/testing/payments/payments-fixture.ts";

const fixture = await testPayments();
const { app } = fixture;
afterEach(() => {
	fixture.stripe.controls.up();
	fixture.stripe.controls.behave();
});

type Who = { token: string };

const mastercard = "5555555555554444";
const billing_details = { name: "Amara Okafor", email: "Amara@Example.com" };

const attachId = (who: Who, payment_method_id: string) =>
	app.call(attachPaymentMethod, { body: { payment_method_id, billing_details } }, who.token);

/** Sends a card to the provider and saves it. */
async function save(who: Who, card: Parameters<typeof sendCard>[1] = {}): Promise<string> {
	const id = await sendCard(fixture.stripe, card);
	expect((await attachId(who, id)).status).toBe(200);
	return id;
}

const cardsOf = async (who: Who) => (await app.call(getPaymentMethods, {}, who.token)).data.payment_methods;
const choose = (who: Who, payment_method_id: string) =>
	app.call(makePaymentMethodDefault, { params: { payment_method_id }, body: {} }, who.token);
const remove = (who: Who, payment_method_id: string) =>
	app.call(removePaymentMethod, { params: { payment_method_id } }, who.token);
const methodAtProvider = (id: string) =>
	fixture.stripe.controls.objects("paymentMethods").find((method) => method.id === id);

function actsOf({ family_id }: Parent) {
	return app.database.db
		.selectFrom("audit_log")
		.select(["actor_id", "action", "details"])
		.where("family_id", "=", family_id)
		.where("action", "like", "payment_method.%")
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

test("a family that never paid has no card, and reading creates no customer", async () => {
	const parent = await buildParent(app);
	fixture.stripe.controls.clearRequests();
	const { data } = await app.call(getPaymentMethods, {}, parent.token);
	expect(data).toEqual({
		payment_methods: [],
		provider: { publishable_key: "pk_test_learnin", url: `${fixture.stripe.url}/stripe.js` },
	});
	expect(fixture.stripe.controls.requests()).toEqual([]);
});

test("a card is saved with its holder, listed without its number, made default and removed; each action is logged", async () => {
	const parent = await buildParent(app);
	const first = await save(parent);
	const second = await save(parent, { number: mastercard, year: "41" });
	expect(await cardsOf(parent)).toEqual([
		{ id: second, brand: "mastercard", last_four: "4444", exp_month: 12, exp_year: 2041, is_default: false },
		{ id: first, brand: "visa", last_four: "4242", exp_month: 12, exp_year: 2040, is_default: true },
	]);
	expect(methodAtProvider(first)?.billing_details).toMatchObject({
		name: "Amara Okafor",
		email: "amara@example.com",
	});

	expect((await choose(parent, second)).status).toBe(200);
	expect((await choose(parent, second)).status).toBe(200);
	expect((await cardsOf(parent)).map(({ is_default }) => is_default)).toEqual([true, false]);
	const customers = fixture.stripe.controls.objects("customers");
	expect(customers.filter(({ metadata }) => metadata["family_id"] === parent.family_id)).toEqual([
		expect.objectContaining({
			invoice_settings: expect.objectContaining({ default_payment_method: second }),
		}),
	]);

	expect((await remove(parent, second)).status).toBe(200);
	expect(await cardsOf(parent)).toEqual([expect.objectContaining({ id: first, is_default: true })]);
	expect(methodAtProvider(second)?.customer).toBeNull();
	const did = (action: string, payment_method_id: string) => ({
		actor_id: parent.account_id,
		action,
		details: { payment_method_id },
	});
	expect(await actsOf(parent)).toEqual([
		did("payment_method.saved", first),
		did("payment_method.saved", second),
		did("payment_method.made_default", second),
		did("payment_method.removed", second),
	]);
});

describe("the same card", () => {
	test("saved again under its id, also concurrently, is one card and one log entry", async () => {
		const parent = await buildParent(app);
		const id = await sendCard(fixture.stripe);
		const answers = await Promise.all([attachId(parent, id), attachId(parent, id), attachId(parent, id)]);
		expect(answers.map(({ status }) => status)).toContain(200);
		expect((await attachId(parent, id)).status).toBe(200);
		expect(await cardsOf(parent)).toHaveLength(1);
	});

	test("typed in again is one card with its newest expiry, stays the default, and is removed as one", async () => {
		const parent = await buildParent(app);
		const old = await save(parent, { year: "30" });
		await choose(parent, old);
		await save(parent, { number: mastercard });
		const renewed = await save(parent, { year: "44" });
		expect(await cardsOf(parent)).toEqual([
			expect.objectContaining({ id: renewed, exp_year: 2044, is_default: true }),
			expect.objectContaining({ brand: "mastercard", is_default: false }),
		]);
		expect((await remove(parent, renewed)).status).toBe(200);
		expect(await cardsOf(parent)).toEqual([
			expect.objectContaining({ brand: "mastercard", is_default: true }),
		]);
		expect(methodAtProvider(old)?.customer).toBeNull();
	});
});

test("a card saved by paying is listed, and both guardians share the family's cards", async () => {
	const account = await buildAccount(app);
	const { data } = await fixture.post(account, "setup", [child("Maya")]);
	await fixture.confirm(cardPaymentOf(data.payment).client_secret);
	await fixture.expectEnrolled(account, data.order.id, 1);
	const email = `ben.${crypto.randomUUID()}@example.com`;
	expect((await app.call(inviteGuardian, { body: { email } }, account.token)).status).toBe(200);
	const token = await mailedToken(app, email);
	const body = { token, name: "Ben", password: "correct horse battery", time_zone: "UTC" };
	const ben = await app.call(acceptGuardianInvitation, { body });
	const other = { token: ben.data.access_token };
	const [saved] = await cardsOf(account);
	expect(saved).toMatchObject({ brand: "visa", last_four: "4242", is_default: true });
	const added = await save(other, { number: mastercard });
	expect((await cardsOf(account)).map(({ id }) => id)).toEqual([added, saved?.id]);
	expect((await remove(other, saved?.id ?? "")).status).toBe(200);
	expect((await cardsOf(account)).map(({ id }) => id)).toEqual([added]);
});

test("another family's card and one that does not exist are the same 404, for every action", async () => {
	const [owner, stranger] = [await buildParent(app), await buildParent(app)];
	const theirs = await save(owner);
	await save(stranger, { number: mastercard });
	for (const id of [theirs, "pm_nothing"]) {
		for (const act of [attachId, choose, remove]) {
			const { status, body } = await act(stranger, id);
			expect([status, body.code]).toEqual([404, "not_found"]);
		}
	}
	expect(await cardsOf(owner)).toEqual([expect.objectContaining({ id: theirs, is_default: true })]);
	expect((await choose(stranger, "../../customers")).status).toBe(404);
});

test("a removed card cannot be saved, chosen or removed again", async () => {
	const parent = await buildParent(app);
	const id = await save(parent);
	expect((await remove(parent, id)).status).toBe(200);
	for (const act of [attachId, choose, remove]) expect((await act(parent, id)).status).toBe(404);
	expect(await cardsOf(parent)).toEqual([]);
});

test("a card that the bank declines is refused with its message", async () => {
	const parent = await buildParent(app);
	const { status, body } = await attachId(
		parent,
		await sendCard(fixture.stripe, { number: "4000000000000002" }),
	);
	expect([status, body.code]).toEqual([402, "card_refused"]);
	expect(body.message).toEqual({ card: "Your card was declined." });
	expect(await cardsOf(parent)).toEqual([]);
});

test("name and email of the cardholder are required", async () => {
	const parent = await buildParent(app);
	const id = await sendCard(fixture.stripe);
	const body = { payment_method_id: id, billing_details: { name: " ", email: "nobody" } };
	const { status, body: answer } = await app.call(attachPaymentMethod, { body }, parent.token);
	expect(status).toBe(400);
	expect(answer.message).toEqual({
		"billing_details.name": "Cardholder name is required.",
		"billing_details.email": "Please enter a valid email address.",
	});
	expect(methodAtProvider(id)?.customer).toBeNull();
});

test("during an outage of the provider nothing is reported as done, and a retry works", async () => {
	const parent = await buildParent(app);
	const saved = await save(parent);
	const id = await sendCard(fixture.stripe, { number: mastercard });
	fixture.stripe.controls.down("unavailable");
	for (const answer of [
		await app.call(getPaymentMethods, {}, parent.token),
		await attachId(parent, id),
		await choose(parent, saved),
		await remove(parent, saved),
	])
		expect([answer.status, answer.body.code]).toEqual([503, "payment_unavailable"]);
	fixture.stripe.controls.up();
	expect((await attachId(parent, id)).status).toBe(200);
	expect(await cardsOf(parent)).toHaveLength(2);
});

test("both guardians may need the family's customer first at the same moment: there is one", async () => {
	const parent = await buildParent(app);
	const second = await buildSecondGuardian(app, parent);
	const ids = [
		await sendCard(fixture.stripe),
		await sendCard(fixture.stripe, { number: mastercard }),
	] as const;
	const answers = await Promise.all([attachId(parent, ids[0]), attachId(second, ids[1])]);
	for (const { status } of answers) expect([200, 503]).toContain(status);
	for (const [who, id] of [
		[parent, ids[0]],
		[second, ids[1]],
	] as const)
		expect((await attachId(who, id)).status).toBe(200);
	expect(await cardsOf(second)).toHaveLength(2);
	const customers = fixture.stripe.controls.objects("customers");
	expect(customers.filter(({ metadata }) => metadata["family_id"] === parent.family_id)).toHaveLength(1);
});

test("testing one card after the other is rate limited", async () => {
	const parent = await buildParent(app);
	const codes = [];
	for (let tries = 0; tries < 11; tries += 1) codes.push((await attachId(parent, "pm_nothing")).body.code);
	expect(codes).toEqual([...Array.from({ length: 10 }, () => "not_found"), "too_many_requests"]);
	expect(await cardsOf(parent)).toEqual([]);
});
