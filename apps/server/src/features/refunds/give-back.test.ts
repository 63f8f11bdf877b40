import { setPin, startPractising } from "@learnin/contract/routes/people/practising-as.contract";
import { skipQuestion, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { payFromWallet } from "@learnin/contract/routes/money/payments.contract";
import { postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { getReceipt, giveBack } from "@learnin/contract/routes/money/transactions.contract";
import { getWallet } from "@learnin/contract/routes/money/wallet.contract";
import { afterEach, describe, expect, test } from "vitest";
import { insertEnds } from "../../platform/testing/end-questions.ts";
import { buildParent, type Person } from "../../platform/testing/factories.ts";
import { testRefunds } from "../../platform/testing/payments/paid-family.ts";
import { untilOneWaits } from "../../platform/testing/while-locked.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const { fixture, app, world } = await testRefunds();
const start = app.clock.now;
afterEach(() => {
	app.clock.now = start;
});

/** As a page does: retries if the database is too busy for those waiting behind the first. */
async function press(parent: Person, order_id: string, client_key: string = crypto.randomUUID()) {
	for (;;) {
		const body = { client_key };
		const answer = await app.call(giveBack, { params: { order_id }, body }, parent.token);
		if (answer.status !== 503) return answer;
	}
}
const refusedBy = (code: string) => ({ status: 409, body: { code } });
const see = async (parent: Person, order_id: string) =>
	(await app.call(getReceipt, { params: { order_id } }, parent.token)).data;

/** The first child of the family begins a set; returns its first question. */
async function begin(parent: Person) {
	const { students } = await fixture.rowsOf(parent.account_id);
	const student_id = students[0]?.id ?? "";
	await app.call(setPin, { body: { pin: "482913", password: "correct horse battery" } }, parent.token);
	const { data: child } = await app.call(startPractising, { params: { student_id }, body: {} }, parent.token);
	const { data } = await app.call(startSession, { body: { kind: "daily" } }, child.access_token);
	// The device was the child's in the meantime.
	parent.token = await tokenOf(parent);
	return { token: child.access_token, question_id: data.questions[0]?.id ?? "" };
}

/** The first child of the family skips a question. */
async function practice(parent: Person): Promise<void> {
	const { token, question_id } = await begin(parent);
	const body = {
		client_key: crypto.randomUUID(),
		active_ms: 1000,
		client_time: app.clock.now.toISOString(),
	};
	expect((await app.call(skipQuestion, { params: { question_id }, body }, token)).status).toBe(200);
}

/** A fresh token of a person built here. */
async function tokenOf({ email }: Person): Promise<string> {
	const body = { email, password: "correct horse battery" };
	return (await app.call(loginUser, { body })).data.access_token;
}

/** Stripe's refunds of a payment, in minor units. */
const sentAtStripe = async (payment_intent: string) =>
	(await world.dashboard.refunds.list({ payment_intent })).data.map(({ amount }) => amount);

describe("an unused order", () => {
	test("is refunded to the card, once, however often and in however many tabs the button is pressed", async () => {
		const { parent, order_id, intent } = await world.paidFamily();
		expect((await see(parent, order_id)).give_back).toEqual({
			answer: "may",
			until: new Date(start.getTime() + 14 * DAY_MS).toISOString(),
			destination: "provider",
		});
		const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
		const keys = [key, key, other];
		const answers = await Promise.all(keys.map((each) => press(parent, order_id, each)));
		const statuses = answers.map(({ status }) => status).toSorted();
		expect([
			[200, 200, 409],
			[200, 409, 409],
		]).toContainEqual(statuses);
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded"], running: 0 });
		expect(await sentAtStripe(intent)).toEqual([2000]);
		// Whichever came first: repeating a request returns the same refund.
		const first = keys[answers.findIndex(({ status }) => status === 200)];
		expect((await press(parent, order_id, first)).status).toBe(200);
		expect(await press(parent, order_id)).toMatchObject(refusedBy("nothing_to_refund"));
		expect((await see(parent, order_id)).give_back?.answer).toBe("given_back");
	});

	test("paid from the wallet returns to it, and one whose days begin later is unused", async () => {
		const { parent } = await world.paidFamily(["Maya"]);
		await practice(parent);
		await world.loaded(parent, 25);
		const { students } = await fixture.rowsOf(parent.account_id);
		const body = { student_ids: students.map(({ id }) => id) };
		const { data } = await app.call(postRenewals, { body }, parent.token);
		const order_id = data.order.id;
		await app.call(payFromWallet, { params: { order_id }, body: {} }, parent.token);
		expect((await see(parent, order_id)).give_back).toMatchObject({ answer: "may", destination: "wallet" });
		expect((await press(parent, order_id)).status).toBe(200);
		expect(await world.stateOf(order_id)).toMatchObject({ state: "refunded", running: 0 });
		expect((await app.call(getWallet, {}, parent.token)).data.wallet_balance).toBe(25);
	});

	test("belongs to no one else", async () => {
		const { order_id } = await world.paidFamily(["Maya"]);
		const stranger = await buildParent(app);
		expect((await press(stranger, order_id)).status).toBe(404);
	});
});

describe("no order can be returned by the family", () => {
	test("once a child of it has practiced", async () => {
		const { parent, order_id } = await world.paidFamily();
		await practice(parent);
		expect((await see(parent, order_id)).give_back?.answer).toBe("used");
		expect(await press(parent, order_id)).toMatchObject(refusedBy("give_back_used"));
		expect(await world.stateOf(order_id)).toMatchObject({ state: "paid", refunds: [], running: 2 });
	});

	test("if a child answers while the button is pressed", async () => {
		const { parent, order_id, intent } = await world.paidFamily(["Maya"]);
		const { question_id } = await begin(parent);
		// While it is being stored, no one else sees it yet.
		const pressed = await app.database.db.transaction().execute(async (tx) => {
			const end = { is_skipped: true, is_missed: true, finished_at: app.clock.now };
			await tx.updateTable("practice_questions").set(end).where("id", "=", question_id).execute();
			await insertEnds(tx, [question_id]);
			const refused = press(parent, order_id);
			await untilOneWaits(app);
			return { refused };
		});
		expect(await pressed.refused).toMatchObject(refusedBy("give_back_used"));
		expect(await world.stateOf(order_id)).toMatchObject({ state: "paid", refunds: [], running: 1 });
		expect(await sentAtStripe(intent)).toEqual([]);
	});

	test("after 14 days", async () => {
		const { parent, order_id } = await world.paidFamily(["Maya"]);
		const later = new Date(start.getTime() + 14 * DAY_MS + 1);
		// The earlier token has expired by then.
		app.clock.now = later;
		const same = { ...parent, token: await tokenOf(parent) };
		expect((await see(same, order_id)).give_back?.answer).toBe("too_late");
		expect(await press(same, order_id)).toMatchObject(refusedBy("give_back_too_late"));
	});

	test("after a part of it was refunded", async () => {
		const { parent, order_id, payment_id } = await world.paidFamily();
		const [line] = (await world.see(payment_id)).lines;
		await world.refund(payment_id, { line_ids: [line?.id ?? ""] });
		await world.becomes(order_id, { refunds: ["succeeded"] });
		expect((await see(parent, order_id)).give_back?.answer).toBe("given_back");
		expect(await press(parent, order_id)).toMatchObject(refusedBy("nothing_to_refund"));
	});

	test("after it was refunded in Stripe's dashboard: the family is not paid twice", async () => {
		const { parent, order_id, intent } = await world.paidFamily();
		await world.dashboard.refunds.create({ payment_intent: intent });
		// Whether the event or the request came first: one refund.
		await press(parent, order_id);
		await world.becomes(order_id, { state: "refunded", running: 0 });
		expect(await sentAtStripe(intent)).toEqual([2000]);
	});

	test("for wallet money that was spent", async () => {
		const { parent } = await world.paidFamily(["Maya"]);
		const { order_id } = await world.loaded(parent, 15);
		expect((await see(parent, order_id)).give_back).toMatchObject({ answer: "may", destination: "provider" });
		const { students } = await fixture.rowsOf(parent.account_id);
		const body = { student_ids: students.map(({ id }) => id) };
		const { data } = await app.call(postRenewals, { body }, parent.token);
		await app.call(payFromWallet, { params: { order_id: data.order.id }, body: {} }, parent.token);
		expect((await see(parent, order_id)).give_back?.answer).toBe("used");
		expect(await press(parent, order_id)).toMatchObject(refusedBy("give_back_used"));
	});
});
