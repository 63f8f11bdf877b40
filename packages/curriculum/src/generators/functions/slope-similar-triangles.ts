import type { Question } from "@learnin/domain/question/question";
import type { Point } from "../../figures/coordinate-line.ts";
import { coordinateLine } from "../../figures/coordinate-line.ts";
import { coordinatePlane, lineInside } from "../../figures/coordinate-plane.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { bracketed, entry, lowest } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: read with a step triangle, rising; 2: from a drawn line, falling too; 3: from two points without a picture; 4: two step triangles on one line; 5: a missing coordinate. */
export const slopeSimilarTriangles = defineGenerator("slope-similar-triangles", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => slope(random, "triangle"),
		() => slope(random, "line"),
		() => slope(random, "points"),
		() => twoTriangles(random),
		() => missingCoordinate(random),
	])(),
);

const HINTS = [
	"The slope tells how far the line goes up or down for each step to the right.",
	"Find the change from the first point to the second, once for $y$ and once for $x$, in the same order.",
	"Divide the change of $y$ by the change of $x$.",
];

/** An entry that may be missing: nothing can be divided by zero. */
const quotient = (top: number, bottom: number) => (bottom === 0 ? "" : entry(lowest(top, bottom)));
const place = ([x, y]: Point) => `(${x}, ${y})`;

/** Two points, the first on the left; the line is neither level nor upright. */
function points(random: Random, reach: number, may_fall: boolean): [Point, Point] {
	const [run, rise] = [random.integer(1, 5), random.integer(1, 5)];
	const [x, y] = [random.integer(-reach, reach - run), random.integer(-reach, reach - rise)];
	return may_fall && random.oneIn(2)
		? [
				[x, y + rise],
				[x + run, y],
			]
		: [
				[x, y],
				[x + run, y + rise],
			];
}

function drawing(form: "triangle" | "line", from: Point, to: Point) {
	if (form === "line")
		return {
			svg: coordinateLine(from, to),
			alt: `A coordinate grid with a line that ${to[1] > from[1] ? "rises" : "falls"} from left to right through the points ${place(from)} and ${place(to)}.`,
		};
	const area = { x: [-6, 6], y: [-6, 6] } as const;
	const rate = (to[1] - from[1]) / (to[0] - from[0]);
	const ends = lineInside(area, rate, from[1] - rate * from[0]);
	const corner: Point = [to[0], from[1]];
	return {
		svg: coordinatePlane({
			...area,
			x_name: "x",
			y_name: "y",
			segments: [
				...(ends === null ? [] : [{ from: ends[0], to: ends[1] }]),
				{ from, to: corner, colour: "gold", is_dashed: true },
				{ from: corner, to, colour: "gold", is_dashed: true },
			],
			points: [{ at: from }, { at: to }],
		}),
		alt: `A coordinate plane with a rising line through the points ${place(from)} and ${place(to)}. A dashed step goes ${to[0] - from[0]} to the right and ${to[1] - from[1]} up between them.`,
	};
}

function slope(random: Random, form: "triangle" | "line" | "points") {
	const [first, second] = points(random, form === "points" ? 12 : 5, form !== "triangle");
	// Without a picture the points may come in either order.
	const [from, to] = form === "points" && random.oneIn(2) ? [second, first] : [first, second];
	const [run, rise] = [to[0] - from[0], to[1] - from[1]];
	const right = lowest(rise, run);
	const unreduced = `\\dfrac{${rise}}{${run}}`;
	const reduced = right.bottom === 1 ? `${right.top}` : `\\dfrac{${right.top}}{${right.bottom}}`;
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `A line goes through the points $${place(from)}$ and $${place(to)}$. What is its slope?`,
		cta: "Write a fraction in simplest form, or a whole number.",
		...(form === "points" ? {} : { figure: drawing(form, from, to) }),
		right: entry(right),
		hints: HINTS,
		explanation: `Rise: $${to[1]} - ${bracketed(from[1])} = ${rise}$. Run: $${to[0]} - ${bracketed(from[0])} = ${run}$. The slope is $${unreduced}${unreduced === reduced ? "" : ` = ${reduced}`}$.`,
		mistakes: [
			[
				"run-over-rise",
				quotient(run, rise),
				"It looks like the run was divided by the rise. The change of $y$ goes on top.",
			],
			[
				"mixed-point-order",
				quotient(-rise, run),
				"It looks like the points were taken in a different order for $x$ and for $y$. Does the line go up or down?",
			],
			[
				"added-coordinates",
				quotient(from[1] + to[1], from[0] + to[0]),
				"It looks like the coordinates were added. Take the differences.",
			],
			["gave-the-rise", rise, "That is the change of $y$. How far does the line go to the right meanwhile?"],
		],
	});
}

function twoTriangles(random: Random) {
	const [run, rise] = random.pick([
		[1, 2],
		[2, 1],
		[2, 3],
		[3, 2],
		[3, 1],
		[4, 3],
		[1, 3],
		[3, 4],
		[5, 2],
		[2, 5],
	] as const);
	const [small, large] = random
		.shuffle([1, 2, 3, 4, 5, 6])
		.slice(0, 2)
		.sort((a, b) => a - b) as [number, number];
	const falls = random.oneIn(2);
	const [way, sign] = falls ? (["down", -1] as const) : (["up", 1] as const);
	const [run_1, rise_1, run_2, rise_2] = [run * small, rise * small, run * large, rise * large];
	const asks_run = random.oneIn(2);
	const factor = lowest(large, small);
	const by = factor.bottom === 1 ? `${factor.top}` : `\\dfrac{${factor.top}}{${factor.bottom}}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Two step triangles are drawn on the same straight line. The first one goes ${run_1} to the right and ${rise_1} ${way}. The second one goes ${asks_run ? `${rise_2} ${way}. How far does it go to the right?` : `${run_2} to the right. How far does it go ${way}?`}`,
		right: asks_run ? run_2 : rise_2,
		hints: [
			"Both triangles have the same angles, so they are similar.",
			"By which factor is the known side of the second triangle longer than that of the first one?",
		],
		explanation: `The triangles are similar. The factor is $${asks_run ? rise_2 : run_2} \\div ${asks_run ? rise_1 : run_1} = ${by}$, so the other side is $${asks_run ? run_1 : rise_1} \\times ${by} = ${asks_run ? run_2 : rise_2}$. Both give the slope $\\dfrac{${sign * rise}}{${run}}$.`,
		mistakes: [
			[
				"additive-comparison",
				asks_run ? run_1 + rise_2 - rise_1 : rise_1 + run_2 - run_1,
				"It looks like the same length was added. Similar triangles grow by a factor.",
			],
			[
				"matched-wrong-sides",
				asks_run ? quotient(rise_2 * rise_1, run_1) : quotient(run_2 * run_1, rise_1),
				"Up or down belongs to up or down, and right to right.",
			],
			[
				"copied-the-first-triangle",
				asks_run ? run_1 : rise_1,
				"That is the side of the first triangle. The second one has another size.",
			],
		],
	});
}

function missingCoordinate(random: Random): Question {
	const [run, rise] = random.pick([
		[1, 2],
		[2, 1],
		[2, 3],
		[3, 2],
		[3, 1],
		[4, 3],
		[1, 3],
		[3, 4],
		[5, 2],
		[2, 5],
	] as const);
	const sign = random.pick([1, -1] as const);
	const times = random.integer(2, 5) * random.pick([1, 1, -1] as const);
	const [x1, y1] = [random.integer(-9, 9), random.integer(-9, 9)];
	const [x2, y2] = [x1 + run * times, y1 + sign * rise * times];
	const value = run === 1 ? `${sign * rise}` : `${sign < 0 ? "-" : ""}\\dfrac{${rise}}{${run}}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A line with the slope $${value}$ goes through $(${x1}, ${y1})$ and $(${x2}, k)$. What is $k$?`,
		answer_prefix: "k =",
		right: y2,
		hints: [
			"How far is it from the first point to the second one in $x$?",
			"The change of $y$ is the slope times the change of $x$.",
			"Add that change to the $y$ of the first point.",
		],
		explanation: `From ${x1} to ${x2} the change of $x$ is $${x2 - x1}$. The change of $y$ is $${value} \\times ${bracketed(x2 - x1)} = ${y2 - y1}$. So $k = ${y1} ${y2 < y1 ? "-" : "+"} ${Math.abs(y2 - y1)} = ${y2}$.`,
		mistakes: [
			["gave-the-change", y2 - y1, "That is the change of $y$. Where does it begin?"],
			[
				"went-the-wrong-way",
				y1 - (y2 - y1),
				"Does the line rise or fall between the points? Look at the signs.",
			],
			[
				"run-over-rise",
				(run * (x2 - x1)) % rise === 0 ? y1 + (sign * run * (x2 - x1)) / rise : "",
				"It looks like the slope was turned upside down.",
			],
			["added-the-change-of-x", y1 + (x2 - x1), "The change of $x$ has to be multiplied by the slope."],
		],
	});
}
