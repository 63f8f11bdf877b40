import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { getLatestOrder } from "@learnin/contract/routes/money/payments.contract";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { afterEach, describe, expect, test } from "vitest";
import { buildAccount } from "../../platform/testing/factories.ts";
import {
	child,
	secretKey,
	testPayments,
	webhookSecret,
} from "../../platform/testing/payments/payments-fixture.ts";
import { eventually } from "../../platform/testing/eventually.ts";

const fixture = await testPayments();
const { stripe, app, post, settle, confirm, rowsOf, expectEnrolled } = fixture;
afterEach(async () => {
	stripe.controls.behave();
	await fixture.expectMoneyInvariants();
});

describe("onboarding", () => {
	test("stores the children, freezes nothing yet, and charges the fixed fee per child", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "setup");
		expect(data.si).toMatch(/^seti_.*_secret_/);
		expect(data.order).toMatchObject({
			state: "draft",
			amount: 20,
			tax_amount: 0,
			total_amount: 20,
			currency: "USD",
			duration: 30,
		});
		expect(
			data.order.line_items.map(({ name, course_fee, reward_amount }) => [name, course_fee, reward_amount]),
		).toEqual([
			["Maya", 10, 0],
			["Leo", 10, 0],
		]);
		expect((await app.call(getUserDetails, {}, parent.token)).data.user_type).toBe("UNKNOWN");
	});

	test("posting again replaces the children and reuses order and intent", async () => {
		const parent = await buildAccount(app);
		const first = await post(parent, "setup");
		const second = await post(parent, "setup", [child("Ines")]);
		expect(second.data.order.id).toBe(first.data.order.id);
		expect(second.data.si).toBe(first.data.si);
		expect(second.data.order).toMatchObject({ total_amount: 10 });
	});

	test("twenty concurrent posts make one order", async () => {
		const parent = await buildAccount(app);
		const children = [child("Maya")];
		const answers = await Promise.all(Array.from({ length: 20 }, () => post(parent, "setup", children)));
		expect(new Set(answers.map(({ data }) => data.order.id)).size).toBe(1);
		expect(new Set(answers.map(({ data }) => data.si)).size).toBe(1);
	});

	test("refuses prices, other people's fields, no child, two children with one address", async () => {
		const parent = await buildAccount(app);
		const send = (body: object) =>
			app.inject({
				method: "POST",
				url: postInitialStudentDetails.path,
				payload: body,
				headers: { authorization: `Bearer ${parent.token}` },
			});
		const maya = child("Maya");
		expect((await send({ students: [maya], amount: 1 })).statusCode).toBe(400);
		expect((await send({ students: [{ ...maya, course_fee: 0 }] })).statusCode).toBe(400);
		expect((await send({ students: [] })).json()).toMatchObject({
			message: { students: "Please add at least one child before continuing" },
		});
		expect((await send({ students: [maya, { ...child("Leo"), email: maya.email }] })).statusCode).toBe(400);
		const { name: _, ...nameless } = maya;
		// The five checks in their order, child by child, each with the sentence from the specification.
		for (const [students, field, sentence] of [
			[[{ ...maya, name: " " }], "0.name", "Please enter full name for Child 1"],
			[[maya, nameless], "1.name", "Please enter full name for Child 2"],
			[[{ ...maya, name: "", email: "" }], "0.name", "Please enter full name for Child 1"],
			[[{ ...maya, email: "", grade: null }], "0.email", "Please enter email for Child 1"],
			[[{ ...maya, grade: null, learningObjective: "" }], "0.grade", "Please select grade for Child 1"],
			[
				[maya, { ...maya, learningObjective: "", email: "x" }],
				"1.learningObjective",
				"Please select learning objective for Child 2",
			],
			[[{ ...maya, email: "x" }], "0.email", "Please enter a valid email for Child 1"],
		] as const) {
			const refused = await send({ students });
			expect(refused.statusCode).toBe(400);
			expect(refused.json()).toMatchObject({
				detail: sentence,
				message: { [`students.${field}`]: sentence },
			});
		}
		expect((await send({ students: [] })).json()).toMatchObject({
			detail: "Please add at least one child before continuing",
		});
		for (const students of ["x", [null], [{ ...maya, email: {} }], [{ ...maya, name: [] }], [5]])
			expect((await send({ students })).statusCode).toBe(400);
		expect((await rowsOf(parent.account_id)).orders).toHaveLength(0);
	});
});

describe("paying by a saved card (setup)", () => {
	test("charges once after the setup, enrolls, invites, and makes the account PARENT", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "setup");
		expect((await confirm(data.si ?? "")).status).toBe("succeeded");
		const answers = await Promise.all(Array.from({ length: 10 }, () => settle(parent, data.order.id)));
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		await expectEnrolled(parent, data.order.id, 2);
	});

	test("is settled by the webhook alone when the tab is closed", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "setup");
		await confirm(data.si ?? "");
		await eventually(async () => expect((await rowsOf(parent.account_id)).orders[0]?.state).toBe("paid"));
		await expectEnrolled(parent, data.order.id, 2);
	});

	test("a card that declines when charged goes back to the pay step with the reason, and another card works", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "setup");
		await confirm(data.si ?? "", "4000000000000341");
		const failed = await settle(parent, data.order.id);
		await eventually(async () =>
			expect((await settle(parent, data.order.id)).data.order.state).toBe("failed"),
		);
		expect(
			failed.data.order.failure_reason ?? (await settle(parent, data.order.id)).data.order.failure_reason,
		).toMatch(/declined/i);
		const again = await settle(parent, data.order.id);
		expect(cardPaymentOf(again.data.payment).client_secret).not.toBe(data.si);
		await confirm(cardPaymentOf(again.data.payment).client_secret ?? "");
		await expectEnrolled(parent, data.order.id, 2);
	});

	test("a card that cannot even be saved leaves its reason on the order, for a page that did not receive it", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "setup");
		await confirm(data.si ?? "", "4000000000000002");
		const { order } = (await settle(parent, data.order.id)).data;
		expect(order).toMatchObject({ state: "draft", failure_reason: expect.stringMatching(/declined/i) });
		expect((await app.call(getLatestOrder, {}, parent.token)).data.order).toMatchObject({
			failure_reason: order.failure_reason,
		});
		await confirm(data.si ?? "");
		await expectEnrolled(parent, data.order.id, 2);
	});

	test("for an account without a family there is no newest order, and no error", async () => {
		const { token } = await buildAccount(app);
		expect(await app.call(getLatestOrder, {}, token)).toMatchObject({ status: 200, data: { order: null } });
	});

	test("a card that needs authentication in the setup is charged after it", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "setup");
		const intent = await confirm(data.si ?? "", "4000002500003155");
		expect(intent.status).toBe("requires_action");
		expect((await settle(parent, data.order.id)).data.order.state).toBe("draft");
		stripe.controls.authenticate(intent.id ?? "");
		await expectEnrolled(parent, data.order.id, 2);
	});
});

describe("paying at once (payment)", () => {
	test("is paid with the page's intent", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "payment");
		expect(data.si).toBeUndefined();
		expect((await confirm(cardPaymentOf(data.payment).client_secret)).status).toBe("succeeded");
		await expectEnrolled(parent, data.order.id, 2);
	});

	test("a declined card leaves the order payable, with the reason", async () => {
		const parent = await buildAccount(app);
		const { data } = await post(parent, "payment");
		expect(
			(await confirm(cardPaymentOf(data.payment).client_secret, "4000000000000002")).error?.message,
		).toMatch(/declined/i);
		const failed = await settle(parent, data.order.id);
		expect(failed.data.order).toMatchObject({
			state: "failed",
			failure_reason: expect.stringMatching(/declined/i),
		});
		await confirm(cardPaymentOf(failed.data.payment).client_secret ?? "");
		await expectEnrolled(parent, data.order.id, 2);
	});

	test("the same number of children keeps the intent", async () => {
		const parent = await buildAccount(app);
		const first = await post(parent, "payment");
		const second = await post(parent, "payment");
		expect(cardPaymentOf(second.data.payment).client_secret).toBe(
			cardPaymentOf(first.data.payment).client_secret,
		);
		await confirm(cardPaymentOf(second.data.payment).client_secret);
		await expectEnrolled(parent, second.data.order.id, 2);
	});

	test("another number of children closes the intent of the old amount", async () => {
		const parent = await buildAccount(app);
		const first = await post(parent, "payment");
		const second = await post(parent, "payment", [child("Ines")]);
		expect((await confirm(cardPaymentOf(first.data.payment).client_secret)).error).toBeDefined();
		await confirm(cardPaymentOf(second.data.payment).client_secret);
		await expectEnrolled(parent, second.data.order.id, 1);
	});
});

describe("webhooks", () => {
	test("every event twice, shuffled and late: one charge, one enrollment", async () => {
		stripe.controls.sendCopies(2);
		stripe.controls.shuffle(7);
		stripe.controls.hold();
		const parent = await buildAccount(app);
		const { data } = await post(parent, "setup");
		await confirm(data.si ?? "");
		await settle(parent, data.order.id);
		stripe.controls.release();
		await stripe.controls.idle();
		await expectEnrolled(parent, data.order.id, 2);
	});

	test("a forged, unsigned, stale or future event changes nothing", async () => {
		const before = await app.database.db.selectFrom("provider_events").selectAll().execute();
		expect(await stripe.controls.forge({ type: "payment_intent.succeeded" })).toBe(400);
		const { default: Stripe } = await import("stripe");
		const payload = JSON.stringify({
			id: "evt_forged",
			object: "event",
			type: "payment_intent.succeeded",
			data: { object: { id: "pi_1" } },
		});
		const seconds = Math.floor(app.clock.now.getTime() / 1000);
		const header = (timestamp: number, secret = webhookSecret) =>
			new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret, timestamp });
		const headers = [
			"",
			"t=1,v1=00",
			header(seconds - 301),
			header(seconds + 301),
			header(seconds, "whsec_other"),
		];
		for (const signature of headers) {
			const answer = await app.inject({
				method: "POST",
				url: "/api/payments/stripe/webhook",
				payload,
				headers: { "content-type": "application/json", "stripe-signature": signature },
			});
			expect(answer.statusCode).toBe(400);
		}
		expect(await app.database.db.selectFrom("provider_events").selectAll().execute()).toEqual(before);
	});

	test("an event of an order that is not ours is accepted and ignored", async () => {
		const orphan = { id: "pi_orphan", object: "payment_intent", metadata: { order_id: crypto.randomUUID() } };
		expect(
			await stripe.controls.forge({
				type: "payment_intent.succeeded",
				object: orphan,
				secret: webhookSecret,
			}),
		).toBe(200);
	});
});

describe("when Stripe misbehaves", () => {
	test("reports an outage, loses nothing, and works later", async () => {
		const parent = await buildAccount(app);
		stripe.controls.down("unavailable");
		expect(await post(parent, "setup")).toMatchObject({ status: 503, body: { code: "payment_unavailable" } });
		stripe.controls.up();
		const { data } = await post(parent, "setup");
		await confirm(data.si ?? "");
		await expectEnrolled(parent, data.order.id, 2);
	});

	test("a response that is lost after the charge does not charge twice", async () => {
		const parent = await buildAccount(app);
		stripe.controls.hold();
		const { data } = await post(parent, "setup");
		await confirm(data.si ?? "");
		stripe.controls.loseResponses({ times: 3, path: "/v1/payment_intents", holding: data.order.id });
		expect((await settle(parent, data.order.id)).data).toMatchObject({
			order: { state: "awaiting_provider" },
			payment: null,
		});
		stripe.controls.behave();
		await expectEnrolled(parent, data.order.id, 2);
	});
});

describe("other people's orders", () => {
	test("do not exist for anyone else", async () => {
		const parent = await buildAccount(app);
		const stranger = await buildAccount(app);
		const { data } = await post(parent, "setup");
		expect((await settle(stranger, data.order.id)).status).toBe(404);
		expect((await settle(stranger, crypto.randomUUID())).status).toBe(404);
	});
});
