import { availableParallelism } from "node:os";
import { deserialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { ApiError } from "../http/errors/api-error.ts";
import { type Task, type TaskLimit, TaskStopped } from "./task.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker.ts";

/** Threads for work whose cost depends on untrusted content: the node's event loop never waits for it. */
export interface Workers {
	/**
	 * The result of a task. Throws `TaskStopped` if the content needs too much, `unavailable` if too many tasks
	 * are waiting, and whatever the task throws.
	 */
	run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>;
	/** Ends all threads; waiting tasks are refused as `unavailable`. */
	close(): Promise<void>;
}

interface PoolOptions {
	/** Concurrent threads, at least two; each starts when first needed and stays. */
	threads?: number;
	/** Tasks that wait for a thread. */
	most_waiting?: number;
	/** Milliseconds that a task waits for a thread. */
	longest_wait_ms?: number;
	/** Megabytes that one thread may hold. */
	memory_mb?: number;
}

interface Waiting {
	task: Task<unknown, unknown>;
	input: unknown;
	resolve: (output: unknown) => void;
	reject: (error: Error) => void;
	timer: NodeJS.Timeout;
}

interface Thread {
	worker: Worker;
	/** The task that it runs. */
	current: Waiting | null;
	timer: NodeJS.Timeout | undefined;
	watch: NodeJS.Timeout | undefined;
}

const entry = new URL("./worker.ts", import.meta.url);
/** A worker that cannot even load its code in this time is broken. */
const longestLoadMs = 60_000;
const busyForSeconds = 5;
const memoryWatchMs = 50;
const megabyte = 1024 * 1024;

/**
 * A pool of worker threads, each with one task at a time. One that exceeds a limit is terminated and
 * replaced.
 */
export function createWorkers(options: PoolOptions = {}): Workers {
	const pool = new Pool({
		threads: Math.min(8, Math.max(2, availableParallelism() - 1)),
		most_waiting: 64,
		longest_wait_ms: 20_000,
		memory_mb: 256,
		...options,
	});
	return {
		run: (task, input) => pool.run(task, input) as Promise<never>,
		close: () => pool.close(),
	};
}

class Pool {
	readonly #options: Required<PoolOptions>;
	readonly #threads = new Set<Thread>();
	#waiting: Waiting[] = [];
	#isClosed = false;

	constructor(options: Required<PoolOptions>) {
		this.#options = options;
	}

	run(task: Task<unknown, unknown>, input: unknown): Promise<unknown> {
		return new Promise((resolve, reject) => {
			if (this.#isClosed || this.#waiting.length >= this.#options.most_waiting) return reject(busy());
			const waiting: Waiting = { task, input, resolve, reject, timer: this.#giveUpLater(() => waiting) };
			this.#waiting.push(waiting);
			this.#next();
		});
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		for (const each of this.#waiting.splice(0)) refuse(each);
		await Promise.all(
			[...this.#threads].map((thread) => {
				if (thread.current !== null) refuse(thread.current);
				return this.#end(thread);
			}),
		);
	}

	#giveUpLater(which: () => Waiting): NodeJS.Timeout {
		return setTimeout(() => {
			const waiting = which();
			this.#waiting = this.#waiting.filter((each) => each !== waiting);
			refuse(waiting);
		}, this.#options.longest_wait_ms).unref();
	}

	/**
	 * Assigns waiting tasks to idle threads in order; a long one only if another thread is left for quick ones.
	 */
	#next(): void {
		for (const waiting of this.#waiting) {
			const busyThreads = [...this.#threads].filter(({ current }) => current !== null);
			if (busyThreads.length >= this.#options.threads) return;
			const long = busyThreads.filter(({ current }) => current?.task.lane === "long").length;
			if (waiting.task.lane === "long" && long >= this.#options.threads - 1) continue;
			this.#waiting = this.#waiting.filter((each) => each !== waiting);
			this.#give(this.#idleThread(), waiting);
		}
	}

	#idleThread(): Thread {
		return [...this.#threads].find(({ current }) => current === null) ?? this.#startThread();
	}

	#startThread(): Thread {
		const worker = new Worker(entry, {
			// Only the last line of defense: one large allocation that reaches it at once can end the whole
			// process. The memory check stops a task long before, and a small young generation leaves it the time.
			resourceLimits: { maxOldGenerationSizeMb: this.#options.memory_mb * 4, maxYoungGenerationSizeMb: 16 },
			// Flags of the parent process, a test runner for example, do not apply there.
			execArgv: [],
			env: {},
		});
		const thread: Thread = { worker, current: null, timer: undefined, watch: undefined };
		worker.unref();
		worker.on("message", (answer: WorkerAnswer) => this.#hear(thread, answer));
		worker.on("error", (error: Error & { code?: string }) => {
			if (error.code === "ERR_WORKER_OUT_OF_MEMORY") this.#stop(thread, "memory");
			else this.#finish(thread, ({ reject }) => reject(error), { isBroken: true });
		});
		worker.on("exit", () => {
			if (this.#threads.has(thread))
				this.#finish(thread, ({ reject }) => reject(new Error("a worker exited unexpectedly")), {
					isBroken: true,
				});
		});
		this.#threads.add(thread);
		return thread;
	}

	#give(thread: Thread, waiting: Waiting): void {
		clearTimeout(waiting.timer);
		thread.current = waiting;
		// Keeps the process alive while it works, as any other call does.
		thread.worker.ref();
		this.#limit(thread, longestLoadMs);
		const { file, most_bytes } = waiting.task;
		const request: WorkerRequest = { file, most_bytes, input: waiting.input };
		thread.worker.postMessage(request, []);
	}

	#limit(thread: Thread, milliseconds: number): void {
		clearTimeout(thread.timer);
		thread.timer = setTimeout(() => this.#stop(thread, "time"), milliseconds);
	}

	#hear(thread: Thread, answer: WorkerAnswer): void {
		const { current } = thread;
		if (current === null) return;
		if (answer.kind === "begun") {
			this.#limit(thread, current.task.most_ms);
			thread.watch = setInterval(() => void this.#watchMemory(thread, current), memoryWatchMs);
		} else if (answer.kind === "done")
			this.#finish(thread, ({ resolve }) => resolve(deserialize(answer.output)));
		else if (answer.kind === "too_large")
			this.#finish(thread, ({ reject }) => reject(new TaskStopped(current.task, "output")));
		else this.#finish(thread, ({ reject }) => reject(failed(answer)));
	}

	/** Checked by an interrupt, so that it works on a task that never yields. */
	async #watchMemory(thread: Thread, watched: Waiting): Promise<void> {
		// A thread that just ended has nothing to report.
		const figures = await thread.worker.getHeapStatistics().catch(() => undefined);
		if (figures === undefined || thread.current !== watched) return;
		const held = figures.used_heap_size + figures.external_memory;
		if (held > this.#options.memory_mb * megabyte) this.#stop(thread, "memory");
	}

	#stop(thread: Thread, limit: TaskLimit): void {
		this.#finish(thread, ({ task, reject }) => reject(new TaskStopped(task, limit)), { isBroken: true });
	}

	#finish(thread: Thread, settle: (waiting: Waiting) => void, { isBroken = false } = {}): void {
		const { current } = thread;
		thread.current = null;
		clearTimeout(thread.timer);
		clearInterval(thread.watch);
		thread.worker.unref();
		if (isBroken) void this.#end(thread);
		if (current !== null) settle(current);
		this.#next();
	}

	async #end(thread: Thread): Promise<void> {
		clearTimeout(thread.timer);
		clearInterval(thread.watch);
		this.#threads.delete(thread);
		await thread.worker.terminate();
	}
}

function busy(): ApiError {
	return new ApiError("unavailable", { retryAfter: busyForSeconds });
}

function refuse({ timer, reject }: Waiting): void {
	clearTimeout(timer);
	reject(busy());
}

function failed({ message, stack }: { message: string; stack: string | undefined }): Error {
	const error = new Error(message);
	if (stack !== undefined) error.stack = stack;
	return error;
}
