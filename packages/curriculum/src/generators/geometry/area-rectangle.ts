import { asClaim, ask, boxed, defineSkill, type Form, inFull, NAMES, slip, whole } from "../../kit/index.ts";
import { areaDraft, areaOf, by, rectangleFigure, sidesOf } from "../shapes/measures/rectangle-measures.ts";

/** Rows, squares in a row, and their product. */
const byRows = (least: number, most: number) =>
	ask.stepwise((random) => {
		const sides = sidesOf(random, least, most);
		const { width, height, unit } = sides;
		if (width === height) return undefined;
		const { hints, steps, right } = areaDraft(sides, "");
		return {
			prompt: random.pick([
				`The rectangle is covered with unit squares. There are [[rows]] rows of [[each]] squares. The area is [[area]] square ${inFull(unit)}.`,
				`${random.pick(NAMES)} covers a rectangle with unit squares: [[rows]] rows with [[each]] squares in each. That makes [[area]] square ${inFull(unit)}.`,
			]),
			figure: rectangleFigure(random, sides, true),
			boxes: {
				rows: boxed(whole(height), [slip.addedTheColumns, whole(width)]),
				each: boxed(whole(width), [slip.addedRowsAndColumns, whole(width + height)]),
				area: {
					right,
					wrong: [
						[slip.foundThePerimeter, whole(2 * (width + height))],
						[slip.addedTheSides, whole(width + height)],
					],
				},
			},
			hints: [
				"Rows go from left to right.",
				"Count the rows from top to bottom. Then count the squares in one row.",
				hints[2].replace("Find", "Multiply:"),
			],
			steps,
		};
	});

/** Two rectangles: both areas together, or how much larger one is. */
const twoAreas: Form = (random) => {
	const [one, other] = [sidesOf(random, 3, 9), sidesOf(random, 3, 9)];
	const { unit, thing } = one;
	const second = { ...other, unit, thing };
	const [a, b] = [one.width * one.height, other.width * other.height];
	if (a <= b + 3) return undefined;
	const asksTotal = random.oneIn(2);
	const name = random.pick(NAMES);
	const right = asksTotal ? a + b : a - b;
	const sign = asksTotal ? "+" : "-";
	return {
		prompt: random
			.pick([
				`${name} has two rectangular pieces of paper. One is ${by(one)}, the other ${by(second)}.`,
				`One rectangular ${thing} is ${by(one)}. A smaller one is ${by(second)}.`,
			])
			.concat(
				asksTotal ? " What is the area of both together?" : " How much larger is the area of the first one?",
			),
		right: whole(right),
		wrong: [
			asksTotal ? [slip.subtractedInstead, whole(a - b)] : [slip.addedInstead, whole(a + b)],
			[slip.tookOneRectangle, whole(a)],
			[slip.foundThePerimeter, whole(2 * (one.width + one.height + other.width + other.height))],
		],
		unit: { after: `square ${inFull(unit)}` },
		hints: [
			"Find the area of each rectangle first.",
			`The first area is $${one.width} \\times ${one.height}$ squares, the second $${other.width} \\times ${other.height}$ squares.`,
			asksTotal ? "Then add the two areas." : "Then subtract the smaller area from the larger one.",
		],
		steps: [
			`$${one.width} \\times ${one.height} = ${a}$ and $${other.width} \\times ${other.height} = ${b}$.`,
			`$${a} ${sign} ${b} = ${right}$ square ${inFull(unit)}.`,
		],
	};
};

const claim = (least: number, most: number) =>
	asClaim(areaOf(least, most, "none"), (task, value) =>
		task.replace(/^the area of a(.*)$/, (_, shape: string) => `A${shape} has an area of ${value}.`),
	);

// 1: few squares to see. 2: more of them. 3: only the sides on the picture. 4: without a picture, and claims. 5: sides up to
// 12, two rectangles, and mistakes to explain.
export const areaRectangle = defineSkill("area-rectangle", 17, {
	1: [ask.typed(areaOf(2, 5, "squares")), ask.chosen(areaOf(2, 5, "squares")), byRows(2, 6)],
	2: [ask.typed(areaOf(3, 7, "squares")), ask.chosen(areaOf(3, 7, "squares")), byRows(3, 7)],
	3: [
		ask.typed(areaOf(3, 9, "sides")),
		ask.chosen(areaOf(3, 9, "sides")),
		ask.matched(areaOf(3, 9, "none"), ["rectangle", "area"]),
	],
	4: [ask.typed(areaOf(5, 10, "none")), ask.judged(claim(3, 10)), ask.whatWentWrong(areaOf(3, 10, "none"))],
	5: [
		ask.typed(areaOf(6, 12, "none")),
		ask.typed(twoAreas),
		ask.chosen(twoAreas),
		ask.explainTheMistake(areaOf(4, 12, "none")),
	],
});
