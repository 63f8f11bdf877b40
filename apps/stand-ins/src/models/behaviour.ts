import { QuestionWriter } from "./question-writer.ts";
import type { Reading } from "./read-written-answer.ts";
import { type How, writingWays } from "./ways.ts";

/** How the next requests are treated. */
export class Behaviour {
	/** The questions it writes and solves. */
	readonly questions: QuestionWriter;
	/** For every request without a queued behavior. */
	always: How = "honest";
	slowMs = 0;
	/** The Retry-After of a rate limit response, in seconds. */
	retryAfter = 0;
	#next: How[] = [];
	#calls = 0;
	#held: (() => void)[] = [];

	constructor(firstSeed: number) {
		this.questions = new QuestionWriter(firstSeed);
	}

	/** For the next requests, one each; after that `always` applies again. */
	next(...hows: How[]): void {
		this.#next.push(...hows);
	}

	/**
	 * The behavior of this request. A fault of a written question waits for the next request that writes one: another
	 * page may have a written answer read in between.
	 */
	take({ writes }: { writes: boolean }): How {
		const [next] = this.#next;
		if (next === undefined || (!writes && isOfWriting(next))) return this.always;
		this.#next.shift();
		return next;
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
		this.questions.reset();
		this.release();
	}

	/** The reading as this behavior changes it. */
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

function isOfWriting(how: How): boolean {
	return writingWays.some((each) => each === how);
}
