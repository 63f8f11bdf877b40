import { askFor, NAMES, partsCalled, ratio, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random, Range, Value } from "../../../kit/index.ts";

/** A unit fraction and a whole number; either of them is divided by the other one. */
export interface UnitDivision {
	bottom: number;
	count: number;
	/** The unit fraction is divided, not the whole number. */
	isPartFirst: boolean;
}

/** Denominators of everyday fractions. */
const DENOMINATORS = [2, 3, 4, 5, 6, 8, 10, 12];

export function unitDivisionOf(
	random: Random,
	isPartFirst: boolean,
	bottoms: Range,
	counts: Range,
): UnitDivision {
	const bottom = random.pick(DENOMINATORS.filter((each) => each >= bottoms[0] && each <= bottoms[1]));
	const others = Array.from({ length: counts[1] - counts[0] + 1 }, (_, at) => counts[0] + at);
	return { bottom, count: random.pick(others.filter((each) => each !== bottom)), isPartFirst };
}

export const unitTex = (bottom: number) => `\\dfrac{1}{${bottom}}`;

/** "\\dfrac{1}{4} \\div 3". */
export function formulaOf({ bottom, count, isPartFirst }: UnitDivision): string {
	return isPartFirst ? `${unitTex(bottom)} \\div ${count}` : `${count} \\div ${unitTex(bottom)}`;
}

function quotientOf({ bottom, count, isPartFirst }: UnitDivision): Value {
	return isPartFirst ? ratio(1, bottom * count) : whole(bottom * count);
}

function helpWith(division: UnitDivision): Pick<Draft, "hints" | "steps" | "wrong"> {
	const { bottom, count } = division;
	const [parts, all] = [partsCalled(bottom), bottom * count];
	const task = formulaOf(division);
	const common: Draft["wrong"] = [
		[slip.multipliedByTheFraction, ratio(count, bottom)],
		[slip.dividedTheWrongNumber, quotientOf({ ...division, isPartFirst: !division.isPartFirst })],
	];
	if (division.isPartFirst)
		return {
			wrong: [
				...common,
				bottom % count === 0 && [slip.dividedTheDenominator, ratio(1, bottom / count)],
				[slip.addedToTheDenominator, ratio(1, bottom + count)],
				[slip.gaveTheFractionAgain, ratio(1, bottom)],
			],
			hints: [
				`$${unitTex(bottom)}$ is one of ${bottom} equal parts of a whole. It is divided into ${count} equal pieces.`,
				`Divide all ${bottom} parts into ${count} pieces each. How many pieces does the whole have then?`,
				`Find $${bottom} \\times ${count}$ for the denominator.`,
			],
			steps: [
				`Divide each of the ${bottom} equal parts into ${count} pieces. The whole has $${bottom} \\times ${count} = ${all}$ pieces.`,
				`One piece is $\\dfrac{1}{${all}}$ of the whole.`,
				`So $${task} = \\dfrac{1}{${all}}$.`,
			],
		};
	return {
		wrong: [
			...common,
			[slip.addedToTheDenominator, whole(bottom + count)],
			[slip.countedOneWhole, whole(bottom)],
		],
		hints: [
			`The question is how many ${parts} there are in ${count}.`,
			`There are ${bottom} ${parts} in 1 whole. How many are there in ${count} wholes?`,
			`Find $${count} \\times ${bottom}$.`,
		],
		steps: [
			`1 whole has ${bottom} ${parts}.`,
			`${count} wholes have $${count} \\times ${bottom} = ${all}$ ${parts}.`,
			`So $${task} = ${all}$.`,
		],
	};
}

/** A division with a unit fraction. */
export function unitQuotient(random: Random, division: UnitDivision): Draft {
	const task = `$${formulaOf(division)}$`;
	const { wrong, ...help } = helpWith(division);
	return {
		...help,
		wrong: random.shuffle(wrong),
		prompt: askFor(random, task),
		...(division.isPartFirst ? { cta: "Write a fraction, such as 1/6." } : {}),
		task,
		right: quotientOf(division),
		equal: division.isPartFirst ? "an equal fraction" : "an equal number",
	};
}

type Story = (name: string, part: string, count: number) => string;

/** The forms of one kind of such divisions: the bare formula, and a story that tells it. */
export function unitDivisionForms(isPartFirst: boolean, stories: readonly Story[]) {
	const drawn = (random: Random, bottoms: Range, counts: Range) =>
		unitDivisionOf(random, isPartFirst, bottoms, counts);
	const bare =
		(bottoms: Range, counts: Range): Form =>
		(random) =>
			unitQuotient(random, drawn(random, bottoms, counts));
	const story =
		(bottoms: Range, counts: Range): Form =>
		(random) => {
			const division = drawn(random, bottoms, counts);
			const { bottom, count } = division;
			return {
				...unitQuotient(random, division),
				prompt: random.pick(stories)(random.pick(NAMES), `$${unitTex(bottom)}$`, count),
			};
		};
	return { drawn, bare, story };
}

/** Which multiplication shows that a quotient is right. */
export function checkByMultiplying(random: Random, division: UnitDivision): Draft {
	const { bottom, count, isPartFirst } = division;
	const all = bottom * count;
	const [quotient, divisor, dividend] = isPartFirst
		? [unitTex(all), `${count}`, unitTex(bottom)]
		: [`${all}`, unitTex(bottom), `${count}`];
	const claim = `$${formulaOf(division)} = ${quotient}$`;
	const says = (left: string, right: string, result: string) =>
		words(`$${left} \\times ${right} = ${result}$`);
	return {
		prompt: random.pick([
			`Which multiplication checks that ${claim}?`,
			`How can you check ${claim} by multiplying?`,
			`Which equation shows that ${claim} is right?`,
		]),
		right: says(quotient, divisor, dividend),
		wrong: [
			[slip.checkedWithTheDividend, says(dividend, divisor, `\\dfrac{${count}}{${bottom}}`)],
			isPartFirst && [slip.checkedWithTheDenominator, says(unitTex(all), `${bottom}`, unitTex(count))],
			!isPartFirst && [slip.checkedWithTheDenominator, says(`${all}`, `${bottom}`, `${all * bottom}`)],
			[slip.checkedWholeNumbers, says(`${bottom}`, `${count}`, `${all}`)],
		],
		hints: [
			"Multiplication undoes division.",
			`The quotient is $${quotient}$, and the divisor is $${divisor}$.`,
			"Multiply the quotient by the divisor. Which number should you get?",
		],
		steps: [
			"Multiply the quotient by the divisor to get back the dividend.",
			`$${quotient} \\times ${divisor} = ${dividend}$.`,
		],
	};
}
