import { asClaim, ask, defineSkill, inWords, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { decimals, expression, whole, words } from "../../kit/value.ts";

/** A whole number and so many of the last place that is named. */
interface Parts {
	wholes: number;
	part: number;
	/** 1: tenths, 2: hundredths, 3: thousandths. */
	places: 1 | 2 | 3;
}

type DrawParts = (random: Random) => Parts;
type Shown = "words" | "sum" | "fraction";

const UNITS = ["", "tenth", "hundredth", "thousandth"] as const;
const digit = (random: Random) => random.integer(1, 9);

const hundredths: DrawParts = (random) => ({
	wholes: random.integer(0, 30),
	part: random.oneIn(3) ? digit(random) : 10 * digit(random) + digit(random),
	places: 2,
});
const thousandths: DrawParts = (random) => ({
	wholes: random.integer(0, 60),
	part: 100 * digit(random) + 10 * digit(random) + digit(random),
	places: 3,
});
/** A zero after the decimal point. */
const withZero: DrawParts = (random) => ({
	wholes: random.integer(0, 60),
	part: random.pick([digit(random), 10 * digit(random) + digit(random), 100 * digit(random) + digit(random)]),
	places: 3,
});

const unitsOf = ({ wholes, part, places }: Parts) => wholes * 10 ** places + part;
const valueOf = (parts: Parts) => decimals(unitsOf(parts), parts.places);
const digitsOf = ({ part, places }: Parts) => [...`${part}`.padStart(places, "0")].map(Number);

function inLetters({ wholes, part, places }: Parts): string {
	const tail = `${inWords(part)} ${UNITS[places]}${part === 1 ? "" : "s"}`;
	return wholes === 0 ? tail : `${inWords(wholes)} and ${tail}`;
}

/** The terms of a sum such as "3 + 4 \times 1/10", for counts of tenths, hundredths and thousandths. */
const termsOf = (wholes: number, counts: readonly number[]) => [
	...(wholes === 0 ? [] : [`${wholes}`]),
	...counts.flatMap((count, at) => (count === 0 ? [] : [`${count} \\times \\dfrac{1}{${10 ** (at + 1)}}`])),
];
const sumOf = (parts: Parts) => termsOf(parts.wholes, digitsOf(parts)).join(" + ");
const fractionOf = ({ wholes, part, places }: Parts) =>
	`${wholes === 0 ? "" : wholes}\\dfrac{${part}}{${10 ** places}}`;
const tellers: Readonly<Record<Shown, (parts: Parts) => string>> = {
	words: (parts) => `**${inLetters(parts)}**`,
	sum: (parts) => `$${sumOf(parts)}$`,
	fraction: (parts) => `$${fractionOf(parts)}$`,
};

function helpOf(parts: Parts): Pick<Draft, "hints" | "steps"> {
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
function misreadings(parts: Parts): Draft["wrong"] {
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
const asDecimal =
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
const onZoomLine =
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
const built =
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
const ofDecimal =
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

/** Places in mixed order, or more than nine of one place. */
const mixedSum: Form = (random) => {
	const parts = random.pick([thousandths, withZero])(random);
	const [t = 0, h = 0, m = 0] = digitsOf(parts);
	const isRegrouped = t > 0 && random.oneIn(2);
	const counts = isRegrouped ? [t - 1, h + 10, m] : [t, h, m];
	const told = `$${random.shuffle(termsOf(parts.wholes, counts)).join(" + ")}$`;
	const side = counts.join("");
	const { steps, hints } = helpOf(parts);
	return {
		prompt: random.pick([
			`Write ${told} as one decimal.`,
			`Which decimal has the same value as ${told}?`,
			`${random.pick(NAMES)} adds ${told}. What is the sum as a decimal?`,
		]),
		task: told,
		right: valueOf(parts),
		wrong: [
			isRegrouped && [slip.wroteCountsSideBySide, decimals(Number(`${parts.wholes}${side}`), side.length)],
			...misreadings(parts),
		],
		hints: [
			"Sort the parts first: wholes, tenths, hundredths, thousandths.",
			isRegrouped ? `Ten hundredths make one tenth. How many hundredths are left of ${h + 10}?` : hints[1],
			hints[2],
		],
		steps: [
			...(isRegrouped
				? [`${h + 10} hundredths are 1 tenth and ${h} hundredths.`.replace(/ 1 hundredths/, " 1 hundredth")]
				: []),
			...steps,
		],
	};
};

/** How many of each place, in boxes. */
const inPlaces = (draw: DrawParts) =>
	ask.stepwise((random) => {
		const parts = draw(random);
		const digits = digitsOf(parts);
		const decimal = valueOf(parts).shown;
		const box = (at: number) => ({
			right: whole(digits[at] ?? 0),
			wrong: [[slip.reversedThePlaces, whole(digits[digits.length - 1 - at] ?? 0)] as const],
		});
		const names = digits.map((_, at) => `place${at + 1}`);
		return {
			...helpOf(parts),
			prompt: random.pick([
				`How many are there of each place in ${decimal}? ${names
					.map((name, at) => `${UNITS[at + 1]}s: [[${name}]]`)
					.join(", ")
					.replace(/^t/, "T")}.`,
				`${decimal} $= ${parts.wholes} +$ ${names.map((name, at) => `[[${name}]] $\\times \\dfrac{1}{${10 ** (at + 1)}}$`).join(" $+$ ")}`,
				`${random.pick(NAMES)} takes ${tellers.words(parts)} apart: ${names.map((name, at) => `[[${name}]] ${UNITS[at + 1]}s`).join(", ")}.`,
			]),
			boxes: Object.fromEntries(names.map((name, at) => [name, box(at)])),
		};
	});

const say = (told: string, value: string) =>
	`${told.replaceAll("*", "").replace(/^./, (first) => first.toUpperCase())} is ${value}.`;
const ALL = ["words", "sum", "fraction"] as const;

// 1: words and fractions for hundredths, built as well. 2: thousandths. 3: sums, lines that zoom in, and the words of a decimal. 4: zeros after the decimal
// point. 5: places in mixed order, more than nine of a place, and someone's mistake.
export const decimalFormsThousandths = defineSkill("decimal-forms-thousandths", 10, {
	1: [
		ask.typed(asDecimal(hundredths, ["words", "fraction"])),
		ask.withBlocks(built(hundredths, ["words", "fraction"])),
		ask.chosen(asDecimal(hundredths, ["words", "fraction"])),
		ask.chosen(ofDecimal(hundredths, "words")),
	],
	2: [
		ask.typed(asDecimal(thousandths, ["words", "fraction"])),
		ask.withBlocks(built(thousandths, ["words"])),
		ask.chosen(ofDecimal(thousandths, "words")),
		inPlaces(thousandths),
	],
	3: [
		ask.typed(asDecimal(thousandths, ["sum"])),
		ask.onZoomLine(onZoomLine(thousandths, ALL)),
		ask.chosen(ofDecimal(thousandths, "sum")),
		ask.matched(asDecimal(thousandths, ALL), ["number", "decimal"]),
		inPlaces(thousandths),
	],
	4: [
		ask.typed(asDecimal(withZero, ALL)),
		ask.onZoomLine(onZoomLine(withZero, ALL)),
		ask.chosen(asDecimal(withZero, ALL)),
		ask.chosen(ofDecimal(withZero, "words")),
		ask.judged(asClaim(asDecimal(withZero, ["words", "fraction"]), say)),
	],
	5: [
		ask.typed(mixedSum),
		ask.chosen(mixedSum),
		ask.judged(asClaim(asDecimal(withZero, ["words"]), say)),
		ask.explainTheMistake(asDecimal(withZero, ["words", "sum"])),
	],
});
