import { setTimeout as pause } from "node:timers/promises";
import { submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { callApi } from "../call-api.ts";
import type { Worker } from "./people.ts";

/** What was sent and received. Times are milliseconds of `performance.now()`. */
export interface CrowdLog {
	/** Client keys of all answers that were ever sent. */
	sent: Set<string>;
	/** When the server acknowledged the answer with this key. */
	acknowledged: Map<string, number>;
	/** Every request that did not end in an accepted answer. */
	failed: Failed[];
	/** How long the accepted answers took. */
	ms: number[];
}

/** A request that was sent at `begun` and failed at `at`. */
export interface Failed {
	begun: number;
	at: number;
	what: string;
}

export interface Crowd {
	log: CrowdLog;
	/** Lets everyone finish their current request. Throws what no student should ever see. */
	stop(): Promise<void>;
}

interface Plan {
	workers: readonly Worker[];
	/** Where the server, or its load balancer, currently listens. */
	address: () => string;
	/** The pause of a student between two answers. */
	thinkMs: number;
}

/** A page that could not send an answer retries soon, with the same key. */
const againMs = 200;
const patienceMs = 15_000;

/**
 * Students answer one question after the other until they are stopped; each answer is sent until it is
 * accepted.
 */
export function startCrowd({ workers, address, thinkMs }: Plan): Crowd {
	const log: CrowdLog = { sent: new Set(), acknowledged: new Map(), failed: [], ms: [] };
	const over = new AbortController();
	const { signal } = over;
	const send = async ({ student }: Worker, question_id: string, answer: StudentAnswer) => {
		const client_key = crypto.randomUUID();
		log.sent.add(client_key);
		while (!signal.aborted) {
			const begun = performance.now();
			const what = await trySend(address(), student.token, { question_id, client_key, answer });
			const at = performance.now();
			if (what === null) {
				log.acknowledged.set(client_key, at);
				log.ms.push(at - begun);
				return;
			}
			log.failed.push({ begun, at, what });
			await pause(againMs);
		}
	};
	const work = async (worker: Worker, number: number) => {
		await pause((thinkMs * number) / workers.length);
		for (const { question_id, answers } of worker.asked)
			for (const answer of answers) {
				if (signal.aborted) return;
				await send(worker, question_id, answer);
				await pause(thinkMs);
			}
		if (!signal.aborted) throw new Error("a student has run out of questions");
	};
	const all = Promise.all(workers.map(work));
	// Checked by `stop`.
	all.catch(() => {});
	return {
		log,
		async stop() {
			over.abort();
			await all;
		},
	};
}

interface Sent {
	question_id: string;
	client_key: string;
	answer: StudentAnswer;
}

/** Null if the answer was accepted; otherwise why not. */
async function trySend(
	address: string,
	token: string,
	{ question_id, client_key, answer }: Sent,
): Promise<string | null> {
	const body = {
		client_key,
		answer,
		time_to_first_ms: 900,
		active_ms: 4_000,
		client_time: new Date().toISOString(),
	};
	const calling = callApi(address, submitAnswer, { params: { question_id }, body }, token);
	const late = pause(patienceMs, "no answer", { ref: false });
	try {
		const answered = await Promise.race([calling, late]);
		if (typeof answered === "string") return answered;
		if (answered.status === 200) return null;
		if (answered.status >= 500) return String(answered.status);
		throw new Error(`an answer was refused: ${answered.status} ${answered.code}`);
	} catch (error) {
		// The page of a load balancer without nodes.
		if (error instanceof SyntaxError) return "no node";
		if (!(error instanceof TypeError)) throw error;
		const { cause } = error;
		return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
	}
}
