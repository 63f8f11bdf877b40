import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask } from "../../kit/index.ts";
import { HINTS } from "./images.ts";
import { mistakenFor } from "./mistaken-motions.ts";
import { cornersIn, inBrackets, type Kind, motionOf, movedAll, named, passive, rule } from "./motions.ts";

/** The vertices of the image of a triangle, plotted on the plane that shows the triangle. */
export const drawnImage = (kinds: readonly Kind[], reach = 8) =>
	ask.plotted((random) => {
		const motion = motionOf(random, kinds);
		const corners = cornersIn(random, motion.kind === "resize" && motion.top > motion.bottom ? 3 : 6).map(
			([x, y]): PlanePoint =>
				motion.kind === "resize" && motion.bottom > 1 ? [x * motion.bottom, y * motion.bottom] : [x, y],
		);
		const images = movedAll(corners, [motion]);
		if (![...corners, ...images].flat().every((each) => Number.isInteger(each) && Math.abs(each) <= reach))
			return undefined;
		const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners;
		return {
			prompt: random.pick([
				`The plane shows a triangle with vertices $A${inBrackets(a)}$, $B${inBrackets(b)}$, and $C${inBrackets(c)}$. Draw its image after ${named(motion)}: plot the images of $A$, $B$, and $C$ in this order.`,
				`Triangle $ABC$ has vertices $A${inBrackets(a)}$, $B${inBrackets(b)}$, and $C${inBrackets(c)}$. It is ${passive(motion)}. Plot the images of $A$, $B$, and $C$ in this order.`,
			]),
			plane: {
				x_from: -reach,
				x_to: reach,
				y_from: -reach,
				y_to: reach,
				join: "polygon",
				shape: [a, b, c].map(([x, y]) => ({ x, y })),
			},
			points: images.map(([x, y], at) => ({
				x,
				y,
				wrong: mistakenFor(motion).map((each) => [each.slip, ...each.move(corners[at] ?? a)] as const),
			})),
			hints: [
				HINTS[motion.kind][0],
				`Begin with $A${inBrackets(a)}$. Where does it go?`,
				"The image has the same shape as the triangle. Does yours?",
			],
			steps: [
				`The rule is $(x, y) \\to ${rule(motion)}$.`,
				...corners.map(
					(corner, at) => `$${"ABC"[at]}${inBrackets(corner)} \\to ${inBrackets(images[at] ?? a)}$.`,
				),
			],
		};
	});
