import { paisaOf } from "./amounts.ts";
import type { Payment } from "./payments.ts";
import { signatureOf } from "./signature.ts";

export interface Merchant {
	productCode: string;
	secret: string;
}

type Asked = Pick<Payment, "transaction_uuid" | "amount" | "success_url" | "failure_url">;

const charges = ["amount", "tax_amount", "product_service_charge", "product_delivery_charge"] as const;
const names = [
	...charges,
	"total_amount",
	"transaction_uuid",
	"product_code",
	"success_url",
	"failure_url",
	"signed_field_names",
	"signature",
] as const;
const signedNames = ["total_amount", "transaction_uuid", "product_code"] as const;

/** Parses a form as eSewa does: the payment that it requests, or what is wrong with it. */
export function checkForm(
	merchant: Merchant,
	form: URLSearchParams,
	isKnown: (transaction_uuid: string) => boolean,
): Asked | { refusal: string } {
	const empty = names.filter((name) => (form.get(name) ?? "") === "");
	if (empty.length > 0) return { refusal: `These fields are missing or empty: ${empty.join(", ")}.` };
	const valueOf = (name: (typeof names)[number]) => form.get(name) ?? "";
	if (valueOf("signed_field_names") !== signedNames.join(","))
		return { refusal: `signed_field_names must be ${signedNames.join(",")}.` };
	if (valueOf("product_code") !== merchant.productCode) return { refusal: "There is no such product_code." };
	if (valueOf("signature") !== signatureOf(merchant.secret, signedNames, Object.fromEntries(form)))
		return { refusal: "The signature does not fit the fields." };
	const amount = totalOf(form);
	if (amount === undefined) return { refusal: "The amounts do not add up to total_amount." };
	const transaction_uuid = valueOf("transaction_uuid");
	if (!/^[A-Za-z0-9-]+$/.test(transaction_uuid))
		return { refusal: "transaction_uuid may have letters, digits and hyphens." };
	if (isKnown(transaction_uuid)) return { refusal: "This transaction_uuid was used before." };
	const [success_url, failure_url] = [valueOf("success_url"), valueOf("failure_url")];
	if (![success_url, failure_url].every((url) => /^https?:\/\//.test(url) && URL.canParse(url)))
		return { refusal: "success_url and failure_url must be addresses." };
	return { transaction_uuid, amount, success_url, failure_url };
}

function totalOf(form: URLSearchParams): number | undefined {
	const parts = charges.map((name) => paisaOf(form.get(name) ?? ""));
	const total = paisaOf(form.get("total_amount") ?? "");
	const sum = parts.reduce<number>((all, part) => all + (part ?? Number.NaN), 0);
	return total !== undefined && total > 0 && total === sum ? total : undefined;
}
