import { ask, defineSkill, NAMES, slip } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { whole, words } from "../../../kit/value.ts";
import { withArticle } from "../../../kit/words.ts";
import { SHAPE_NAMES, type Sides } from "./shape-names.ts";
import { numbersOnShapes } from "./numbers-on-shapes.ts";
import { SIDES, HINTS, toldOf, nameOf, countOf, matchedNames, pickAll } from "./names-of-shapes.ts";

/** [description, name, the name that is nearly right, another one] */
const FACTS = [
	["four sides of the same length and four square corners", "square", "triangle", "hexagon"],
	["four square corners, two long sides, and two short sides", "rectangle", "square", "pentagon"],
	["six sides and six corners", "hexagon", "pentagon", "quadrilateral"],
	["five sides and five corners", "pentagon", "hexagon", "quadrilateral"],
	["three sides and three corners", "triangle", "quadrilateral", "pentagon"],
	["four sides of four different lengths", "quadrilateral", "square", "pentagon"],
	["one fewer side than a quadrilateral", "triangle", "pentagon", "hexagon"],
	["one more side than a quadrilateral", "pentagon", "triangle", "hexagon"],
	["one more corner than a pentagon", "hexagon", "quadrilateral", "triangle"],
	["one fewer corner than a pentagon", "quadrilateral", "hexagon", "triangle"],
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
export const identifyShapes = defineSkill("identify-shapes", 14, {
	1: [ask.chosen(nameOf(true)), ask.typed(countOf(true)), numbersOnShapes(2, true)],
	2: [matchedNames, numbersOnShapes(3, false), ask.chosen(nameOf(false))],
	3: [ask.chosen(nameOf(false)), ask.typed(cube), ask.chosen(cube), ask.typed(countOf(false))],
	4: [pickAll, ask.judged(claim), numbersOnShapes(3, false)],
	5: [ask.chosen(described), ask.typed(together), ask.judged(claim, 5), ask.chosen(together)],
});
