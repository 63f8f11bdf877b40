import { flatShape } from "../../figures/flat-shape.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const SLANT = "It looks like the slanted side was used. The height is perpendicular to the base.";

/** 1: right triangles; 2: parallelograms with a slanted side; 3: any triangle; 4: trapezoids; 5: decimals, or a missing height. */
export const areaTrianglesQuads = defineGenerator("area-triangles-quads", 3, (random, difficulty) => {
	const unit = random.pick(["cm", "m", "ft", "in"] as const);
	return level(difficulty, [triangle, parallelogram, triangle, trapezoid, missing] as const)(
		random,
		unit,
		difficulty === 1,
	);
});

function triangle(random: Random, unit: string, is_right: boolean) {
	const [drawn, height] = [random.integer(3, 14), random.integer(3, 12)];
	const base = (drawn * height) % 2 === 1 ? drawn + 1 : drawn;
	const foot = is_right ? 0 : random.integer(1, base - 1);
	// A slanted side that fits the picture, as a whole number above the height.
	const slant = Math.max(height + 1, Math.round(Math.hypot(height, base - foot)));
	const area = (base * height) / 2;
	const words = (length: number) => `${length} ${unit}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: "What is the area of the triangle?",
		answer_suffix: `square ${unit}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[foot, 0],
							[base, height],
							[0, height],
						],
						colour: random.pick(["sky", "mint", "gold", "lilac"]),
					},
				],
				labels: [
					{ from: [foot, 0], to: [base, height], text: words(slant) },
					{ from: [base, height], to: [0, height], text: words(base) },
					is_right
						? { from: [0, height], to: [0, 0], text: words(height) }
						: { from: [foot, height], to: [foot, 0], text: words(height), is_dashed: true },
				],
				right_angles: [
					{
						at: [foot, height],
						toward: [
							[base, height],
							[foot, 0],
						],
					},
				],
			}),
			alt: `A triangle. Its base is ${words(base)}, its height at a right angle to the base is ${words(height)}, and a slanted side is ${words(slant)}.`,
		},
		right: area,
		hints: [
			"Which two lengths meet at a right angle?",
			"The triangle is half of a rectangle or parallelogram with this base and height.",
		],
		explanation: `Half of base times height: $${base} \\times ${height} \\div 2 = ${area}$ square ${unit}.`,
		mistakes: [
			[
				"forgot-the-half",
				base * height,
				"That is the rectangle or parallelogram around it. The triangle is half of it.",
			],
			["used-the-slant-side-as-height", (base * slant) / 2, SLANT],
			[
				"added-the-sides",
				base + height + slant,
				"It looks like the sides were added. The area is what is covered inside.",
			],
			["slant-and-no-half", base * slant, SLANT],
		],
	});
}

function parallelogram(random: Random, unit: string) {
	const [base, height, shift] = [random.integer(5, 15), random.integer(3, 10), random.integer(1, 4)];
	const slant = Math.max(height + 1, Math.round(Math.hypot(height, shift)));
	const words = (length: number) => `${length} ${unit}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: "What is the area of the parallelogram?",
		answer_suffix: `square ${unit}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[shift, 0],
							[base + shift, 0],
							[base, height],
							[0, height],
						],
						colour: random.pick(["sky", "mint", "gold", "lilac"]),
					},
				],
				labels: [
					{ from: [base + shift, 0], to: [base, height], text: words(slant) },
					{ from: [base, height], to: [0, height], text: words(base) },
					{ from: [shift, height], to: [shift, 0], text: words(height), is_dashed: true },
				],
				right_angles: [
					{
						at: [shift, height],
						toward: [
							[base, height],
							[shift, 0],
						],
					},
				],
			}),
			alt: `A parallelogram. Its base is ${words(base)}, its height at a right angle to the base is ${words(height)}, and its slanted side is ${words(slant)}.`,
		},
		right: base * height,
		hints: [
			"Cut a triangle off one end and put it to the other end. Which shape is that?",
			"Which length is the height? It meets the base at a right angle.",
		],
		explanation: `Base times height: $${base} \\times ${height} = ${base * height}$ square ${unit}.`,
		mistakes: [
			["used-the-slant-side-as-height", base * slant, SLANT],
			[
				"took-the-half",
				(base * height) / 2,
				"Only a triangle takes half. The parallelogram has the area of a whole rectangle.",
			],
			["perimeter", 2 * (base + slant), "That is the perimeter. The area is what is covered inside."],
			["added", base + height, "It looks like the lengths were added. Multiply base and height."],
		],
	});
}

function trapezoid(random: Random, unit: string) {
	const [short, more, height] = [random.integer(3, 9), random.integer(2, 8), 2 * random.integer(2, 5)];
	const long = short + more;
	const shift = random.integer(1, more - 1);
	const words = (length: number) => `${length} ${unit}`;
	const area = ((short + long) * height) / 2;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: "The two parallel sides and the height of the trapezoid are given. What is its area?",
		answer_suffix: `square ${unit}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[shift, 0],
							[shift + short, 0],
							[long, height],
							[0, height],
						],
						colour: random.pick(["sky", "mint", "gold", "lilac"]),
					},
				],
				labels: [
					{ from: [shift, 0], to: [shift + short, 0], text: words(short) },
					{ from: [long, height], to: [0, height], text: words(long) },
					{ from: [shift, height], to: [shift, 0], text: words(height), is_dashed: true },
				],
				right_angles: [
					{
						at: [shift, height],
						toward: [
							[long, height],
							[shift, 0],
						],
					},
				],
			}),
			alt: `A trapezoid. Its parallel sides are ${words(short)} and ${words(long)}, and its height is ${words(height)}.`,
		},
		right: area,
		hints: [
			"Cut the trapezoid into a rectangle and triangles, or into two triangles.",
			"Two equal trapezoids, one of them turned around, make a parallelogram. How long is its base?",
		],
		explanation: `Two of them make a parallelogram with the base $${short} + ${long} = ${short + long}$ and the height ${height}. Half of it: $${short + long} \\times ${height} \\div 2 = ${area}$ square ${unit}.`,
		mistakes: [
			["forgot-the-half", (short + long) * height, "That is two of them. One is half of it."],
			["used-one-side-only", long * height, "That is a rectangle on the long side. The shape gets narrower."],
			[
				"multiplied-all",
				short * long * height,
				"It looks like all three numbers were multiplied. Cut the shape into parts you know.",
			],
			[
				"used-the-short-side-only",
				short * height,
				"That is the rectangle in the middle. The corners belong to the shape, too.",
			],
		],
	});
}

function missing(random: Random, unit: string) {
	if (random.oneIn(2)) {
		const [base, height] = [random.integer(11, 95), 2 * random.integer(2, 9)];
		const units = (base * height) / 2;
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `A triangle has a base of ${decimal(base, 1)} ${unit} and a height of ${height} ${unit}. What is its area?`,
			answer_suffix: `square ${unit}`,
			right: decimal(units, 1),
			hints: [
				"The triangle is half of a rectangle with this base and height.",
				"It is easier to halve the whole number first.",
			],
			explanation: `$${decimal(base, 1)} \\times ${height} \\div 2 = ${decimal(base, 1)} \\times ${height / 2} = ${decimal(units, 1)}$ square ${unit}.`,
			mistakes: [
				[
					"forgot-the-half",
					decimal(units * 2, 1),
					"That is the rectangle around it. The triangle is half of it.",
				],
				["halved-twice", decimal(units * 5, 2), "It looks like the half was taken twice. Once is enough."],
				["added", decimal(base + height * 10, 1), "It looks like the lengths were added."],
			],
		});
	}
	const [base, height] = [random.integer(4, 16), random.integer(3, 15)];
	const is_triangle = random.oneIn(2) && (base * height) % 2 === 0;
	const area = is_triangle ? (base * height) / 2 : base * height;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A ${is_triangle ? "triangle" : "parallelogram"} has an area of ${area} square ${unit} and a base of ${base} ${unit}. What is its height?`,
		answer_suffix: unit,
		right: height,
		hints: [
			is_triangle
				? "Two such triangles make a parallelogram. What is its area?"
				: "The area is base times height.",
			"Divide by the base.",
		],
		explanation: `${is_triangle ? `Twice the area is ${2 * area}. ` : ""}$${is_triangle ? 2 * area : area} \\div ${base} = ${height}$ ${unit}.`,
		mistakes: [
			[
				"forgot-the-half",
				is_triangle ? (area % base === 0 ? area / base : "") : 2 * height,
				is_triangle
					? "The triangle is only half of base times height."
					: "Only for a triangle there is a half.",
			],
			["subtracted", area > base ? area - base : "", "It looks like the base was subtracted. Divide by it."],
			[
				"multiplied",
				area * base,
				"It looks like area and base were multiplied. The question asks for the height.",
			],
		],
	});
}
