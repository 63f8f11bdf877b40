import type { PlanePoint } from "../plane/coordinate-plane.ts";
import { coordinatePlane } from "../plane/coordinate-plane.ts";

interface StoryGraph {
	/** The corners of the graph from left to right. */
	corners: readonly PlanePoint[];
	x_name: string;
	y_name: string;
	x_most: number;
	y_most: number;
}

/** A graph of line segments, with its description: what happens between the times. */
export function storyGraph({ corners, x_name, y_name, x_most, y_most }: StoryGraph): {
	svg: string;
	alt: string;
} {
	const pieces = corners.slice(1).map((to, at) => ({ from: corners[at] ?? to, to }));
	const told = pieces.map(({ from, to }) => {
		const way = to[1] > from[1] ? "rises" : to[1] < from[1] ? "falls" : "stays level";
		return to[1] === from[1]
			? `from ${from[0]} to ${to[0]} it stays level at ${to[1]}`
			: `from ${from[0]} to ${to[0]} it ${way} from ${from[1]} to ${to[1]}`;
	});
	return {
		svg: coordinatePlane({
			x: [0, x_most],
			y: [0, y_most],
			x_name,
			y_name,
			segments: pieces,
		}),
		alt: `A graph with ${x_name} to the right and ${y_name} up: ${told.join(", ")}.`,
	};
}
