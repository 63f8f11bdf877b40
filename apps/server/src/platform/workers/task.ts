/** Long tasks never take the last worker, so that quick ones do not wait behind them. */
type Lane = "quick" | "long";

interface Limits {
	lane: Lane;
	/** Milliseconds of work, counted from when a worker starts it. */
	most_ms: number;
	/** Bytes of the result, as transferred. */
	most_bytes: number;
}

/** Work that may only run in a worker: a file whose default export is the function, and its limits. */
export interface Task<Input, Output> extends Limits {
	file: string;
	/** Only for the types: input and output. */
	readonly types?: { input: Input; output: Output };
}

/**
 * A task from its file, given as `import.meta.resolve("./x.task.ts")`, and the type of its default export. Input and
 * output are copied between threads, so both are plain data.
 */
export function defineTask<Work extends (input: never) => unknown>(
	file: string,
	limits: Limits,
): Task<Parameters<Work>[0], Awaited<ReturnType<Work>>> {
	return { file, ...limits };
}

/** Why a worker was stopped: the work took too long or too much memory, or its result was too large. */
export type TaskLimit = "time" | "memory" | "output";

/** The content needed more work than its task allows. Callers word the error for their feature. */
export class TaskStopped extends Error {
	readonly limit: TaskLimit;

	constructor(task: Task<unknown, unknown>, limit: TaskLimit) {
		super(`a task was stopped at its limit of ${limit}: ${task.file.split("/").at(-1)}`);
		this.limit = limit;
	}
}
