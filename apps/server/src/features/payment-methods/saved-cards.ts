import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectOptionalFamilyOfGuardian } from "../family/index.ts";
import { askStripe } from "../payments/index.ts";
import { type KnownCard, readCards } from "./read-cards.ts";

/**
 * The family's saved cards, and what the page needs to add one. A family that never paid has no customer and
 * no card.
 */
export async function listPaymentMethods(app: AppContext, viewer: ParentViewer) {
	const customer = await customerOf(app, viewer);
	const cards = customer === null ? [] : await readCards(app, customer);
	const { STRIPE_PUBLISHABLE_KEY: publishable_key, STRIPE_JS_URL: url } = app.config;
	return { payment_methods: cards.map(({ shown }) => shown), provider: { publishable_key, url } };
}

/** Makes this card the default. Throws `not_found` for one that is not the family's. */
export async function makePaymentMethodDefault(app: AppContext, viewer: ParentViewer, id: string) {
	const { customer, card } = await requireCard(app, viewer, id);
	const invoice_settings = { default_payment_method: card.shown.id };
	await orNotFound(() => app.stripe.customers.update(customer, { invoice_settings }));
	if (!card.shown.is_default) await recordCardAct(app, viewer, "made_default", id);
}

/**
 * Has the provider delete this card, under all its ids. Throws `not_found` for one that is not the family's.
 */
export async function removePaymentMethod(app: AppContext, viewer: ParentViewer, id: string) {
	const { card } = await requireCard(app, viewer, id);
	for (const each of card.ids) await orNotFound(() => app.stripe.paymentMethods.detach(each));
	await recordCardAct(app, viewer, "removed", id);
}

/** An audit log entry about a card, by the provider's id. */
export function recordCardAct(
	app: AppContext,
	viewer: ParentViewer,
	act: "saved" | "made_default" | "removed",
	payment_method_id: string,
): Promise<void> {
	const { account_id: actor_id, family_id } = viewer;
	const details = { payment_method_id };
	return recordAct(app.db, {
		actor_id,
		family_id,
		action: `payment_method.${act}`,
		details,
		created_at: app.now(),
	});
}

/** Asks the provider about a card; one that does not exist (anymore) is `not_found`. */
export async function orNotFound<T>(call: () => Promise<T>): Promise<T> {
	try {
		return await askStripe(call);
	} catch (error) {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new ApiError("not_found");
		throw error;
	}
}

async function customerOf(app: AppContext, { account_id }: ParentViewer): Promise<string | null> {
	const family = await selectOptionalFamilyOfGuardian(app.db, account_id);
	return family?.stripe_customer_id ?? null;
}

async function requireCard(
	app: AppContext,
	viewer: ParentViewer,
	id: string,
): Promise<{ customer: string; card: KnownCard }> {
	const customer = await customerOf(app, viewer);
	const cards = customer === null ? [] : await readCards(app, customer);
	const card = cards.find(({ ids }) => ids.includes(id));
	if (customer === null || card === undefined) throw new ApiError("not_found");
	return { customer, card };
}
