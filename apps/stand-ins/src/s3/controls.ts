import type { Behaviour, How } from "./behaviour.ts";

/** One request that was made. */
export interface RecordedCall {
	method: string;
	key: string;
	how: How;
	/** The status of the response; 0 for no response. */
	status: number;
	/** S3's error code. */
	code: string | null;
}

/** An object of the bucket. */
export interface KeptObject {
	bytes: Buffer;
	type: string;
	etag: string;
	kept_at: Date;
}

export interface S3Controls {
	/** For all requests from now on. */
	behave(how: How): void;
	/** For the next requests, one each. */
	next(...hows: How[]): void;
	/** Names and sizes of the stored objects. */
	objects(): { key: string; bytes: number; type: string }[];
	/** As if someone had deleted it without the product. */
	lose(key: string): void;
	/** Oldest first. */
	calls(): RecordedCall[];
	/** Back to normal, with no calls; the objects stay. */
	reset(): void;
}

interface Steered {
	behaviour: Behaviour;
	objects: Map<string, KeptObject>;
	calls: RecordedCall[];
	letGo: () => void;
}

/** Builds the controls over the behavior that they change. */
export function createControls({ behaviour, objects, calls, letGo }: Steered): S3Controls {
	return {
		behave: (how) => {
			behaviour.always = how;
		},
		next: (...hows) => behaviour.next(...hows),
		objects: () => [...objects].map(([key, { bytes, type }]) => ({ key, bytes: bytes.length, type })),
		lose: (key) => {
			if (!objects.delete(key)) throw new Error("There is no such object");
		},
		calls: () => [...calls],
		reset: () => {
			behaviour.reset();
			calls.length = 0;
			letGo();
		},
	};
}
