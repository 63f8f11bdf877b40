import { decimals, type Random, signOf, type Value } from "../../kit/index.ts";

/** A decimal in thousandths, with as many decimal places as are written. */
export interface Written {
	thousandths: number;
	places: number;
}

type Pair = readonly [Written, Written];

export const shown = ({ thousandths, places }: Written, least = places) =>
	(thousandths / 1000).toFixed(least);
export const valueOf = (number: Written): Value => ({
	...decimals(number.thousandths, 3),
	entry: shown(number),
	shown: `$${shown(number)}$`,
});

export const digit = (random: Random) => random.integer(1, 9);

/** Written with two places at most: tenths against hundredths, or two hundredths. */
export function easyPair(random: Random): Pair {
	const [whole, t] = [random.integer(0, 5) * 1000, digit(random)];
	const hundredths = { thousandths: whole + 10 * random.integer(11, 98), places: 2 };
	return [hundredths, { thousandths: whole + 100 * t, places: 1 }];
}

/** Of different lengths: the longer one is often the smaller. */
export function unevenPair(random: Random): Pair {
	const [whole, t, h, m] = [random.integer(0, 9) * 1000, digit(random), digit(random), digit(random)];
	const long = { thousandths: whole + 100 * t + 10 * h + m, places: 3 };
	const short = random.pick([
		{ thousandths: whole + 100 * digit(random), places: 1 },
		{ thousandths: whole + 10 * random.integer(11, 98), places: 2 },
	]);
	return [long, short];
}

/** The same up to the last place, or equal with zeros at the end. */
export function closePair(random: Random): Pair {
	const [whole, t, h, m] = [random.integer(0, 9) * 1000, digit(random), digit(random), digit(random)];
	const base = whole + 100 * t;
	return random.pick<Pair>([
		[
			{ thousandths: base + 10 * h + m, places: 3 },
			{ thousandths: base + 10 * h, places: 2 },
		],
		[
			{ thousandths: base + m, places: 3 },
			{ thousandths: base + 10 * random.integer(1, 3), places: 2 },
		],
		[
			{ thousandths: base + 10 * h + m, places: 3 },
			{ thousandths: base + 10 * m + h, places: 3 },
		],
		[
			{ thousandths: base, places: random.integer(2, 3) },
			{ thousandths: base, places: 1 },
		],
	]);
}

export type Draw = (random: Random) => Pair;

/** Either number first. */
export const turned =
	(draw: Draw): Draw =>
	(random) => {
		const [a, b] = draw(random);
		return random.oneIn(2) ? [a, b] : [b, a];
	};

/** Hints and steps that compare place by place. */
export function helpWith([a, b]: Pair) {
	const places = Math.max(a.places, b.places);
	const padded = [a, b].map((each) => `$${shown(each, places)}$`).join(" and ");
	return {
		hints: [
			"Compare place by place: first the whole numbers, then the tenths.",
			a.places === b.places
				? `$${shown(a)}$ and $${shown(b)}$ have the same number of decimal places, so compare them digit by digit.`
				: `Write zeros at the end, so that $${shown(a)}$ and $${shown(b)}$ have the same number of decimal places.`,
			"Go from left to right. The first place where the digits differ decides.",
		] as const,
		steps: [
			...(a.places === b.places ? [] : [`With the same number of decimal places: ${padded}.`]),
			decidingPlace(a.thousandths, b.thousandths),
			`$${shown(a)} ${signOf(a.thousandths, b.thousandths)} ${shown(b)}$.`,
		],
	};
}

/** Names of places, and how many thousandths one of each is. */
const PLACES = [
	["tenths", 100],
	["hundredths", 10],
	["thousandths", 1],
] as const;

/** Which place differs first, and how. */
function decidingPlace(a: number, b: number): string {
	const wholes = [Math.floor(a / 1000), Math.floor(b / 1000)] as const;
	if (wholes[0] !== wholes[1])
		return `The whole numbers differ: $${wholes[0]} ${signOf(...wholes)} ${wholes[1]}$.`;
	for (const [name, size] of PLACES) {
		const [one, other] = [Math.floor(a / size) % 10, Math.floor(b / size) % 10];
		if (one !== other)
			return `The first different digits are the ${name}: $${one} ${signOf(one, other)} ${other}$.`;
	}
	return "Every place has the same digit.";
}
