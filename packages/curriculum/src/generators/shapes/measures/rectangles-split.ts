import { splitRectangle } from "../../../figures/fractions/split-rectangle.ts";
import { ask, boxed, inFull, NAMES, slip } from "../../../kit/index.ts";
import type { Random } from "../../../kit/index.ts";
import { whole } from "../../../kit/value.ts";

/** A rectangle split into two parts side by side. */
interface Split {
	height: number;
	left: number;
	right: number;
	unit: string;
}
export type DrawSplit = (random: Random) => Split | undefined;

/** What both areas and the equation of a split rectangle are. */
export function measured({ height, left, right, unit }: Split) {
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

export function pictureOf({ height, left, right, unit }: Split, has_squares: boolean, isHidden = false) {
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
export const onPicture = (draw: DrawSplit) =>
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
export const inEquation = (draw: DrawSplit, picture: "squares" | "sides" | "none") =>
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
export const findWidth = (draw: DrawSplit) =>
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
