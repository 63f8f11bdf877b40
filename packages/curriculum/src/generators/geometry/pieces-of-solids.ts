import { flatShape, type FlatShape } from "../../figures/shapes/flat-shape.ts";
import { prism, shownDepth } from "../../figures/shapes/prism.ts";
import { decimal, type Random, type Slip, slip } from "../../kit/index.ts";

/** What an area or a surface is put together of. Areas are in hundredths of a square unit. */
export interface Pieces {
	/** After "a" or "an": what it is, with all its lengths unless the figure tells them. */
	told: string;
	measure: "area" | "surface area";
	unit: string;
	figure?: { svg: string; alt: string };
	shape?: FlatShape;
	hasCircle?: boolean;
	parts: readonly (readonly [name: string, area: number, wrong: Slip, wrongArea: number])[];
	right: number;
	wrong: readonly (readonly [Slip, number])[];
	hints: readonly [string, string, string];
	/** Before the last one, which puts the parts together. */
	steps: readonly string[];
}

export const unitOf = (random: Random) => random.pick(["cm", "m", "ft", "yd"] as const);
export const shown = (area: number) => decimal(area, 2);

/** A rectangle, and a triangle with its height and its base beside it. */
function arrowShape(
	{ w, h, over, rise, back }: Readonly<Record<"w" | "h" | "over" | "rise" | "back", number>>,
	span: (length: number) => string,
): FlatShape {
	return {
		parts: [
			{
				corners: [
					[0, over],
					[w, over],
					[w, over + h],
					[0, over + h],
				],
				color: "sky",
			},
			{
				corners: [
					[w, 0],
					[w + rise, back / 2],
					[w, back],
				],
				color: "coral",
			},
		],
		labels: [
			{ from: [w, over + h], to: [0, over + h], text: span(w) },
			{ from: [0, over + h], to: [0, over], text: span(h) },
			{ from: [w, back / 2], to: [w + rise, back / 2], text: span(rise), is_dashed: true },
			{ from: [w + rise + 0.4, 0], to: [w + rise + 0.4, back], text: span(back), is_dashed: true },
		],
		right_angles: [
			{
				at: [w, back / 2],
				toward: [
					[w, back],
					[w + rise, back / 2],
				],
			},
		],
	};
}

/** An arrow of a rectangle and a triangle. */
export function arrow(random: Random): Pieces {
	const w = random.integer(4, 10);
	const h = random.integer(2, 6);
	const over = random.integer(1, 3);
	const rise = random.integer(3, 6);
	const [unit, back] = [unitOf(random), h + 2 * over];
	const span = (length: number) => `${length} ${unit}`;
	const [box, head] = [w * h, (back * rise) / 2];
	const shape = arrowShape({ w, h, over, rise, back }, span);
	return {
		told: "arrow made of a rectangle and a triangle",
		measure: "area",
		unit,
		shape,
		figure: {
			svg: flatShape(shape),
			alt: `An arrow: a rectangle of ${span(w)} by ${span(h)} and a triangle with a base of ${span(back)} and a height of ${span(rise)}.`,
		},
		parts: [
			["rectangle", 100 * box, slip.addedBaseAndHeight, 100 * (w + h)],
			["triangle", 100 * head, slip.forgotTheHalf, 200 * head],
		],
		right: 100 * (box + head),
		wrong: [
			[slip.forgotTheHalf, 100 * (box + back * rise)],
			[slip.foundOnePart, 100 * box],
			[slip.foundOnePart, 100 * head],
			[slip.usedTheOtherWidth, 100 * box + 50 * h * rise],
		],
		hints: [
			"Find the areas of the rectangle and of the triangle by themselves.",
			`The rectangle is ${w} by ${h}. The triangle has a base of ${back} and a height of ${rise}.`,
			"The triangle is half of base times height. Then add both areas.",
		],
		steps: [
			`The rectangle: $${w} \\times ${h} = ${box}$. The triangle: $${back} \\times ${rise} \\div 2 = ${shown(100 * head)}$.`,
		],
	};
}

/** A rectangle with half a circle on top. */
export function arch(random: Random): Pieces {
	const [r, h, unit] = [random.integer(1, 5) * 2, random.integer(3, 12), unitOf(random)];
	const things = unit === "cm" ? ["sign", "mirror", "sticker"] : ["garden bed", "patio"];
	const [box, half, thing] = [2 * r * h, 157 * r * r, random.pick(things)];
	return {
		told: `${thing} that is a rectangle, ${2 * r} ${unit} wide and ${h} ${unit} ${unit === "cm" ? "high" : "long"}, with half a circle ${unit === "cm" ? "on top" : "at one end"}`,
		measure: "area",
		unit,
		hasCircle: true,
		parts: [
			["rectangle", 100 * box, slip.addedBaseAndHeight, 100 * (2 * r + h)],
			["half circle", half, slip.wholeCircleForHalf, 2 * half],
		],
		right: 100 * box + half,
		wrong: [
			[slip.wholeCircleForHalf, 100 * box + 2 * half],
			[slip.diameterForRadius, 100 * box + 4 * half],
			[slip.foundOnePart, 100 * box],
			[slip.foundOnePart, half],
		],
		hints: [
			"Find the rectangle and the half circle by themselves.",
			`The width of the rectangle, ${2 * r}, is the diameter of the half circle. What is the radius?`,
			"Take half of the area of the circle, and add the rectangle.",
		],
		steps: [
			`The rectangle: $${2 * r} \\times ${h} = ${box}$. The half circle has the radius ${r}: $3.14 \\times ${r * r} \\div 2 = ${shown(half)}$.`,
		],
	};
}

/** A prism with right triangles at its ends. */
export function ramp(random: Random): Pieces {
	const [a, b, c] = random.pick([
		[3, 4, 5],
		[6, 8, 10],
		[5, 12, 13],
		[8, 15, 17],
	] as const);
	const [length, unit] = [random.integer(4, 15), unitOf(random)];
	const span = (number: number) => `${number} ${unit}`;
	const sides = (a + b + c) * length;
	return {
		told: `${random.pick(["ramp", "block", "wedge", "ledge"])} that is a prism with right triangles at its ends`,
		measure: "surface area",
		unit,
		figure: {
			svg: prism({
				face: [
					[0, 0],
					[b, a],
					[0, a],
				],
				depth: shownDepth(length, b),
				edge_labels: { 0: span(c), 1: span(b), 2: span(a) },
				depth_label: { corner: 1, text: span(length) },
				color: random.pick(["sky", "mint", "gold", "lilac"]),
			}),
			alt: `A prism of ${span(length)} length. Its ends are right triangles with sides of ${span(a)}, ${span(b)}, and ${span(c)}.`,
		},
		parts: [
			["two triangles together", 100 * a * b, slip.forgotTheHalf, 200 * a * b],
			["three rectangles together", 100 * sides, slip.addedTheEdgeLengths, 100 * (a + b + c + length)],
		],
		right: 100 * (a * b + sides),
		wrong: [
			[slip.forgotTheHalf, 100 * (2 * a * b + sides)],
			[slip.leftOutTheBases, 100 * sides],
			[slip.gaveTheVolume, 50 * a * b * length],
			[slip.oneTriangleOnly, 50 * a * b + 100 * sides],
		],
		hints: [
			"There are two triangles and three rectangles.",
			`Each triangle has legs of ${a} and ${b}. Each rectangle is ${length} long.`,
			`Together the rectangles are ${a} + ${b} + ${c} wide. Add the two triangles.`,
		],
		steps: [
			`Two triangles: $2 \\times ${a} \\times ${b} \\div 2 = ${a * b}$. Rectangles: $(${a} + ${b} + ${c}) \\times ${length} = ${sides}$.`,
		],
	};
}
