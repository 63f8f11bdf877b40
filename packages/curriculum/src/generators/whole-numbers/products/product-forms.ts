import { splitRectangle } from "../../../figures/fractions/split-rectangle.ts";
import { ask, boxed, given, NAMES, prose, slip, texNumber, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { type Factors, longProduct, placesOf } from "./long-products.ts";

export type DrawFactors = (random: Random) => Factors | undefined;
/** The product with its hints, steps and mistakes. */
type DraftOf = (random: Random, factors: Factors) => Draft;
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

/** A product in figures. */
export const bareProduct =
	(draw: DrawFactors, draftOf: DraftOf = longProduct): Form =>
	(random) => {
		const factors = draw(random);
		return factors && draftOf(random, factors);
	};

/** Equal groups. */
export const productStory = (draw: DrawFactors, draftOf: DraftOf = longProduct): Form =>
	given(draw, (factors, random) => {
		const { a, b } = factors;
		return { ...draftOf(random, factors), prompt: random.pick(STORIES)(random.pick(NAMES), b, prose(a)) };
	});

/** Bought and partly used: two steps. */
export const twoStepProduct = (draw: DrawFactors, draftOf: DraftOf = longProduct): Form =>
	given(draw, (factors, random) => {
		const { a, b } = factors;
		const used = random.integer(101, Math.min(999, a * b - 100));
		const { hints, steps } = draftOf(random, factors);
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
	});

/** The partial products, one box each. */
export const partialProducts = (draw: DrawFactors) =>
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
				ones: boxed(whole(a * ones), [slip.addedFactors, whole(a + ones)]),
				tens: boxed(whole(a * tens), [slip.didNotShift, whole((a * tens) / 10)]),
				product: boxed(whole(a * b), [slip.didNotShift, whole(a * ones + (a * tens) / 10)]),
			},
			hints,
			steps,
		};
	});

/** The partial products as the areas of two rectangles. */
export const productAreas = (draw: DrawFactors) =>
	ask.labeled((random) => {
		const factors = draw(random);
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
