/** A bank's response when a card is declined. */
export interface Decline {
	code: string;
	decline_code?: string;
	message: string;
}

/** One of the documented test cards and how it behaves. */
export interface TestCard {
	/** Identifies the behavior in saved state; numbers themselves are never stored. */
	number: string;
	token: string;
	brand: string;
	funding: "credit" | "debit";
	country: string;
	decline?: Decline;
	/** Accepted when it is saved or attached, although every charge is declined. */
	attachesDespiteDecline?: true;
	needsAuthentication?: true;
	/** A refund is pending until it is settled, or is settled at once and can fail later. */
	refunds?: "pending" | "fails-later";
	/** Its owner disputes every payment with it at once; an inquiry takes no money. */
	disputes?: { reason: string; isInquiry?: boolean };
	/** Its money can be paid out at once. */
	bypassesPending?: true;
}

const GENERIC: Decline = {
	code: "card_declined",
	decline_code: "generic_decline",
	message: "Your card was declined.",
};

function card(
	number: string,
	token: string,
	rest: Partial<Omit<TestCard, "number" | "token">> = {},
): TestCard {
	return { number, token, brand: "visa", funding: "credit", country: "US", ...rest };
}

/** The documented test cards that this stand-in knows. */
const TEST_CARDS: readonly TestCard[] = [
	card("4242424242424242", "pm_card_visa"),
	card("4000056655665556", "pm_card_visa_debit", { funding: "debit" }),
	card("5555555555554444", "pm_card_mastercard", { brand: "mastercard" }),
	card("378282246310005", "pm_card_amex", { brand: "amex" }),
	card("6011111111111117", "pm_card_discover", { brand: "discover" }),
	card("4000000000000002", "pm_card_visa_chargeDeclined", { decline: GENERIC }),
	card("4000000000009995", "pm_card_visa_chargeDeclinedInsufficientFunds", {
		decline: {
			code: "card_declined",
			decline_code: "insufficient_funds",
			message: "Your card has insufficient funds.",
		},
	}),
	card("4000000000000069", "pm_card_chargeDeclinedExpiredCard", {
		decline: { code: "expired_card", message: "Your card has expired." },
	}),
	card("4000000000000127", "pm_card_chargeDeclinedIncorrectCvc", {
		decline: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
	}),
	card("4000000000000119", "pm_card_chargeDeclinedProcessingError", {
		decline: {
			code: "processing_error",
			message: "An error occurred while processing your card. Try again in a little bit.",
		},
	}),
	card("4000000000000341", "pm_card_chargeCustomerFail", { decline: GENERIC, attachesDespiteDecline: true }),
	card("4000000000007726", "pm_card_pendingRefund", { refunds: "pending" }),
	card("4000000000005126", "pm_card_refundFail", { refunds: "fails-later" }),
	card("4000000000000259", "pm_card_createDispute", { disputes: { reason: "fraudulent" } }),
	card("4000000000002685", "pm_card_createDisputeProductNotReceived", {
		disputes: { reason: "product_not_received" },
	}),
	card("4000000000001976", "pm_card_createDisputeInquiry", {
		disputes: { reason: "fraudulent", isInquiry: true },
	}),
	card("4000000000000077", "pm_card_bypassPending", { bypassesPending: true }),
	card("4000002500003155", "pm_card_authenticationRequired", { country: "IE", needsAuthentication: true }),
];

/** The test card with this number, written with or without spaces. */
export function testCardByNumber(number: string): TestCard | undefined {
	const digits = number.replaceAll(/[\s-]/g, "");
	return TEST_CARDS.find((candidate) => candidate.number === digits);
}

/** The test card behind a `pm_card_…` token, with or without the brand in the token's name. */
export function testCardByToken(token: string): TestCard | undefined {
	const withoutBrand = (name: string) => name.replace("pm_card_visa_charge", "pm_card_charge");
	return TEST_CARDS.find((candidate) => withoutBrand(candidate.token) === withoutBrand(token));
}

/** Whether a card number has the right check digit. */
export function passesCheckDigit(number: string): boolean {
	if (!/^\d{12,19}$/.test(number)) return false;
	const sum = Array.from(number, Number)
		.reverse()
		.map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
		.reduce((total, digit) => total + digit, 0);
	return sum % 10 === 0;
}
