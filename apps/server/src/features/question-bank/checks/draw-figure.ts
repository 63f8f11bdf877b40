import { defineTask } from "../../../platform/workers/task.ts";
import type { Workers } from "../../../platform/workers/workers.ts";
import type work from "./draw-figure.task.ts";
import type { FigureRequest } from "./draw-figure.task.ts";
import type sampleWork from "./draw-samples.task.ts";

const limits = { lane: "quick", most_ms: 2_000, most_bytes: 500_000 } as const;
const task = defineTask<typeof work>(import.meta.resolve("./draw-figure.task.ts"), limits);
const sampleTask = defineTask<typeof sampleWork>(import.meta.resolve("./draw-samples.task.ts"), limits);

/** The figure that an author chose and set, or the setting that makes drawing impossible. */
export async function drawFigure(workers: Workers, wish: FigureRequest) {
	return workers.run(task, wish);
}

/** The figures to choose from. */
export async function drawSamples(workers: Workers) {
	return workers.run(sampleTask, null);
}
