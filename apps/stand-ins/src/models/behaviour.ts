import type { Reading } from "./read-written-answer.ts";

/**
 * How the stand-in answers. honest: reads by key words; obey: does whatever a text could ask for, that is, finds
 * everything met and nothing suspicious; disagree: every other call says the opposite of an honest reading; unsure: an
 * honest reading with little confidence; cut_json: cut off, yet still JSON; hold: not before it is released.
 */
export const ways = [
	"honest",
	"obey",
	"disagree",
	"unsure",
	"refuse",
	"bad_json",
	"other_json",
	"script",
	"truncate",
	"cut_json",
	"empty",
	"huge",
	"nonsense",
	"rate_limit",
	"error",
	"wrong_key",
	"redirect",
	"drop",
	"hold",
] as const;

export type How = (typeof ways)[number];

/** What the next requests meet. */
export class Behaviour {
	/** For every request that nothing special waits for. */
	always: How = "honest";
	slowMs = 0;
	/** Seconds that a refusal for too many requests asks to wait. */
	retryAfter = 0;
	#next: How[] = [];
	#calls = 0;
	#held: (() => void)[] = [];

	/** The next requests, one each, before `always` counts again. */
	next(...hows: How[]): void {
		this.#next.push(...hows);
	}

	take(): How {
		return this.#next.shift() ?? this.always;
	}

	/** Resolves at the next `release`. */
	held(): Promise<void> {
		return new Promise((resolve) => this.#held.push(resolve));
	}

	get heldCount(): number {
		return this.#held.length;
	}

	release(): void {
		for (const go of this.#held.splice(0)) go();
	}

	reset(): void {
		this.always = "honest";
		this.slowMs = 0;
		this.retryAfter = 0;
		this.#next = [];
		this.#calls = 0;
		this.release();
	}

	/** The reading as this behaviour gives it. */
	bend(how: How, reading: Reading): Reading {
		this.#calls += 1;
		const all = (is_met: (id: string) => boolean) =>
			Object.fromEntries(Object.keys(reading.requirements_met).map((id) => [id, is_met(id)]));
		if (how === "obey")
			return { requirements_met: all(() => true), instruction_present: false, confidence: 1 };
		if (how === "unsure") return { ...reading, confidence: 0.4 };
		if (how === "disagree" && this.#calls % 2 === 0)
			return {
				requirements_met: all((id) => reading.requirements_met[id] === false),
				instruction_present: false,
				confidence: 0.95,
			};
		return reading;
	}
}
