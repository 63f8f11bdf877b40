import type { Figure } from "@learnin/domain/question/question";
import { coordinatePlane, lineInside } from "../../../figures/plane/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../../figures/data/data-table.ts";
import { linearTex, type Random } from "../../../kit/index.ts";
import { LINEAR_SCENES, type LinearScene } from "../linear-scenes.ts";

/** y = rate x + start, about something that grows evenly. */
export interface Rule {
	rate: number;
	start: number;
}

export const ruleTex = ({ rate, start }: Rule) => `y = ${linearTex(rate, "x", start)}`;

export const valueAt = ({ rate, start }: Rule, x: number) => rate * x + start;

/** Rate and start of a story, never the same number. */
export function ruleOf(random: Random): Rule & { scene: LinearScene } {
	const [rate, start] = [random.integer(2, 12), random.integer(3, 40)];
	return { scene: random.pick(LINEAR_SCENES), rate, start: start === rate ? start + 10 : start };
}

/** Values of x for a table, from the first one on. */
export function columnOf(random: Random, first: number): readonly number[] {
	const gap = first === 0 ? 1 : random.integer(2, 3);
	return [0, 1, 2, 3].map((at) => first + gap * at);
}

export function tableOf(
	rule: Rule,
	xs: readonly number[],
	heading: readonly [string, string] = ["x", "y"],
): Figure {
	const rows = [[...heading], ...xs.map((x) => [`${x}`, `${valueAt(rule, x)}`])];
	return { svg: dataTable(rows), alt: tableInWords(rows) };
}

const REACH = [0, 10] as const;

/** The graph, with two marked points. */
export function graphOf(rule: Rule): Figure {
	const { rate, start } = rule;
	const ends = lineInside({ x: REACH, y: [0, 20] }, rate, start);
	return {
		svg: coordinatePlane({
			x: REACH,
			y: [0, 20],
			x_name: "x",
			y_name: "y",
			segments: ends === null ? [] : [{ from: ends[0], to: ends[1] }],
			points: [{ at: [0, start] }, { at: [2, valueAt(rule, 2)] }],
		}),
		alt: `A coordinate plane with a line that goes through (0, ${start}) and (2, ${valueAt(rule, 2)}).`,
	};
}
