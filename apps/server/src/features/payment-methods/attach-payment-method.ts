import type { RouteRequest } from "@learnin/contract/define-route";
import type * as contract from "@learnin/contract/routes/money/payment-methods.contract";
import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectOptionalFamilyOfGuardian } from "../family/index.ts";
import { ensureCustomer } from "../payments/index.ts";
import { orNotFound, recordCardAct } from "./saved-cards.ts";

type NewCard = RouteRequest<typeof contract.attachPaymentMethod>["body"];

/** Testing stolen cards takes many tries, which this prevents. */
const ofOneFamily = { name: "attach-payment-method:family", hits: 10, seconds: 60 * 60 };

/**
 * Saves a card, which the browser sent to the provider, with the family's customer. Throws `not_found` for an
 * id that the provider does not know, that is not a card or that belongs to someone else, `card_refused` with
 * the provider's message.
 */
export async function attachPaymentMethod(
	app: AppContext,
	viewer: ParentViewer,
	{ payment_method_id: id, billing_details }: NewCard,
): Promise<void> {
	await app.limit(ofOneFamily, viewer.family_id);
	const method = await orNotFound(() => app.stripe.paymentMethods.retrieve(id));
	const family = await selectOptionalFamilyOfGuardian(app.db, viewer.account_id);
	const own = family?.stripe_customer_id ?? null;
	const isTaken = method.customer !== null && method.customer !== own;
	if (isTaken) app.log.warn({ account_id: viewer.account_id }, "request for another family's card");
	if (family === undefined || isTaken || method.type !== "card") throw new ApiError("not_found");
	const customer = await ensureCustomer(app, { ...viewer, stripe_customer_id: own });
	await attach(app, id, customer);
	await orNotFound(() => app.stripe.paymentMethods.update(id, { billing_details }));
	if (method.customer === null) await recordCardAct(app, viewer, "saved", id);
}

async function attach(app: AppContext, id: string, customer: string): Promise<void> {
	try {
		await orNotFound(() => app.stripe.paymentMethods.attach(id, { customer }));
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
		throw new ApiError("card_refused", { fields: { card: error.message } });
	}
}
