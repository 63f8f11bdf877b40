import type { ApiErrorCode } from "@learnin/contract/errors";

/** `network` if there was no response; `unexpected` if it had the wrong shape. */
export type ClientErrorCode = ApiErrorCode | "network" | "unexpected";

export interface ApiErrorParts {
	code: ClientErrorCode;
	/** HTTP status; 0 if there was no response. */
	status: number;
	/** The message of each refused field, by name. */
	fields: Record<string, string>;
	/** The message for people. */
	text: string;
	/** The words in the response body, whatever its status; null if it has none. */
	body?: string | null;
	/** Seconds to wait, if the server asked for it. */
	retryAfter?: number;
}

export class ApiError extends Error {
	readonly code: ClientErrorCode;
	readonly status: number;
	readonly fields: Record<string, string>;
	readonly text: string;
	readonly body: string | null;
	readonly retryAfter: number | null;

	constructor(parts: ApiErrorParts) {
		super(`${parts.code} (${parts.status})`);
		this.name = "ApiError";
		this.code = parts.code;
		this.status = parts.status;
		this.fields = parts.fields;
		this.text = parts.text;
		this.body = parts.body ?? null;
		this.retryAfter = parts.retryAfter ?? null;
	}

	/** The server itself says that this session has ended; an error without a code may be a proxy's. */
	get endsSession(): boolean {
		// Two that concern the input, not the session.
		const isAboutACode = this.code === "second_factor_needed" || this.code === "wrong_code";
		return this.status === 401 && this.code !== "unexpected" && !isAboutACode;
	}

	/** The server refused, as opposed to being offline or a server error. */
	get isRefusal(): boolean {
		return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
	}
}
