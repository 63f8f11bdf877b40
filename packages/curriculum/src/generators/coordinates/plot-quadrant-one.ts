import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const LETTERS = ["A", "B", "C", "D", "E", "F", "K", "M", "P", "R"] as const;

/** 1: read one point, both coordinates different; 2: points may lie on an axis; 3: which of four points has the coordinates; 4: walk from the origin or from a point; 5: grid lines in steps of two or five. */
export const plotQuadrantOne = defineGenerator("plot-quadrant-one", 2, (random, difficulty) => {
	if (difficulty === 3) return whichPoint(random);
	if (difficulty === 4) return walk(random);
	const step = level(difficulty, [1, 1, 1, 1, random.pick([2, 5] as const)] as const);
	const least = difficulty === 2 ? 0 : 1;
	const [x, y] = distinct(random, least, difficulty === 1 ? 8 : 10).map((value) => value * step) as [
		number,
		number,
	];
	const name = random.pick(LETTERS);
	return fillBoxes({
		prompt: `What are the coordinates of point ${name}? ${name} = ([[x]], [[y]])`,
		figure: {
			svg: coordinatePlane({
				x: [0, 10 * step],
				y: [0, 10 * step],
				x_step: step,
				y_step: step,
				x_name: "x",
				points: [{ at: [x, y], name }],
			}),
			alt: `A coordinate grid with both axes from 0 to ${10 * step} in steps of ${step}. From the origin, point ${name} lies ${x === 0 ? "no steps to the right" : `${counted(x / step, "step")} to the right`} and ${y === 0 ? "no steps up" : `${counted(y / step, "step")} up`}.`,
		},
		boxes: { x: { right: x }, y: { right: y } },
		hints: [
			"Start at the origin, where the axes meet. The first number tells how far to go to the right.",
			"The second number tells how far to go up.",
			...(step === 1 ? [] : ["Read the numbers on the axes: how much is one grid line?"]),
		],
		explanation: `From the origin go ${x} to the right and ${y} up: $(${x}, ${y})$.`,
		mistakes: [
			[
				"x",
				"swapped-x-and-y",
				y,
				"It looks like the two numbers changed places. First comes how far to the right, then how far up.",
			],
			[
				"y",
				"counted-grid-lines",
				step > 1 ? y / step : "",
				"Each grid line stands for more than one here. Read the numbers on the axis.",
			],
			["y", "started-at-one", y + step, "Start counting at the origin, where both numbers are 0."],
		],
	});
});

function distinct(random: Random, least: number, most: number): [number, number] {
	const [x, y] = [random.integer(least, most), random.integer(least, most)];
	return x === y ? [x, y === most ? least : y + 1] : [x, y];
}

function whichPoint(random: Random) {
	const [x, y] = distinct(random, 1, 9);
	const names = random.shuffle(LETTERS).slice(0, 4) as [string, string, string, string];
	const off = x < 9 ? x + 1 : x - 1;
	const near = off === y ? (x > 1 ? x - 1 : x + 2) : off;
	const places = [
		[x, y],
		[y, x],
		[near, y],
		[x, y > 1 ? y - 1 : y + 1],
	] as const;
	const order = random.shuffle([0, 1, 2, 3]);
	return chooseOption(
		random,
		{
			prompt: `Which point has the coordinates $(${x}, ${y})$?`,
			figure: {
				svg: coordinatePlane({
					x: [0, 10],
					y: [0, 10],
					points: order.map((at) => ({ at: places[at] ?? [0, 0], name: names[at] ?? "" })),
				}),
				alt: `A coordinate grid with four points. ${order.map((at) => `Point ${names[at]} lies ${places[at]?.[0]} to the right and ${places[at]?.[1]} up`).join(". ")}.`,
			},
			hints: [
				"Start at the origin. Go to the right as far as the first number says.",
				"Then go up as far as the second number says.",
			],
			explanation: `From the origin go ${x} to the right and ${y} up. There is point ${names[0]}.`,
		},
		{
			right: `Point ${names[0]}`,
			wrong: [
				[
					`Point ${names[1]}`,
					"swapped-x-and-y",
					"It looks like the numbers were used in the other order. The first one goes to the right.",
				],
				[
					`Point ${names[2]}`,
					"miscounted-to-the-right",
					"Count the steps to the right once more, beginning at the origin.",
				],
				[`Point ${names[3]}`, "miscounted-upwards", "Count the steps up once more, beginning at the origin."],
			],
		},
	);
}

function walk(random: Random) {
	const name = random.pick(NAMES);
	const [x, y] = distinct(random, 2, 6);
	const [right, up] = [random.integer(1, 4), random.integer(1, 4)];
	const goes_back = random.oneIn(2) && x > right;
	const [end_x, end_y] = [goes_back ? x - right : x + right, y + up];
	return fillBoxes({
		prompt: `${name} stands at point $(${x}, ${y})$ of a grid. ${name} walks ${right} to the ${goes_back ? "left" : "right"} and then ${up} up. Where does the walk end? ([[x]], [[y]])`,
		boxes: { x: { right: end_x }, y: { right: end_y } },
		hints: [
			"The first number tells how far to the right of the origin a point lies. Which step changes it?",
			"Steps up or down change the second number.",
		],
		explanation: `Walking to the ${goes_back ? "left" : "right"} changes the first number: $${x} ${goes_back ? "-" : "+"} ${right} = ${end_x}$. Walking up changes the second one: $${y} + ${up} = ${end_y}$. The walk ends at $(${end_x}, ${end_y})$.`,
		mistakes: [
			[
				"x",
				"swapped-x-and-y",
				end_y,
				"It looks like the two numbers changed places. Steps to the right and left change the first one.",
			],
			[
				"x",
				"moved-the-wrong-coordinate",
				x + up,
				"Steps up change the second number. Which step changes the first one?",
			],
			[
				"x",
				"went-the-other-way",
				goes_back ? x + right : x > right ? x - right : "",
				"Which way does the walk go: to the left or to the right?",
			],
			["y", "started-at-the-origin", up, "The walk does not start at the origin."],
		],
	});
}
