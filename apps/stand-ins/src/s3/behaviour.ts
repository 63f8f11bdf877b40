/**
 * How the stand-in answers. honest: as S3 does; slow_down: 503 SlowDown; error: 500 InternalError; denied: 403
 * AccessDenied although the signature is right; cut: half of what was asked for, then it hangs up; other_bytes: as many
 * bytes, but others; drop: hangs up at once; forget: says that it keeps an object and does not; redirect: to an address
 * where nobody listens; no_bucket: 404 NoSuchBucket; silent: no answer until it is stopped or reset.
 */
export const ways = [
	"honest",
	"slow_down",
	"error",
	"denied",
	"cut",
	"other_bytes",
	"drop",
	"forget",
	"redirect",
	"no_bucket",
	"silent",
] as const;

export type How = (typeof ways)[number];

/** What the next requests meet. */
export class Behaviour {
	/** For every request that nothing special waits for. */
	always: How = "honest";
	#next: How[] = [];

	/** The next requests, one each, before `always` counts again. */
	next(...hows: How[]): void {
		this.#next.push(...hows);
	}

	take(): How {
		return this.#next.shift() ?? this.always;
	}

	reset(): void {
		this.always = "honest";
		this.#next = [];
	}
}
