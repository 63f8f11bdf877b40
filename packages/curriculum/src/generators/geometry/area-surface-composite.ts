import { flatShape } from "../../figures/flat-shape.ts";
import { prism, shownDepth } from "../../figures/prism.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: two rectangles and a triangle; 2: a rectangle with a half circle; 3: surface of a triangular prism; 4: two boxes that touch; 5: a square with a circle cut out, or a window. */
export const areaSurfaceComposite = defineGenerator("area-surface-composite", 3, (random, difficulty) => {
	const unit = random.pick(["cm", "m", "ft"] as const);
	return level(difficulty, [arrow, window, prismSurface, stacked, holes] as const)(random, unit);
});

function arrow(random: Random, unit: string) {
	const [w, h, head, rise] = [
		random.integer(4, 10),
		random.integer(2, 6),
		2 * random.integer(1, 3),
		random.integer(3, 6),
	];
	const back = h + head;
	const area = w * h + (back * rise) / 2;
	const words = (value: number) => `${value} ${unit}`;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: "An arrow is made of a rectangle and a triangle. What is its area?",
		answer_suffix: `square ${unit}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[0, head / 2],
							[w, head / 2],
							[w, head / 2 + h],
							[0, head / 2 + h],
						],
						colour: "sky",
					},
					{
						corners: [
							[w, 0],
							[w + rise, back / 2],
							[w, back],
						],
						colour: "coral",
					},
				],
				labels: [
					{ from: [w, head / 2 + h], to: [0, head / 2 + h], text: words(w) },
					{ from: [0, head / 2 + h], to: [0, head / 2], text: words(h) },
					{ from: [w, back / 2], to: [w + rise, back / 2], text: words(rise), is_dashed: true },
					{ from: [w + rise + 0.4, 0], to: [w + rise + 0.4, back], text: words(back), is_dashed: true },
				],
			}),
			alt: `An arrow: a rectangle of ${words(w)} by ${words(h)} and a triangle with a base of ${words(back)} and a height of ${words(rise)}.`,
		},
		right: area,
		hints: ["Find both areas by themselves.", "The triangle is half of base times height."],
		explanation: `$${w} \\times ${h} = ${w * h}$ and $${back} \\times ${rise} \\div 2 = ${(back * rise) / 2}$, together ${area} square ${unit}.`,
		mistakes: [
			["forgot-the-half", w * h + back * rise, "The triangle is half of base times height."],
			["one-part-only", w * h, "The triangle belongs to the arrow as well."],
			[
				"used-the-width-of-the-rectangle",
				w * h + (h * rise) / 2,
				"The base of the triangle is longer than the rectangle is wide.",
			],
		],
	});
}

function window(random: Random, unit: string) {
	const [r, h] = [random.integer(1, 5) * 2, random.integer(3, 12)];
	const width = 2 * r;
	const half = 157 * r * r;
	const right = decimal(width * h * 100 + half, 2);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `A window is a rectangle, ${width} ${unit} wide and ${h} ${unit} high, with a half circle on top of it. What is its area? Use 3.14 for $\\pi$.`,
		answer_suffix: `square ${unit}`,
		right,
		hints: [
			"The width of the rectangle is the diameter of the half circle.",
			"Find both areas by themselves.",
		],
		explanation: `Rectangle: $${width} \\times ${h} = ${width * h}$. Half circle with the radius ${r}: $3.14 \\times ${r * r} \\div 2 = ${decimal(half, 2)}$. Together: $${right}$ square ${unit}.`,
		mistakes: [
			["whole-circle", decimal(width * h * 100 + 2 * half, 2), "Only half of the circle is there."],
			[
				"diameter-as-radius",
				decimal(width * h * 100 + 157 * width * width, 2),
				"The width is the diameter. The radius is half of it.",
			],
			["one-part-only", width * h, "The half circle belongs to it as well."],
		],
	});
}

function prismSurface(random: Random, unit: string) {
	const [a, b, c] = random.pick([
		[3, 4, 5],
		[6, 8, 10],
		[5, 12, 13],
	] as const);
	const length = random.integer(4, 15);
	const words = (value: number) => `${value} ${unit}`;
	const surface = a * b + (a + b + c) * length;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: "This ramp is a prism with right triangles at its ends. What is its surface area?",
		answer_suffix: `square ${unit}`,
		figure: {
			svg: prism({
				face: [
					[0, 0],
					[b, a],
					[0, a],
				],
				depth: shownDepth(length, b),
				edge_labels: { 0: words(c), 1: words(b), 2: words(a) },
				depth_label: { corner: 1, text: words(length) },
				colour: random.pick(["sky", "mint", "gold", "lilac"]),
			}),
			alt: `A prism of ${words(length)} length. Its ends are right triangles with sides of ${words(a)}, ${words(b)} and ${words(c)}.`,
		},
		right: surface,
		hints: [
			"There are two triangles and three rectangles.",
			"Together the rectangles are as long as the perimeter of the triangle.",
		],
		explanation: `Two triangles: $2 \\times ${a} \\times ${b} \\div 2 = ${a * b}$. Rectangles: $(${a} + ${b} + ${c}) \\times ${length} = ${(a + b + c) * length}$. Together: ${surface} square ${unit}.`,
		mistakes: [
			["forgot-the-half", 2 * a * b + (a + b + c) * length, "A triangle is half of leg times leg."],
			["left-out-faces", (a + b + c) * length, "The two triangles belong to it as well."],
			["gave-the-volume", (a * b * length) / 2, "That is the volume. The surface is the area of all faces."],
			["one-triangle-only", (a * b) / 2 + (a + b + c) * length, "There is a triangle at each end."],
		],
	});
}

function stacked(random: Random, unit: string) {
	const [big, small] = [random.integer(5, 10), random.integer(2, 4)];
	const [h, top] = [random.integer(3, 8), random.integer(2, 5)];
	const lower = 2 * big * big + 4 * big * h;
	const upper = 2 * small * small + 4 * small * top;
	const right = lower + upper - 2 * small * small;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A box with a square bottom of ${big} ${unit} and a height of ${h} ${unit} carries a smaller one with a square bottom of ${small} ${unit} and a height of ${top} ${unit}. What is the surface area of both together as one solid?`,
		answer_suffix: `square ${unit}`,
		right,
		hints: [
			"Find the surface of each box by itself.",
			"Where they touch, a part of both surfaces cannot be seen any more.",
		],
		explanation: `The boxes have ${lower} and ${upper} square ${unit}. Where they touch, $2 \\times ${small} \\times ${small} = ${2 * small * small}$ are hidden: $${lower} + ${upper} - ${2 * small * small} = ${right}$ square ${unit}.`,
		mistakes: [
			["adds-the-shared-face", lower + upper, "Where the boxes touch, nothing is outside any more."],
			[
				"subtracts-the-shared-face-once",
				lower + upper - small * small,
				"The hidden part belongs to both boxes.",
			],
			["gave-the-volume", big * big * h + small * small * top, "That is the volume."],
		],
	});
}

function holes(random: Random, unit: string) {
	const r = random.integer(2, 9);
	const side = 2 * r + random.integer(1, 6);
	const right = decimal(side * side * 100 - 314 * r * r, 2);
	const thing = random.pick(["square board", "square tile", "square sheet of metal"]);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `From a ${thing} with sides of ${side} ${unit} a circle with a diameter of ${2 * r} ${unit} is cut out. What is the area of what is left? Use 3.14 for $\\pi$.`,
		answer_suffix: `square ${unit}`,
		right,
		hints: ["Find the square first, then the circle.", "The radius is half of the diameter."],
		explanation: `$${side} \\times ${side} = ${side * side}$, and the circle has $3.14 \\times ${r * r} = ${decimal(314 * r * r, 2)}$. Left: $${right}$ square ${unit}.`,
		mistakes: [
			[
				"diameter-as-radius",
				decimal(side * side * 100 - 314 * 4 * r * r, 2),
				"The radius is half of the diameter.",
			],
			["gave-the-circle", decimal(314 * r * r, 2), "That is what is cut out."],
			[
				"circumference-instead",
				decimal(side * side * 100 - 314 * 2 * r, 2),
				"The area of the circle is taken away, not its circumference.",
			],
		].map(
			([id, answer, feedback]) =>
				[`${id}`, `${answer}`.startsWith("-") ? "" : `${answer}`, `${feedback}`] as const,
		),
	});
}
