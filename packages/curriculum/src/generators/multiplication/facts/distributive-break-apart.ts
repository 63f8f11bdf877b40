import { splitRectangle } from "../../../figures/fractions/split-rectangle.ts";
import { ask, boxed, defineSkill, expression, given, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { splitAsEquation, splitByArea } from "./split-rectangles.ts";

/** A product whose first factor is split into two parts. */
interface Break {
	factor: number;
	other: number;
	first: number;
	second: number;
}

type Breaks = (random: Random) => Break | undefined;

const breaks =
	([least, most]: readonly [number, number], isFive: boolean): Breaks =>
	(random) => {
		const factor = random.integer(6, 9);
		const first = isFive ? 5 : random.integer(2, factor - 2);
		const second = factor - first;
		const other = random.integer(least, most);
		return second === first || other === factor ? undefined : { factor, other, first, second };
	};

const parts = ({ factor, other, first, second }: Break) => ({
	one: first * other,
	two: second * other,
	product: factor * other,
	task: `$${factor} \\times ${other}$`,
	sum: `${first} \\times ${other} + ${second} \\times ${other}`,
});

function help(broken: Break) {
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
const onPicture = (draw: Breaks) =>
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
const inSteps = (draw: Breaks, isShown: boolean) =>
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
const missingPart = (draw: Breaks): Form =>
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

/** The sum of two products that is equal to a product. */
const equalSum = (draw: Breaks): Form =>
	given(draw, (broken, random) => {
		const { factor, other, first, second } = broken;
		const { one, two, product, task, sum } = parts(broken);
		const { steps } = help(broken);
		return {
			prompt: random.pick([
				`Which expression is equal to ${task}?`,
				`${random.pick(NAMES)} breaks apart ${factor} to find ${task}. Which expression helps?`,
				`Which two easier facts make ${task}?`,
			]),
			task,
			right: expression(sum, product),
			wrong: [
				[slip.keptTheSecondPart, expression(`${first} \\times ${other} + ${second}`, one + second)],
				[slip.multipliedTheParts, expression(`${first} \\times ${other} \\times ${second}`, one * second)],
				[slip.addedToTheSecondPart, expression(`${first} + ${other} + ${second}`, first + other + second)],
			],
			hints: [
				`Split ${factor} into two parts. How large are they in each expression?`,
				`The parts ${first} and ${second} make ${factor}.`,
				`Multiply both parts by ${other}, and add the two products.`,
			],
			steps: [...steps.slice(0, 2), `Check: $${one} + ${two} = ${product}$.`],
		};
	});

/** The product, with the split that makes it easy said. */
const product = (draw: Breaks): Form =>
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

/** The sum of the two products, to look for mistakes in it. */
const sumOfParts = (draw: Breaks): Form =>
	given(draw, (broken) => {
		const { other, first, second } = broken;
		const { one, two, product, sum } = parts(broken);
		return {
			prompt: `Find $${sum}$.`,
			task: `$${sum}$`,
			right: whole(product),
			wrong: [
				[slip.keptTheSecondPart, whole(one + second)],
				[slip.leftOutThePart, whole(one)],
				[slip.addedToTheSecondPart, whole(one + second + other)],
			],
			hints: [
				"There are two products. Each one has its own two factors.",
				`Begin with $${first} \\times ${other}$.`,
				`Find $${second} \\times ${other}$, too. Then add.`,
			],
			steps: [
				`$${first} \\times ${other} = ${one}$ and $${second} \\times ${other} = ${two}$.`,
				`$${sum} = ${product}$.`,
			],
		};
	});

/** The parts of the rectangle are side by side. */
const beside =
	(draw: Breaks) =>
	(random: Random): { height: number; left: number; right: number } | undefined => {
		const broken = draw(random);
		return broken && { height: broken.other, left: broken.first, right: broken.second };
	};

const FIVES = breaks([3, 6], true);
const MORE_FIVES = breaks([3, 9], true);
const SMALL = breaks([3, 7], false);
const ALL = breaks([3, 9], false);
const NOUNS = ["product", "sum of two products"] as const;

// 1: five and some more, with a picture. 2: any split, with a picture. 3: the missing part of a factor. 4: without a
// picture. 5: stories, several expressions, and what someone did wrong.
export const distributiveBreakApart = defineSkill("distributive-break-apart", 15, {
	1: [inSteps(FIVES, true), onPicture(FIVES), splitAsEquation(beside(FIVES)), ask.chosen(equalSum(FIVES))],
	2: [
		inSteps(SMALL, true),
		onPicture(SMALL),
		splitAsEquation(beside(SMALL)),
		ask.chosen(equalSum(SMALL)),
		ask.typed(missingPart(MORE_FIVES)),
	],
	3: [
		ask.typed(missingPart(ALL)),
		ask.chosen(missingPart(ALL)),
		onPicture(ALL),
		splitByArea(beside(ALL), ["units"]),
		ask.matched(equalSum(ALL), NOUNS),
	],
	4: [inSteps(ALL, false), ask.typed(product(ALL)), ask.judged(equalSum(ALL))],
	5: [
		ask.typed(product(ALL)),
		ask.judged(equalSum(ALL)),
		ask.whatWentWrong(sumOfParts(ALL)),
		ask.explainTheMistake(sumOfParts(ALL)),
	],
});
