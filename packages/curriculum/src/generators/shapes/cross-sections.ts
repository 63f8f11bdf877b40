import { chooseOption } from "../../kit/choose-option.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Slice {
	solid: string;
	cut: string;
	shape: string;
	/** Shapes a wrong idea would see. */
	others: readonly string[];
	why: string;
}

const SLICES: readonly Slice[] = [
	{
		solid: "a cube",
		cut: "parallel to its bottom",
		shape: "Square",
		others: ["Triangle", "Circle", "Pentagon"],
		why: "Every slice parallel to the bottom of a prism looks like the bottom.",
	},
	{
		solid: "a box with a long bottom",
		cut: "parallel to its bottom",
		shape: "Rectangle",
		others: ["Square", "Triangle", "Circle"],
		why: "Every slice parallel to the bottom of a prism looks like the bottom.",
	},
	{
		solid: "a prism that stands on a triangle",
		cut: "parallel to its bottom",
		shape: "Triangle",
		others: ["Rectangle", "Square", "Circle"],
		why: "Every slice parallel to the bottom of a prism looks like the bottom.",
	},
	{
		solid: "a prism that stands on a triangle",
		cut: "straight down through two side faces",
		shape: "Rectangle",
		others: ["Triangle", "Circle", "Pentagon"],
		why: "Straight down, the slice meets top and bottom and two upright faces.",
	},
	{
		solid: "a square pyramid",
		cut: "parallel to its bottom",
		shape: "Square",
		others: ["Triangle", "Rectangle that is not a square", "Circle"],
		why: "Parallel to the bottom, the slice is a smaller copy of the bottom.",
	},
	{
		solid: "a square pyramid",
		cut: "straight down through its tip",
		shape: "Triangle",
		others: ["Square", "Trapezoid", "Circle"],
		why: "Through the tip, the slice has the tip as a corner.",
	},
	{
		solid: "a square pyramid",
		cut: "straight down beside its tip, parallel to one side of the bottom",
		shape: "Trapezoid",
		others: ["Triangle", "Square", "Circle"],
		why: "Beside the tip, the slice meets two slanted faces and has a short top.",
	},
	{
		solid: "a pyramid with a rectangle as its bottom",
		cut: "parallel to its bottom",
		shape: "Rectangle",
		others: ["Triangle", "Circle", "Trapezoid"],
		why: "Parallel to the bottom, the slice is a smaller copy of the bottom.",
	},
	{
		solid: "a cube",
		cut: "across one corner, through three edges",
		shape: "Triangle",
		others: ["Square", "Rectangle", "Circle"],
		why: "The slice meets three faces, so it has three sides.",
	},
	{
		solid: "a cube",
		cut: "straight down along a diagonal of its bottom",
		shape: "Rectangle",
		others: ["Square", "Triangle", "Trapezoid"],
		why: "The diagonal is longer than the edges, so the slice is longer than it is high.",
	},
	{
		solid: "a prism that stands on a hexagon",
		cut: "parallel to its bottom",
		shape: "Hexagon",
		others: ["Rectangle", "Triangle", "Circle"],
		why: "Every slice parallel to the bottom of a prism looks like the bottom.",
	},
	{
		solid: "a prism that stands on a hexagon",
		cut: "straight down",
		shape: "Rectangle",
		others: ["Hexagon", "Triangle", "Circle"],
		why: "Straight down, the slice meets top and bottom and two upright faces.",
	},
];

/** 1: slices parallel to the bottom; 2: straight down; 3: any; 4: match; 5: how slices change on the way up, and slanted cuts. */
export const crossSections = defineGenerator("cross-sections", 2, (random, difficulty) => {
	if (difficulty === 4) return matching(random);
	if (difficulty === 5 && random.oneIn(2)) return change(random);
	const fitting = SLICES.filter(({ cut }) =>
		difficulty === 1
			? cut.includes("parallel to its bottom")
			: difficulty === 2
				? cut.includes("straight down")
				: difficulty === 5
					? /corner|diagonal|beside/.test(cut)
					: true,
	);
	const { solid, cut, shape, others, why } = random.pick(fitting);
	const thing = random.pick([
		"a block of clay",
		"a candle",
		"a piece of cheese",
		"a wooden block",
		"a piece of soap",
	]);
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} has ${thing} in the shape of ${solid} and cuts it ${cut}. What shape is the cut face?`,
			hints: [
				"How many faces of the solid does the knife meet? Each gives one side of the slice.",
				"Is the cut parallel to the bottom, or does it go down?",
			],
			explanation: `${why} It is a ${shape.toLowerCase()}.`,
		},
		{
			right: shape,
			wrong: others.map((other) => [other, ...misread(shape, other)]),
		},
	);
});

/** The wrong idea behind a shape, told from the shape itself. */
function misread(shape: string, other: string): readonly [string, string] {
	const is_box_like = (name: string) => /^(Square|Rectangle|Trapezoid)/.test(name);
	if (other === "Circle") return ["saw-a-curve", "All faces are flat, so the slice has straight sides only."];
	if (is_box_like(shape) && is_box_like(other))
		return [
			"sides-and-angles-mistaken",
			"The number of sides fits. How long are they, and do they stay equally far apart?",
		];
	if (other === "Pentagon")
		return ["counted-faces-wrongly", "Each face that the knife meets gives one side. How many does it meet?"];
	return [
		"slice-looks-like-another-face",
		"The solid may have such a face. Which faces does the knife meet?",
	];
}

function matching(random: Random) {
	const fixed = random.shuffle(["Square", "Triangle", "Hexagon", "Trapezoid", "Rectangle"]).slice(0, 4);
	const chosen = fixed.map((shape) => random.pick(SLICES.filter((slice) => slice.shape === shape)));
	const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
	return matchPairs(
		random,
		{
			prompt: "Match each cut with the shape of the cut face.",
			hints: [
				"Parallel to the bottom, a prism shows its bottom again.",
				"Through the tip of a pyramid, the tip is a corner of the slice.",
			],
			explanation: `${chosen.map(({ solid, cut, shape }) => `${capital(solid)}, cut ${cut}: ${shape.toLowerCase()}`).join(". ")}.`,
		},
		{
			pairs: chosen.map(({ solid, cut, shape }) => [`${capital(solid)}, cut ${cut}`, shape]),
			extras: ["Circle"],
			mistakes: [
				[
					"slice-looks-like-the-base",
					3,
					0,
					"Not every slice looks like the bottom. Which faces does the knife meet?",
				],
			],
		},
	);
}

function change(random: Random) {
	const name = random.pick(NAMES);
	const scene = random.pick([
		{
			solid: "a square pyramid",
			right: "They are squares that get smaller.",
			wrong: [
				"They are squares of the same size.",
				"They are triangles that get smaller.",
				"They are squares that get larger.",
			],
		},
		{
			solid: "a prism that stands on a triangle",
			right: "They are triangles of the same size.",
			wrong: [
				"They are triangles that get smaller.",
				"They are rectangles of the same size.",
				"They are triangles that get larger.",
			],
		},
		{
			solid: "a box",
			right: "They are rectangles of the same size.",
			wrong: [
				"They are rectangles that get smaller.",
				"They are triangles of the same size.",
				"They are rectangles that get larger.",
			],
		},
		{
			solid: "a pyramid that stands on a triangle",
			right: "They are triangles that get smaller.",
			wrong: [
				"They are triangles of the same size.",
				"They are squares that get smaller.",
				"They are triangles that get larger.",
			],
		},
	] as const);
	const cut = random.pick([
		"from the bottom to the top",
		"one after the other, going up",
		"in thin layers, beginning at the bottom",
	]);
	return chooseOption(
		random,
		{
			prompt: `${name} cuts ${scene.solid} parallel to its bottom, ${cut}. What do the slices look like?`,
			hints: ["Does the solid get narrower on the way up?", "What shape is the bottom?"],
			explanation: `A prism stays equally wide, a pyramid gets narrower towards its tip. ${scene.right}`,
		},
		{
			right: scene.right,
			wrong: scene.wrong.map((label, at) => [
				label,
				["size-mistaken", "shape-mistaken", "grows-upwards"][at] ?? "",
				"Think of the solid: does it get narrower towards the top?",
			]),
		},
	);
}
