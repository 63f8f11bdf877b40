/** The part of a response that Stripe puts under `error`. */
export interface ErrorBody {
	type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
	message: string;
	code?: string;
	decline_code?: string;
	param?: string;
	charge?: string;
	doc_url?: string;
	payment_intent?: unknown;
	payment_method?: unknown;
	setup_intent?: unknown;
}

/** A response other than 2xx, thrown by a resource and written by the server. */
export class ApiError extends Error {
	readonly status: number;
	readonly body: ErrorBody;

	constructor(status: number, body: ErrorBody) {
		super(body.message);
		this.name = "ApiError";
		this.status = status;
		this.body = body;
	}
}

/** A request that is invalid in itself (HTTP 400). */
export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): ApiError {
	return new ApiError(400, { type: "invalid_request_error", message, ...details });
}

/** A required parameter is missing. */
export function missingParam(param: string): ApiError {
	return invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
}

/** The object in the path does not exist (HTTP 404). */
export function noSuchObject(kind: string, id: string, param = "id"): ApiError {
	return new ApiError(404, {
		type: "invalid_request_error",
		code: "resource_missing",
		message: `No such ${kind}: '${id}'`,
		param,
	});
}

/** The object named in the body does not exist (HTTP 400, unlike one named in the path). */
export function noSuchParam(kind: string, id: string, param: string): ApiError {
	return invalidRequest(`No such ${kind}: '${id}'`, { code: "resource_missing", param });
}

/** A decline by the bank or the card check (HTTP 402). */
export function cardError(body: Omit<ErrorBody, "type">): ApiError {
	return new ApiError(402, { type: "card_error", ...body });
}
