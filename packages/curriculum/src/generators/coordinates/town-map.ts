import { coordinatePlane } from "../../figures/plane/coordinate-plane.ts";
import { type Form, NAMES, slip, whole } from "../../kit/index.ts";

const PLACES = ["School", "Library", "Park", "Pool", "Museum", "Store", "Zoo", "Station"] as const;

/** The way along the streets of a map. */
export const blocks: Form = (random) => {
	const [x1 = 1, x2 = 2] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
	const [y1 = 1, y2 = 2] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
	const [from, to] = random.shuffle(PLACES) as [string, string];
	const [across, up] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`The grid lines of the town map are streets, 1 block apart. ${name} walks along the streets from the ${from.toLowerCase()} to the ${to.toLowerCase()} by the shortest route. How many blocks is that?`,
			`Each square of the map is 1 block. How many blocks is the shortest route along the grid lines from the ${from.toLowerCase()} to the ${to.toLowerCase()}?`,
		]),
		figure: {
			svg: coordinatePlane({
				x: [0, 10],
				y: [0, 10],
				points: [
					{ at: [x1, y1], name: from, color: "coral" },
					{ at: [x2, y2], name: to, color: "sky" },
				],
			}),
			alt: `A town map on a grid. ${from} is at ${x1} to the right and ${y1} up. ${to} is at ${x2} to the right and ${y2} up.`,
		},
		right: whole(across + up),
		unit: { after: "blocks" },
		wrong: [
			[slip.walkedOneWay, whole(across)],
			[slip.tookCoordinatesAsDistance, whole(x2 + y2)],
			[slip.countedTheStreets, whole(across + up + 1)],
		],
		hints: [
			"Walk to the right or left first. Then walk up or down.",
			`The x-coordinates are ${x1} and ${x2}, and the y-coordinates are ${y1} and ${y2}.`,
			"Find both differences, and add them.",
		],
		steps: [
			`To the side: $${Math.max(x1, x2)} - ${Math.min(x1, x2)} = ${across}$. Up or down: $${Math.max(y1, y2)} - ${Math.min(y1, y2)} = ${up}$.`,
			`$${across} + ${up} = ${across + up}$ blocks.`,
		],
	};
};
