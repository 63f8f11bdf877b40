import type { Chart } from "@learnin/domain/interactions/chart/settings";
import type { FillMultipleQuestion, Figure } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import { fractionsInWords } from "../number-words.ts";
import { type BoxMistake, fillBoxes } from "../questions/fill-boxes.ts";

export interface ChartColumn {
	/** The label below it, as plain text. */
	name: string;
	value: number;
	/** Wrong procedures and the height they give it. */
	wrong?: readonly (readonly [slip: Slip, value: number])[];
}

/** A chart to draw; the prompt gives the heights of its columns. */
export interface ChartSketch {
	prompt: string;
	chart: Omit<Chart, "kind" | "names">;
	columns: readonly ChartColumn[];
	figure?: Figure;
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/** FILL_MULTIPLE, answered by drawing the columns of a chart: the boxes are their values. */
export function charted(draw: (random: Random) => ChartSketch | undefined): Way {
	return (random) => {
		const sketch = draw(random);
		return sketch?.columns.every(({ value }) => canBeDrawn(sketch, value))
			? chartQuestion(sketch)
			: undefined;
	};
}

function canBeDrawn({ chart: { step, most } }: ChartSketch, value: number): boolean {
	return value >= 0 && value <= most && value % step === 0;
}

function chartQuestion({ chart, columns, steps, hints, ...rest }: ChartSketch): FillMultipleQuestion {
	// "1: 4" could be a time: over a number line each count is said with its place.
	const isLine = chart.style === "dots" && columns.every(({ name }) => /^\d/.test(name));
	const boxes = columns.map(
		({ name, value }, at) =>
			[
				`column${at + 1}`,
				{ right: value, prefix: isLine ? `Above ${fractionsInWords(name)}:` : `${name}:` },
			] as const,
	);
	return {
		...fillBoxes({
			...rest,
			hints,
			explanation: steps.join("\n\n"),
			boxes: Object.fromEntries(boxes),
			mistakes: columns.flatMap(({ wrong = [] }, at) =>
				wrong.map(([{ id, feedback }, value]): BoxMistake => [`column${at + 1}`, id, value, feedback]),
			),
		}),
		interaction: { kind: "chart", names: columns.map(({ name }) => name), ...chart },
	};
}
