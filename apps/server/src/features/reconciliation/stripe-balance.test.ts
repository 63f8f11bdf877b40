import { getDisagreements } from "@learnin/contract/routes/operations.contract";
import { getStripeMoney } from "@learnin/contract/routes/money/stripe-money.contract";
import { afterEach, describe, expect, test } from "vitest";
import { eventually } from "../../platform/testing/eventually.ts";
import { disputesWorld } from "../../platform/testing/payments/disputed-family.ts";
import { testRefunds } from "../../platform/testing/payments/paid-family.ts";

const bypassCard = "4000000000000077";
const hour = 60 * 60 * 1000;

const { fixture, app, admin, world } = await testRefunds();
const disputes = disputesWorld(fixture);
afterEach(() => {
	app.clock.now = new Date();
});

const money = async () => (await app.call(getStripeMoney, {}, admin.token)).data;

/** Runs this job on the server, and waits until it is done. */
async function done(job: "read-stripe-balance" | "prove-ledger"): Promise<void> {
	await fixture.doJob(job, {});
	await eventually(async () => {
		const { rows } = await app.database.pool.query(
			"select id from jobs.job where name = $1 and state in ('created', 'active', 'retry')",
			[job],
		);
		expect(rows).toEqual([]);
	});
}

const read = () => done("read-stripe-balance");

/** Proves the books, and returns how many faults were found. */
async function prove(): Promise<number | undefined> {
	app.clock.now = new Date(app.clock.now.getTime() + 1);
	await done("prove-ledger");
	const { rows } = await app.database.pool.query<{ faults: number }>(
		"select faults from ledger_proofs where proved_at = $1",
		[app.clock.now],
	);
	return rows[0]?.faults;
}

/** The balance as Stripe reports it, in major units. */
async function heldThere(): Promise<number> {
	const { available, pending } = await world.dashboard.balance.retrieve();
	return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0) / 100;
}

const found = async () =>
	(await app.call(getDisagreements, { query: { state: "open" } }, admin.token)).data.disagreements.filter(
		({ kind }) => kind.startsWith("clearing") || kind.startsWith("balance"),
	);

async function bookings(): Promise<number> {
	const { rows } = await app.database.pool.query<{ n: number }>(
		"select count(*)::int as n from ledger_transactions",
	);
	return rows[0]?.n ?? 0;
}

describe("Stripe's balance", () => {
	test("is booked: fees, refunds, disputes and payouts, each once, and matches what Stripe reports", async () => {
		const paid = await world.paidFamily(["Maya", "Leo"], bypassCard);
		const back = await world.paidFamily(["Maya"]);
		await world.refund(back.payment_id);
		await world.becomes(back.order_id, { refunds: ["succeeded"] });
		const disputed = await world.paidFamily(["Ines"]);
		const { id } = fixture.stripe.controls.dispute(disputed.intent);
		await disputes.becomes(disputed.order_id, ["open"]);
		await read();
		// 2.9 percent and 30 cents of 20, 10 and 10 dollars.
		expect(await money()).toMatchObject({
			balance: await heldThere(),
			fees: 2.06,
			disputed: 10,
			dispute_fees: 15,
			not_confirmed: 0,
			other: 0,
		});
		const booked = await bookings();
		await read();
		expect(await bookings()).toBe(booked);
		fixture.stripe.controls.closeDispute(id, "lost");
		await disputes.becomes(disputed.order_id, ["lost"]);
		expect(await money()).toMatchObject({ disputed: 0, dispute_losses: 10 });
		expect(paid.intent).not.toBe("");
	});

	test("is read from the last position, also after a failure and by two nodes concurrently", async () => {
		await world.paidFamily(["Maya"]);
		fixture.stripe.controls.failNext({ path: "/v1/balance_transactions", times: 5 });
		await Promise.all([fixture.doJob("read-stripe-balance", {}), read()]);
		expect((await money()).balance).toBe(await heldThere());
	});

	test("is paid out: in transit, in the bank, and returned when the bank refuses it", async () => {
		for (let paid = 0; paid < 3; paid += 1) await world.paidFamily(["Maya", "Leo"], bypassCard);
		await read();
		const before = await money();
		const payout = await world.dashboard.payouts.create({ amount: 1500, currency: "usd" });
		await read();
		expect(await money()).toMatchObject({ in_transit: 15, bank: before.bank });
		expect((await money()).balance).toBeCloseTo(before.balance - 15);
		fixture.stripe.controls.settlePayout(payout.id, "paid");
		await read();
		expect(await money()).toMatchObject({
			in_transit: 0,
			bank: before.bank + 15,
			payouts: [{ id: payout.id, amount: 15, status: "paid" }],
		});
		fixture.stripe.controls.settlePayout(payout.id, "failed");
		await read();
		expect(await money()).toMatchObject({ balance: before.balance, in_transit: 0, bank: before.bank });
	});

	test("of someone else with the same account is kept apart, and what cannot be paid out yet is reported", async () => {
		const before = await money();
		await world.dashboard.paymentIntents.create({
			amount: 1000,
			currency: "usd",
			payment_method: "pm_card_visa",
			confirm: true,
			automatic_payment_methods: { enabled: true, allow_redirects: "never" },
		});
		await read();
		const after = await money();
		expect(after.other - before.other).toBeCloseTo(9.41);
		expect([after.fees, after.balance]).toEqual([before.fees, await heldThere()]);
		expect(after.pending - before.pending).toBeCloseTo(9.41);
	});

	test("reveals a dispute whose events were all lost", async () => {
		const { order_id, intent } = await world.paidFamily(["Maya"]);
		await fixture.stripe.controls.idle();
		fixture.stripe.controls.drop(100);
		fixture.stripe.controls.dispute(intent);
		await read();
		expect((await disputes.rowsOf(order_id)).map(({ standing }) => standing)).toEqual(["open"]);
	});
});

describe("the comparison with Stripe's balance", () => {
	/** As if it were two hours later, when both sides must agree. */
	const compareLater = async () => {
		app.clock.now = new Date(app.clock.now.getTime() + 2 * hour);
		const faults = await prove();
		app.clock.now = new Date();
		return faults;
	};

	test("finds nothing if all is well, including refunds and disputes", async () => {
		const back = await world.paidFamily(["Maya", "Leo"]);
		await world.refund(back.payment_id, { destination: "provider" });
		await world.becomes(back.order_id, { refunds: ["succeeded"] });
		const disputed = await world.paidFamily(["Maya"]);
		fixture.stripe.controls.dispute(disputed.intent);
		await disputes.becomes(disputed.order_id, ["open"]);
		expect(await compareLater()).toBe(0);
		expect(await found()).toEqual([]);
	});

	test("does not report again a partial refund at Stripe that a person was notified of", async () => {
		const { order_id, intent } = await world.paidFamily(["Maya"]);
		await world.dashboard.refunds.create({ payment_intent: intent, amount: 400 });
		await eventually(async () => expect(await world.disagreements(order_id)).toEqual(["partial_refund"]));
		expect(await compareLater()).toBe(0);
		expect(await world.disagreements(order_id)).toEqual(["partial_refund"]);
	});

	test("finds a payment with another amount in Stripe's balance, or none", async () => {
		const { order_id, intent } = await world.paidFamily(["Maya"]);
		const entry = fixture.stripe.controls
			.objects("balanceTransactions")
			.find(({ source }) =>
				fixture.stripe.controls
					.objects("charges")
					.some(({ id, payment_intent }) => id === source && payment_intent === intent),
			);
		if (entry === undefined) throw new Error("the payment is not in the balance");
		const { amount, net } = entry;
		Object.assign(entry, { amount: amount - 1, net: net - 1 });
		expect(await compareLater()).toBe(1);
		expect(await found()).toMatchObject([
			{
				kind: "clearing_differs",
				external_ref: `stripe:${intent}`,
				order_id,
				details: { here_minor: 1000, there_minor: 999 },
			},
		]);
		// Once: finding it again adds no second one.
		expect(await compareLater()).toBe(1);
		expect(await found()).toHaveLength(1);
		Object.assign(entry, { amount, net });
	});

	test("finds a balance that is not the sum of what was booked", async () => {
		const [entry] = fixture.stripe.controls.objects("balanceTransactions");
		if (entry === undefined) throw new Error("there is no balance");
		await read();
		entry.net += 250;
		expect(await prove()).toBe(1);
		const differing = (await found()).filter(({ kind }) => kind === "balance_differs");
		expect(differing).toMatchObject([{ external_ref: "stripe:balance:USD", order_id: null }]);
		entry.net -= 250;
	});
});

test("an entry without an account, and a currency unknown to the books, are reported to a person", async () => {
	const { intent } = await world.paidFamily(["Maya"]);
	const entries = fixture.stripe.controls.objects("balanceTransactions");
	const charge = fixture.stripe.controls
		.objects("charges")
		.find(({ payment_intent }) => payment_intent === intent);
	const entry = entries.find(({ source }) => source === charge?.id);
	if (entry === undefined) throw new Error("the payment is not in the balance");
	Object.assign(entry, { currency: "eur" });
	await read();
	expect((await found()).map(({ kind }) => kind)).toContain("balance_currency");
	Object.assign(entry, { currency: "usd", id: `${entry.id}b`, type: "something_new", source: null });
	await read();
	expect((await found()).map(({ kind }) => kind)).toContain("balance_entry_unclear");
});
