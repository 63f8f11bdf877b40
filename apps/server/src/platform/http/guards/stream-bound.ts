import { ApiError } from "../errors/api-error.ts";

/** The number of open streams. */
export interface StreamBound {
	/**
	 * Takes a slot until the returned function is called. Throws `too_many_requests`, or `unavailable` if the
	 * node is full.
	 */
	take(account_id: string): () => void;
	/** How many are open. */
	count(): number;
}

/** Several devices with several pages, each with two streams. */
const mostOfAccount = 30;
/** Each costs memory and a lookup per line. */
const mostOfNode = 12_000;
const comeBackSeconds = 15;

/**
 * Limits how many streams one account, and all together, may have open on this node. The newest is refused:
 * closing the oldest would make reconnecting pages evict each other.
 */
export function createStreamBound({ account = mostOfAccount, node = mostOfNode } = {}): StreamBound {
	const open = new Map<string, number>();
	let all = 0;
	return {
		count: () => all,
		take(account_id) {
			const count = open.get(account_id) ?? 0;
			if (count >= account) throw new ApiError("too_many_requests", { retryAfter: comeBackSeconds });
			if (all >= node) throw new ApiError("unavailable", { retryAfter: comeBackSeconds });
			open.set(account_id, count + 1);
			all += 1;
			let isOpen = true;
			return () => {
				if (!isOpen) return;
				isOpen = false;
				all -= 1;
				const left = (open.get(account_id) ?? 1) - 1;
				if (left === 0) open.delete(account_id);
				else open.set(account_id, left);
			};
		},
	};
}
