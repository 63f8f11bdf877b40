import { asClaim, ask, defineSkill, NAMES, slip } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { decimals, whole } from "../../../kit/value.ts";
import {
	type DrawParts,
	UNITS,
	valueOf,
	digitsOf,
	termsOf,
	tellers,
	helpOf,
	misreadings,
	asDecimal,
	onZoomLine,
	built,
	ofDecimal,
} from "./decimals-in-forms.ts";

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
export const decimalFormsThousandths = defineSkill("decimal-forms-thousandths", 11, {
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
