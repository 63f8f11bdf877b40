import type { ApiErrorCode } from "@learnin/contract/errors";

interface Extra {
	/** Seconds until a retry makes sense; becomes Retry-After. */
	retryAfter?: number;
	/** Text per field, instead of the code's own sentence. */
	fields?: Record<string, string>;
	/** In addition to the fields: the one sentence to show, where a specification requires one. */
	detail?: string;
	cause?: unknown;
}

/** A refusal that a person may read: one of the closed list of codes. */
export class ApiError extends Error {
	readonly code: ApiErrorCode;
	readonly extra: Extra;

	constructor(code: ApiErrorCode, extra: Extra = {}) {
		super(code, { cause: extra.cause });
		this.code = code;
		this.extra = extra;
	}
}
