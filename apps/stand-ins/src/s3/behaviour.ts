/**
 * How the stand-in responds. honest: like S3; slow_down: 503 SlowDown; error: 500 InternalError; denied: 403
 * AccessDenied although the signature is right; cut: half of the object, then it hangs up; other_bytes: the
 * same number of bytes, but others; drop: hangs up at once; forget: reports success without storing the
 * object; redirect: to an address where no one listens; no_bucket: 404 NoSuchBucket; silent: no response
 * until it is stopped or reset.
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

/** How the next requests are treated. */
export class Behaviour {
	/** For every request without a queued behavior. */
	always: How = "honest";
	#next: How[] = [];

	/** For the next requests, one each; after that `always` applies again. */
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
