import type { submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { ApiError } from "../../../platform/api/api-error.ts";
import type { UnsentAnswer, UnsentAnswers } from "./unsent-answers.ts";

export type Graded = RouteResponse<typeof submitAnswer>;

/** Why an answer has to wait: offline, or a server error. */
export type WaitReason = "network" | "server";

/** The result of sending one answer. */
export type Outcome =
	/** `isFirst` is false if an earlier attempt may have reached the server without a response. */
	| { type: "graded"; result: Graded; isFirst: boolean }
	/** Refused permanently. */
	| { type: "refused"; error: unknown }
	/** It stays here, with everything after it. */
	| { type: "waiting"; reason: WaitReason };

export interface OutboxParts {
	answers: UnsentAnswers;
	send: (answer: UnsentAnswer) => Promise<Graded>;
	/** Runs while no other tab of this account does. */
	exclusively: (run: () => Promise<void>) => Promise<void>;
}

type Listener = (answer: UnsentAnswer, outcome: Outcome) => void;

/** Sends queued answers one by one in order, each until the server has responded. */
export class Outbox {
	readonly #parts: OutboxParts;
	readonly #tried = new Set<string>();
	#listener: Listener | null = null;
	#running: Promise<void> | null = null;
	#isAskedAgain = false;

	constructor(parts: OutboxParts) {
		this.#parts = parts;
		// Answers from before this page opened may have been sent already.
		for (const { body } of parts.answers.all()) this.#tried.add(body.client_key);
	}

	/** Registers a listener for results; returns a function that removes it. */
	listen(listener: Listener): () => void {
		this.#listener = listener;
		return () => {
			if (this.#listener === listener) this.#listener = null;
		};
	}

	/** Sends all answers, or up to the first that has to wait. Called while running, it runs once more. */
	flush(): Promise<void> {
		this.#isAskedAgain = this.#running !== null;
		this.#running ??= this.#run().finally(() => {
			this.#running = null;
		});
		return this.#running;
	}

	async #run(): Promise<void> {
		do {
			this.#isAskedAgain = false;
			await this.#parts.exclusively(() => this.#sendAll());
		} while (this.#isAskedAgain);
	}

	async #sendAll(): Promise<void> {
		for (;;) {
			const [answer] = this.#parts.answers.all();
			if (!answer) return;
			const outcome = await this.#sendOne(answer);
			if (outcome.type !== "waiting") this.#parts.answers.remove(answer.body.client_key);
			this.#listener?.(answer, outcome);
			if (outcome.type === "waiting") return;
		}
	}

	async #sendOne(answer: UnsentAnswer): Promise<Outcome> {
		const isFirst = !this.#tried.has(answer.body.client_key);
		this.#tried.add(answer.body.client_key);
		try {
			return { type: "graded", result: await this.#parts.send(answer), isFirst };
		} catch (error) {
			const reason = waitReason(error);
			return reason ? { type: "waiting", reason } : { type: "refused", error };
		}
	}
}

/** Only the server's decision about the answer itself ends the retries; an expired sign-in waits for the next one. */
function waitReason(error: unknown): WaitReason | null {
	if (!(error instanceof ApiError)) return "network";
	if (error.code === "network") return "network";
	if (error.code === "unexpected" && error.status < 400) return null;
	return error.isRefusal && error.status !== 401 ? null : "server";
}
