import type { PlanePoint } from "../plane/coordinate-plane.ts";
import { coordinatePlane } from "../plane/coordinate-plane.ts";

export interface ScatterAxis {
	/** The measured quantity: "Age of the tree (years)". */
	name: string;
	from: number;
	to: number;
	step: number;
}

export interface Scatter {
	x: ScatterAxis;
	y: ScatterAxis;
	points: readonly PlanePoint[];
	/** A trend line, by two of its points inside the plot. */
	line?: readonly [from: PlanePoint, to: PlanePoint];
}

/** A scatter plot, with an optional trend line. */
export function scatterPlot({ x, y, points, line }: Scatter): string {
	return coordinatePlane({
		x: [x.from, x.to],
		y: [y.from, y.to],
		x_step: x.step,
		y_step: y.step,
		x_name: x.name,
		y_name: y.name,
		points: points.map((at) => ({ at })),
		...(line === undefined ? {} : { segments: [{ from: line[0], to: line[1], color: "sky" as const }] }),
	});
}

/** The plot in words: every point, and two points of the line. */
export function scatterInWords({ x, y, points, line }: Scatter): string {
	const dots = [...points].sort(([a, b], [c, d]) => a - c || b - d).map(([a, b]) => `(${a}, ${b})`);
	const drawn =
		line === undefined
			? ""
			: ` A straight line goes from (${line[0].join(", ")}) to (${line[1].join(", ")}).`;
	return `A scatter plot with ${x.name} to the right and ${y.name} up. The dots are at ${dots.join(", ")}.${drawn}`;
}
