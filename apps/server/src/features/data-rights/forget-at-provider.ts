import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { selectOptionalCustomer, updateCustomerForgotten } from "./deletion.queries.ts";

/** Has the payment provider delete its data about a deleted family. Retried until it succeeds; idempotent. */
export async function forgetAtProvider(
	app: Pick<AppContext, "db" | "stripe">,
	family_id: string,
): Promise<void> {
	const family = await selectOptionalCustomer(app.db, family_id);
	if (family === undefined || family.stripe_customer_id === null) return;
	try {
		await app.stripe.customers.del(family.stripe_customer_id);
	} catch (error) {
		const isGone = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
		if (!isGone) throw error;
	}
	await updateCustomerForgotten(app.db, family_id);
}
