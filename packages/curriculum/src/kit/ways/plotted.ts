import { isOn, nameOn } from "@learnin/domain/interactions/plane/plane";
import type { Plane } from "@learnin/domain/interactions/plane/settings";
import type { FillMultipleQuestion } from "@learnin/domain/question/question";
import type { Random } from "../../random/seeded-random.ts";
import type { Way } from "../define-skill.ts";
import type { Slip } from "../draft.ts";
import { type BoxMistake, fillBoxes } from "../questions/fill-boxes.ts";

interface PlottedPoint {
	x: number;
	y: number;
	/** Wrong procedures and where they put it; positions off the grid lines are left out. */
	wrong?: readonly (readonly [slip: Slip, x: number, y: number])[];
}

/** Points to plot; if there are several, the prompt names them A, B, C. */
export interface Plot {
	prompt: string;
	plane: Pick<Plane, "x_from" | "x_to" | "y_from" | "y_to"> & Partial<Plane>;
	points: readonly PlottedPoint[];
	hints: readonly [string, string, string];
	steps: readonly string[];
}

/** FILL_MULTIPLE, answered by plotting points: the boxes are their coordinates. */
export function plotted(draw: (random: Random) => Plot | undefined): Way {
	return (random) => {
		const plot = draw(random);
		return plot?.points.every((point) => isOn(plot.plane, point)) ? plotQuestion(plot) : undefined;
	};
}

function plotQuestion(plot: Plot): FillMultipleQuestion {
	const { prompt, plane, points, hints, steps } = plot;
	const interaction: Plane = { step: 1, join: "none", segments: [], ...plane, kind: "plane" };
	const name = (at: number) => {
		const shown = nameOn(interaction, at, points.length);
		return shown === "" ? "" : `${shown}: `;
	};
	const boxes = points.flatMap(({ x, y }, at) => [
		[`x${at + 1}`, { right: x, prefix: `${name(at)}x =` }] as const,
		[`y${at + 1}`, { right: y, prefix: `${name(at)}y =` }] as const,
	]);
	return {
		...fillBoxes({
			prompt,
			hints,
			explanation: steps.join("\n\n"),
			boxes: Object.fromEntries(boxes),
			mistakes: points.flatMap((point, at) => mistakesOf(plot, point, at + 1)),
		}),
		interaction,
	};
}

/** A wrong point shows in the first of its coordinates that differs from the right one. */
function mistakesOf(plot: Plot, { x, y, wrong = [] }: PlottedPoint, number: number): BoxMistake[] {
	return wrong.flatMap(([{ id, feedback }, wrongX, wrongY]): BoxMistake[] => {
		const canBeMade = Number.isInteger(wrongX) && Number.isInteger(wrongY);
		if (!canBeMade || !isOn(plot.plane, { x: wrongX, y: wrongY })) return [];
		if (wrongX !== x) return [[`x${number}`, id, wrongX, feedback]];
		return wrongY === y ? [] : [[`y${number}`, id, wrongY, feedback]];
	});
}
