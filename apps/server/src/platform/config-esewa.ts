import * as z from "zod";
import { readAmount } from "./esewa/amount.ts";
import type { EsewaSettings } from "./esewa/esewa-settings.ts";

/** Payments with eSewa, and the price in its currency: a person sets it, nothing is converted. */
export interface EsewaConfig extends EsewaSettings {
	/** The fee for one child and one period, in paisa. */
	feeMinor: number;
}

const url = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

/** All of them or none; without them NPR is not offered. */
export const esewaSettings = {
	ESEWA_FORM_URL: url.optional(),
	ESEWA_STATUS_URL: url.optional(),
	ESEWA_PRODUCT_CODE: z
		.string()
		.regex(/^[A-Za-z0-9_-]{1,100}$/, "must be letters, digits, - and _")
		.optional(),
	ESEWA_SECRET: z
		.string()
		.refine((text) => !text.includes("&amp;"), "has &amp; from a web page where the key has &")
		.optional(),
	FEE_NPR: z
		.string()
		.transform((text, context) => {
			const minor = readAmount(text);
			if (minor !== undefined && minor > 0) return minor;
			context.addIssue({ code: "custom", message: "must be an amount such as 1300.00" });
			return z.NEVER;
		})
		.optional(),
};

type Given = z.output<z.ZodObject<typeof esewaSettings>>;

/** The eSewa settings as one object; null without them. */
export function gatherEsewa(given: Given): EsewaConfig | null {
	const { ESEWA_FORM_URL: formUrl, ESEWA_STATUS_URL: statusUrl, ESEWA_PRODUCT_CODE: productCode } = given;
	const { ESEWA_SECRET: secret, FEE_NPR: feeMinor } = given;
	if (
		formUrl === undefined ||
		statusUrl === undefined ||
		productCode === undefined ||
		secret === undefined ||
		feeMinor === undefined
	)
		return null;
	return { formUrl, statusUrl, productCode, secret, feeMinor };
}
