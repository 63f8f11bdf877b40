import path from "node:path";
import { type MailControls, startMailStandIn } from "@learnin/stand-ins/mail/mail-stand-in";
import { startStripeStandIn } from "@learnin/stand-ins/stripe/stripe-stand-in";
import { hasEsewaSettings, startEsewa } from "./start-esewa-stand-in.ts";
import { startGoogle } from "./start-google-stand-in.ts";
import { startModels } from "./start-models-stand-in.ts";

const secretKey = "sk_test_stand_in";
const publishableKey = "pk_test_stand_in";
const webhookSecret = "whsec_stand_in";

export interface StandIns {
	/** Settings that point the server at what was started. */
	settings: Record<string, string>;
	/** The mailbox, if an email stand-in was started. */
	mail: MailControls | undefined;
	inboxUrl: string | undefined;
	/** Whether the Google stand-in was started. */
	hasGoogle: boolean;
}

interface Surroundings {
	dataDir: string;
	/** Where the server will listen. */
	url: string;
	environment: Record<string, string | undefined>;
	/** Called with a function that stops each one. */
	started: AsyncDisposableStack;
}

/** Starts a stand-in for each outside service that is not configured; STAND_INS=off starts none. */
export async function startStandIns({ dataDir, url, environment, started }: Surroundings): Promise<StandIns> {
	const standIns: StandIns = { settings: {}, mail: undefined, inboxUrl: undefined, hasGoogle: false };
	if (environment["STAND_INS"] === "off") return standIns;
	if (environment["STRIPE_API_URL"] === undefined && environment["STRIPE_SECRET_KEY"] === undefined) {
		const stripe = await startStripeStandIn({
			secretKey,
			publishableKey,
			port: Number(environment["STRIPE_STAND_IN_PORT"] ?? 0),
			stateFile: path.join(dataDir, "stripe-stand-in.json"),
			webhook: { url: `${url}/api/payments/stripe/webhook`, secrets: [webhookSecret] },
		});
		started.defer(() => stripe.stop());
		Object.assign(standIns.settings, {
			STRIPE_API_URL: stripe.url,
			STRIPE_JS_URL: `${stripe.url}/stripe.js`,
			STRIPE_SECRET_KEY: secretKey,
			STRIPE_PUBLISHABLE_KEY: publishableKey,
			STRIPE_WEBHOOK_SECRETS: webhookSecret,
		});
	}
	if (!hasEsewaSettings(environment)) {
		const { esewa, settings } = await startEsewa({ dataDir, environment });
		started.defer(() => esewa.stop());
		Object.assign(standIns.settings, settings);
	}
	if (environment["SMTP_URL"] === undefined) {
		const mail = await startMailStandIn({
			dataDir: path.join(dataDir, "mails"),
			httpPort: Number(environment["INBOX_PORT"] ?? 0),
		});
		started.defer(() => mail.stop());
		standIns.settings["SMTP_URL"] = mail.smtpUrl;
		standIns.mail = mail.controls;
		standIns.inboxUrl = mail.url;
	}
	if (environment["GOOGLE_CLIENT_ID"] === undefined && environment["GOOGLE_ISSUER"] === undefined) {
		const { google, settings } = await startGoogle({
			dataDir,
			url,
			port: environment["GOOGLE_STAND_IN_PORT"] || undefined,
		});
		started.defer(() => google.stop());
		Object.assign(standIns.settings, settings);
		standIns.hasGoogle = true;
	}
	if (environment["LLM_MODELS"] === undefined) {
		const { models, settings } = await startModels(Number(environment["MODELS_STAND_IN_PORT"] ?? 0));
		started.defer(() => models.stop());
		Object.assign(standIns.settings, settings);
	}
	return standIns;
}
