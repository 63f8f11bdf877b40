import { paisaOf, writeBack } from "./amounts.ts";
import type { Merchant } from "./check-form.ts";
import type { Payments, Status } from "./payments.ts";

/** The field names in the status API's response: the current and the older ones. */
export const shapes = ["new", "old"] as const;
export type Shape = (typeof shapes)[number];

/** Statuses for which eSewa has no number of the payment. */
const withoutRef: readonly Status[] = ["PENDING", "NOT_FOUND"];

/** The body of the status API's response. */
export function statusAnswer(
	merchant: Merchant,
	{ payments, query, shape }: { payments: Payments; query: URLSearchParams; shape: Shape },
): string {
	const product = query.get("product_code") ?? "";
	const uuid = query.get("transaction_uuid") ?? "";
	const asked = paisaOf(query.get("total_amount") ?? "");
	const found = product === merchant.productCode ? payments.find(uuid) : undefined;
	// With another amount it is another payment.
	const payment = found?.amount === asked ? found : undefined;
	const status = payment?.status ?? "NOT_FOUND";
	return write(shape, {
		product,
		uuid,
		amount: writeBack(payment?.told_amount ?? asked ?? 0),
		status,
		ref: payment === undefined || withoutRef.includes(status) ? null : payment.ref_id,
	});
}

interface Told {
	product: string;
	uuid: string;
	amount: string;
	status: Status;
	ref: string | null;
}

/** By hand, because the amount is a number that keeps its decimal: 1300.0. */
function write(shape: Shape, { product, uuid, amount, status, ref }: Told): string {
	const [productText, uuidText, refText] = [product, uuid, ref].map((value) => JSON.stringify(value));
	return shape === "new"
		? `{"product_code":${productText},"transaction_uuid":${uuidText},"total_amount":${amount},"status":"${status}","ref_id":${refText}}`
		: `{"pid":${uuidText},"scd":${productText},"totalAmount":${amount},"status":"${status}","refId":${refText}}`;
}
