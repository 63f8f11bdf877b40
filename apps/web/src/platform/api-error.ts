import type { ApiErrorCode } from "@learnin/contract/errors";

/** `network` when no answer came; `unexpected` when the answer was not of the agreed shape. */
export type ClientErrorCode = ApiErrorCode | "network" | "unexpected";

export interface ApiErrorParts {
	code: ClientErrorCode;
	/** HTTP status; 0 when no answer came. */
	status: number;
	/** The message of each field that was refused, by the field's name. */
	fields: Record<string, string>;
	/** What a person reads. */
	text: string;
	/** The words of the answer's body, whatever its status; null where it has none. */
	said?: string | null;
	/** Seconds to wait, where the server asked for it. */
	retryAfter?: number;
}

export class ApiError extends Error {
	readonly code: ClientErrorCode;
	readonly status: number;
	readonly fields: Record<string, string>;
	readonly text: string;
	readonly said: string | null;
	readonly retryAfter: number | null;

	constructor(parts: ApiErrorParts) {
		super(`${parts.code} (${parts.status})`);
		this.name = "ApiError";
		this.code = parts.code;
		this.status = parts.status;
		this.fields = parts.fields;
		this.text = parts.text;
		this.said = parts.said ?? null;
		this.retryAfter = parts.retryAfter ?? null;
	}

	/** The server's own word that this session is over; one without a code may be a proxy's. */
	get endsSession(): boolean {
		// Two that concern what was typed, not the session.
		const isAboutACode = this.code === "second_factor_needed" || this.code === "wrong_code";
		return this.status === 401 && this.code !== "unexpected" && !isAboutACode;
	}

	/** The server said no, as opposed to: no line, or the server is in trouble. */
	get isRefusal(): boolean {
		return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
	}
}
