import { hundredGrid } from "../../../figures/fractions/hundred-grid.ts";
import { emptyLine } from "../../../figures/lines/empty-line.ts";
import { hundredProduct } from "../../../figures/numbers/hundred-product.ts";
import { pointHops } from "../../../figures/numbers/point-hops.ts";
import { svgBeside } from "../../../figures/svg.ts";
import { box, growingBoxes, growingColumns, type Idea, repeat } from "../idea.ts";

/** One digit, worth a tenth in each place after the decimal point. */
export const tenthsToTheRight: Idea = (random) => {
	const digit = random.integer(2, 3);
	const whole = hundredGrid(100, "sky");
	const squares = Array.from({ length: digit - 1 }, () => whole).reduce(
		(drawn, square) => svgBeside(drawn, square),
		whole,
	);
	return [
		{
			text: `In the ones place, ${digit} is worth $${digit}$: ${digit} whole squares.`,
			figure: { svg: squares, alt: `${digit} whole squares.` },
		},
		{
			text: `One place to the right it is worth a tenth of that: ${digit} of 10 columns, $0.${digit}$.`,
			figure: { svg: hundredGrid(10 * digit, "sky"), alt: `${digit} of the 10 columns of a square.` },
		},
		{
			text: `A tenth of that again is ${digit} hundredths: ${digit} small squares, $0.0${digit}$.`,
			figure: { svg: hundredGrid(digit, "sky"), alt: `${digit} of 100 small squares.` },
		},
		{
			text: `And a tenth of that is ${digit} thousandths: not even half of one small square, $0.00${digit}$.`,
			figure: { svg: hundredGrid(digit / 10, "sky"), alt: `${digit} tenths of one small square.` },
		},
	];
};

/** The decimal point that hops over the digits when a number is multiplied by ten. */
export const digitsMoveByTens: Idea = (random) => {
	const [a, b] = [random.integer(2, 9), random.integer(1, 9)];
	const number = `${a}.${b}`;
	const frame = (text: string, to: number, said: string) => ({
		text,
		figure: {
			svg: pointHops({ digits: `${a}${b}0`, from: 1, to, isNew: (at) => at === 2 }),
			alt: `The digits ${a} and ${b}. ${said}`,
		},
	});
	return [
		frame(`This is $${number}$.`, 1, `The decimal point is after ${a}.`),
		frame(
			`Times 10, each digit is worth ten times as much. The decimal point moves 1 place to the right: $${number} \\times 10 = ${a}${b}$.`,
			2,
			`The decimal point hops behind ${b}.`,
		),
		frame(
			`Times 100, it moves 2 places to the right. A 0 fills the empty place: $${number} \\times 100 = ${a}${b}0$.`,
			3,
			`The decimal point hops on, behind a new 0.`,
		),
	];
};

/** A decimal taken several times, as jumps. */
export const decimalJumps: Idea = (random) => {
	const [times, tenths] = [3, random.integer(3, 6)];
	const stops = Array.from({ length: times + 1 }, (_, at) => (at * tenths) / 10);
	return stops.slice(1).map((stop, at) => ({
		text:
			at < times - 1
				? `${at + 1} ${at === 0 ? "jump" : "jumps"} of $0.${tenths}$: ${(at + 1) * tenths} tenths.`
				: `${times} jumps: $${times} \\times ${tenths}$ tenths are ${times * tenths} tenths, and that’s $${stop}$, with one decimal place as in $0.${tenths}$.`,
		figure: {
			svg: emptyLine({
				ends: [0, (times * tenths) / 10],
				stops: stops.slice(0, at + 2),
				names: stops.slice(1, at + 2).map(() => `+0.${tenths}`),
			}),
			alt: `A number line with jumps of 0.${tenths}: ${stops.slice(0, at + 2).join(", ")}.`,
		},
	}));
};

/** Tenths of tenths are hundredths: the part of a square that both factors cover. */
export const tenthsOfTenths: Idea = (random) => {
	const [a, b] = [random.integer(3, 6), random.integer(3, 7)];
	return [
		{
			text: `The square is 1. ${a} of its 10 columns are $0.${a}$.`,
			figure: {
				svg: hundredProduct(a, 0),
				alt: `A square of 100 small squares, ${a} of 10 columns colored.`,
			},
		},
		{
			text: `Take $0.${b}$ of that: ${b} of the 10 rows.`,
			figure: { svg: hundredProduct(a, b), alt: `In ${b} of the 10 rows the colored squares are darker.` },
		},
		{
			text: `$${a} \\times ${b} = ${a * b}$ small squares of 100 are covered twice: $0.${a} \\times 0.${b} = ${(a * b) / 100}$.`,
			figure: { svg: hundredProduct(a, b), alt: `${a * b} of 100 small squares are covered twice.` },
		},
	];
};

/** Tenths shared like whole numbers. */
export const shareTenths: Idea = (random) => {
	const [shares, each] = [random.integer(3, 4), random.integer(3, 8)];
	const all = shares * each;
	return growingBoxes([
		[
			`$${all / 10} \\div ${shares}$: read ${all / 10} as ${all} tenths.`,
			[box(`${all} tenths`, "sky", 2 * shares)],
		],
		[
			`Share ${all} tenths as you share ${all} things: ${each} tenths each.`,
			repeat(shares, `${each} tenths`, "gold", 2),
		],
		[`${each} tenths are $0.${each}$.`, repeat(shares, `0.${each}`, "mint", 2)],
	]);
};

const PLACES = ["tenths", "hundredths", "thousandths"] as const;

/** Decimals with `places` and one place fewer, one below the other, added from the right. */
export function lineUpThePoints(places: 2 | 3): Idea {
	return (random) => {
		const [ones, more_ones] = [random.integer(2, 4), random.integer(1, 4)];
		const digits = PLACES.slice(0, places).map(() => random.integer(1, 4));
		const more = PLACES.slice(0, places - 1).map(() => random.integer(1, 5));
		const sums = digits.map((digit, at) => digit + (more[at] ?? 0));
		const first = `${ones}.${digits.join("")}`;
		const second = `${more_ones}.${more.join("")}`;
		const texts = PLACES.slice(0, places).map((place) => `Add the ${place}.`);
		return growingColumns(
			[first, `${second}0`, `${ones + more_ones}.${sums.join("")}`],
			[
				`$${first} + ${second}$: line up the decimal points. An empty place counts as 0.`,
				...texts.toReversed(),
				"The point comes straight down.",
				"Add the ones.",
			],
		);
	};
}
