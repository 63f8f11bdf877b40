import path from "node:path";
import { type MailControls, startMailStandIn } from "@learnin/stand-ins/mail/mail-stand-in";
import { startStripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";

const secretKey = "sk_test_stand_in";
const publishableKey = "pk_test_stand_in";
const webhookSecret = "whsec_stand_in";

export interface StandIns {
	/** Settings that point the server at what was started. */
	settings: Record<string, string>;
	/** The mailbox, where a mail stand-in was started. */
	mail: MailControls | undefined;
	inboxUrl: string | undefined;
	stop(): Promise<void>;
}

interface Surroundings {
	dataDir: string;
	/** Where the server will answer. */
	url: string;
	environment: Record<string, string | undefined>;
}

/** Starts a stand-in for each outside service that is not set; STAND_INS=off starts none. */
export async function startStandIns({ dataDir, url, environment }: Surroundings): Promise<StandIns> {
	const started: StandIns = { settings: {}, mail: undefined, inboxUrl: undefined, stop: async () => {} };
	if (environment["STAND_INS"] === "off") return started;
	const stops: (() => Promise<void>)[] = [];
	if (environment["STRIPE_API_URL"] === undefined && environment["STRIPE_SECRET_KEY"] === undefined) {
		const stripe = await startStripeStandIn({
			secretKey,
			publishableKey,
			port: Number(environment["STRIPE_STAND_IN_PORT"] ?? 0),
			stateFile: path.join(dataDir, "stripe-stand-in.json"),
			webhook: { url: `${url}/api/payments/stripe/webhook`, secrets: [webhookSecret] },
		});
		stops.push(() => stripe.stop());
		Object.assign(started.settings, {
			STRIPE_API_URL: stripe.url,
			STRIPE_JS_URL: `${stripe.url}/stripe.js`,
			STRIPE_SECRET_KEY: secretKey,
			STRIPE_PUBLISHABLE_KEY: publishableKey,
			STRIPE_WEBHOOK_SECRETS: webhookSecret,
		});
	}
	if (environment["SMTP_URL"] === undefined) {
		const mail = await startMailStandIn({ dataDir: path.join(dataDir, "mails"), httpPort: Number(environment["INBOX_PORT"] ?? 0) });
		stops.push(() => mail.stop());
		started.settings["SMTP_URL"] = mail.smtpUrl;
		started.mail = mail.controls;
		started.inboxUrl = mail.url;
	}
	started.stop = async () => {
		for (const stop of stops) await stop();
	};
	return started;
}
