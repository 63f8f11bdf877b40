import { startEsewaStandIn } from "@learnin/stand-ins/esewa/esewa-stand-in";
import { startStripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { createTestApp, type TestApp } from "../../../platform/testing/test-app.ts";
import { eventually } from "../../../platform/testing/eventually.ts";

export const stripeSecrets = { api: "sk_test_learnin", webhook: "whsec_test_learnin" };
const esewaMerchant = { productCode: "EPAYTEST", secret: "8gBm/:&EnhH.1/q" };

export type BothProviders = Awaited<ReturnType<typeof startBothProviders>>;

/** A server with both providers and its log; optionally with more nodes. */
export async function startBothProviders() {
	const stripe = await startStripeStandIn({
		secretKey: stripeSecrets.api,
		publishableKey: "pk_test_learnin",
		retry: { firstDelayMs: 20, maxDelayMs: 50 },
	});
	const esewa = await startEsewaStandIn(esewaMerchant);
	const settings = {
		STRIPE_API_URL: stripe.url,
		STRIPE_JS_URL: `${stripe.url}/stripe.js`,
		ESEWA_FORM_URL: esewa.formUrl,
		ESEWA_STATUS_URL: esewa.statusUrl,
		ESEWA_PRODUCT_CODE: esewaMerchant.productCode,
		ESEWA_SECRET: esewaMerchant.secret,
		FEE_NPR: "1300.00",
		LOG_LEVEL: "warn",
		AUTH_LIMITS: "off",
	};
	const log: string[] = [];
	const sink = { write: (line: string) => void log.push(line) };
	const app = await createTestApp({ jobs: true, settings, log: sink });
	app.clock.now = new Date();
	const address = await app.listen();
	stripe.controls.setWebhook({
		url: `${address}/api/payments/stripe/webhook`,
		secrets: [stripeSecrets.webhook],
	});
	const others: TestApp[] = [];
	return {
		stripe,
		esewa,
		app,
		/** What the server has logged. */
		log,
		async anotherNode(): Promise<TestApp> {
			const node = await createTestApp({
				jobs: true,
				settings,
				log: sink,
				connectionString: app.connectionString,
			});
			node.clock.now = app.clock.now;
			others.push(node);
			return node;
		},
		/** All jobs that events added are done. */
		async quiet(): Promise<void> {
			await stripe.controls.idle();
			await eventually(async () => {
				const { rows } = await app.database.pool.query(
					"select id from jobs.job where name in ('settle-order', 'settle-refunds', 'send-refund') and state in ('created', 'active', 'retry')",
				);
				if (rows.length > 0) throw new Error("jobs are still running");
			});
		},
		async stop() {
			for (const node of others) await node.stop();
			await app.stop();
			await stripe.stop();
			await esewa.stop();
		},
	};
}
