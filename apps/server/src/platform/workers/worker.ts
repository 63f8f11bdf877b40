import { serialize } from "node:v8";
import { parentPort } from "node:worker_threads";

/** A request to a worker. */
export interface WorkerRequest {
	file: string;
	most_bytes: number;
	input: unknown;
}

/** Its messages: that it has loaded the task and starts, then the outcome. */
export type WorkerAnswer =
	| { kind: "begun" }
	| { kind: "done"; output: Uint8Array }
	| { kind: "too_large" }
	| { kind: "failed"; message: string; stack: string | undefined };

type Work = (input: unknown) => unknown;

const post = (answer: WorkerAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(answer, moved);

parentPort?.on("message", ({ file, most_bytes, input }: WorkerRequest) => {
	void (async () => {
		try {
			const { default: work } = (await import(file)) as { default: Work };
			post({ kind: "begun" });
			// Measured here, so that the main thread never deserializes more than it expects.
			const output = new Uint8Array(serialize(await work(input)));
			if (output.byteLength > most_bytes) post({ kind: "too_large" });
			else post({ kind: "done", output }, [output.buffer]);
		} catch (error) {
			const { message, stack } = error instanceof Error ? error : new Error(String(error));
			post({ kind: "failed", message, stack });
		}
	})();
});
