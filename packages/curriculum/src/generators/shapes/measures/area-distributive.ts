import { ask, defineSkill, given, inFull, NAMES, slip } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { expression, whole } from "../../../kit/value.ts";
import { splitByArea } from "../../multiplication/facts/split-rectangles.ts";
import { LENGTH_UNITS } from "./rectangle-measures.ts";
import { type DrawSplit, measured, pictureOf, onPicture, inEquation, findWidth } from "./rectangles-split.ts";

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
export const areaDistributive = defineSkill("area-distributive", 16, {
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
