import Stripe from "stripe";
import { startStripeStandIn } from "../stripe/stripe-stand-in.ts";
import type { StripeStandIn, StripeStandInOptions } from "../stripe/stripe-stand-in.ts";

export const KEYS = { secretKey: "sk_test_stand_in", publishableKey: "pk_test_stand_in" };
export const WEBHOOK_SECRET = "whsec_stand_in";

/** A stand-in, and the real library pointed at it. */
export interface StripeFixture {
	standIn: StripeStandIn;
	stripe: Stripe;
	stop(): Promise<void>;
}

/** Starts a stand-in that retries fast, and the real library without retries of its own. */
export async function startStripeFixture(
	options: Partial<StripeStandInOptions> = {},
): Promise<StripeFixture> {
	process.env["STRIPE_SUPPRESS_NOTICES"] = "true";
	const standIn = await startStripeStandIn({
		...KEYS,
		retry: { firstDelayMs: 5, maxDelayMs: 20 },
		...options,
	});
	return { standIn, stripe: realStripe(standIn.url), stop: () => standIn.stop() };
}

/** The real library, pointed at a stand-in. */
export function realStripe(url: string, options: { key?: string; retries?: number } = {}): Stripe {
	const { hostname, port } = new URL(url);
	return new Stripe(options.key ?? KEYS.secretKey, {
		host: hostname,
		port,
		protocol: "http",
		telemetry: false,
		maxNetworkRetries: options.retries ?? 0,
	});
}

/** Calls the stand-in as a browser would: form-encoded, with the publishable key. */
export async function browserRequest(
	url: string,
	path: string,
	fields: Record<string, string>,
	method = "POST",
): Promise<{ status: number; body: Record<string, unknown> }> {
	const form = new URLSearchParams({ key: KEYS.publishableKey, ...fields });
	const response =
		method === "GET"
			? await fetch(`${url}${path}?${form}`)
			: await fetch(`${url}${path}`, { method, body: form });
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
