import { flatShape } from "../../figures/flat-shape.ts";
import type { Corner } from "../../figures/flat-shape.ts";
import { prism, shownDepth } from "../../figures/prism.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const SOLIDS = [
	["six squares", "Cube"],
	["six rectangles, equal in pairs", "Box (rectangular prism)"],
	["two equal triangles and three rectangles", "Triangular prism"],
	["one square and four equal triangles", "Square pyramid"],
	["four equal triangles", "Triangular pyramid"],
] as const;

/** 1: which solid a net folds into; 2: a box from its net; 3: a box from its picture; 4: a square pyramid from its net; 5: a triangular prism. */
export const netsSurfaceArea = defineGenerator("nets-surface-area", 3, (random, difficulty) => {
	const unit = random.pick(["cm", "m", "in"] as const);
	return level<() => ReturnType<typeof whichSolid> | ReturnType<typeof pyramid>>(difficulty, [
		() => whichSolid(random),
		() => box(random, unit, true),
		() => box(random, unit, false),
		() => pyramid(random, unit),
		() => triangularPrism(random, unit),
	])();
});

function whichSolid(random: Random) {
	const [faces, solid] = random.pick(SOLIDS);
	const others = SOLIDS.filter(([, name]) => name !== solid);
	const start = random.pick([
		"A net is made of",
		"Someone unfolds a cardboard solid and finds",
		"These faces are taped together to make a solid:",
	]);
	const ending = random.pick([
		"Which solid is it?",
		"What is the name of the solid?",
		"Which solid do they make?",
	]);
	return chooseOption(
		random,
		{
			prompt: `${start} ${faces}. ${ending}`,
			hints: [
				"How many faces are there, and which shapes are they?",
				"Which of the shapes could be the bottom? What stands on its sides?",
			],
			explanation: `A ${solid.toLowerCase().replace(" (rectangular prism)", "")} has ${faces} as its faces.`,
		},
		{
			right: solid,
			wrong: others.map(([other_faces, name]) => [
				name,
				`took-for-${name
					.toLowerCase()
					.replace(/ \(.*\)/, "")
					.replaceAll(" ", "-")}`,
				`That solid has ${other_faces}.`,
			]),
		},
	);
}

function box(random: Random, unit: string, has_net: boolean) {
	const [l, w, h] = [random.integer(3, 9), random.integer(2, 7), random.integer(2, 8)];
	const words = (length: number) => `${length} ${unit}`;
	const [bottom, front, side] = [l * w, l * h, w * h];
	const surface = 2 * (bottom + front + side);
	const rect = (x: number, y: number, a: number, b: number): Corner[] => [
		[x, y],
		[x + a, y],
		[x + a, y + b],
		[x, y + b],
	];
	const figure = has_net
		? {
				svg: flatShape({
					parts: [
						{ corners: rect(h, 0, l, h), colour: "mint" },
						{ corners: rect(h, h, l, w), colour: "sky" },
						{ corners: rect(h, h + w, l, h), colour: "mint" },
						{ corners: rect(h, 2 * h + w, l, w), colour: "sky" },
						{ corners: rect(0, h, h, w), colour: "gold" },
						{ corners: rect(h + l, h, h, w), colour: "gold" },
					],
					labels: [
						{ from: [h, 0], to: [h + l, 0], text: words(l) },
						{ from: [h + l, 0], to: [h + l, h], text: words(h) },
						{ from: [2 * h + l, h], to: [2 * h + l, h + w], text: words(w) },
					],
				}),
				alt: `The net of a box: two rectangles of ${words(l)} by ${words(w)}, two of ${words(l)} by ${words(h)} and two of ${words(w)} by ${words(h)}.`,
			}
		: {
				svg: prism({
					face: [
						[0, 0],
						[l, 0],
						[l, h],
						[0, h],
					],
					depth: w,
					edge_labels: { 2: words(l), 3: words(h) },
					depth_label: { corner: 2, text: words(w) },
					colour: random.pick(["sky", "mint", "gold", "lilac"]),
				}),
				alt: `A box that is ${words(l)} long, ${words(w)} wide and ${words(h)} high.`,
			};
	return fillNumber({
		answer_type: "INTEGER",
		prompt: has_net
			? "The net folds into a box. What is its surface area?"
			: "What is the surface area of the box?",
		answer_suffix: `square ${unit}`,
		figure,
		right: surface,
		hints: [
			"How many faces does a box have? Which of them are equal?",
			"Find the three different faces first.",
			"Each of them is there twice.",
		],
		explanation: `The faces are $${l} \\times ${w} = ${bottom}$, $${l} \\times ${h} = ${front}$ and $${w} \\times ${h} = ${side}$. Each is there twice: $2 \\times ${bottom + front + side} = ${surface}$ square ${unit}.`,
		mistakes: [
			[
				"missed-hidden-faces",
				bottom + front + side,
				"Those are three faces. Each has an equal one on the other side.",
			],
			["gave-the-volume", l * w * h, "That is what fits inside. The surface is the area of all faces."],
			["left-out-top-and-bottom", 2 * (front + side), "Top and bottom belong to the surface as well."],
			["added-the-edges", 4 * (l + w + h), "Those are lengths of edges. The surface is made of areas."],
		],
	});
}

function pyramid(random: Random, unit: string) {
	const [a, s] = [random.integer(3, 9), random.integer(3, 9)];
	const base = a % 2 === 0 || s % 2 === 0 ? a : a + 1;
	const words = (length: number) => `${length} ${unit}`;
	const face = (base * s) / 2;
	const surface = base * base + 4 * face;
	const c = s;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: "The net folds into a square pyramid. What is its surface area?",
		answer_suffix: `square ${unit}`,
		figure: {
			svg: flatShape({
				parts: [
					{
						corners: [
							[c, c],
							[c + base, c],
							[c + base, c + base],
							[c, c + base],
						],
						colour: "sky",
					},
					{
						corners: [
							[c, c],
							[c + base / 2, 0],
							[c + base, c],
						],
						colour: "coral",
					},
					{
						corners: [
							[c + base, c],
							[2 * c + base, c + base / 2],
							[c + base, c + base],
						],
						colour: "coral",
					},
					{
						corners: [
							[c, c + base],
							[c + base, c + base],
							[c + base / 2, 2 * c + base],
						],
						colour: "coral",
					},
					{
						corners: [
							[c, c],
							[c, c + base],
							[0, c + base / 2],
						],
						colour: "coral",
					},
				],
				labels: [
					{ from: [c + base, c + base], to: [c, c + base], text: words(base) },
					{ from: [c + base / 2, c], to: [c + base / 2, 0], text: words(s), is_dashed: true },
				],
			}),
			alt: `The net of a square pyramid: a square with sides of ${words(base)} and four triangles on its sides. Each triangle has a height of ${words(s)}.`,
		},
		right: surface,
		hints: [
			"Which faces does the net have?",
			"Find the square and one triangle. How many triangles are there?",
		],
		explanation: `Square: $${base} \\times ${base} = ${base * base}$. One triangle: $${base} \\times ${s} \\div 2 = ${face}$. All: $${base * base} + 4 \\times ${face} = ${surface}$ square ${unit}.`,
		mistakes: [
			["forgot-the-half", base * base + 4 * base * s, "Each triangle is half of base times height."],
			["left-out-the-base", 4 * face, "The square is a face as well."],
			["one-triangle-only", base * base + face, "There are four triangles."],
			["gave-a-volume", base * base * s, "That is a volume of a box. The surface is the area of all faces."],
		],
	});
}

function triangularPrism(random: Random, unit: string) {
	const [a, b, c] = random.pick([
		[3, 4, 5],
		[6, 8, 10],
		[5, 12, 13],
		[8, 15, 17],
	] as const);
	const length = random.integer(4, 12);
	const words = (size: number) => `${size} ${unit}`;
	const triangle = (a * b) / 2;
	const surface = 2 * triangle + (a + b + c) * length;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: "The bases of this prism are right triangles. What is its surface area?",
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
			alt: `A prism whose base is a right triangle with legs of ${words(a)} and ${words(b)} and a long side of ${words(c)}. The prism is ${words(length)} long.`,
		},
		right: surface,
		hints: [
			"Which faces are there? Two triangles and three rectangles.",
			"Each rectangle has one side of the triangle and the length of the prism.",
		],
		explanation: `Two triangles: $2 \\times ${a} \\times ${b} \\div 2 = ${2 * triangle}$. Three rectangles: $${a} \\times ${length} + ${b} \\times ${length} + ${c} \\times ${length} = ${(a + b + c) * length}$. Together: ${surface} square ${unit}.`,
		mistakes: [
			["forgot-the-half", 2 * a * b + (a + b + c) * length, "Each triangle is half of leg times leg."],
			[
				"missed-hidden-faces",
				triangle + (a + b) * length,
				"Some faces are hidden: there are two triangles and three rectangles.",
			],
			[
				"gave-the-volume",
				triangle * length,
				"That is what fits inside. The surface is the area of all faces.",
			],
			["left-out-the-triangles", (a + b + c) * length, "The two triangles belong to the surface as well."],
		],
	});
}
