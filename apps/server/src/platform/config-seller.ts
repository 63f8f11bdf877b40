import * as z from "zod";

const line = z.string().trim().min(1).max(200, "must be at most 200 characters");

/** As Stripe takes it: 5 to 22 characters, one of them a letter, without these signs; the suffix comes after "* ". */
const statement = z
	.string()
	.regex(
		/^(?=.*[a-z])(?=.{5,22}$)[^<>\\'"*]+(\* [^<>\\'"*]+)?$/i,
		"must be 5 to 22 letters, digits and spaces, such as LEARNIN or LEARNIN* MATH",
	);

/** Who sells, as receipts say it, and what the statement of the buyer's bank says. */
export const sellerSettings = {
	/** The legal name. */
	SELLER_NAME: line,
	/** On one line, with commas. */
	SELLER_ADDRESS: line,
	/** Sellers without one have no such line on their receipts. */
	SELLER_TAX_ID: line.optional(),
	/** The prefix as it is set at Stripe, and after "* " what we add to it. */
	STATEMENT_DESCRIPTOR: statement,
};

/** What Stripe puts after the account's own prefix; undefined where the prefix is all there is. */
export function statementSuffix(descriptor: string): string | undefined {
	return descriptor.split("* ")[1];
}
