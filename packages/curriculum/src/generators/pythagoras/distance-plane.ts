import type { Question } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { fillMeasured } from "../../kit/fill-measured.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { isSquare, rootInTenths, TRIPLES } from "./triples.ts";

/** 1: whole distances with the right triangle drawn; 2: whole distances without a picture; 3: exact under a root sign; 4: rounded to tenths; 5: the perimeter of a triangle on the plane. */
export const distancePlane = defineGenerator("distance-plane", 4, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => drawn(random),
		() => whole(random),
		() => underRoot(random),
		() => rounded(random),
		() => perimeter(random),
	])(),
);

const ADDED =
	"It looks like the two differences were added. That is the distance along the grid, not straight across.";
const NO_ROOT = "That is the square of the distance. Which number times itself gives it?";
const named = (name: string, [x, y]: PlanePoint) => `$${name}(${x}, ${y})$`;

interface Pair {
	from: PlanePoint;
	to: PlanePoint;
	across: number;
	up: number;
}

/** Two points so far apart, the first inside the reach. */
function pairOf(random: Random, across: number, up: number, reach: number): Pair {
	const [left, low] = [random.integer(-reach, reach - across), random.integer(-reach, reach - up)];
	const rises = random.oneIn(2);
	const a: PlanePoint = [left, rises ? low : low + up];
	const b: PlanePoint = [left + across, rises ? low + up : low];
	return random.oneIn(2) ? { from: a, to: b, across, up } : { from: b, to: a, across, up };
}

const differences = ({ from, to, across, up }: Pair) =>
	`The points are ${across} apart in $x$, from ${from[0]} to ${to[0]}, and ${up} apart in $y$, from ${from[1]} to ${to[1]}.`;

const HINTS = [
	"How far apart are the points to the side, and how far up or down?",
	"These two are the legs of a right triangle. The distance is its longest side.",
];

/** What goes wrong with the square of the distance, before any root. */
function signLost({ from, to }: Pair): number {
	return (Math.abs(from[0]) - Math.abs(to[0])) ** 2 + (Math.abs(from[1]) - Math.abs(to[1])) ** 2;
}

function drawn(random: Random) {
	const [a, b] = random.pick([
		[3, 4],
		[4, 3],
		[6, 8],
		[8, 6],
	] as const);
	const pair = pairOf(random, a, b, 6);
	const { from, to } = pair;
	const corner: PlanePoint = [to[0], from[1]];
	const right = Math.sqrt(a * a + b * b);
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `How far is it in a straight line from ${named("A", from)} to ${named("B", to)}?`,
		figure: {
			svg: coordinatePlane({
				x: [-6, 6],
				y: [-6, 6],
				x_name: "x",
				y_name: "y",
				points: [
					{ at: from, name: "A" },
					{ at: to, name: "B" },
				],
				segments: [
					{ from, to: corner, colour: "gold", is_dashed: true },
					{ from: corner, to, colour: "gold", is_dashed: true },
					{ from, to },
				],
			}),
			alt: `A coordinate plane with the points A(${from.join(", ")}) and B(${to.join(", ")}) and the straight line between them. Dashed lines make it a right triangle with a horizontal and a vertical leg.`,
		},
		answer_suffix: "units",
		right,
		hints: HINTS,
		explanation: `${differences(pair)} $${a}^2 + ${b}^2 = ${a * a + b * b}$, and $\\sqrt{${a * a + b * b}} = ${right}$.`,
		mistakes: [
			["added-the-differences", a + b, ADDED],
			["forgot-the-root", a * a + b * b, NO_ROOT],
			["took-one-difference", a, "That is only the distance to the side. The points differ in $y$ as well."],
			[
				"took-the-other-difference",
				b,
				"That is only the distance up or down. The points differ in $x$ as well.",
			],
		],
	});
}

function whole(random: Random) {
	const [a, b, c] = random.pick(TRIPLES.slice(0, 4));
	const times = c === 5 ? random.integer(1, 4) : 1;
	const turned = random.oneIn(2);
	const pair = pairOf(random, times * (turned ? b : a), times * (turned ? a : b), 15);
	const { from, to, across, up } = pair;
	const right = c * times;
	const lost = signLost(pair);
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `How far is it in a straight line from ${named("A", from)} to ${named("B", to)}?`,
		answer_suffix: "units",
		right,
		hints: HINTS,
		explanation: `${differences(pair)} $${across}^2 + ${up}^2 = ${across * across} + ${up * up} = ${right * right}$, and $\\sqrt{${right * right}} = ${right}$.`,
		mistakes: [
			["added-the-differences", across + up, ADDED],
			["forgot-the-root", right * right, NO_ROOT],
			[
				"lost-a-sign",
				isSquare(lost) && lost > 0 ? Math.sqrt(lost) : "",
				"Look at the signs. From a negative number to a positive one you pass through 0.",
			],
			[
				"subtracted-the-differences",
				Math.abs(across - up),
				"Both differences are legs of a right triangle. Their squares add up.",
			],
		],
	});
}

/** Differences whose squares do not add up to a square. */
function unfinished(random: Random, most: number): [number, number] {
	for (;;) {
		const [a, b] = [random.integer(1, most), random.integer(1, most)];
		if (!isSquare(a * a + b * b)) return [a, b];
	}
}

function underRoot(random: Random) {
	const pair = pairOf(random, ...unfinished(random, 8), 8);
	const { from, to, across, up } = pair;
	const square = across * across + up * up;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `What is the exact distance between ${named("A", from)} and ${named("B", to)}?`,
		cta: "Write the number under the root sign.",
		answer_prefix: "√",
		right: square,
		hints: [...HINTS, "The number under the root sign is the sum of two squares."],
		explanation: `${differences(pair)} $${across}^2 + ${up}^2 = ${across * across} + ${up * up} = ${square}$. The distance is $\\sqrt{${square}}$.`,
		mistakes: [
			["added-the-differences", across + up, "It looks like the differences were added. Square them first."],
			[
				"lost-a-sign",
				signLost(pair),
				"Look at the signs. From a negative number to a positive one you pass through 0.",
			],
			["squared-the-sum", (across + up) ** 2, "Square each difference alone, then add."],
			[
				"subtracted-the-squares",
				Math.abs(across * across - up * up),
				"Both differences are legs of a right triangle. Their squares add up.",
			],
		],
	});
}

function rounded(random: Random) {
	const pair = pairOf(random, ...unfinished(random, 14), 12);
	const { from, to, across, up } = pair;
	const square = across * across + up * up;
	const right = rootInTenths(square);
	const lost = signLost(pair);
	const below = Math.floor(Math.sqrt(square));
	return fillMeasured({
		answer_type: "FLOAT",
		prompt: `How far is it in a straight line from ${named("A", from)} to ${named("B", to)}? Round to the nearest tenth.`,
		answer_suffix: "units",
		right,
		tolerance: "0.05",
		hints: [...HINTS, "Between which two whole numbers does the root lie? Then try tenths."],
		explanation: `${differences(pair)} $${across}^2 + ${up}^2 = ${square}$. $\\sqrt{${square}}$ lies between ${below} and ${below + 1}, to the nearest tenth at ${right}.`,
		mistakes: [
			["added-the-differences", across + up, ADDED],
			["forgot-the-root", square, NO_ROOT],
			[
				"lost-a-sign",
				rootInTenths(lost),
				"Look at the signs. From a negative number to a positive one you pass through 0.",
			],
			[
				"subtracted-the-squares",
				rootInTenths(Math.abs(across * across - up * up)),
				"Both differences are legs of a right triangle. Their squares add up.",
			],
		],
	});
}

function perimeter(random: Random) {
	const [half, height, side] = random.pick([
		[3, 4, 5],
		[4, 3, 5],
		[5, 12, 13],
		[6, 8, 10],
		[8, 6, 10],
		[9, 12, 15],
	] as const);
	const [x, y] = [random.integer(-9, 3), random.integer(-8, 2)];
	const is_level = random.oneIn(2);
	const turn = ([p, q]: PlanePoint): PlanePoint => (is_level ? [p, q] : [q, p]);
	const [a, b, c] = [
		turn([x, y]),
		turn([x + 2 * half, y]),
		turn([x + half, y + height * (random.oneIn(2) ? 1 : -1)]),
	];
	const total = 2 * side + 2 * half;
	return fillMeasured({
		answer_type: "INTEGER",
		prompt: `A triangle has the corners ${named("A", a)}, ${named("B", b)} and ${named("C", c)}. What is its perimeter?`,
		answer_suffix: "units",
		right: total,
		hints: [
			"The perimeter is the sum of the three sides.",
			`One side is ${is_level ? "horizontal" : "vertical"}: count it. For the others make right triangles.`,
		],
		explanation: `From A to B it is ${2 * half}. From A to C the points are ${half} and ${height} apart: $${half}^2 + ${height}^2 = ${side * side}$, so the side is ${side}. From B to C it is ${side} as well. Together $${2 * half} + ${side} + ${side} = ${total}$.`,
		mistakes: [
			["added-the-differences", 2 * half + 2 * (half + height), ADDED],
			["one-slanted-side-missing", 2 * half + side, "Count the sides once more: there are three."],
			["slanted-sides-only", 2 * side, "The side from A to B belongs to it as well."],
			["took-the-height-as-side", 2 * half + 2 * height, "The slanted sides are longer than the height."],
		],
	});
}
