import { defineTask } from "../../platform/workers/task.ts";
import type { Workers } from "../../platform/workers/workers.ts";
import type work from "./draw-figure.task.ts";
import type { FigureWish } from "./draw-figure.task.ts";

const task = defineTask<typeof work>(import.meta.resolve("./draw-figure.task.ts"), {
	lane: "quick",
	most_ms: 2_000,
	most_bytes: 500_000,
});

/** The figure that an author chose and set, or the setting that it cannot be drawn with. */
export async function drawFigure(workers: Workers, wish: FigureWish) {
	return workers.run(task, wish);
}
