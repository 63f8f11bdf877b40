import type { Figure } from "@learnin/domain/question/question";
import { coordinatePlane } from "../../../figures/plane/coordinate-plane.ts";
import { type Fraction, type Random, sumTex } from "../../../kit/index.ts";

/** Things of which two can be compared: what they do, with what, and in which time. */
export const RATE_SCENES = [
	{ thing: "Printer", x: "minute", y: "pages", base: "print", does: "prints" },
	{ thing: "Pump", x: "minute", y: "gallons", base: "move", does: "moves" },
	{ thing: "Machine", x: "hour", y: "boxes", base: "fill", does: "fills" },
	{ thing: "Turtle", x: "minute", y: "feet", base: "crawl", does: "crawls" },
	{ thing: "Cyclist", x: "hour", y: "miles", base: "ride", does: "rides" },
	{ thing: "Baker", x: "hour", y: "loaves", base: "bake", does: "bakes" },
	{ thing: "Robot", x: "minute", y: "parts", base: "make", does: "makes" },
	{ thing: "Faucet", x: "minute", y: "quarts", base: "pour", does: "pours" },
] as const;
export type RateScene = (typeof RATE_SCENES)[number];

export const rateEquation = (rate: number | Fraction) => `y = ${sumTex([[rate, "x"]])}`;
export const isAbout = ({ x, y }: RateScene) => `with $x$ in ${x}s and $y$ in ${y}`;

interface Scale {
	step: number;
	rows: number;
}

/** A scale on which the point at x lies on a grid line; the line is not always the diagonal. */
export function scaleFor(random: Random, rate: number, x: number): Scale {
	return x % 2 === 0 && random.oneIn(2)
		? { step: 2 * rate, rows: random.integer(3, 5) }
		: { step: rate, rows: random.integer(6, 9) };
}

/** The graph of a proportional relationship through a marked point. */
export function rateGraph(
	scene: RateScene,
	[x, y]: readonly [number, number],
	{ step, rows }: Scale,
): Figure {
	const top = step * rows;
	// As far as the line stays on the grid.
	const end = y * 6 <= top * x ? ([6, (y * 6) / x] as const) : ([(top * x) / y, top] as const);
	return {
		svg: coordinatePlane({
			x: [0, 6],
			y: [0, top],
			y_step: step,
			x_name: `${scene.x}s`,
			y_name: scene.y,
			segments: [{ from: [0, 0], to: end }],
			points: [{ at: [x, y] }],
		}),
		alt: `A graph with ${scene.x}s to the right, 0 to 6, and ${scene.y} upward, 0 to ${top}. A straight line goes from (0, 0) through (${x}, ${y}).`,
	};
}
