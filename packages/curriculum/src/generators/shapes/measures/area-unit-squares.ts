import { ask, defineSkill, NAMES, slip, words } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { inside, corner, withHole, jagged, counted, byRows, whichShape } from "./areas-on-grids.ts";

/** [thing, unit, a square of the wrong size, the unit of length]. */
const FITTING = [
	["a playing card", "square centimeters", "square meters", "centimeters"],
	["a classroom floor", "square meters", "square centimeters", "meters"],
	["a postage stamp", "square centimeters", "square meters", "centimeters"],
	["a garden", "square meters", "square centimeters", "meters"],
	["a soccer field", "square meters", "square centimeters", "meters"],
	["a notebook page", "square centimeters", "square meters", "centimeters"],
	["a library card", "square inches", "square feet", "inches"],
	["a phone screen", "square inches", "square feet", "inches"],
	["a photo", "square inches", "square feet", "inches"],
	["a carpet", "square feet", "square inches", "feet"],
	["a bedroom wall", "square feet", "square inches", "feet"],
	["a patio", "square feet", "square inches", "feet"],
] as const;

const whichUnit: Form = (random) => {
	const [thing, unit, other, length] = random.pick(FITTING);
	const isSmall = /centimeter|inch/.test(unit);
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} wants to find the area of ${thing}. Which unit fits best?`,
			`Which unit would you use for the area of ${thing}?`,
			`${random.pick(NAMES)} covers ${thing} with squares. Which squares have a good size?`,
			`In which unit would you measure how much space ${thing} covers?`,
		]),
		right: words(unit),
		wrong: [
			[slip.lengthUnitForArea, words(length)],
			[slip.squareOfWrongSize, words(other)],
		],
		hints: [
			"An area is covered with squares.",
			`How large is ${thing}? Compare it with your hand and with a door.`,
			"One square should be much smaller than the thing, but not tiny.",
		],
		steps: [
			"An area is counted in squares.",
			`${thing.replace(/^a/, "A")} is ${isSmall ? "small" : "large"}, so ${unit} have the right size.`,
		],
	};
};

const sortedUnits = ask.sorted((random) => {
	const isMetric = random.oneIn(2);
	const [small, large] = isMetric
		? (["square centimeters", "square meters"] as const)
		: (["square inches", "square feet"] as const);
	const things = random.shuffle(FITTING.filter(([, unit]) => unit === small || unit === large)).slice(0, 5);
	return {
		prompt: random.pick([
			"In which unit would you measure each area? Sort the cards.",
			`${random.pick(NAMES)} wants to measure these areas. Which unit fits best?`,
		]),
		bins: [small, large],
		cards: things.map(([thing, unit, other]) => ({
			label: thing.replace(/^an? /, ""),
			bin: unit,
			wrong: [[slip.squareOfWrongSize, other]],
		})),
		hints: [
			"Picture each thing. Is it as small as a hand, or as large as a room?",
			`Picture one of the ${small} and one of the ${large}.`,
			"Small squares are for small things. A floor would take far too many of them.",
		],
		steps: ["Small things are measured with small squares, and large ones with large squares."],
	};
});

// 1: rectangles on a grid. 2: a corner is missing. 3: a hole inside. 4: which unit fits, and which shape. 5: a jagged border.
export const areaUnitSquares = defineSkill("area-unit-squares", 9, {
	1: [ask.typed(counted(inside)), ask.chosen(counted(inside)), whichShape(inside)],
	2: [ask.typed(counted(corner)), ask.chosen(counted(corner)), byRows(corner)],
	3: [ask.typed(counted(withHole)), byRows(withHole), whichShape(withHole)],
	4: [ask.chosen(whichUnit), sortedUnits, whichShape(corner)],
	5: [ask.typed(counted(jagged)), byRows(jagged), whichShape(jagged)],
});
