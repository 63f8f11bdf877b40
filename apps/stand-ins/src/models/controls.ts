import type { Behaviour } from "./behaviour.ts";
import type { How } from "./ways.ts";
import type { ModelRequest } from "./wire-formats.ts";

/** One request that was made. */
export interface RecordedCall {
	path: string;
	/** The body as received. */
	body: string;
	/** Null for a request in an unknown format. */
	request: ModelRequest | null;
	how: How;
}

export interface ModelsControls {
	/** For all requests from now on; slowMs before each response. */
	behave(how: How, options?: { slowMs?: number; retryAfter?: number }): void;
	/** For the next requests, one each. */
	next(...hows: How[]): void;
	/** Releases the held requests, with honest responses. */
	release(): void;
	heldCount(): number;
	/** Requests to the models, oldest first. */
	calls(): RecordedCall[];
	clearCalls(): void;
	/** Back to normal, with no calls. */
	reset(): void;
}

/** Builds the controls over the behavior that they change. */
export function createControls(behaviour: Behaviour, calls: RecordedCall[]): ModelsControls {
	return {
		behave: (how, { slowMs = 0, retryAfter = 0 } = {}) => {
			Object.assign(behaviour, { always: how, slowMs, retryAfter });
		},
		next: (...hows) => behaviour.next(...hows),
		release: () => behaviour.release(),
		heldCount: () => behaviour.heldCount,
		calls: () => [...calls],
		clearCalls: () => {
			calls.length = 0;
		},
		reset: () => {
			behaviour.reset();
			calls.length = 0;
		},
	};
}
