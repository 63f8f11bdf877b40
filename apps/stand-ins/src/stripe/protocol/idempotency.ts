import { createHash } from "node:crypto";
import type { State, StoredReply } from "../objects/state.ts";
import { ApiError } from "./api-error.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const KEPT_MS = DAY_MS;
const MAX_KEY_LENGTH = 255;

/** A request that carries an idempotency key. */
export interface KeyedRequest {
	apiKey: string;
	key: string;
	method: string;
	path: string;
	body: string;
}

/** The response to a request. */
export interface Reply {
	status: number;
	body: string;
	requestId: string;
}

/** Stores responses by idempotency key and returns them again for the same request. */
export class IdempotencyStore {
	readonly #state: State;
	readonly #now: () => number;
	readonly #running = new Set<string>();

	constructor(state: State, now: () => number) {
		this.#state = state;
		this.#now = now;
	}

	/**
	 * The response stored for this request, if any; throws for another request with the key, or while one is
	 * running.
	 */
	begin(request: KeyedRequest): StoredReply | undefined {
		this.#prune();
		const id = idOf(request);
		if (request.key.length > MAX_KEY_LENGTH)
			throw idempotencyError(400, "Idempotency keys are at most 255 characters.");
		const stored = this.#state.replies.get(id);
		if (stored !== undefined) {
			requireSameRequest(request, stored);
			return stored;
		}
		if (this.#running.has(id)) throw keyInUse(request.key);
		this.#running.add(id);
		return undefined;
	}

	/** Stores the response. Requests refused before anything was done leave their key free for another try. */
	finish(request: KeyedRequest, reply: Reply): void {
		const id = idOf(request);
		this.#running.delete(id);
		const wasCarriedOut = reply.status < 400 || reply.status === 402 || reply.status >= 500;
		if (!wasCarriedOut) return;
		this.#state.replies.add({ id, fingerprint: fingerprintOf(request), savedAt: this.#now(), ...reply });
	}

	/** Leaves the key free: nothing was done. */
	abandon(request: KeyedRequest): void {
		this.#running.delete(idOf(request));
	}

	#prune(): void {
		for (const reply of this.#state.replies.oldestFirst()) {
			// Ordered by time, so the first fresh one ends the search.
			if (this.#now() - reply.savedAt < KEPT_MS) return;
			this.#state.replies.remove(reply.id);
		}
	}
}

function idOf({ apiKey, key }: KeyedRequest): string {
	return `${apiKey} ${key}`;
}

function fingerprintOf({ body, method, path }: KeyedRequest): string {
	const fields = body.split("&").sort().join("&");
	return createHash("sha256").update(`${method} ${path}\n${fields}`).digest("hex");
}

function requireSameRequest(request: KeyedRequest, stored: StoredReply): void {
	if (fingerprintOf(request) === stored.fingerprint) return;
	throw idempotencyError(
		400,
		"Keys for idempotent requests can only be used with the same parameters they were first used with. " +
			`Try using a key other than '${request.key}' if you meant to execute a different request.`,
	);
}

function keyInUse(key: string): ApiError {
	return idempotencyError(
		409,
		`There is currently another in-progress request using this Idempotency Key (that probably means you ` +
			`submitted twice, and the other request is still going through): ${key}. ` +
			"Please try again later.",
		"idempotency_key_in_use",
	);
}

function idempotencyError(status: number, message: string, code?: string): ApiError {
	return new ApiError(status, {
		type: "idempotency_error",
		message,
		...(code === undefined ? {} : { code }),
	});
}
