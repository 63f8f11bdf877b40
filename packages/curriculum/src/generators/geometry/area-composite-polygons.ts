import { flatShape } from "../../figures/flat-shape.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "mint", "gold", "lilac"] as const;

/** 1: two rectangles joined; 2: a rectangle and a triangle, part by part; 3: the same at once; 4: a corner cut off; 5: a frame, or a house with a missing length. */
export const areaCompositePolygons = defineGenerator("area-composite-polygons", 2, (random, difficulty) => {
	const unit = random.pick(["cm", "m", "ft"] as const);
	return level<() => ReturnType<typeof house> | ReturnType<typeof ell>>(difficulty, [
		() => ell(random, unit),
		() => house(random, unit, true),
		() => house(random, unit, false),
		() => cut(random, unit),
		() => frame(random, unit),
	])();
});

function ell(random: Random, unit: string) {
	const [a, b, low, more] = [
		random.integer(2, 6),
		random.integer(2, 7),
		random.integer(2, 5),
		random.integer(2, 6),
	];
	const tall = low + more;
	const area = a * tall + b * low;
	const words = (length: number) => `${length} ${unit}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: "All angles of this shape are right angles. What is its area?",
		answer_suffix: `square ${unit}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[0, 0],
							[a, 0],
							[a, more],
							[a + b, more],
							[a + b, tall],
							[0, tall],
						],
						colour: random.pick(COLOURS),
					},
				],
				labels: [
					{ from: [0, 0], to: [a, 0], text: words(a) },
					{ from: [a, more], to: [a + b, more], text: words(b) },
					{ from: [a + b, more], to: [a + b, tall], text: words(low) },
					{ from: [0, tall], to: [0, 0], text: words(tall) },
				],
			}),
			alt: `An L-shape. Its left part is ${words(a)} wide and ${words(tall)} high. Its right part is ${words(b)} wide and ${words(low)} high.`,
		},
		right: area,
		hints: ["Cut the shape into two rectangles.", "Find both areas and put them together."],
		explanation: `$${a} \\times ${tall} = ${a * tall}$ and $${b} \\times ${low} = ${b * low}$, together ${area} square ${unit}.`,
		mistakes: [
			[
				"double-counted-the-overlap",
				a * tall + (a + b) * low,
				"It looks like one piece was counted twice. The two rectangles must not overlap.",
			],
			["filled-the-corner", (a + b) * tall, "That is the whole rectangle around it. One corner is missing."],
			["one-part-only", a * tall, "That is one part. The other one belongs to it."],
			[
				"multiplied-all",
				a * tall * b * low,
				"It looks like all numbers were multiplied. Cut the shape into two rectangles.",
			],
		],
	});
}

function house(random: Random, unit: string, is_in_parts: boolean) {
	const [half, wall, roof] = [random.integer(2, 6), random.integer(3, 8), random.integer(2, 6)];
	const width = 2 * half;
	const [box, top] = [width * wall, half * roof];
	const words = (length: number) => `${length} ${unit}`;
	const figure = {
		svg: flatShape({
			parts: [
				{
					corners: [
						[0, roof],
						[width, roof],
						[width, roof + wall],
						[0, roof + wall],
					],
					colour: "sky",
				},
				{
					corners: [
						[half, 0],
						[width, roof],
						[0, roof],
					],
					colour: "coral",
				},
			],
			labels: [
				{ from: [width, roof], to: [width, roof + wall], text: words(wall) },
				{ from: [width, roof + wall], to: [0, roof + wall], text: words(width) },
				{ from: [half, roof], to: [half, 0], text: words(roof), is_dashed: true },
			],
		}),
		alt: `A rectangle of ${words(width)} by ${words(wall)} with a triangle on top of it. The triangle has the same base of ${words(width)} and a height of ${words(roof)}.`,
	};
	const hints = [
		"The shape is a rectangle and a triangle. Find each area by itself.",
		"The triangle is half of base times height.",
	];
	const explanation = `Rectangle: $${width} \\times ${wall} = ${box}$. Triangle: $${width} \\times ${roof} \\div 2 = ${top}$. Together: ${box + top} square ${unit}.`;
	return is_in_parts
		? fillBoxes({
				prompt: "What are the areas? Rectangle: [[box]], triangle: [[top]], whole shape: [[all]].",
				figure,
				boxes: {
					box: { right: box, suffix: `square ${unit}` },
					top: { right: top, suffix: `square ${unit}` },
					all: { right: box + top, suffix: `square ${unit}` },
				},
				hints,
				explanation,
				mistakes: [
					["top", "forgot-the-half", width * roof, "A triangle is half of base times height."],
					[
						"all",
						"took-the-whole-height",
						width * (wall + roof),
						"The upper part is a triangle, not a rectangle.",
					],
					["box", "added-the-sides", width + wall, "The area of a rectangle is width times height."],
				],
			})
		: fillNumber({
				answer_type: "INTEGER",
				prompt: "What is the area of the whole shape?",
				answer_suffix: `square ${unit}`,
				figure,
				right: box + top,
				hints,
				explanation,
				mistakes: [
					["forgot-the-half", box + width * roof, "A triangle is half of base times height."],
					["one-part-only", box, "That is the rectangle. The triangle belongs to the shape as well."],
					["averaged-all", (box + width * roof) / 2, "Only the triangle is halved."],
				],
			});
}

function cut(random: Random, unit: string) {
	const [x, y] = [2 * random.integer(1, 3), random.integer(2, 5)];
	const [width, height] = [x + random.integer(4, 9), y + random.integer(2, 7)];
	const piece = (x * y) / 2;
	const words = (length: number) => `${length} ${unit}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A corner is cut off a rectangle of ${words(width)} by ${words(height)}. What is the area of what is left?`,
		answer_suffix: `square ${unit}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[0, 0],
							[width - x, 0],
							[width, y],
							[width, height],
							[0, height],
						],
						colour: random.pick(COLOURS),
					},
				],
				labels: [
					{ from: [width - x, 0], to: [width, 0], text: words(x), is_dashed: true },
					{ from: [width, 0], to: [width, y], text: words(y), is_dashed: true },
					{ from: [width, height], to: [0, height], text: words(width) },
					{ from: [0, height], to: [0, 0], text: words(height) },
				],
			}),
			alt: `A rectangle of ${words(width)} by ${words(height)} with one corner cut off. The piece cut off is a right triangle with legs of ${words(x)} and ${words(y)}.`,
		},
		right: width * height - piece,
		hints: ["Find the whole rectangle first.", "The piece cut off is a right triangle. How large is it?"],
		explanation: `$${width} \\times ${height} = ${width * height}$, and the corner is $${x} \\times ${y} \\div 2 = ${piece}$. Left: $${width * height} - ${piece} = ${width * height - piece}$ square ${unit}.`,
		mistakes: [
			["forgot-the-half", width * height - x * y, "The piece cut off is a triangle: half of a rectangle."],
			["added-the-piece", width * height + piece, "The corner is gone, so its area is taken away."],
			["whole-rectangle", width * height, "That is the rectangle before the corner was cut off."],
			["gave-the-piece", piece, "That is what was cut off. What is left?"],
		],
	});
}

function frame(random: Random, unit: string) {
	const [inner_w, inner_h, border] = [random.integer(3, 12), random.integer(3, 9), random.integer(1, 3)];
	const [width, height] = [inner_w + 2 * border, inner_h + 2 * border];
	const [whole, hole] = [width * height, inner_w * inner_h];
	const words = (length: number) => `${length} ${unit}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A pool of ${words(inner_w)} by ${words(inner_h)} has a path of ${words(border)} width all around it. What is the area of the path?`,
		answer_suffix: `square ${unit}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[0, 0],
							[width, 0],
							[width, height],
							[0, height],
						],
						colour: "gold",
					},
					{
						corners: [
							[border, border],
							[width - border, border],
							[width - border, height - border],
							[border, height - border],
						],
						colour: "sky",
					},
				],
				labels: [
					{ from: [border, border], to: [width - border, border], text: words(inner_w) },
					{ from: [border, height - border], to: [border, border], text: words(inner_h) },
					{
						from: [width - border, height / 2],
						to: [width, height / 2],
						text: words(border),
						is_dashed: true,
					},
				],
			}),
			alt: `A rectangle of ${words(inner_w)} by ${words(inner_h)} with a frame of ${words(border)} around it on all four sides.`,
		},
		right: whole - hole,
		hints: [
			"How long and how wide are pool and path together? The path is on both sides.",
			"Take the pool away from the whole.",
		],
		explanation: `Together they are $${inner_w} + 2 \\times ${border} = ${width}$ by $${inner_h} + 2 \\times ${border} = ${height}$: $${width} \\times ${height} = ${whole}$. Without the pool: $${whole} - ${hole} = ${whole - hole}$ square ${unit}.`,
		mistakes: [
			[
				"border-on-one-side-only",
				(inner_w + border) * (inner_h + border) - hole,
				"The path is on both sides, so its width counts twice.",
			],
			[
				"double-counted-corners",
				2 * border * (width + height),
				"It looks like the corners were counted twice.",
			],
			["left-out-corners", 2 * border * (inner_w + inner_h), "The four corners belong to the path as well."],
			["whole-area", whole, "That is pool and path together."],
		],
	});
}
