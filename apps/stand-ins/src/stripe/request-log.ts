/** One request that was made to the API. */
export interface RecordedRequest {
	id: string;
	at: number;
	method: string;
	path: string;
	/** The decoded query or body; card numbers and security codes are blanked. */
	params: Record<string, string>;
	key: "none" | "publishable" | "secret";
	idempotencyKey: string | null;
	replayed: boolean;
	/** Zero for a request without a response. */
	status: number;
}

const KEPT = 1000;

/** The last requests to the API, oldest first. */
export class RequestLog {
	#requests: RecordedRequest[] = [];

	add(request: RecordedRequest): void {
		this.#requests.push(request);
		if (this.#requests.length > KEPT) this.#requests.shift();
	}

	list(): RecordedRequest[] {
		return [...this.#requests];
	}

	clear(): void {
		this.#requests = [];
	}
}

/** The fields of a form as flat text, without what must never be logged. */
export function recordableParams(encoded: string): Record<string, string> {
	const fields = [...new URLSearchParams(encoded)].map(([name, value]) => {
		const isSecret = name.endsWith("[number]") || name.endsWith("[cvc]");
		return [name, isSecret ? "(blanked)" : value] as const;
	});
	return Object.fromEntries(fields);
}
