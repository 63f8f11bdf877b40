import { settleOrder as settleRoute } from "@learnin/contract/routes/money/payments.contract";
import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { startStripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { afterAll, expect } from "vitest";
import type { JobData } from "../../jobs/jobs.ts";
import { confirmCard } from "./confirm-card.ts";
import type { Person } from "../factories.ts";
import { eventually } from "../eventually.ts";
import { testApp } from "../test-app.ts";
import { testJobs } from "../test-jobs.ts";

export const secretKey = "sk_test_learnin";
export const webhookSecret = "whsec_test_learnin";
const publishableKey = "pk_test_learnin";

export type PaymentsFixture = Awaited<ReturnType<typeof testPayments>>;

/** A child as entered in onboarding. */
export const child = (name: string, email = `${name.toLowerCase()}.${crypto.randomUUID()}@example.com`) => ({
	name,
	email,
	grade: 4,
	educationalBoard: "" as const,
	schoolName: "",
	learningObjective: "Get ahead" as const,
});

/**
 * A server that runs jobs, with its own Stripe, and what a parent's browser does with both; stopped after the
 * last test of the file.
 */
export async function testPayments() {
	// How far Stripe is ahead of the machine's clock.
	const stripeClock = { aheadMs: 0 };
	const stripe = await startStripeStandIn({
		secretKey,
		publishableKey,
		now: () => Date.now() + stripeClock.aheadMs,
		retry: { firstDelayMs: 20, maxDelayMs: 50 },
	});
	afterAll(() => stripe.stop());
	const app = await testApp({
		jobs: true,
		settings: { STRIPE_API_URL: stripe.url, STRIPE_JS_URL: `${stripe.url}/stripe.js` },
	});
	// Signatures carry real timestamps.
	app.clock.now = new Date();
	const address = await app.listen();
	stripe.controls.setWebhook({ url: `${address}/api/payments/stripe/webhook`, secrets: [webhookSecret] });

	const post = (parent: Person, type: "setup" | "payment", students = [child("Maya"), child("Leo")]) =>
		app.call(postInitialStudentDetails, { body: { type, students } }, parent.token);
	const settle = (parent: Person, order_id: string) =>
		app.call(settleRoute, { params: { order_id }, body: {} }, parent.token);

	const confirm = (client_secret: string, number?: string) =>
		confirmCard(stripe, client_secret, number === undefined ? undefined : { number });

	async function rowsOf(account_id: string) {
		const { db } = app.database;
		const family = db.selectFrom("guardians").select("family_id").where("account_id", "=", account_id);
		const [orders, students, enrolments, invitations, consents] = await Promise.all([
			db.selectFrom("orders").selectAll().where("family_id", "in", family).execute(),
			db.selectFrom("students").selectAll().where("family_id", "in", family).execute(),
			db.selectFrom("enrolments").selectAll().where("family_id", "in", family).execute(),
			db.selectFrom("invitations").selectAll().where("family_id", "in", family).execute(),
			db.selectFrom("consents").selectAll().where("family_id", "in", family).execute(),
		]);
		return { orders, students, enrolments, invitations, consents };
	}

	const paidIntents = (order_id: string) =>
		stripe.controls
			.objects("paymentIntents")
			.filter(({ metadata, status }) => metadata["order_id"] === order_id && status === "succeeded");

	/** Payments that do not match their order and wait for a person. */
	const held = new Set<string>();

	/** Debits equal credits, and each paid order has exactly one charge, of its amount. */
	async function expectMoneyInvariants() {
		const { db } = app.database;
		const entries = await db.selectFrom("ledger_entries").selectAll().execute();
		const sum = entries.reduce(
			(total, { side, amount_minor }) => total + (side === "debit" ? amount_minor : -amount_minor),
			0,
		);
		expect(sum).toBe(0);
		const paid = await db.selectFrom("orders").selectAll().where("state", "=", "paid").execute();
		for (const order of paid) {
			const intents = paidIntents(order.id);
			expect(intents.map(({ amount_received }) => amount_received)).toEqual([order.amount_minor]);
			const lines = await db
				.selectFrom("order_lines")
				.select("student_id")
				.where("order_id", "=", order.id)
				.execute();
			expect(lines.every(({ student_id }) => student_id !== null)).toBe(true);
		}
		const charged = stripe.controls
			.objects("paymentIntents")
			.filter(({ id, status }) => status === "succeeded" && !held.has(id)).length;
		expect(charged).toBe(paid.length);
	}

	async function expectEnrolled(parent: Person, order_id: string, children: number) {
		await eventually(async () => expect((await settle(parent, order_id)).data.order.state).toBe("paid"));
		const rows = await rowsOf(parent.account_id);
		expect(rows.orders.map(({ state }) => state)).toEqual(["paid"]);
		expect(rows.students).toHaveLength(children);
		expect(rows.enrolments).toHaveLength(children);
		expect(rows.invitations).toHaveLength(children);
		expect(rows.consents.map(({ evidence_ref }) => evidence_ref)).toEqual(
			rows.students.map(() => `stripe:${rows.orders[0]?.stripe_payment_intent_id}`),
		);
		expect((await app.call(getUserDetails, {}, parent.token)).data).toMatchObject({ user_type: "PARENT" });
		expect(paidIntents(order_id)).toHaveLength(1);
	}

	const jobs = await testJobs(app);

	return {
		/** Runs this job on the server soon. */
		doJob: <N extends keyof JobData>(name: N, data: JobData[N]) => jobs.add(app.database.db, name, data),
		stripe,
		stripeClock,
		app,
		post,
		settle,
		confirm,
		rowsOf,
		paidIntents,
		held,
		expectMoneyInvariants,
		expectEnrolled,
	};
}
