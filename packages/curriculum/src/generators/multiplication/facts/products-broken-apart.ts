import { splitRectangle } from "../../../figures/fractions/split-rectangle.ts";
import { ask, boxed, given, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";

/** A product whose first factor is split into two parts. */
interface Break {
	factor: number;
	other: number;
	first: number;
	second: number;
}

export type Breaks = (random: Random) => Break | undefined;

export const parts = ({ factor, other, first, second }: Break) => ({
	one: first * other,
	two: second * other,
	product: factor * other,
	task: `$${factor} \\times ${other}$`,
	sum: `${first} \\times ${other} + ${second} \\times ${other}`,
});

export function help(broken: Break) {
	const { factor, other, first, second } = broken;
	const { one, two, product, sum } = parts(broken);
	return {
		hints: [
			`The factor ${factor} is split into two parts: ${first} and ${second}.`,
			`Multiply both parts by ${other}, and begin with $${first} \\times ${other}$.`,
			`Find $${second} \\times ${other}$, too. Then add the two products.`,
		] as const,
		steps: [
			`$${factor} = ${first} + ${second}$.`,
			`$${factor} \\times ${other} = ${sum}$.`,
			`$${one} + ${two} = ${product}$, so $${factor} \\times ${other} = ${product}$.`,
		],
	};
}

const picture = ({ other, first, second }: Break, has_squares: boolean) => {
	const { svg, places } = splitRectangle({ rows: other, left: first, right: second, has_squares });
	const alt = `A rectangle with ${other} rows in two parts. Columns on the left: ${first}. Columns on the right: ${second}.`;
	return { figure: { svg, alt }, places };
};

/** The products of the two parts are written on the picture. */
export const onPicture = (draw: Breaks) =>
	ask.labeled((random) => {
		const broken = draw(random);
		if (broken === undefined) return undefined;
		const { other, first, second } = broken;
		const { one, two, product, task, sum } = parts(broken);
		const { figure, places } = picture(broken, false);
		const part = (columns: number, right: number, place: readonly [number, number], where: string) => ({
			right: whole(right),
			label: `Area of the ${where} part`,
			place,
			wrong: [
				[slip.addedFactors, whole(columns + other)],
				[slip.countedTheWholeRectangle, whole(product)],
			] as const,
		});
		return {
			prompt: random.pick([
				`The rectangle shows ${task} in two parts. Write the area of each part.`,
				`${random.pick(NAMES)} splits a rectangle to find ${task}. What is the area of each part?`,
			]),
			figure,
			labels: {
				left: part(first, one, places[0], "left"),
				right: {
					...part(second, two, places[1], "right"),
					wrong: [
						[{ ...slip.addedFactors, id: "added-the-factors-2" }, whole(second + other)],
						[slip.countedTheOtherPart, whole(one)],
					],
				},
			},
			hints: [
				`Both parts are ${other} units high.`,
				`Look at the widths: ${first} on the left and ${second} on the right.`,
				"Multiply the height by the width of each part.",
			],
			steps: [
				`$${first} \\times ${other} = ${one}$ and $${second} \\times ${other} = ${two}$.`,
				`$${sum} = ${product}$.`,
			],
		};
	});

/** Both products and their sum. */
export const inSteps = (draw: Breaks, isShown: boolean) =>
	ask.stepwise((random) => {
		const broken = draw(random);
		if (broken === undefined) return undefined;
		const { factor, other, first, second } = broken;
		const { one, two, product, task } = parts(broken);
		return {
			...help(broken),
			prompt: `${random.pick([
				`Break apart ${factor} to find ${task}.`,
				`${random.pick(NAMES)} splits ${factor} into ${first} and ${second} to find ${task}.`,
				`Find ${task} with two easier facts.`,
			])}\n\n$${first} \\times ${other} =$ [[one]]\n\n$${second} \\times ${other} =$ [[two]]\n\n$${factor} \\times ${other} =$ [[product]]`,
			...(isShown ? { figure: picture(broken, true).figure } : {}),
			boxes: {
				one: boxed(whole(one), [slip.addedFactors, whole(first + other)]),
				two: boxed(
					whole(two),
					[slip.addedToTheSecondPart, whole(second + other)],
					[slip.keptTheSecondPart, whole(second)],
				),
				product: boxed(whole(product), [slip.leftOutThePart, whole(one)]),
			},
		};
	});

/** The part that is missing of the factor. */
export const missingPart = (draw: Breaks): Form =>
	given(draw, (broken, random) => {
		const { factor, other, first, second } = broken;
		const equation = `${factor} \\times ${other} = ${first} \\times ${other} + \\square \\times ${other}`;
		return {
			prompt: random.pick([
				`Which number belongs in the box? $${equation}$`,
				`${random.pick(NAMES)} breaks apart the factor ${factor}. Which part is missing? $${equation}$`,
				`Complete the equation. $${equation}$`,
			]),
			right: whole(second),
			wrong: [
				[slip.gaveTheWholeFactor, whole(factor)],
				[slip.repeatedAFactor, whole(first)],
				[slip.addedKnownNumbers, whole(factor + first)],
				[slip.gaveAProduct, whole(second * other)],
			],
			hints: [
				`Both products have the factor ${other}. Compare the other factors.`,
				`The factor ${factor} is split, and one part is ${first}.`,
				`Which number plus ${first} makes ${factor}?`,
			],
			steps: [
				`The parts of ${factor} are ${first} and ${second}.`,
				`$${factor} \\times ${other} = ${parts(broken).sum}$, so ${second} is missing.`,
			],
		};
	});

/** The product, with the split that makes it easy said. */
export const product = (draw: Breaks): Form =>
	given(draw, (broken, random) => {
		const { factor, other, first, second } = broken;
		const { one, task } = parts(broken);
		return {
			...help(broken),
			prompt: random.pick([
				`Break apart ${factor} into ${first} and ${second} to find ${task}.`,
				`A room has ${factor} columns of ${other} tiles. ${first} columns are blue, and the others are white. How many tiles are there in all?`,
				`${random.pick(NAMES)} fills ${factor} bags with ${other} shells each, first ${first} bags and then the rest. How many shells is that in all?`,
				`A class plants ${factor} rows of ${other} bulbs. It plants ${first} rows on Monday and the rest on Tuesday. How many bulbs is that in all?`,
			]),
			task,
			right: whole(factor * other),
			wrong: [
				[slip.keptTheSecondPart, whole(one + second)],
				[slip.leftOutThePart, whole(one)],
				[slip.addedToTheSecondPart, whole(one + second + other)],
				[slip.addedFactors, whole(factor + other)],
			],
		};
	});
