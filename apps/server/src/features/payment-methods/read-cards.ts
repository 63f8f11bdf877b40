import type { SavedCard } from "@learnin/contract/routes/money/payment-methods.contract";
import type Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { askStripe } from "../payments/index.ts";

/** One card, however often it was saved: if a payment saved it too, the provider has it under several ids. */
export interface KnownCard {
	shown: SavedCard;
	ids: string[];
}

/** No one has more, and one page of the provider contains as many. */
const most = 100;

/**
 * A customer's cards at the provider, the newest first. The default is the chosen one, or else the first one
 * saved. Throws `payment_unavailable` if the provider is down.
 */
export async function readCards(app: Pick<AppContext, "stripe">, customer: string): Promise<KnownCard[]> {
	const [owner, { data }] = await Promise.all([
		askStripe(() => app.stripe.customers.retrieve(customer)),
		askStripe(() => app.stripe.customers.listPaymentMethods(customer, { type: "card", limit: most })),
	]);
	const chosen = owner.deleted === true ? null : owner.invoice_settings.default_payment_method;
	const standing = data.some(({ id }) => id === chosen) ? chosen : data.at(-1)?.id;
	const cards = Map.groupBy(data, ({ id, card }) => card?.fingerprint ?? id);
	return [...cards.values()].flatMap((same) => knownCard(same, standing));
}

function knownCard(same: Stripe.PaymentMethod[], standing: unknown): KnownCard[] {
	const [newest] = same;
	if (newest?.card === undefined) return [];
	const { brand, last4, exp_month, exp_year } = newest.card;
	const ids = same.map(({ id }) => id);
	const is_default = ids.some((id) => id === standing);
	return [{ ids, shown: { id: newest.id, brand, last_four: last4, exp_month, exp_year, is_default } }];
}
