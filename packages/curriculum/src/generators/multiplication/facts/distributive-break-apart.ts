import { ask, defineSkill, expression, given, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { splitAsEquation, splitByArea } from "./split-rectangles.ts";
import {
	type Breaks,
	parts,
	help,
	onPicture,
	inSteps,
	missingPart,
	product,
} from "./products-broken-apart.ts";

const breaks =
	([least, most]: readonly [number, number], isFive: boolean): Breaks =>
	(random) => {
		const factor = random.integer(6, 9);
		const first = isFive ? 5 : random.integer(2, factor - 2);
		const second = factor - first;
		const other = random.integer(least, most);
		return second === first || other === factor ? undefined : { factor, other, first, second };
	};

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
export const distributiveBreakApart = defineSkill("distributive-break-apart", 17, {
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
