import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Point } from "../../figures/coordinate-line.ts";
import { coordinateLine } from "../../figures/coordinate-line.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { bracketed, entry, lowest, tex } from "../../kit/numbers.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

export const slopeSimilarTriangles = defineGenerator("slope-similar-triangles", 1, (random, difficulty) => {
	const [[x1, y1], [x2, y2]] = points(random, difficulty);
	const [run, rise] = [x2 - x1, y2 - y1];
	const slope = lowest(rise, run);
	const where = `$(${x1}, ${y1})$ and $(${x2}, ${y2})$`;
	const question = {
		answer_type: "SIMPLE_FRACTION" as const,
		prompt: `A line goes through the points ${where}. What is its slope?`,
		...(difficulty <= 4
			? {
					figure: {
						svg: coordinateLine([x1, y1], [x2, y2]),
						alt: `A coordinate grid with a line that ${rise > 0 ? "rises" : "falls"} from left to right through the points (${x1}, ${y1}) and (${x2}, ${y2}).`,
					},
				}
			: {}),
		hints: [
			"The slope tells how far the line goes up or down for each step to the right.",
			"Find the change from the first point to the second, once for $y$ and once for $x$, in the same order.",
			"Divide the change of $y$ by the change of $x$.",
		],
		explanation: `Rise: $${y2} - ${bracketed(y1)} = ${rise}$. Run: $${x2} - ${bracketed(x1)} = ${run}$. The slope is $\\dfrac{${rise}}{${run}}${slope.bottom === run && run > 1 ? "" : ` = ${tex(slope)}`}$.`,
	};
	const other = (top: number, bottom: number) => (bottom === 0 ? "" : entry(lowest(top, bottom)));
	return chooseNumber(random, question, {
		right: entry(slope),
		label: (text) => `$${tex(parse(text))}$`,
		mistakes: [
			[
				"run-over-rise",
				other(run, rise),
				"It looks like the run was divided by the rise. The change of $y$ goes on top.",
			],
			[
				"mixed-point-order",
				other(-rise, run),
				"It looks like the points were taken in a different order for $x$ and for $y$. Does the line go up or down?",
			],
			[
				"added-coordinates",
				other(y1 + y2, x1 + x2),
				"It looks like the coordinates were added. Take the differences.",
			],
		],
		fillers: [other(-run, rise), other(rise + 1, run), other(rise, run + 1), other(rise - 1, run)],
	});
});

function parse(text: string): Fraction {
	const [top = 0, bottom = 1] = text.split("/").map(Number);
	return { top, bottom };
}

/** Two points on the grid, the first on the left; the line is neither level nor upright. */
function points(random: Random, difficulty: Difficulty): [Point, Point] {
	const falls = difficulty >= 3 && random.oneIn(2);
	const reach = difficulty === 5 ? 12 : 5;
	const least = difficulty === 1 ? 0 : -reach;
	const run = difficulty === 1 ? random.integer(1, 2) : random.integer(1, 5);
	const rise = difficulty === 1 ? run * random.integer(1, 2) : random.integer(1, 5);
	const x = random.integer(least, reach - run);
	const y = random.integer(least, reach - rise);
	return falls
		? [
				[x, y + rise],
				[x + run, y],
			]
		: [
				[x, y],
				[x + run, y + rise],
			];
}
