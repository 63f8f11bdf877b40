import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const show = ([x, y]: PlanePoint) => `$(${x}, ${y})$`;

/** 1: a side of a rectangle with a picture; 2: the fourth corner; 3: area of a rectangle across axes; 4: area of a triangle with a picture; 5: area of a triangle or parallelogram from its corners. */
export const polygonsOnPlane = defineGenerator("polygons-on-plane", 4, (random, difficulty) => {
	const [x, y] = [random.integer(-6, -1), random.integer(-6, -1)];
	const [width, height] = [random.integer(3, 11), random.integer(3, 11)];
	const corners: PlanePoint[] = [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	];
	const named = corners.map((at, index) => ({ at, name: "PQRS"[index] ?? "" }));
	const figure = (list: readonly PlanePoint[], names: string) => ({
		svg: coordinatePlane({
			x: [-7, 11],
			y: [-7, 11],
			polygons: [{ corners: list, colour: "sky" }],
			points: list.map((at, index) => ({ at, name: names[index] ?? "" })),
		}),
		alt: `A coordinate plane with a polygon. Its corners are ${list.map(([a, b], index) => `${names[index]} at (${a}, ${b})`).join(", ")}.`,
	});
	if (difficulty === 1)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `The rectangle has the corners ${named.map(({ at, name }) => `${name} ${show(at)}`).join(", ")}. How long is its side $PQ$?`,
			answer_suffix: "units",
			figure: figure(corners, "PQRS"),
			right: width,
			hints: [
				"Which coordinate is the same at both ends of the side?",
				"How far are the other coordinates apart? Watch the signs.",
			],
			explanation: `From $${x}$ to $${x + width}$ it is ${width}, so the side is ${width} units long.`,
			mistakes: [
				["swapped-coordinates", height, "That is the other side. Which coordinate changes from P to Q?"],
				[
					"ignored-the-sign",
					Math.abs(Math.abs(x + width) - Math.abs(x)),
					"One end lies on the other side of the axis, so the distances add up.",
				],
				["counted-points", width + 1, "It looks like the grid lines were counted. Count the steps."],
			],
		});
	if (difficulty === 2) {
		const missing = random.integer(0, 3);
		const [mx, my] = corners[missing] ?? [0, 0];
		return fillBoxes({
			prompt: `Three corners of a rectangle with sides along the grid are ${corners
				.filter((_, at) => at !== missing)
				.map(show)
				.join(", ")}. Where is the fourth one? ([[x]], [[y]])`,
			boxes: { x: { right: mx }, y: { right: my } },
			hints: [
				"Each value of the first coordinate occurs at two corners. Which one is there only once?",
				"Do the same with the second coordinate.",
			],
			explanation: `Among the first coordinates $${mx}$ stands there once, among the second ones $${my}$. The fourth corner is $(${mx}, ${my})$.`,
			mistakes: [
				["x", "swapped-coordinates", my, "It looks like the two numbers changed places."],
				["x", "took-the-other-value", mx === x ? x + width : x, "That value stands at two corners already."],
				["y", "dropped-a-sign", -my, "Look at the sign: on which side of the axis is the corner?"],
			],
		});
	}
	if (difficulty === 3)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `A rectangle has the corners ${corners.map(show).join(", ")}. What is its area?`,
			answer_suffix: "square units",
			right: width * height,
			hints: [
				"How long are its sides? Mind the signs of the coordinates.",
				"The area is length times width.",
			],
			explanation: `The sides are ${width} and ${height} long: $${width} \\times ${height} = ${width * height}$ square units.`,
			mistakes: [
				["perimeter", 2 * (width + height), "That is the perimeter. The area is what is inside."],
				[
					"ignored-the-signs",
					Math.abs((Math.abs(x + width) - Math.abs(x)) * (Math.abs(y + height) - Math.abs(y))),
					"It looks like the signs were left out. On different sides of an axis the distances add up.",
				],
				["one-side-only", width, "That is one side."],
			],
		});
	return slanted(random, difficulty === 4, [x, y], figure);
});

function slanted(
	random: Random,
	has_figure: boolean,
	[x, y]: PlanePoint,
	figure: (list: readonly PlanePoint[], names: string) => { svg: string; alt: string },
) {
	const is_triangle = has_figure || random.oneIn(2);
	const [base, height] = [2 * random.integer(2, 4), random.integer(3, 9)];
	const shift = random.integer(1, 3);
	const corners: PlanePoint[] = is_triangle
		? [
				[x, y],
				[x + base, y],
				[x + shift, y + height],
			]
		: [
				[x, y],
				[x + base, y],
				[x + base + shift, y + height],
				[x + shift, y + height],
			];
	const area = is_triangle ? (base * height) / 2 : base * height;
	const kind = is_triangle ? "triangle" : "parallelogram";
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A ${kind} has the corners ${corners.map(show).join(", ")}. What is its area?`,
		answer_suffix: "square units",
		...(has_figure ? { figure: figure(corners, "PQRS") } : {}),
		right: area,
		hints: [
			"One side runs along the grid. Take it as the base.",
			"How far is the other corner from the base, straight up or down?",
			...(is_triangle ? ["A triangle is half of base times height."] : []),
		],
		explanation: `The base is ${base} and the height ${height}: $${base} \\times ${height}${is_triangle ? " \\div 2" : ""} = ${area}$ square units.`,
		mistakes: [
			[
				is_triangle ? "forgot-the-half" : "took-the-half",
				is_triangle ? base * height : (base * height) / 2,
				is_triangle ? "A triangle is half of base times height." : "Only a triangle takes half.",
			],
			[
				"took-the-shift-as-height",
				is_triangle ? (base * shift) / 2 : base * shift,
				"The height goes straight up or down from the base.",
			],
			[
				"ignored-the-signs",
				Math.abs(
					is_triangle
						? (base * (Math.abs(y + height) - Math.abs(y))) / 2
						: base * (Math.abs(y + height) - Math.abs(y)),
				),
				"On different sides of an axis the distances add up.",
			],
		],
	});
}
