import { withCommas, writeBack } from "./amounts.ts";
import type { Merchant } from "./check-form.ts";
import type { Payment } from "./payments.ts";
import { signatureOf } from "./signature.ts";

/** How the amount is written in a payer's return: "1300.0", "1,300.0", or 1300.0 as a number. */
export const dialects = ["plain", "commas", "number"] as const;
export type Dialect = (typeof dialects)[number];

/** What a payer who has not paid may return with instead. */
export const forgeries = [
	"bad_signature",
	"other_amount",
	"other_uuid",
	"other_product",
	"other_status",
	"shrunk",
	"request_fields",
	"replay",
	"garbage",
	"no_data",
] as const;
export type Forgery = (typeof forgeries)[number];

type Fields = Record<string, string>;

const signedNames = [
	"transaction_code",
	"status",
	"total_amount",
	"transaction_uuid",
	"product_code",
	"signed_field_names",
];

/** What eSewa adds to the success_url: the signed fields of a paid payment, as base64 of JSON. */
export function returnData(merchant: Merchant, payment: Payment, dialect: Dialect): string {
	return encode(paidFields(merchant, payment, dialect), dialect);
}

/**
 * The same with something wrong in it; undefined for no data at all. `earlier` is a payment that was paid
 * before.
 */
export function forgedData(
	merchant: Merchant,
	{ payment, earlier }: { payment: Payment; earlier: Payment | undefined },
	forgery: Forgery,
): string | undefined {
	const genuine = paidFields(merchant, payment, "plain");
	switch (forgery) {
		case "no_data":
			return undefined;
		case "garbage":
			return "%%%";
		case "replay":
			return earlier === undefined ? undefined : returnData(merchant, earlier, "plain");
		case "shrunk":
			// Signed with the true key: a verifier that trusts the list in the message would accept it.
			return encode(signed(merchant, genuine, ["status", "signed_field_names"]));
		case "request_fields":
			return encode(signed(merchant, genuine, ["total_amount", "transaction_uuid", "product_code"]));
		case "other_status":
			return encode({ ...signed(merchant, { ...genuine, status: "PENDING" }), status: "COMPLETE" });
		default:
			return encode({ ...genuine, ...changes[forgery] });
	}
}

const changes = {
	bad_signature: { signature: Buffer.alloc(32).toString("base64") },
	other_amount: { total_amount: "1.0" },
	other_uuid: { transaction_uuid: "of-somebody-else" },
	other_product: { product_code: "OTHER" },
};

function paidFields(merchant: Merchant, payment: Payment, dialect: Dialect): Fields {
	const amount = writeBack(payment.amount);
	return signed(merchant, {
		transaction_code: payment.ref_id,
		status: "COMPLETE",
		total_amount: dialect === "commas" ? withCommas(amount) : amount,
		transaction_uuid: payment.transaction_uuid,
		product_code: merchant.productCode,
	});
}

function signed(merchant: Merchant, fields: Fields, names = signedNames): Fields {
	const all = { ...fields, signed_field_names: names.join(",") };
	return { ...all, signature: signatureOf(merchant.secret, names, all) };
}

function encode(fields: Fields, dialect: Dialect = "plain"): string {
	const text = JSON.stringify(fields);
	const { total_amount = "" } = fields;
	const written = dialect === "number" ? text.replace(`"${total_amount}"`, total_amount) : text;
	return Buffer.from(written).toString("base64");
}
