import * as z from "zod";
import { providerTimeLeft } from "../provider-time.ts";
import { boundedFetch } from "../models/bounded-fetch.ts";
import { readGroupedAmount, writeAmount } from "./amount.ts";
import type { EsewaSettings } from "./esewa-settings.ts";
import { type EsewaStatus, esewaStatuses } from "./esewa-status.ts";
import { readFlatJson } from "./read-flat-json.ts";

/** What eSewa knows about a payment, or that it gave no answer. */
export type EsewaStatusResult =
	| {
			kind: "known";
			status: EsewaStatus;
			/** Paisa; to be compared with the requested amount. */
			amount_minor: number;
			/** eSewa's own number for the payment, if there is one. */
			ref_id: string | null;
	  }
	/** Says nothing about the payment, and certainly not that it failed: ask again later. */
	| { kind: "unavailable"; reason: EsewaSilence };

/** Why there is no answer; for the log. */
export type EsewaSilence =
	| "timeout"
	| "unreachable"
	/** eSewa says so itself, or responds with a server error. */
	| "outage"
	/** A response in an unknown format, or about another payment. */
	| "unreadable";

/** The payment as it was requested. */
export interface EsewaPayment {
	transaction_uuid: string;
	/** Paisa. */
	amount_minor: number;
}

const shared = { status: z.enum(esewaStatuses) };
const id = z.string().max(200).nullish();
/** Numbers arrive here as the text they were written in. */
const amount = z.string().max(30);
const answerShape = z.union([
	z.object({
		...shared,
		product_code: z.string(),
		transaction_uuid: z.string(),
		total_amount: amount,
		ref_id: id,
	}),
	// The older format, which still occurs.
	z
		.object({ ...shared, scd: z.string(), pid: z.string(), totalAmount: amount, refId: id })
		.transform(({ status, scd, pid, totalAmount, refId }) => ({
			status,
			product_code: scd,
			transaction_uuid: pid,
			total_amount: totalAmount,
			ref_id: refId,
		})),
]);

interface CheckOptions {
	timeoutMs: number;
}

/**
 * Asks eSewa itself about a payment, without going through the browser. Never throws, whatever eSewa does.
 */
export async function checkStatus(
	settings: EsewaSettings,
	payment: EsewaPayment,
	{ timeoutMs }: CheckOptions,
): Promise<EsewaStatusResult> {
	const url = new URL(settings.statusUrl);
	url.searchParams.set("product_code", settings.productCode);
	url.searchParams.set("total_amount", writeAmount(payment.amount_minor));
	url.searchParams.set("transaction_uuid", payment.transaction_uuid);
	const patience = providerTimeLeft(timeoutMs);
	if (patience === 0) return unavailable("timeout");
	const signal = AbortSignal.timeout(Math.ceil(patience));
	try {
		const response = await boundedFetch(url, { headers: { accept: "application/json" }, signal });
		if (response.status >= 500) return unavailable("outage");
		return readAnswer(await response.text(), settings, payment);
	} catch {
		return unavailable(signal.aborted ? "timeout" : "unreachable");
	}
}

function readAnswer(text: string, settings: EsewaSettings, payment: EsewaPayment): EsewaStatusResult {
	const values = readFlatJson(text);
	if (values?.["code"] === "0") return unavailable("outage");
	const { data } = answerShape.safeParse(values);
	const amount_minor = data === undefined ? undefined : readGroupedAmount(data.total_amount);
	if (data === undefined || amount_minor === undefined) return unavailable("unreadable");
	const isAboutIt =
		data.product_code === settings.productCode && data.transaction_uuid === payment.transaction_uuid;
	if (!isAboutIt) return unavailable("unreadable");
	return { kind: "known", status: data.status, amount_minor, ref_id: data.ref_id || null };
}

function unavailable(reason: EsewaSilence): EsewaStatusResult {
	return { kind: "unavailable", reason };
}
