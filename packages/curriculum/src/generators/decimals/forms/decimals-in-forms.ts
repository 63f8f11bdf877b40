import { inWords, NAMES, slip } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { decimals, expression, whole, words } from "../../../kit/value.ts";

/** A whole number and so many of the last place that is named. */
interface Parts {
	wholes: number;
	part: number;
	/** 1: tenths, 2: hundredths, 3: thousandths. */
	places: 1 | 2 | 3;
}

export type DrawParts = (random: Random) => Parts;
type Shown = "words" | "sum" | "fraction";

export const UNITS = ["", "tenth", "hundredth", "thousandth"] as const;

const unitsOf = ({ wholes, part, places }: Parts) => wholes * 10 ** places + part;
export const valueOf = (parts: Parts) => decimals(unitsOf(parts), parts.places);
export const digitsOf = ({ part, places }: Parts) => [...`${part}`.padStart(places, "0")].map(Number);

function inLetters({ wholes, part, places }: Parts): string {
	const tail = `${inWords(part)} ${UNITS[places]}${part === 1 ? "" : "s"}`;
	return wholes === 0 ? tail : `${inWords(wholes)} and ${tail}`;
}

/** The terms of a sum such as "3 + 4 \times 1/10", for counts of tenths, hundredths and thousandths. */
export const termsOf = (wholes: number, counts: readonly number[]) => [
	...(wholes === 0 ? [] : [`${wholes}`]),
	...counts.flatMap((count, at) => (count === 0 ? [] : [`${count} \\times \\dfrac{1}{${10 ** (at + 1)}}`])),
];
const sumOf = (parts: Parts) => termsOf(parts.wholes, digitsOf(parts)).join(" + ");
const fractionOf = ({ wholes, part, places }: Parts) =>
	`${wholes === 0 ? "" : wholes}\\dfrac{${part}}{${10 ** places}}`;
export const tellers: Readonly<Record<Shown, (parts: Parts) => string>> = {
	words: (parts) => `**${inLetters(parts)}**`,
	sum: (parts) => `$${sumOf(parts)}$`,
	fraction: (parts) => `$${fractionOf(parts)}$`,
};

export function helpOf(parts: Parts): Pick<Draft, "hints" | "steps"> {
	const { wholes, part, places } = parts;
	const named = digitsOf(parts)
		.map((count, at) => `${count} ${UNITS[at + 1]}${count === 1 ? "" : "s"}`)
		.join(", ");
	return {
		hints: [
			"The places after the decimal point are tenths, hundredths, and thousandths.",
			`The ${part < 10 ? "digit" : "last digit of"} ${part} belongs in the ${UNITS[places]}s place. Which places come before it?`,
			"A place with nothing in it gets a zero.",
		],
		steps: [
			`${wholes === 0 ? "No wholes" : `Wholes: ${wholes}`}, and ${part} ${UNITS[places]}${part === 1 ? "" : "s"}: ${named}.`,
			`${inLetters(parts).replace(/^./, (first) => first.toUpperCase())} is ${valueOf(parts).shown}.`,
		],
	};
}

/** Decimals that wrong procedures write. */
export function misreadings(parts: Parts): Draft["wrong"] {
	const { wholes, part, places } = parts;
	const digits = digitsOf(parts);
	const kept = digits.filter((each) => each > 0).join("");
	return [
		kept.length < places && [slip.droppedTheZero, decimals(Number(`${wholes}${kept}`), kept.length)],
		[slip.reversedThePlaces, decimals(wholes * 10 ** places + Number(digits.toReversed().join("")), places)],
		[slip.wroteOneZeroMore, decimals(wholes * 10 ** (places + 1) + part, places + 1)],
		[slip.wroteNoPoint, whole(Number(`${wholes}${part}`))],
	];
}

/** Words, a sum or a fraction as a decimal. */
export const asDecimal =
	(draw: DrawParts, forms: readonly Shown[]): Form =>
	(random) => {
		const parts = draw(random);
		const told = tellers[random.pick(forms)](parts);
		return {
			...helpOf(parts),
			prompt: random.pick([
				`Write ${told} as a decimal.`,
				`Which decimal is ${told}?`,
				`${random.pick(NAMES)} wants to write ${told} with a decimal point. Which number is it?`,
				`Find the decimal that is equal to ${told}.`,
			]),
			task: told,
			right: valueOf(parts),
			wrong: misreadings(parts),
		};
	};

/** Words, a sum or a fraction on a line that zooms in as far as its last place. */
export const onZoomLine =
	(draw: DrawParts, forms: readonly Shown[]): Form =>
	(random) => {
		const parts = draw(random);
		const told = tellers[random.pick(forms)](parts);
		const from = 10 * Math.floor(parts.wholes / 10);
		return {
			...helpOf(parts),
			prompt: random.pick([
				`Zoom into the number line and place a point at ${told}.`,
				`Where is ${told} on the number line? Zoom in and place the point.`,
				`${random.pick(NAMES)} is looking for ${told} on a number line. Zoom in until you find its place.`,
			]),
			right: valueOf(parts),
			wrong: misreadings(parts),
			zoom: { from, to: from + 10, places: parts.places },
		};
	};

/** Words, a sum or a fraction built with blocks. */
export const built =
	(draw: DrawParts, forms: readonly Shown[]): Form =>
	(random) => {
		const parts = draw(random);
		const told = tellers[random.pick(forms)](parts);
		const { wholes, places } = parts;
		if (wholes > 9 || places === 1) return undefined;
		return {
			...helpOf(parts),
			prompt: `${places === 2 ? "The flat block is one whole." : "The large cube is one whole."} ${random.pick(
				[
					`Build ${told} with blocks. Which decimal is it?`,
					`Show ${told} with blocks, and write it as a decimal.`,
					`${random.pick(NAMES)} builds ${told} with blocks. Which decimal do they show?`,
				],
			)}`,
			right: valueOf(parts),
			wrong: misreadings(parts),
			blocks:
				places === 2
					? { largest: 100, start: 0, smallest: "hundredth" }
					: { largest: 1000, start: 0, smallest: "thousandth" },
		};
	};

/** The words or the sum of a decimal. */
export const ofDecimal =
	(draw: DrawParts, shown: "words" | "sum"): Form =>
	(random) => {
		const parts = draw(random);
		const decimal = valueOf(parts).shown;
		const { wholes, part, places } = parts;
		const value = (other: Parts) =>
			shown === "words"
				? words(inLetters(other))
				: expression(sumOf(other), unitsOf(other) * 10 ** (3 - other.places));
		const reversed = Number(digitsOf(parts).toReversed().join(""));
		const [first = 0, second = 0, ...rest] = digitsOf(parts);
		const swapped = Number([second, first, ...rest].join(""));
		const all = Number(`${wholes}${part}`);
		const larger =
			part < 10 ** (places - 1)
				? ([slip.droppedTheZero, value({ ...parts, places: places === 3 ? 2 : 1 })] as const)
				: false;
		return {
			...helpOf(parts),
			prompt: random.pick(
				shown === "words"
					? [
							`How do you read ${decimal}?`,
							`Which words name ${decimal}?`,
							`${random.pick(NAMES)} reads ${decimal} aloud. Which words are right?`,
						]
					: [
							`Which sum is ${decimal} in expanded form?`,
							`${random.pick(NAMES)} writes ${decimal} as a sum of its places. Which sum is right?`,
							`Which expression shows the place value of each digit in ${decimal}?`,
						],
			),
			task: decimal,
			right: value(parts),
			wrong: [
				larger,
				reversed >= 10 ** (places - 1) && [slip.reversedThePlaces, value({ ...parts, part: reversed })],
				shown === "words" && [slip.namedAnotherPlace, value({ ...parts, places: places === 3 ? 2 : 3 })],
				swapped > 0 && [slip.swappedTwoPlaces, value({ ...parts, part: swapped })],
				shown === "words" && wholes > 0 && all < 1000 && [slip.wroteNoPoint, words(inWords(all))],
			],
		};
	};
