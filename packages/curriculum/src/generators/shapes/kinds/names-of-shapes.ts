import type { Figure } from "@learnin/domain/question/question";
import { polygon } from "../../../figures/shapes/polygons.ts";
import { COLORS, matchPairs, nameEach, NAMES, slip } from "../../../kit/index.ts";
import type { Form, Random, Way } from "../../../kit/index.ts";
import { whole, words } from "../../../kit/value.ts";
import { withArticle } from "../../../kit/words.ts";
import { chooseAll } from "../../../kit/questions/choose-all.ts";
import { anyShape, SHAPE_NAMES, type Sides } from "./shape-names.ts";

export const SIDES: readonly Sides[] = [3, 4, 5, 6];
export const HINTS = [
	"Count the sides. It does not matter how the shape is turned.",
	"Count the sides. Begin at one corner and go all around.",
	"Triangle 3, quadrilateral 4, pentagon 5, hexagon 6: which of these numbers did you count?",
] as const;

/** The other numbers of sides, the nearest first. */
const othersOf = (sides: Sides) =>
	SIDES.filter((other) => other !== sides).toSorted((a, b) => Math.abs(a - sides) - Math.abs(b - sides));

export const toldOf = (sides: Sides) =>
	`${sides} sides and ${sides} corners: that is ${withArticle(SHAPE_NAMES[sides])}.`;

function drawn(random: Random, sides: Sides, isRegular: boolean): Figure {
	const kind = isRegular ? "all sides of the same length" : "sides of different lengths";
	return {
		svg: polygon(anyShape(random, sides, isRegular), random.pick(COLORS)),
		alt: `A shape with ${sides} straight sides and ${sides} corners, ${kind}.`,
	};
}

export const nameOf =
	(isRegular: boolean): Form =>
	(random) => {
		const sides = random.pick(SIDES);
		const [near = 3, next = 4, far = 6] = othersOf(sides);
		return {
			prompt: random.pick([
				"What is the name of this shape?",
				`${random.pick(NAMES)} draws a shape. What is it called?`,
				"Which word names this shape?",
			]),
			figure: drawn(random, sides, isRegular),
			right: words(SHAPE_NAMES[sides]),
			wrong: [
				[slip.miscountedTheSides, words(SHAPE_NAMES[near])],
				[slip.mixedUpShapeNames, words(SHAPE_NAMES[next])],
				[slip.wentByTheLook, words(SHAPE_NAMES[far])],
			],
			hints: [
				"Count the sides.",
				"A corner is where two sides meet. Check off each corner as you count.",
				"Which name goes with that many sides?",
			],
			steps: [
				`The shape has ${sides} sides and ${sides} corners.`,
				`It is ${withArticle(SHAPE_NAMES[sides])}.`,
			],
		};
	};

/** Sides or corners of a shape in a picture. */
export const countOf =
	(isRegular: boolean): Form =>
	(random) => {
		const sides = random.pick(SIDES);
		const what = random.pick(["sides", "corners"]);
		return {
			prompt: random.pick([
				`How many ${what} does this shape have?`,
				`${random.pick(NAMES)} counts the ${what} of this shape. How many are there?`,
				`Count the ${what}. How many does the shape have?`,
			]),
			figure: drawn(random, sides, isRegular),
			right: whole(sides),
			wrong: [
				[slip.miscountedTheSides, whole(sides - 1)],
				[slip.countedTheFirstTwice, whole(sides + 1)],
			],
			hints: [
				what === "sides" ? "A side goes from one corner to the next." : "A corner is where two sides meet.",
				"Put a finger where you start, so that you count it once.",
				`Go all around and count each ${what.slice(0, -1)}.`,
			],
			steps: [`Go all around the shape: it has ${sides} ${what}.`],
		};
	};

export const matchedNames: Way = (random) => {
	const chosen = random.shuffle(SIDES).slice(0, 3);
	const { miscountedTheSides, mixedUpShapeNames } = slip;
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match each shape with its name.",
				"What is each shape called? Match them.",
				"Which name belongs to which shape?",
			]),
			hints: [...HINTS],
			explanation: chosen.map(toldOf).join("\n\n"),
		},
		{
			pairs: chosen.map((sides) => [drawn(random, sides, random.oneIn(2)), SHAPE_NAMES[sides]]),
			mistakes: [
				[miscountedTheSides.id, 0, 1, miscountedTheSides.feedback],
				[mixedUpShapeNames.id, 1, 2, mixedUpShapeNames.feedback],
			],
		},
	);
};

export const pickAll: Way = (random) => {
	const sides = random.pick(SIDES);
	const others = othersOf(sides);
	const { rejectedAnUnusualShape, wentByTheLook, miscountedTheSides } = slip;
	const told = ({ id, feedback }: typeof wentByTheLook) => [id, feedback] as const;
	return chooseAll(
		random,
		{
			prompt: random.pick([
				`Which of these shapes are ${SHAPE_NAMES[sides]}s?`,
				`Find every ${SHAPE_NAMES[sides]}.`,
				`${random.pick(NAMES)} sorts shapes. Which ones are ${SHAPE_NAMES[sides]}s?`,
			]),
			cta: "Choose all that fit.",
			hints: [...HINTS],
			explanation: `${toldOf(sides)}\n\nThree of the shapes have ${sides} sides. Some of them have sides of different lengths.`,
		},
		nameEach([
			{ label: "", figure: drawn(random, sides, true), fits: true, mistake: told(rejectedAnUnusualShape) },
			{ label: "", figure: drawn(random, sides, false), fits: true, mistake: told(rejectedAnUnusualShape) },
			{ label: "", figure: drawn(random, sides, false), fits: true, mistake: told(rejectedAnUnusualShape) },
			{
				label: "",
				figure: drawn(random, random.pick(others), true),
				fits: false,
				mistake: told(wentByTheLook),
			},
			{
				label: "",
				figure: drawn(random, random.pick(others), false),
				fits: false,
				mistake: told(miscountedTheSides),
			},
		]),
	);
};
