import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { askStripe } from "../payments/index.ts";

export interface PaidCard {
	card_brand: string | null;
	card_last_four: string | null;
	/** What the payer entered in the provider's form, on one line. */
	card_address: string | null;
	/** The text on the buyer's bank statement; null if the provider does not say. */
	statement: string | null;
}

/** For a payment without a card, or unknown to the provider. */
export const noCard: PaidCard = {
	card_brand: null,
	card_last_four: null,
	card_address: null,
	statement: null,
};

/**
 * The card that paid, from the provider's charge; nulls if there is none. Throws `payment_unavailable` while
 * the provider does not respond.
 */
export async function readCard(app: AppContext, payment_intent_id: string): Promise<PaidCard> {
	try {
		const { latest_charge } = await askStripe(() =>
			app.stripe.paymentIntents.retrieve(payment_intent_id, { expand: ["latest_charge"] }),
		);
		return latest_charge === null || typeof latest_charge === "string" ? noCard : cardOf(latest_charge);
	} catch (error) {
		// The provider does not know it: the receipt is sent without.
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return noCard;
		throw error;
	}
}

function cardOf(charge: Stripe.Charge): PaidCard {
	const { payment_method_details, billing_details, calculated_statement_descriptor } = charge;
	const card = payment_method_details?.card;
	const last4 = card?.last4 ?? "";
	const isKnown = card?.brand && /^\d{4}$/.test(last4);
	return {
		card_brand: isKnown ? card.brand : null,
		card_last_four: isKnown ? last4 : null,
		card_address: addressText(billing_details.address),
		statement: calculated_statement_descriptor?.slice(0, 100) || null,
	};
}

type Address = Stripe.Charge["billing_details"]["address"];

/**
 * On one line, for a receipt. Null for only a country, which the form always asks for: that is no address.
 */
export function addressText(address: Address): string | null {
	const { line1, line2, postal_code, city, state, country } = address ?? {};
	const place = [postal_code, city, state].filter(Boolean).join(" ");
	const street = [line1, line2, place].filter(Boolean);
	if (street.length === 0) return null;
	return [...street, countryName(country)].filter(Boolean).join(", ").slice(0, 500);
}

const countries = new Intl.DisplayNames("en-US", { type: "region" });

/** "United States" for "US"; anything but a country code stays as it is. */
function countryName(code: string | null | undefined): string | null | undefined {
	return code && /^[A-Z]{2}$/.test(code) ? countries.of(code) : code;
}
