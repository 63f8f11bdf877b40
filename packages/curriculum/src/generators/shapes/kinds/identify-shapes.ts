import type { Figure } from "@learnin/domain/question/question";
import { polygon } from "../../../figures/shapes/polygons.ts";
import { ask, COLORS, defineSkill, matchPairs, nameEach, NAMES, slip } from "../../../kit/index.ts";
import type { Form, Random, Way } from "../../../kit/index.ts";
import { whole, words } from "../../../kit/value.ts";
import { withArticle } from "../../../kit/words.ts";
import { chooseAll } from "../../../kit/questions/choose-all.ts";
import { anyShape, SHAPE_NAMES, type Sides } from "./shape-names.ts";
import { numbersOnShapes } from "./numbers-on-shapes.ts";

const SIDES: readonly Sides[] = [3, 4, 5, 6];
const HINTS = [
	"Count the sides. It does not matter how the shape is turned.",
	"Count the sides. Begin at one corner and go all around.",
	"Triangle 3, quadrilateral 4, pentagon 5, hexagon 6: which of these numbers did you count?",
] as const;

/** The other numbers of sides, the nearest first. */
const othersOf = (sides: Sides) =>
	SIDES.filter((other) => other !== sides).toSorted((a, b) => Math.abs(a - sides) - Math.abs(b - sides));

const toldOf = (sides: Sides) =>
	`${sides} sides and ${sides} corners: that is ${withArticle(SHAPE_NAMES[sides])}.`;

function drawn(random: Random, sides: Sides, isRegular: boolean): Figure {
	const kind = isRegular ? "all sides of the same length" : "sides of different lengths";
	return {
		svg: polygon(anyShape(random, sides, isRegular), random.pick(COLORS)),
		alt: `A shape with ${sides} straight sides and ${sides} corners, ${kind}.`,
	};
}

const nameOf =
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
const countOf =
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

const matchedNames: Way = (random) => {
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

const pickAll: Way = (random) => {
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

/** [description, name, the name that is nearly right, another one] */
const FACTS = [
	["four sides of the same length and four square corners", "square", "triangle", "hexagon"],
	["four square corners, two long sides, and two short sides", "rectangle", "square", "pentagon"],
	["six sides and six corners", "hexagon", "pentagon", "quadrilateral"],
	["five sides and five corners", "pentagon", "hexagon", "quadrilateral"],
	["three sides and three corners", "triangle", "quadrilateral", "pentagon"],
	["four sides of four different lengths", "quadrilateral", "square", "pentagon"],
	["one side fewer than a quadrilateral", "triangle", "pentagon", "hexagon"],
	["one side more than a quadrilateral", "pentagon", "triangle", "hexagon"],
	["one corner more than a pentagon", "hexagon", "quadrilateral", "triangle"],
	["one corner fewer than a pentagon", "quadrilateral", "hexagon", "triangle"],
	["twice as many sides as a triangle", "hexagon", "pentagon", "triangle"],
] as const;

const DOERS = [
	"draws",
	"cuts out",
	"builds from sticks",
	"sees on a sign",
	"folds from paper",
	"stamps",
] as const;

const described: Form = (random) => {
	const [text, right, near, other] = random.pick(FACTS);
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`${name} ${random.pick(DOERS)} a shape. It has ${text}. Which shape is it?`,
			`Which shape has ${text}?`,
			`“I have ${text},” says a shape. Which one is it?`,
		]),
		right: words(`${withArticle(right)}`),
		wrong: [
			[slip.nearlyTheShape, words(withArticle(near))],
			[slip.mixedUpShapeNames, words(withArticle(other))],
		],
		hints: [
			"Draw it yourself, step by step.",
			"Compare the number of sides first. Then look at their lengths and at the corners.",
			"Read the description again and check each word of it on your drawing.",
		],
		steps: [`A shape that has ${text} is ${withArticle(right)}.`],
	};
};

/** Sides or corners of two shapes together, without a picture. */
const together: Form = (random) => {
	const [one, other] = [random.pick(SIDES), random.pick(SIDES)];
	const what = random.pick(["sides", "corners"]);
	const [first, second] = [withArticle(SHAPE_NAMES[one]), withArticle(SHAPE_NAMES[other])];
	if (one === other) return undefined;
	return {
		prompt: random.pick([
			`How many ${what} do ${first} and ${second} have together?`,
			`${random.pick(NAMES)} ${random.pick(["draws", "cuts out", "builds"])} ${first} and ${second}. How many ${what} is that in all?`,
			`Count the ${what} of ${first} and of ${second}. How many are there altogether?`,
		]),
		right: whole(one + other),
		wrong: [
			[slip.countedOneShapeOnly, whole(Math.max(one, other))],
			[slip.miscountedTheSides, whole(one + other - 1)],
			[slip.countedTheFirstTwice, whole(one + other + 1)],
		],
		hints: [
			`How many ${what} does each shape have?`,
			`${first.replace(/^a/, "A")} has ${one} ${what}. How many does the other shape have?`,
			`Add the ${what} of both shapes.`,
		],
		steps: [
			`${first.replace(/^a/, "A")} has ${one} ${what}, and ${second} has ${other}.`,
			`$${one} + ${other} = ${one + other}$.`,
		],
	};
};

/** [what is counted, how many a cube has, what is seen from one side, how they lie] */
const CUBE = [
	["faces", 6, 3, "one above, one below, and four around"],
	["square faces", 6, 3, "one above, one below, and four around"],
	["corners", 8, 7, "four above and four below"],
	["edges", 12, 9, "four above, four below, and four that stand upright"],
] as const;

const cube: Form = (random) => {
	const [what, each, seen, how] = random.pick(CUBE);
	const object = random.pick([
		"cube",
		"number cube",
		"toy block shaped like a cube",
		"gift box shaped like a cube",
		"ice cube",
	]);
	const count = random.integer(1, 2);
	const name = random.pick(NAMES);
	return {
		prompt:
			count === 1
				? random.pick([
						`How many ${what} does ${withArticle(object)} have?`,
						`${name} counts the ${what} of ${withArticle(object)}. How many are there?`,
						`${name} touches all the ${what} of ${withArticle(object)}, one after the other. How many is that?`,
					])
				: `${name} has 2 cubes. How many ${what} do they have together?`,
		right: whole(each * count),
		wrong: [
			[slip.countedWhatIsSeen, whole(seen * count)],
			[slip.mixedUpFacesAndCorners, whole((each === 6 ? 8 : 6) * count)],
			count === 2 && [slip.countedOneShapeOnly, whole(each)],
		],
		hints: [
			"Picture a number cube or a box.",
			"Count the ones on top, the ones on the bottom, and the ones on the sides.",
			count === 1
				? "Do not forget the back and the bottom."
				: "Find the number for one cube first. Then add it twice.",
		],
		steps: [
			`A cube has ${each} ${what}: ${how}.`,
			...(count === 2 ? [`Two cubes: $${each} + ${each} = ${2 * each}$.`] : []),
		],
	};
};

/** A sentence that compares two shapes. */
const claim: Form = (random) => {
	const [one, other] = [random.pick(SIDES), random.pick(SIDES)];
	if (one === other) return undefined;
	const what = random.pick(["sides", "corners"]);
	const [more, fewer] = [Math.max(one, other), Math.min(one, other)].map(
		(sides) => SHAPE_NAMES[sides as Sides],
	);
	const [true_claim, false_claim] = random.pick([
		[`A ${more} has more ${what} than a ${fewer}.`, `A ${fewer} has more ${what} than a ${more}.`],
		[`A ${SHAPE_NAMES[one]} has ${one} ${what}.`, `A ${SHAPE_NAMES[one]} has ${other} ${what}.`],
		[
			`A shape with ${one} ${what} is a ${SHAPE_NAMES[one]}.`,
			`A shape with ${one} ${what} is a ${SHAPE_NAMES[other]}.`,
		],
	] as const);
	return {
		prompt: "",
		right: words(true_claim),
		wrong: [[slip.mixedUpShapeNames, words(false_claim)]],
		hints: HINTS,
		steps: [toldOf(one)],
	};
};

// 1: regular shapes. 2: shapes of any look, matched and labeled. 3: shapes of any look, and cubes. 4: all shapes of a kind,
// and claims. 5: from a description, and two shapes together.
export const identifyShapes = defineSkill("identify-shapes", 13, {
	1: [ask.chosen(nameOf(true)), ask.typed(countOf(true)), numbersOnShapes(2, true)],
	2: [matchedNames, numbersOnShapes(3, false), ask.chosen(nameOf(false))],
	3: [ask.chosen(nameOf(false)), ask.typed(cube), ask.chosen(cube), ask.typed(countOf(false))],
	4: [pickAll, ask.judged(claim), numbersOnShapes(3, false)],
	5: [ask.chosen(described), ask.typed(together), ask.judged(claim, 5), ask.chosen(together)],
});
