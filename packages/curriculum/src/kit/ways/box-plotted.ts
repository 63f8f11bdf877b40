import type { BoxPlot } from "@learnin/domain/interactions/box-plot/settings";
import type { Figure } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import { whole } from "../value.ts";
import { stepwiseQuestion } from "./stepwise.ts";

/** A box plot to draw; the prompt gives its five numbers. */
export interface BoxSketch {
	prompt: string;
	line: Omit<BoxPlot, "kind">;
	/** The minimum, lower quartile, median, upper quartile and maximum. */
	five: readonly [number, number, number, number, number];
	/** Wrong procedures and where they put one of the five, counted from 0. */
	wrong: readonly (readonly [slip: Slip, at: number, value: number])[];
	figure?: Figure;
	hints: readonly [string, string, string];
	steps: readonly string[];
}

const NAMES = ["Least value:", "Lower quartile:", "Median:", "Upper quartile:", "Greatest value:"];

/** FILL_MULTIPLE, answered by placing the five handles of a box plot: the boxes are their values. */
export function boxPlotted(draw: (random: Random) => BoxSketch | undefined): Way {
	return (random) => {
		const sketch = draw(random);
		if (sketch === undefined) return undefined;
		const { line, five, wrong, ...work } = sketch;
		const isOn = (value: number) => value >= line.from && value <= line.to;
		const boxes = five.map((value, at) => [
			`p${at + 1}`,
			{
				before: NAMES[at] ?? "",
				right: whole(value),
				wrong: wrong.flatMap(([slip, where, to]) =>
					where === at && isOn(to) ? [[slip, whole(to)] as const] : [],
				),
			},
		]);
		return {
			...stepwiseQuestion({ ...work, boxes: Object.fromEntries(boxes) }),
			interaction: { kind: "box_plot", ...line },
		};
	};
}
