import { moneyText } from "../payments/index.ts";
import type { Wallet } from "./wallet.api.ts";

type Limits = Pick<Wallet, "currency" | "least" | "most">;

/** A typed amount in major units, or the error message. */
export type TypedAmount = { amount: number } | { complaint: string };

/** Digits, optionally with commas or blanks as thousands separators (or Nepal's grouping). "10,50" is not 1,050. */
const whole = String.raw`(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})`;
const amountShape = new RegExp(String.raw`^${whole}(?:\.\d{1,2})?$`);
const finerShape = new RegExp(String.raw`^${whole}\.\d{3,}$`);

/** Reads "25", "$25.50", "NPR 1,300" or "Rs. 1300". */
export function readAmount(text: string, limits: Limits): TypedAmount {
	const typed = text
		.trim()
		.replace(/^(?:\$|usd|npr|rs\.?|रु\.?)\s*/i, "")
		.replace(/\s*(?:usd|npr)$/i, "");
	if (typed === "") return { complaint: "Please enter an amount." };
	if (finerShape.test(typed)) return { complaint: "Please enter an amount with at most two decimal places." };
	if (!amountShape.test(typed))
		return { complaint: "Please enter the amount in digits, such as 25 or 12.50." };
	const amount = Number(typed.replaceAll(/[,\s]/g, ""));
	const { currency, least, most } = limits;
	if (amount < least) return { complaint: `The least you can load is ${moneyText(least, currency)}.` };
	if (amount > most) return { complaint: `The most you can load at once is ${moneyText(most, currency)}.` };
	return { amount };
}
