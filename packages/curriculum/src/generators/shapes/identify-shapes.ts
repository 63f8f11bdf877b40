import { polygon } from "../../figures/polygons.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Sides } from "./shape-names.ts";
import { anyShape, SHAPE_NAMES } from "./shape-names.ts";

const SIDES: readonly Sides[] = [3, 4, 5, 6];
const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
/** Which solid, how many equal faces of which shape, corners and edges. */
const SOLID_FACTS = [
	["How many faces does a cube have?", 6, "A cube has a face above, one below and four around."],
	["How many corners does a cube have?", 8, "A cube has four corners above and four below."],
	[
		"How many edges does a cube have?",
		12,
		"A cube has four edges above, four below and four that stand upright.",
	],
	[
		"How many square faces does a cube have?",
		6,
		"Every face of a cube is a square: one above, one below and four around.",
	],
] as const;

// 1: name a regular shape. 2: match shapes with names. 3: name a turned, irregular one, or faces of a cube.
// 4: all shapes of a kind. 5: from a description.
export const identifyShapes = defineGenerator("identify-shapes", 3, (random, difficulty) => {
	if (difficulty === 2) return matched(random);
	if (difficulty === 3 && random.oneIn(3)) return cube(random);
	if (difficulty === 4) return pickAll(random);
	if (difficulty === 5) return described(random);
	const sides = random.pick(SIDES);
	const name = SHAPE_NAMES[sides];
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} draws a shape. What is the name of this shape?`,
			figure: drawn(random, sides, difficulty === 1),
			hints: ["Count the sides.", "A corner is where two sides meet. There are as many corners as sides."],
			explanation: `It has ${sides} sides and ${sides} corners, so it is a ${name}.`,
		},
		{
			right: name,
			wrong: SIDES.filter((other) => other !== sides).map((other): [string, string, string] => [
				SHAPE_NAMES[other],
				`${Math.abs(other - sides) === 1 ? "miscounted" : "mixed-up"}-${SHAPE_NAMES[other]}`,
				"Count the sides once more. Begin at one corner and go all around.",
			]),
		},
	);
});

function drawn(random: Random, sides: Sides, is_regular: boolean) {
	return {
		svg: polygon(anyShape(random, sides, is_regular), random.pick(COLOURS)),
		alt: `A shape with ${sides} straight sides and ${sides} corners${is_regular ? ", all sides of the same length" : ", sides of different lengths"}.`,
	};
}

function matched(random: Random) {
	const chosen = random.shuffle(SIDES).slice(0, 3);
	return matchPairs(
		random,
		{
			prompt: "Match each shape with its name.",
			hints: ["Count the sides of each shape.", "A shape stays what it is when it is turned."],
			explanation: `${chosen.map((sides) => `${sides} sides: ${SHAPE_NAMES[sides]}`).join(". ")}.`,
		},
		{
			pairs: chosen.map((sides) => [drawn(random, sides, random.oneIn(2)), SHAPE_NAMES[sides]]),
			mistakes: [
				["miscounted-the-sides", 0, 1, "Count the sides of that shape once more, all around."],
				["mixed-up-the-names", 1, 2, "Which name belongs to how many sides? Count first."],
			],
		},
	);
}

function cube(random: Random) {
	const [prompt, right, explanation] = random.pick(SOLID_FACTS);
	return fillNumber({
		answer_type: "INTEGER",
		prompt,
		right,
		hints: ["Hold a die or a box in your mind.", "Count what is above, what is below and what is around."],
		explanation: `${explanation} That makes ${right}.`,
		mistakes: [
			[
				"counted-what-is-seen",
				right === 6 ? 3 : right === 8 ? 7 : 9,
				"That is what you can see from one side. The back counts, too.",
			],
			["counted-around-only", 4, "That is only one part of them. Count above and below, too."],
			[
				"mixed-up-faces-and-corners",
				right === 6 ? 8 : 6,
				"Faces are flat, edges are lines, corners are points. Which does the question ask for?",
			],
		],
	});
}

function pickAll(random: Random) {
	const sides = random.pick([4, 4, 3, 5, 6] as const);
	const others = SIDES.filter((other) => other !== sides);
	const figures = [
		{ figure: drawn(random, sides, true), fits: true },
		{ figure: drawn(random, sides, false), fits: true },
		{ figure: drawn(random, sides, false), fits: true },
		{ figure: drawn(random, random.pick(others), true), fits: false },
		{ figure: drawn(random, random.pick(others), false), fits: false },
	];
	return chooseAll(
		random,
		{
			prompt: `Which of these shapes are ${SHAPE_NAMES[sides]}s?`,
			cta: "Choose all that fit.",
			hints: [
				`A ${SHAPE_NAMES[sides]} has a certain number of sides. How many?`,
				"It does not matter how long the sides are or how the shape is turned.",
			],
			explanation: `A ${SHAPE_NAMES[sides]} has ${sides} sides. Three of the shapes have ${sides} sides, also the ones with sides of different lengths.`,
		},
		nameEach(
			figures.map(({ figure, fits }, at) => ({
				label: "",
				figure,
				fits,
				...(at === 1
					? {
							mistake: [
								"rejects-unusual-shapes",
								"It looks unusual, but count its sides. What decides is their number.",
							] as const,
						}
					: {}),
				...(at === 3
					? { mistake: ["went-by-the-look", "Count the sides of each shape you chose."] as const }
					: {}),
				...(at === 4
					? {
							mistake: [
								"miscounted-the-sides",
								"Count the sides of each shape once more. Begin at one corner and go all around.",
							] as const,
						}
					: {}),
			})),
		),
	);
}

function described(random: Random) {
	const facts = [
		["four sides of the same length and four square corners", "square", "rhombus without square corners"],
		["four square corners, two long sides and two short sides", "rectangle that is not a square", "square"],
		["six sides and six corners", "hexagon", "pentagon"],
		["five sides and five corners", "pentagon", "hexagon"],
		["three sides and three corners", "triangle", "quadrilateral"],
		["four sides of different lengths and four corners", "quadrilateral that is not a square", "square"],
	] as const;
	const [text, right, near] = random.pick(facts);
	const rest = ["circle", "cube", "triangle", "hexagon"].filter(
		(name) => !name.startsWith(right.slice(0, 4)) && name !== near,
	);
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} draws a shape with ${text}. Which shape is it?`,
			hints: [
				"Draw it yourself, step by step.",
				"Compare the number of sides, then their lengths, then the corners.",
			],
			explanation: `A shape with ${text} is a ${right}.`,
		},
		{
			right: `a ${right}`,
			wrong: [
				[
					`a ${near}`,
					"nearly-the-same-shape",
					"Very close. Compare every word of the description with that shape.",
				],
				[
					`a ${rest[0]}`,
					"mixed-up-the-shapes",
					"Count the sides of that shape. Does it fit the description?",
				],
				[`a ${rest[1]}`, "another-shape", "Does that shape have these sides and corners?"],
			],
		},
	);
}
