import * as z from "zod";

const line = z.string().trim().min(1).max(200, "must be at most 200 characters");

/**
 * The format that Stripe requires: 5 to 22 characters, at least one letter, without these characters; the
 * suffix comes after "* ".
 */
const statement = z
	.string()
	.regex(
		/^(?=.*[a-z])(?=.{5,22}$)[^<>\\'"*]+(\* [^<>\\'"*]+)?$/i,
		"must be 5 to 22 letters, digits and spaces, such as LEARNIN or LEARNIN* MATH",
	);

/** The seller as named on receipts and on the buyer's bank statement. */
export const sellerSettings = {
	/** The legal name. */
	SELLER_NAME: line,
	/** On one line, with commas. */
	SELLER_ADDRESS: line,
	/** Without one, receipts have no such line. */
	SELLER_TAX_ID: line.optional(),
	/** The prefix as set at Stripe, and after "* " what we add to it. */
	STATEMENT_DESCRIPTOR: statement,
};

/** What Stripe puts after the account's own prefix; undefined if there is only the prefix. */
export function statementSuffix(descriptor: string): string | undefined {
	return descriptor.split("* ")[1];
}
