import { checkStatus, type EsewaPayment, type EsewaStatusResult } from "./check-status.ts";
import type { EsewaSettings } from "./esewa-settings.ts";
import { type EsewaReturnResult, readReturn } from "./read-return.ts";
import { type EsewaForm, type EsewaRequest, signRequest } from "./sign-request.ts";

/** eSewa, or a program that speaks its protocol, as features use it. */
export interface Esewa {
	/** Where the browser posts the form. */
	formUrl: string;
	/** The fields of the form that requests a payment. */
	signRequest(request: EsewaRequest): EsewaForm;
	/** What the query value `data` of a payer's return says, if eSewa signed it. */
	readReturn(data: unknown): EsewaReturnResult;
	/** What eSewa itself says about a payment. */
	checkStatus(payment: EsewaPayment): Promise<EsewaStatusResult>;
}

interface EsewaOptions {
	/** How long eSewa may take to answer about a payment. */
	timeoutMs?: number;
}

/** The client for one merchant. */
export function createEsewa(settings: EsewaSettings, { timeoutMs = 5_000 }: EsewaOptions = {}): Esewa {
	return {
		formUrl: settings.formUrl,
		signRequest: (request) => signRequest(settings, request),
		readReturn: (data) => readReturn(settings, data),
		checkStatus: (payment) => checkStatus(settings, payment, { timeoutMs }),
	};
}
