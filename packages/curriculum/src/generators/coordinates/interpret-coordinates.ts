import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Scene {
	x_name: string;
	y_name: string;
	/** "After 3 weeks" and "the plant is 7 centimeters tall". */
	when(x: number): string;
	value(y: number): string;
	ask(x: number): string;
	ask_x(y: number): string;
	more(from: number, to: number): string;
	unit: string;
	x_unit: string;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

const SCENES: readonly Scene[] = [
	{
		x_name: "weeks",
		y_name: "height of a plant in centimeters",
		when: (x) => `After ${plural(x, "week")}`,
		value: (y) => `the plant is ${plural(y, "centimeter")} tall`,
		ask: (x) => `How tall is the plant after ${plural(x, "week")}?`,
		ask_x: (y) => `After how many weeks is the plant ${plural(y, "centimeter")} tall?`,
		more: (from, to) => `How many centimeters does the plant grow from week ${from} to week ${to}?`,
		unit: "centimeters",
		x_unit: "weeks",
	},
	{
		x_name: "hours",
		y_name: "liters of water in a tank",
		when: (x) => `After ${plural(x, "hour")}`,
		value: (y) => `there are ${plural(y, "liter")} of water in the tank`,
		ask: (x) => `How many liters are in the tank after ${plural(x, "hour")}?`,
		ask_x: (y) => `After how many hours are ${plural(y, "liter")} in the tank?`,
		more: (from, to) => `How many liters flow in from hour ${from} to hour ${to}?`,
		unit: "liters",
		x_unit: "hours",
	},
	{
		x_name: "days",
		y_name: "pages read in all",
		when: (x) => `After ${plural(x, "day")}`,
		value: (y) => `${plural(y, "page")} have been read`,
		ask: (x) => `How many pages have been read after ${plural(x, "day")}?`,
		ask_x: (y) => `After how many days have ${plural(y, "page")} been read?`,
		more: (from, to) => `How many pages are read from day ${from} to day ${to}?`,
		unit: "pages",
		x_unit: "days",
	},
];

/** 1: read a value at a given place; 2: read the place of a given value; 3: what a point means; 4: how much more between two points; 5: the same with a scale in steps, or a map walked along streets. */
export const interpretCoordinates = defineGenerator("interpret-coordinates", 3, (random, difficulty) => {
	if (difficulty === 5 && random.oneIn(2)) return map(random);
	const scene = random.pick(SCENES);
	const step = difficulty === 5 ? random.pick([2, 5, 10] as const) : 1;
	const points = growing(random).map(([x, y]) => [x, y * step] as const);
	const names = ["P", "Q", "R", "S"];
	const figure = {
		svg: coordinatePlane({
			x: [0, 10],
			y: [0, 10 * step],
			y_step: step,
			x_name: scene.x_name,
			y_name: scene.y_name,
			points: points.map((at, index) => ({ at, name: names[index] ?? "" })),
		}),
		alt: `A graph. To the right: ${scene.x_name}. Up: ${scene.y_name}. ${points.map(([x, y], at) => `Point ${names[at]} is at ${x} to the right and ${y} up`).join(". ")}.`,
	};
	const hints = [
		`Read the words on the axes: ${scene.x_name} go to the right, ${scene.y_name} goes up.`,
		"Find the point, then read the number on the axis the question asks about.",
	];
	const at = random.integer(1, 2);
	const [x, y] = points[at] ?? [0, 0];
	if (difficulty <= 2) {
		const asks_x = difficulty === 2;
		const [right, swapped] = asks_x ? [x, y] : [y, x];
		const others = points.filter((_, index) => index !== at).map((point) => point[asks_x ? 0 : 1]);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `The graph shows the ${scene.y_name}. ${asks_x ? scene.ask_x(y) : scene.ask(x)}`,
			answer_suffix: asks_x ? scene.x_unit : scene.unit,
			figure,
			right,
			hints,
			explanation: `Point ${names[at]} is at $(${x}, ${y})$: ${scene.when(x).toLowerCase()} ${scene.value(y)}. The answer is ${right}.`,
			mistakes: [
				["swapped-x-and-y", swapped, "That number belongs to the other axis."],
				[
					"read-another-point",
					others[0] ?? "",
					"That belongs to another point. Which point fits the question?",
				],
				[
					"read-the-distance-between-points",
					Math.abs((points[at]?.[asks_x ? 0 : 1] ?? 0) - (points[at - 1]?.[asks_x ? 0 : 1] ?? 0)),
					"It looks like a distance between two points was read. Read on the axis, from 0.",
				],
			],
		});
	}
	if (difficulty === 3) {
		const [other_x, other_y] = points[at + 1] ?? [0, 0];
		const says = (a: number, b: number) => `${scene.when(a)} ${scene.value(b)}.`;
		return chooseOption(
			random,
			{
				prompt: `The graph shows the ${scene.y_name}. What does point ${names[at]} tell you?`,
				figure,
				hints,
				explanation: `Point ${names[at]} is at $(${x}, ${y})$. ${says(x, y)}`,
			},
			{
				right: says(x, y),
				wrong: [
					[
						says(y, x),
						"swapped-x-and-y",
						"It looks like the two numbers changed places. Which axis shows which?",
					],
					[
						says(x, other_y - y),
						"read-the-distance-between-points",
						"It looks like a distance between two points was read. Read up from the axis.",
					],
					[says(other_x, y), "read-another-point", "One of these numbers belongs to another point."],
					[says(x + 1, y), "miscounted", "Count the steps to the right once more."],
				],
			},
		);
	}
	const [x2, y2] = points[at + 1] ?? [0, 0];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `The graph shows the ${scene.y_name}. ${scene.more(x, x2)}`,
		answer_suffix: scene.unit,
		figure,
		right: y2 - y,
		hints: [...hints, "What is the difference of the two numbers?"],
		explanation: `At ${x} the graph shows ${y}, at ${x2} it shows ${y2}: $${y2} - ${y} = ${y2 - y}$.`,
		mistakes: [
			["took-the-second-value", y2, "That is how much there is at the end. How much is the change?"],
			[
				"took-the-x-difference",
				x2 - x,
				"That is how far the points lie apart to the right. The question asks for the change upward.",
			],
			["added", y2 + y, "It looks like the numbers were added. A change is a difference."],
			[
				"counted-grid-lines",
				step > 1 ? (y2 - y) / step : "",
				"Each grid line stands for more than one here. Read the numbers on the axis.",
			],
		],
	});
});

/** Four points that rise to the right, none with two equal coordinates. */
function growing(random: Random): [number, number][] {
	for (;;) {
		const draw = () =>
			random
				.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
				.slice(0, 4)
				.sort((a, b) => a - b);
		const [xs, ys] = [draw(), draw()];
		const points = xs.map((x, at): [number, number] => [x, ys[at] ?? 0]);
		if (points.every(([x, y]) => x !== y)) return points;
	}
}

function map(random: Random) {
	const name = random.pick(NAMES);
	const [home, school] = [
		random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]),
		random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]),
	];
	const [x1 = 1, x2 = 2] = home;
	const [y1 = 1, y2 = 2] = school;
	const right = Math.abs(x2 - x1) + Math.abs(y2 - y1);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `On a town map the streets are the grid lines, one block apart. ${name} walks along the streets from home to school along a shortest path. How many blocks is that?`,
		answer_suffix: "blocks",
		figure: {
			svg: coordinatePlane({
				x: [0, 10],
				y: [0, 10],
				points: [
					{ at: [x1, y1], name: "Home", colour: "coral" },
					{ at: [x2, y2], name: "School", colour: "sky" },
				],
			}),
			alt: `A town map on a grid. Home is at ${x1} to the right and ${y1} up. School is at ${x2} to the right and ${y2} up.`,
		},
		right,
		hints: [
			"Walk to the right or left first. How many blocks is that?",
			"Then walk up or down. Put both parts together.",
		],
		explanation: `To the side it is ${Math.abs(x2 - x1)}, up or down it is ${Math.abs(y2 - y1)}: $${Math.abs(x2 - x1)} + ${Math.abs(y2 - y1)} = ${right}$ blocks.`,
		mistakes: [
			[
				"one-direction-only",
				Math.abs(x2 - x1),
				"That is one part of the way. The other direction is still to go.",
			],
			[
				"took-coordinates-for-distance",
				x2 + y2,
				"Those numbers tell where the school is, counted from the corner of the map. The walk starts at home.",
			],
			[
				"counted-corners",
				right + 1,
				"It looks like the crossings were counted. Count the blocks between them.",
			],
		],
	});
}
