import { angleFigures, solidFigures } from "./drawn-figures/angles.ts";
import { dataFigures } from "./drawn-figures/data.ts";
import { fractionFigures } from "./drawn-figures/fractions.ts";
import { graphFigures } from "./drawn-figures/graphs.ts";
import { groupFigures } from "./drawn-figures/groups.ts";
import { measureFigures } from "./drawn-figures/measures.ts";
import { numberFigures } from "./drawn-figures/numbers.ts";
import { shapeFigures } from "./drawn-figures/shapes.ts";

/** The figures that authors can choose instead of writing SVG; `drawByName` of the curriculum draws them. */
export const drawnFigures = {
	...numberFigures,
	...groupFigures,
	...fractionFigures,
	...shapeFigures,
	...angleFigures,
	...solidFigures,
	...measureFigures,
	...dataFigures,
	...graphFigures,
};

export type DrawnFigureName = keyof typeof drawnFigures;

/** As authors look through them. */
export const drawnFigureGroups: readonly { label: string; names: readonly DrawnFigureName[] }[] = [
	{ label: "Numbers", names: namesOf(numberFigures) },
	{ label: "Counting and bars", names: namesOf(groupFigures) },
	{ label: "Fractions", names: namesOf(fractionFigures) },
	{ label: "Shapes and lines", names: namesOf(shapeFigures) },
	{ label: "Angles", names: namesOf(angleFigures) },
	{ label: "Solids", names: namesOf(solidFigures) },
	{ label: "Measurement", names: namesOf(measureFigures) },
	{ label: "Data", names: namesOf(dataFigures) },
	{ label: "Graphs", names: namesOf(graphFigures) },
];

export const drawnFigureNames = namesOf(drawnFigures) as [DrawnFigureName, ...DrawnFigureName[]];

/** Whether there is a figure of that name; questions keep names of an earlier release too. */
export function isDrawnFigure(name: string): name is DrawnFigureName {
	return Object.hasOwn(drawnFigures, name);
}

function namesOf<T extends Readonly<Record<string, unknown>>>(figures: T): (keyof T & string)[] {
	return Object.keys(figures) as (keyof T & string)[];
}
