import { getNotifications } from "@learnin/contract/routes/people/notifications.contract";
import { payFromWallet } from "@learnin/contract/routes/money/payments.contract";
import { postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { getTransactions } from "@learnin/contract/routes/money/transactions.contract";
import { getWallet } from "@learnin/contract/routes/money/wallet.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { describe, expect, test } from "vitest";
import { eventually } from "../../platform/testing/eventually.ts";
import type { Person } from "../../platform/testing/factories.ts";
import { testRefunds } from "../../platform/testing/payments/paid-family.ts";
import { disputesWorld } from "../../platform/testing/payments/disputed-family.ts";

const pendingRefundCard = "4000000000007726";
const disputedCard = "4000000000000259";
const inquiryCard = "4000000000001976";

const { fixture, app, world } = await testRefunds();
const disputes = disputesWorld(fixture);

const walletOf = async (parent: Person) => (await app.call(getWallet, {}, parent.token)).data.wallet_balance;
const transactionsOf = async (parent: Person) =>
	(await app.call(getTransactions, { query: {} }, parent.token)).data.transactions;

describe("a disputed payment", () => {
	test("cannot be refunded anywhere while the bank has its money", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily();
		fixture.stripe.controls.dispute(intent);
		await disputes.becomes(order_id, ["open"]);
		for (const destination of ["wallet", "provider"] as const)
			expect((await world.refund(payment_id, { destination })).body.code).toBe("payment_disputed");
		expect(await world.see(payment_id)).toMatchObject({
			payment: { dispute: "open", refunded: 0 },
			destinations: [],
			disputes: [{ standing: "open", status: "needs_response", amount: 20, reason: "fraudulent" }],
		});
		expect(await world.stateOf(order_id)).toMatchObject({ state: "paid", refunds: [], running: 2 });
	});

	test("is not refunded to the wallet even before an event has reported the dispute", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily();
		fixture.stripe.controls.drop(100);
		fixture.stripe.controls.dispute(intent);
		expect((await world.refund(payment_id, { destination: "wallet" })).body.code).toBe("payment_disputed");
		await disputes.becomes(order_id, ["open"]);
		expect((await world.stateOf(order_id)).refunds).toEqual([]);
	});

	test("with a refund in progress: Stripe refuses it, and the days end when the dispute is lost", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily();
		await fixture.stripe.controls.idle();
		fixture.stripe.controls.drop(100);
		const { id } = fixture.stripe.controls.dispute(intent);
		expect((await world.refund(payment_id)).status).toBe(200);
		await world.becomes(order_id, { refunds: ["failed"], running: 2 });
		fixture.stripe.controls.closeDispute(id, "lost");
		await fixture.doJob("note-dispute", { dispute_id: id });
		await disputes.becomes(order_id, ["lost"]);
		expect(await world.stateOf(order_id)).toMatchObject({ state: "paid", refunds: ["failed"], running: 0 });
		expect((await world.dashboard.refunds.list({ payment_intent: intent })).data).toEqual([]);
	});

	test("ends its children's practice only when it is lost, and restores it when an appeal is won", async () => {
		const { parent, order_id, payment_id, intent } = await world.paidFamily();
		const { id } = fixture.stripe.controls.dispute(intent);
		await disputes.becomes(order_id, ["open"]);
		expect((await transactionsOf(parent))[0]).toMatchObject({ kind: "registration_fee", state: "disputed" });
		expect((await world.stateOf(order_id)).running).toBe(2);
		fixture.stripe.controls.closeDispute(id, "lost");
		await disputes.becomes(order_id, ["lost"]);
		expect((await world.stateOf(order_id)).running).toBe(0);
		expect((await transactionsOf(parent))[0]).toMatchObject({ state: "taken_back" });
		expect((await world.see(payment_id)).lines.map(({ is_disputed }) => is_disputed)).toEqual([true, true]);
		expect((await world.refund(payment_id)).body.code).toBe("payment_disputed");
		await disputes.say(id, "appeal_under_review");
		await disputes.becomes(order_id, ["appealed"]);
		expect((await world.stateOf(order_id)).running).toBe(0);
		fixture.stripe.controls.closeDispute(id, "won");
		await disputes.becomes(order_id, ["won"]);
		expect((await world.stateOf(order_id)).running).toBe(2);
		expect(await disputes.booked(order_id)).toEqual([
			["dispute_fee", 1500],
			["dispute_lost", 2000],
			["dispute_lost_reversed", 2000],
			["dispute_withdrawn", 2000],
			["dispute_won", 2000],
		]);
		expect((await world.refund(payment_id)).status).toBe(200);
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded"], running: 0 });
	});

	test("notifies the guardians once that it was opened and how it ended", async () => {
		const { parent, order_id, intent } = await world.paidFamily(["Maya"]);
		const { id } = fixture.stripe.controls.dispute(intent);
		await disputes.becomes(order_id, ["open"]);
		fixture.stripe.controls.closeDispute(id, "lost");
		await disputes.becomes(order_id, ["lost"]);
		const [{ version = 0 } = {}] = await disputes.rowsOf(order_id);
		await fixture.doJob("note-dispute", { dispute_id: id });
		await eventually(async () =>
			expect((await disputes.rowsOf(order_id))[0]?.version).toBeGreaterThan(version),
		);
		const { notifications } = (await app.call(getNotifications, { query: {} }, parent.token)).data;
		const told = notifications.filter(({ kind }) => kind === "dispute");
		expect(told.map(({ description }) => description).toSorted()).toEqual([
			"Your bank reversed your payment of $10.00. The practice days it paid for have ended for Maya.",
			"Your bank told us that your payment of $10.00 is disputed. Your children can keep practicing while the bank decides. If nobody in your family disputed it, contact your bank or reply to our email.",
		]);
	});

	test("about the part that was not refunded ends the other child's days; about less than that, no one's", async () => {
		const first = await world.paidFamily(["Maya", "Leo"]);
		const [maya] = (await world.see(first.payment_id)).lines;
		await world.refund(first.payment_id, { line_ids: [maya?.id ?? ""] });
		await world.becomes(first.order_id, { refunds: ["succeeded"], running: 1 });
		const rest = fixture.stripe.controls.dispute(first.intent);
		expect(rest.amount).toBe(1000);
		fixture.stripe.controls.closeDispute(rest.id, "lost");
		await disputes.becomes(first.order_id, ["lost"]);
		expect((await world.stateOf(first.order_id)).running).toBe(0);
		const second = await world.paidFamily(["Maya", "Leo"]);
		const part = fixture.stripe.controls.dispute(second.intent, { amount: 700 });
		fixture.stripe.controls.closeDispute(part.id, "lost");
		await disputes.becomes(second.order_id, ["lost"]);
		expect((await world.stateOf(second.order_id)).running).toBe(2);
		expect(await disputes.booked(second.order_id)).toEqual([
			["dispute_fee", 1500],
			["dispute_lost", 700],
			["dispute_withdrawn", 700],
		]);
	});
});

describe("an inquiry", () => {
	test("takes no money and can be refunded to the card, which ends it, but not to the wallet", async () => {
		const { order_id, payment_id } = await world.paidFamily(["Maya"], inquiryCard);
		await disputes.becomes(order_id, ["inquiry"]);
		expect(await disputes.booked(order_id)).toEqual([]);
		expect((await world.refund(payment_id, { destination: "wallet" })).body.code).toBe("payment_disputed");
		expect((await world.see(payment_id)).destinations).toEqual(["provider"]);
		expect((await world.refund(payment_id)).status).toBe(200);
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded"] });
		await disputes.becomes(order_id, ["closed"]);
	});

	test("that becomes a chargeback is an open dispute like any other", async () => {
		const { order_id, payment_id } = await world.paidFamily(["Maya"], inquiryCard);
		await disputes.becomes(order_id, ["inquiry"]);
		const [{ stripe_dispute_id = "" } = {}] = await disputes.rowsOf(order_id);
		fixture.stripe.controls.escalateDispute(stripe_dispute_id);
		await disputes.becomes(order_id, ["open"]);
		expect((await world.refund(payment_id)).body.code).toBe("payment_disputed");
		expect(await disputes.booked(order_id)).toEqual([
			["dispute_fee", 1500],
			["dispute_withdrawn", 1000],
		]);
	});
});

describe("disputed wallet money", () => {
	async function loadedFamily(amount: number, card?: string) {
		const { parent } = await world.paidFamily(["Maya"]);
		return { parent, ...(await world.loaded(parent, amount, card)) };
	}

	async function renewFromWallet(parent: Person) {
		const { students } = await fixture.rowsOf(parent.account_id);
		const body = { student_ids: students.map(({ id }) => id) };
		const { data } = await app.call(postRenewals, { body }, parent.token);
		const order_id = data.order.id;
		return { order_id, ...(await app.call(payFromWallet, { params: { order_id }, body: {} }, parent.token)) };
	}

	test("cannot be spent while the bank decides, and is back when it is won", async () => {
		const { parent, order_id, intent } = await loadedFamily(20);
		const { id } = fixture.stripe.controls.dispute(intent);
		await disputes.becomes(order_id, ["open"]);
		const wallet = async () => (await app.call(getWallet, {}, parent.token)).data;
		expect(await wallet()).toMatchObject({ wallet_balance: 0, on_hold: 20 });
		const { data: profile } = await app.call(getUserDetails, {}, parent.token);
		expect(profile).toMatchObject({ wallet_balance: 0, wallet_on_hold: 20 });
		expect((await renewFromWallet(parent)).body.code).toBe("wallet_too_low");
		const holds = async () =>
			(await transactionsOf(parent))
				.filter(({ kind }) => kind.startsWith("dispute"))
				.map(({ kind, amount }) => [kind, amount])
				.toSorted();
		expect(await holds()).toEqual([["dispute_hold", -20]]);
		fixture.stripe.controls.closeDispute(id, "won");
		await disputes.becomes(order_id, ["won"]);
		expect(await wallet()).toMatchObject({ wallet_balance: 20, on_hold: 0 });
		expect(await holds()).toEqual([
			["dispute_hold", -20],
			["dispute_release", 20],
		]);
	});

	test("covers the loss as far as the wallet still had it", async () => {
		const { parent, order_id, intent } = await loadedFamily(30);
		expect((await renewFromWallet(parent)).status).toBe(200);
		const { id } = fixture.stripe.controls.dispute(intent);
		await disputes.becomes(order_id, ["open"]);
		expect(await walletOf(parent)).toBe(0);
		fixture.stripe.controls.closeDispute(id, "lost");
		await disputes.becomes(order_id, ["lost"]);
		expect(await walletOf(parent)).toBe(0);
		expect(await disputes.booked(order_id)).toEqual([
			["dispute_fee", 1500],
			["dispute_hold", 2000],
			["dispute_kept", 2000],
			["dispute_lost", 3000],
			["dispute_withdrawn", 3000],
		]);
	});

	test("is held again when the bank reopens it, and a part that it returns is no loss", async () => {
		const { parent, order_id, intent } = await loadedFamily(20);
		const { id } = fixture.stripe.controls.dispute(intent);
		fixture.stripe.controls.closeDispute(id, "won");
		await disputes.becomes(order_id, ["won"]);
		await disputes.calm(order_id);
		expect(await walletOf(parent)).toBe(20);
		// A second round of the card scheme takes the money again.
		disputes.moveMoney(id, -2000);
		await disputes.say(id, "needs_response");
		await disputes.becomes(order_id, ["open"]);
		expect(await walletOf(parent)).toBe(0);
		await disputes.say(id, "lost");
		await disputes.becomes(order_id, ["lost"]);
		disputes.moveMoney(id, 500);
		await disputes.say(id, "lost");
		await eventually(async () => expect((await disputes.rowsOf(order_id))[0]?.lost_minor).toBe(1500));
		expect(await walletOf(parent)).toBe(5);
		expect((await disputes.rowsOf(order_id))[0]).toMatchObject({ kept_minor: 1500, held_minor: 0 });
	});

	test("that was spent does not come back by refunding what it paid for", async () => {
		const { parent, order_id, intent } = await loadedFamily(10);
		const renewal = await renewFromWallet(parent);
		fixture.stripe.controls.dispute(intent);
		await disputes.becomes(order_id, ["open"]);
		const { payment_id } = await world.paymentOf(renewal.order_id);
		expect((await world.refund(payment_id, { destination: "wallet" })).body.code).toBe("wallet_disputed");
		expect(await walletOf(parent)).toBe(0);
	});

	test("includes a fee that was refunded to the wallet", async () => {
		const { parent, order_id, payment_id, intent } = await world.paidFamily(["Maya", "Leo"]);
		const [maya] = (await world.see(payment_id)).lines;
		await world.refund(payment_id, { line_ids: [maya?.id ?? ""], destination: "wallet" });
		expect(await walletOf(parent)).toBe(10);
		const { id } = fixture.stripe.controls.dispute(intent);
		await disputes.becomes(order_id, ["open"]);
		expect(await walletOf(parent)).toBe(0);
		fixture.stripe.controls.closeDispute(id, "lost");
		await disputes.becomes(order_id, ["lost"]);
		const [row] = await disputes.rowsOf(order_id);
		expect(row).toMatchObject({ amount_minor: 2000, lost_minor: 2000, kept_minor: 1000, held_minor: 0 });
		expect((await world.stateOf(order_id)).running).toBe(0);
	});

	test("is held and not spent if both happen concurrently, whichever comes first", async () => {
		for (let round = 0; round < 5; round += 1) {
			const { parent, order_id, intent } = await loadedFamily(10);
			await fixture.stripe.controls.idle();
			const [spent] = await Promise.all([
				renewFromWallet(parent),
				Promise.resolve(fixture.stripe.controls.dispute(intent)),
			]);
			await disputes.becomes(order_id, ["open"]);
			const [row] = await disputes.rowsOf(order_id);
			expect(row?.held_minor).toBe(spent.status === 200 ? 0 : 1000);
			expect(await walletOf(parent)).toBe(0);
		}
	});
});

describe("a concurrent refund and dispute", () => {
	test("never both win, to the wallet or to the card", async () => {
		for (let round = 0; round < 8; round += 1) {
			const card = round % 4 === 3 ? pendingRefundCard : undefined;
			const { order_id, payment_id, intent } = await world.paidFamily(["Maya"], card);
			await fixture.stripe.controls.idle();
			const destination = round % 2 === 0 ? "wallet" : "provider";
			await Promise.all([
				world.refund(payment_id, { destination }),
				world.dashboard.paymentIntents.retrieve(intent).then(() => disputes.disputeUnlessRefunded(intent)),
			]);
			await disputes.calm(order_id);
			const { refunds } = await world.stateOf(order_id);
			const [dispute] = await disputes.rowsOf(order_id);
			const back = refunds.some((state) => state !== "failed");
			// A faster refund to the wallet is held there again.
			const covered = dispute !== undefined && destination === "wallet" && dispute.held_minor === 1000;
			expect(back && dispute !== undefined && !covered).toBe(false);
		}
	});
});

test("a card that disputes at once is recognized, whichever event comes first", async () => {
	const { order_id, payment_id } = await world.paidFamily(["Maya"], disputedCard);
	await disputes.becomes(order_id, ["open"]);
	expect((await world.refund(payment_id, { destination: "wallet" })).body.code).toBe("payment_disputed");
});
