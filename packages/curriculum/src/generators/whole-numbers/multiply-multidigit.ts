import { splitRectangle } from "../../figures/split-rectangle.ts";
import { ask, defineSkill, type Form, NAMES, slip, whole } from "../../kit/index.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { type Factors, factorsOf, longProduct, placesOf } from "./long-products.ts";

type Draw = (random: Random) => Factors | undefined;
type Story = (name: string, groups: number, each: string) => string;

const STORIES: readonly Story[] = [
	(_, groups, each) =>
		`A theater has ${groups} rows with ${each} seats in each row. How many seats are there?`,
	(_, groups, each) =>
		`A newspaper prints ${each} copies on each of ${groups} days. How many copies is that?`,
	(_, groups, each) =>
		`A farm packs ${groups} crates with ${each} oranges in each. How many oranges is that?`,
	(_, groups, each) =>
		`A factory makes ${each} pens on each of ${groups} days. How many pens is that in all?`,
	(_, groups, each) =>
		`A printer makes ${each} posters an hour. How many posters does it make in ${groups} hours?`,
	(name, groups, each) =>
		`${name} orders ${groups} boxes of tiles. Each box has ${each} tiles. How many tiles is that?`,
	(_, groups, each) =>
		`A stadium sells ${each} tickets for each of ${groups} games. How many tickets is that?`,
	(_, groups, each) => `One carton holds ${each} paper clips. How many paper clips are in ${groups} cartons?`,
	(_, groups, each) =>
		`A website has ${each} visitors on each of ${groups} days. How many visitors is that in all?`,
];

const twoByTwo: Draw = (random) => factorsOf(random, [21, 99], [12, 49]);
const threeByTwo: Draw = (random) => factorsOf(random, [112, 499], [12, 99]);
const withZero: Draw = (random) => factorsOf(random, [201, 909], [21, 99], true);
const fourByTwo: Draw = (random) => factorsOf(random, [1012, 9899], [23, 99]);
const threeByThree: Draw = (random) => factorsOf(random, [123, 989], [112, 989]);

const bare =
	(draw: Draw): Form =>
	(random) => {
		const factors = draw(random);
		return factors && longProduct(random, factors);
	};

const story =
	(draw: Draw): Form =>
	(random) => {
		const factors = draw(random);
		if (factors === undefined) return undefined;
		const { a, b } = factors;
		return { ...longProduct(random, factors), prompt: random.pick(STORIES)(random.pick(NAMES), b, prose(a)) };
	};

/** A product by rounding each factor to its first place. */
const estimate: Form = (random) => {
	const factors = random.pick([twoByTwo, threeByTwo])(random);
	if (factors === undefined) return undefined;
	const { a, b } = factors;
	const round = (number: number) => {
		const step = 10 ** (`${number}`.length - 1);
		return { step, near: Math.round(number / step) * step, down: Math.floor(number / step) * step };
	};
	const [x, y] = [round(a), round(b)];
	const isHalf = [a / x.step, b / y.step].some((each) => Math.abs((each % 1) - 0.5) < 0.1);
	if (isHalf) return undefined;
	const task = `$${texNumber(a)} \\times ${b}$`;
	return {
		prompt: random.pick([
			`Estimate ${task}: round ${a} to the nearest ${x.step === 10 ? "ten" : "hundred"} and ${b} to the nearest ten. What product do you get?`,
			`${random.pick(NAMES)} rounds ${a} to the nearest ${x.step === 10 ? "ten" : "hundred"} and ${b} to the nearest ten to check ${task}. Which estimate is that?`,
		]),
		right: whole(x.near * y.near),
		wrong: [
			[slip.droppedTheDigits, whole(x.down * y.down)],
			[slip.alwaysRoundedUp, whole((x.down + x.step) * (y.down + y.step))],
			[slip.didNotShift, whole((x.near * y.near) / 10)],
			[slip.quotientTooLong, whole(x.near * y.near * 10)],
		],
		hints: [
			"Round each factor first. Look at the digit after the place that you round to.",
			`Is ${a} nearer to ${x.down} or to ${x.down + x.step}?`,
			"Multiply the rounded numbers: first the digits, then count the zeros.",
		],
		steps: [
			`${a} rounds to ${x.near}, and ${b} rounds to ${y.near}.`,
			`$${texNumber(x.near)} \\times ${y.near} = ${texNumber(x.near * y.near)}$.`,
		],
	};
};

/** Bought and partly used: two steps. */
const twoSteps: Form = (random) => {
	const factors = threeByTwo(random);
	if (factors === undefined) return undefined;
	const { a, b } = factors;
	const used = random.integer(101, Math.min(999, a * b - 100));
	const { hints, steps } = longProduct(random, factors);
	return {
		prompt: random.pick([
			`A school buys ${b} boxes of pencils. Each box has ${a} pencils. Students take ${used} of them. How many pencils are left?`,
			`A theater has ${b} rows with ${a} seats. On Friday ${used} seats stay empty. How many seats are taken?`,
			`A farm packs ${b} crates with ${a} apples each. It gives ${used} apples to a food bank. How many apples are left?`,
			`A printer makes ${a} posters an hour for ${b} hours. ${used} of them are misprinted. How many posters are good?`,
			`${random.pick(NAMES)} has ${b} albums with ${a} stamps each and sells ${used} stamps. How many stamps are left?`,
			`A library gets ${b} shelves for ${a} books each. So far ${used} books are on them. How many more books fit?`,
		]),
		right: whole(a * b - used),
		wrong: [
			[slip.gaveTheTotal, whole(a * b)],
			[slip.addedInstead, whole(a * b + used)],
			[
				slip.didNotShift,
				whole(Math.max(1, [...`${b}`].reduce((sum, digit) => sum + a * Number(digit), 0) - used)),
			],
		],
		hints: [
			"This takes two steps. How many are there in all?",
			`Find $${a} \\times ${b}$. ${hints[0]}`,
			`Then subtract ${used}.`,
		],
		steps: [...steps, `$${texNumber(a * b)} - ${used} = ${texNumber(a * b - used)}$.`],
	};
};

/** The partial products, one box each. */
const partials = (draw: Draw) =>
	ask.stepwise((random) => {
		const factors = draw(random);
		if (factors === undefined || factors.b > 99) return undefined;
		const { a, b } = factors;
		const [tens = 0, ones = 0] = placesOf(b);
		const { hints, steps, task = "" } = longProduct(random, factors);
		const x = texNumber(a);
		return {
			prompt: random.pick([
				`Complete the partial products for ${task}. $${x} \\times ${ones} =$ [[ones]] and $${x} \\times ${tens} =$ [[tens]]. The product is [[product]].`,
				`Find ${task} in parts. Multiply by the ones: [[ones]]. Multiply by the tens: [[tens]]. Add both: [[product]].`,
			]),
			boxes: {
				ones: { right: whole(a * ones), wrong: [[slip.addedFactors, whole(a + ones)]] },
				tens: { right: whole(a * tens), wrong: [[slip.didNotShift, whole((a * tens) / 10)]] },
				product: { right: whole(a * b), wrong: [[slip.didNotShift, whole(a * ones + (a * tens) / 10)]] },
			},
			hints,
			steps,
		};
	});

/** The partial products as the areas of two rectangles. */
const asAreas = ask.labeled((random) => {
	const factors = threeByTwo(random);
	if (factors === undefined) return undefined;
	const { a, b } = factors;
	const [tens = 0, ones = 0] = placesOf(b);
	const figure = splitRectangle({
		rows: 3,
		left: 4,
		right: 2,
		has_squares: false,
		names: { side: `${a}`, left: `${tens}`, right: `${ones}` },
	});
	const [first, second] = figure.places;
	return {
		prompt: random.pick([
			`The rectangle shows $${a} \\times ${b}$ in two parts. Write the area of each part.`,
			`${random.pick(NAMES)} breaks ${b} apart to find $${a} \\times ${b}$. Write the partial product into each part.`,
		]),
		figure: {
			svg: figure.svg,
			alt: `A rectangle ${a} high, split into a part ${tens} long and a part ${ones} long.`,
		},
		labels: {
			tens: {
				label: `Area of the part ${tens} long`,
				right: whole(a * tens),
				place: first,
				wrong: [[slip.didNotShift, whole((a * tens) / 10)]],
			},
			ones: {
				label: `Area of the part ${ones} long`,
				right: whole(a * ones),
				place: second,
				wrong: [[slip.addedFactors, whole(a + ones)]],
			},
		},
		hints: [
			"The area of each part is its length times its height.",
			`The parts are $${a} \\times ${tens}$ and $${a} \\times ${ones}$.`,
			`For $${a} \\times ${tens}$, find $${a} \\times ${tens / 10}$ and write a zero after it.`,
		],
		steps: [
			`$${a} \\times ${tens} = ${texNumber(a * tens)}$.`,
			`$${a} \\times ${ones} = ${texNumber(a * ones)}$.`,
		],
	};
});

// 1: two by two digits. 2: three by two digits, in parts, and estimates. 3: a zero inside, and stories. 4: four by two
// digits, and what went wrong. 5: three by three digits, two steps, and mistakes to explain.
export const multiplyMultidigit = defineSkill("multiply-multidigit", 2, {
	1: [ask.typed(bare(twoByTwo)), ask.chosen(bare(twoByTwo)), partials(twoByTwo)],
	2: [ask.typed(bare(threeByTwo)), asAreas, partials(threeByTwo), ask.chosen(estimate)],
	3: [
		ask.typed(bare(withZero)),
		ask.typed(story(withZero)),
		ask.chosen(bare(withZero)),
		ask.matched(bare(threeByTwo), "product"),
	],
	4: [
		ask.typed(bare(fourByTwo)),
		ask.chosen(story(fourByTwo)),
		ask.whatWentWrong(bare(fourByTwo)),
		partials(fourByTwo),
	],
	5: [
		ask.typed(bare(threeByThree)),
		ask.typed(twoSteps),
		ask.explainTheMistake(bare(fourByTwo)),
		ask.judged(bare(threeByTwo)),
	],
});
