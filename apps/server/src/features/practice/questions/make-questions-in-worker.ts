import { generators } from "@learnin/curriculum/generators/generators";
import { defineTask } from "../../../platform/workers/task.ts";
import type { AppContext } from "../../../platform/app-context.ts";
import { makerThreads } from "../../../platform/workers/makers.ts";
import type { Workers } from "../../../platform/workers/workers.ts";
import type { MadeQuestion, WantedQuestion } from "./make-questions.ts";
import type makeQuestionsTask from "./make-questions.task.ts";

const task = defineTask<typeof makeQuestionsTask>(import.meta.resolve("./make-questions.task.ts"), {
	lane: "quick",
	// A thread on a busy machine may load the whole curriculum first.
	most_ms: 20_000,
	most_bytes: 8 * 1024 * 1024,
});

/**
 * `makeQuestions`, off the event loop: generating a set takes longer than a concurrent answer should wait.
 */
export function makeQuestionsInWorker(
	app: Pick<AppContext, "makers" | "drawSeed">,
	wanted: readonly WantedQuestion[],
	met: readonly string[],
): Promise<MadeQuestion[]> {
	return app.makers.run(task, { wanted, met, seed: app.drawSeed() });
}

/** Every n-th skill is enough to load and compile the shared code. */
const warmUpEvery = 8;

/**
 * Warms up each thread: loads the curriculum and generates some questions, so that the first child does not
 * wait for it.
 */
export async function warmUpMakers(makers: Workers): Promise<void> {
	const wanted = generators
		.filter((_, at) => at % warmUpEvery === 0)
		.map(({ skill_id }, position): WantedQuestion => ({ position, skill_id, difficulty: 3 }));
	await Promise.all(
		Array.from({ length: makerThreads }, () => makers.run(task, { wanted, met: [], seed: 1 })),
	);
}
