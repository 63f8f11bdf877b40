import { emptyLine } from "../../figures/lines/empty-line.ts";
import { hundredProduct } from "../../figures/numbers/hundred-product.ts";
import { box, growingBoxes, growingColumns, growingTable, type Idea, repeat } from "./idea.ts";

/** One digit, worth a tenth in each place after the decimal point. */
export function tenthsToTheRight(places: 2 | 3): Idea {
	return (random) => {
		const digit = random.integer(2, 9);
		const texts = [
			`In the ones place, ${digit} is worth $${digit}$.`,
			`One place to the right it is worth a tenth of that: $0.${digit}$.`,
			`A tenth of that again is ${digit} hundredths: $0.0${digit}$.`,
			`And ${digit} thousandths are $0.00${digit}$.`,
		].slice(0, places + 1);
		const cells = (place: number) =>
			texts.map((_, at) => (at === place ? `${digit}` : at < place ? "0" : ""));
		return growingTable(
			["Ones", "Tenths", "Hundredths", "Thousandths"].slice(0, places + 1),
			texts.map((text, place) => [text, ...cells(place)] as const),
		);
	};
}

/** Digits that move to the left when a number is multiplied by ten. */
export const digitsMoveByTens: Idea = (random) => {
	const [a, b] = [random.integer(2, 9), random.integer(1, 9)];
	return growingTable(
		["", "Hundreds", "Tens", "Ones", "Tenths"],
		[
			[`This is $${a}.${b}$.`, `${a}.${b}`, "", "", `${a}`, `${b}`],
			["Times 10, each digit moves one place to the left.", "× 10", "", `${a}`, `${b}`, "0"],
			["Times 100, each digit moves two places.", "× 100", `${a}`, `${b}`, "0", "0"],
		],
	);
};

/** A decimal taken several times, as jumps. */
export const decimalJumps: Idea = (random) => {
	const [times, tenths] = [3, random.integer(3, 6)];
	const stops = Array.from({ length: times + 1 }, (_, at) => (at * tenths) / 10);
	return stops.slice(1).map((stop, at) => ({
		text:
			at < times - 1
				? `${at + 1} ${at === 0 ? "jump" : "jumps"} of $0.${tenths}$: ${(at + 1) * tenths} tenths.`
				: `${times} jumps: $${times} \\times ${tenths}$ tenths are ${times * tenths} tenths, and that’s $${stop}$.`,
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
