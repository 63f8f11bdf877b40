import { QuestionWriter } from "./question-writer.ts";
import type { Reading } from "./read-written-answer.ts";
import type { How } from "./ways.ts";

/** What the next requests meet. */
export class Behaviour {
	/** What it writes and solves of questions. */
	readonly questions: QuestionWriter;
	/** For every request that nothing special waits for. */
	always: How = "honest";
	slowMs = 0;
	/** Seconds that a refusal for too many requests asks to wait. */
	retryAfter = 0;
	#next: How[] = [];
	#calls = 0;
	#held: (() => void)[] = [];

	constructor(firstSeed: number) {
		this.questions = new QuestionWriter(firstSeed);
	}

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
		this.questions.reset();
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
