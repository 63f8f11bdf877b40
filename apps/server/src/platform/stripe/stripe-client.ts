import Stripe from "stripe";

/** The Stripe SDK, pointed at `apiUrl` (Stripe itself or a program that speaks its protocol). */
export function createStripe(options: { secretKey: string; apiUrl: string }): Stripe {
	const url = new URL(options.apiUrl);
	const protocol = url.protocol === "http:" ? "http" : "https";
	return new Stripe(options.secretKey, {
		host: url.hostname,
		port: url.port === "" ? (protocol === "http" ? 80 : 443) : Number(url.port),
		protocol,
		telemetry: false,
		// One quick retry; requests wait no longer than `provider-time` allows.
		maxNetworkRetries: 1,
		timeout: 5_000,
		appInfo: { name: "learnin" },
	});
}
