import type { FastifyInstance } from "fastify";
import type Stripe from "stripe";
import type { AppContext } from "../../../platform/app-context.ts";
import { recordEvent } from "./record-event.ts";

const toleranceSeconds = 300;
const path = "/api/payments/stripe/webhook";

/** Stripe's events, verified by signature over the raw body. */
export function stripeWebhook(app: AppContext): void {
	app.server.register(async (scope: FastifyInstance) => {
		scope.removeContentTypeParser("application/json");
		scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) =>
			done(null, body),
		);
		scope.post(path, { config: { who: "public" }, preValidation: [] }, async (request, reply) => {
			const event = verifiedEvent(app, request.body, request.headers["stripe-signature"]);
			if (event === null) {
				app.log.warn({ route: path }, "Stripe event with an invalid signature");
				return reply.status(400).send({ code: "invalid_request", detail: "The signature isn’t valid." });
			}
			await recordEvent(app, event);
			return reply.status(200).send({ data: {} });
		});
	});
}

/** The event, or null if no secret matches or the timestamp is more than 300 s away in either direction. */
function verifiedEvent(
	app: AppContext,
	body: unknown,
	header: string | string[] | undefined,
): Stripe.Event | null {
	if (!Buffer.isBuffer(body) || typeof header !== "string") return null;
	const stamp = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]);
	// The library accepts timestamps from the future.
	if (!(Math.abs(app.now().getTime() / 1000 - stamp) <= toleranceSeconds)) return null;
	for (const secret of app.config.STRIPE_WEBHOOK_SECRETS) {
		try {
			return app.stripe.webhooks.constructEvent(
				body,
				header,
				secret,
				toleranceSeconds,
				undefined,
				app.now().getTime() / 1000,
			);
		} catch {
			// The next secret may match: during a rotation two are valid.
		}
	}
	return null;
}
