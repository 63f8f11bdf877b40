import type { Question } from "@learnin/domain/question/question";
import { defineTask } from "../../../platform/workers/task.ts";
import type { Workers } from "../../../platform/workers/workers.ts";
import type { RenderedQuestion } from "../../../platform/rich-text/rendered-question.ts";
import type work from "./render-question.task.ts";

const task = defineTask<typeof work>(import.meta.resolve("./render-question.task.ts"), {
	lane: "quick",
	most_ms: 4_000,
	most_bytes: 2_000_000,
});

/** `renderQuestion` for untrusted content, off the main thread. Throws `TaskStopped` if it takes too much. */
export function renderInWorker(workers: Workers, question: Question): Promise<RenderedQuestion> {
	return workers.run(task, question);
}
