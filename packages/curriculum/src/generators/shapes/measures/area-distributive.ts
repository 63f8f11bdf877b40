import { splitRectangle } from "../../../figures/fractions/split-rectangle.ts";
import { ask, boxed, defineSkill, given, inFull, NAMES, slip } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { expression, whole } from "../../../kit/value.ts";
import { splitByArea } from "../../multiplication/facts/split-rectangles.ts";
import { LENGTH_UNITS } from "./rectangle-measures.ts";

/** A rectangle split into two parts side by side. */
interface Split {
	height: number;
	left: number;
	right: number;
	unit: string;
}
type DrawSplit = (random: Random) => Split | undefined;

const upTo =
	(height: number, left: number, right: number): DrawSplit =>
	(random) => {
		const split = {
			height: random.integer(3, height),
			left: random.integer(3, left),
			right: random.integer(2, right),
			unit: random.pick(LENGTH_UNITS),
		};
		return new Set([split.height, split.left, split.right]).size === 3 ? split : undefined;
	};

/** What both areas and the equation of a split rectangle are. */
function measured({ height, left, right, unit }: Split) {
	const [one, two] = [height * left, height * right];
	const all = one + two;
	return {
		one,
		two,
		all,
		width: left + right,
		steps: [
			`The left part: $${height} \\times ${left} = ${one}$. The right part: $${height} \\times ${right} = ${two}$.`,
			`$${height} \\times ${left + right} = ${one} + ${two} = ${all}$, so the whole area is ${all} square ${inFull(unit)}.`,
		],
	};
}

function pictureOf({ height, left, right, unit }: Split, has_squares: boolean, isHidden = false) {
	const { svg, places } = splitRectangle({
		rows: height,
		left,
		right,
		has_squares,
		names: { side: `${height} ${unit}`, left: `${left} ${unit}`, right: isHidden ? "?" : `${right} ${unit}` },
	});
	const last = isHidden ? ", the width of the right part is not given" : `, the right part ${right} ${unit}`;
	const alt = `A rectangle ${height} ${unit} high, split into two parts. The left part is ${left} ${unit} wide${last}.`;
	return { figure: { svg, alt }, places };
}

const wrongPart = (height: number, width: number, other: number) =>
	[
		[slip.addedTheSides, whole(height + width)],
		[slip.multipliedTheWidths, whole(width * other)],
		[slip.tookTheWholeWidth, whole(height * (width + other))],
	] as const;

/** Both areas on the picture. */
const onPicture = (draw: DrawSplit) =>
	ask.labeled((random) => {
		const split = draw(random);
		if (split === undefined) return undefined;
		const { height, left, right, unit } = split;
		const { one, two } = measured(split);
		const { figure, places } = pictureOf(split, false);
		return {
			prompt: random.pick([
				`Write the area of each part in square ${inFull(unit)}.`,
				`${random.pick(NAMES)} splits a rectangle into two parts. Find the area of each part in square ${inFull(unit)}.`,
			]),
			figure,
			labels: {
				left: {
					right: whole(one),
					label: `Area of the left part in square ${inFull(unit)}`,
					place: places[0],
					wrong: wrongPart(height, left, right),
				},
				right: {
					right: whole(two),
					label: `Area of the right part in square ${inFull(unit)}`,
					place: places[1],
					wrong: wrongPart(height, right, left).filter(([{ id }]) => id !== slip.multipliedTheWidths.id),
				},
			},
			hints: [
				`Both parts have the same height, ${height} ${unit}.`,
				`The left part is ${left} ${unit} wide, and the right part ${right} ${unit}.`,
				"Multiply the height by the width of each part.",
			],
			steps: [
				`The left part: $${height} \\times ${left} = ${one}$ square ${inFull(unit)}.`,
				`The right part: $${height} \\times ${right} = ${two}$ square ${inFull(unit)}.`,
			],
		};
	});

/** The two products of the equation, and their sum. */
const inEquation = (draw: DrawSplit, picture: "squares" | "sides" | "none") =>
	ask.stepwise((random) => {
		const split = draw(random);
		if (split === undefined) return undefined;
		const { height, left, right, unit } = split;
		const { one, two, all, width, steps } = measured(split);
		const equation = `$${height} \\times ${width} = ${height} \\times ${left} + ${height} \\times ${right} =$ [[one]] $+$ [[two]] $=$ [[all]]`;
		return {
			prompt: `${random.pick([
				`A rectangle is ${height} ${unit} high and ${width} ${unit} wide. Split the width and find its area.`,
				`${random.pick(NAMES)} splits a rectangle that is ${height} ${unit} by ${width} ${unit} to find its area.`,
			])}\n\n${equation}`,
			...(picture === "none" ? {} : { figure: pictureOf(split, picture === "squares").figure }),
			boxes: {
				one: { right: whole(one), wrong: wrongPart(height, left, right) },
				two: boxed(whole(two), [slip.gaveTheWidth, whole(right)]),
				all: boxed(whole(all), [slip.tookOneRectangle, whole(one)]),
			},
			hints: [
				`Both parts have the same height, ${height} ${unit}.`,
				`Multiply ${height} by each width, ${left} and ${right}.`,
				"Add the two areas.",
			],
			steps,
		};
	});

/** The width of the second part is found first. */
const findWidth = (draw: DrawSplit) =>
	ask.stepwise((random) => {
		const split = draw(random);
		if (split === undefined) return undefined;
		const { height, left, right, unit } = split;
		const { two, all, width, steps } = measured(split);
		return {
			prompt: random.pick([
				`The whole rectangle is ${width} ${unit} wide. The right part is [[width]] ${unit} wide. Its area is [[two]] square ${inFull(unit)}, and the whole area is [[all]] square ${inFull(unit)}.`,
				`The whole rectangle is ${width} ${unit} wide. So the right part is [[width]] ${unit} wide and has an area of [[two]] square ${inFull(unit)}. The whole area is [[all]] square ${inFull(unit)}.`,
			]),
			figure: pictureOf(split, false, true).figure,
			boxes: {
				width: boxed(whole(right), [slip.tookTheWholeWidth, whole(width)]),
				two: boxed(whole(two), [slip.addedTheSides, whole(height + right)]),
				all: boxed(whole(all), [slip.tookOneRectangle, whole(height * left)]),
			},
			hints: [
				`The two widths together make ${width} ${unit}.`,
				`The left part is ${left} ${unit} wide. What is left of the ${width} ${unit}?`,
				`Multiply each width by ${height}, and add the two areas.`,
			],
			steps: [`$${width} - ${left} = ${right}$, so the right part is ${right} ${unit} wide.`, ...steps],
		};
	});

/** The expression for the whole area. */
const whichExpression = (draw: DrawSplit): Form =>
	given(draw, (split, random) => {
		const { height, left, right, unit } = split;
		const inParts = random.oneIn(2);
		const { all } = measured(split);
		return {
			prompt: random.pick([
				"Which expression gives the area of the whole rectangle?",
				`${random.pick(NAMES)} wants to find the area of the whole rectangle. Which expression is right?`,
				`Choose the expression for the whole area in square ${inFull(unit)}.`,
			]),
			task: `a rectangle ${height} ${unit} high, with parts ${left} ${unit} and ${right} ${unit} wide`,
			figure: pictureOf(split, false).figure,
			right: expression(
				inParts
					? `${height} \\times ${left} + ${height} \\times ${right}`
					: `${height} \\times (${left} + ${right})`,
				all,
			),
			wrong: [
				[slip.keptTheSecondPart, expression(`${height} \\times ${left} + ${right}`, height * left + right)],
				[
					slip.multipliedTheParts,
					expression(`${height} \\times ${left} \\times ${right}`, height * left * right),
				],
				[slip.addedTheSides, expression(`${height} + ${left} + ${right}`, height + left + right)],
			],
			hints: [
				`Both parts have the same height, ${height} ${unit}.`,
				`The whole width is $${left} + ${right}$ ${unit}.`,
				"The area is the height times the whole width, or the areas of both parts together.",
			],
			steps: [
				`The parts have the areas $${height} \\times ${left}$ and $${height} \\times ${right}$.`,
				`Together that is $${height} \\times ${left} + ${height} \\times ${right} = ${height} \\times (${left} + ${right})$.`,
			],
		};
	});

/** The whole area. */
const wholeArea = (draw: DrawSplit): Form =>
	given(draw, (split, random) => {
		const { height, left, right, unit } = split;
		const { one, two, all, steps } = measured(split);
		return {
			prompt: random.pick([
				`Two rectangles ${height} ${unit} high are side by side. One is ${left} ${unit} wide, the other ${right} ${unit}. What is the area of both together?`,
				`${random.pick(NAMES)} puts a ${/cm|in/.test(unit) ? "sticker" : "rug"} ${height} ${unit} by ${left} ${unit} next to one ${height} ${unit} by ${right} ${unit}. How much area do they cover together?`,
			]),
			task: `the area of two rectangles ${height} ${unit} high, one ${left} ${unit} wide and one ${right} ${unit} wide,`,
			right: whole(all),
			wrong: [
				[slip.tookOneRectangle, whole(one)],
				[slip.keptTheSecondPart, whole(one + right)],
				[slip.multipliedTheParts, whole(height * left * right)],
				[slip.addedTheSides, whole(height + left + right)],
			],
			unit: { after: `square ${inFull(unit)}` },
			hints: [
				`Both parts have the same height, ${height} ${unit}.`,
				`Find $${height} \\times ${left}$ and $${height} \\times ${right}$.`,
				`Add the two areas: ${one} and ${two}.`,
			],
			steps,
		};
	});

const SMALL = upTo(6, 6, 5);
const MIDDLE = upTo(8, 6, 5);
const LARGE = upTo(9, 9, 6);

// 1: both areas on the picture. 2: both areas and the whole, with squares, and splitting by an area. 3: larger sides, and the
// expression. 4: without a picture, and what went wrong. 5: the second width must be found, and mistakes are explained.
export const areaDistributive = defineSkill("area-distributive", 15, {
	1: [onPicture(SMALL), ask.typed(wholeArea(SMALL)), ask.chosen(wholeArea(SMALL))],
	2: [
		inEquation(SMALL, "squares"),
		onPicture(SMALL),
		splitByArea(SMALL, LENGTH_UNITS),
		ask.chosen(whichExpression(SMALL)),
	],
	3: [
		onPicture(LARGE),
		inEquation(MIDDLE, "sides"),
		splitByArea(LARGE, LENGTH_UNITS),
		ask.chosen(whichExpression(MIDDLE)),
	],
	4: [
		inEquation(LARGE, "none"),
		ask.typed(wholeArea(LARGE)),
		ask.matched(whichExpression(LARGE), ["rectangle", "expression"]),
		ask.whatWentWrong(wholeArea(LARGE)),
	],
	5: [findWidth(LARGE), ask.chosen(wholeArea(LARGE)), ask.explainTheMistake(wholeArea(LARGE))],
});
