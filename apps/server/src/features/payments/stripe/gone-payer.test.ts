import { postAdditions } from "@learnin/contract/routes/people/onboarding.contract";
import { dropOrder } from "@learnin/contract/routes/money/payments.contract";
import { getWallet } from "@learnin/contract/routes/money/wallet.contract";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { buildParent, buildSecondGuardian, buildStudent } from "../../../platform/testing/factories.ts";
import { child, secretKey, testPayments } from "../../../platform/testing/payments/payments-fixture.ts";

const fixture = await testPayments();

/** A second guardian whose charge was requested, with a lost response, is removed from the family. */
async function removedWhileCharging() {
	const { app, stripe } = fixture;
	const { db } = app.database;
	const owner = await buildParent(app);
	await buildStudent(app, owner);
	const second = await buildSecondGuardian(app, owner);
	const body = { type: "setup" as const, students: [child("Mallory")] };
	const { data } = await app.call(postAdditions, { body }, second.token);
	await stripe.controls.idle();
	stripe.controls.drop(1_000);
	await fixture.confirm(data.si ?? "");
	await db
		.updateTable("orders")
		.set({ state: "awaiting_provider" })
		.where("id", "=", data.order.id)
		.execute();
	await db.deleteFrom("guardians").where("account_id", "=", second.account_id).execute();
	return { owner, order_id: data.order.id };
}

test("an order whose payer was removed charges nothing and does not wait forever", async () => {
	const { app } = fixture;
	const { owner, order_id } = await removedWhileCharging();
	expect((await fixture.settle(owner, order_id)).data.order.state).toBe("failed");
	expect(fixture.paidIntents(order_id)).toEqual([]);
	expect((await app.call(dropOrder, { params: { order_id }, body: {} }, owner.token)).status).toBe(200);
});

test("a charge that was made before its payer was removed is found, and its money goes to the family", async () => {
	const { app, stripe } = fixture;
	const { owner, order_id } = await removedWhileCharging();
	const { stripe_customer_id: customer } = await app.database.db
		.selectFrom("families")
		.select("stripe_customer_id")
		.where("id", "=", owner.family_id)
		.executeTakeFirstOrThrow();
	const { hostname, port } = new URL(stripe.url);
	const library = new Stripe(secretKey, { host: hostname, port, protocol: "http", telemetry: false });
	await library.paymentIntents.create({
		amount: 1000,
		currency: "usd",
		customer: customer ?? "",
		payment_method: "pm_card_visa",
		confirm: true,
		automatic_payment_methods: { enabled: true, allow_redirects: "never" },
		metadata: { order_id, attempt: "1" },
	});
	expect((await fixture.settle(owner, order_id)).data.order.state).toBe("expired");
	expect((await app.call(getWallet, {}, owner.token)).data.wallet_balance).toBe(10);
	expect((await fixture.rowsOf(owner.account_id)).students).toHaveLength(1);
});
