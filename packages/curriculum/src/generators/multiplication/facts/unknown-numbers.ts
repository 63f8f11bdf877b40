import { type Draft, type Form, NAMES, type Random, slip, whole } from "../../../kit/index.ts";
import type { Facts } from "./products.ts";
import { divisionOf } from "./quotients.ts";

/** An equation with a box, turned around at times. */
const turned = (random: Random, left: string, right: string | number) =>
	random.oneIn(2) ? `$${left} = ${right}$` : `$${right} = ${left}$`;

function asks(random: Random, equation: string): string {
	const name = random.pick(NAMES);
	return random.pick([
		`Which number belongs in the box? ${equation}`,
		`Which number makes the equation true? ${equation}`,
		`${name} spilled paint on a number. Which number was it? ${equation}`,
	]);
}

const SAME = "Both sides of the equal sign have the same value.";

const missingDivisor = (random: Random, { by, quotient, total }: ReturnType<typeof divisionOf>): Draft => {
	const equation = turned(random, `${total} \\div \\square`, quotient);
	return {
		prompt: asks(random, equation),
		task: `the number for the box in ${equation}`,
		right: whole(by),
		wrong: [
			[slip.subtractedFactors, whole(total - quotient)],
			[slip.quotientOneShort, whole(by - 1)],
			[slip.quotientOneOver, whole(by + 1)],
			[slip.gaveTheQuotient, whole(quotient)],
			[slip.multipliedKnownNumbers, whole(total * quotient)],
		],
		hints: [
			SAME,
			`The total is ${total}, and the quotient is ${quotient}. How many groups of ${quotient} are in ${total}?`,
			`Count by ${quotient} until you reach ${total}.`,
		],
		steps: [
			`The number times ${quotient} is ${total}.`,
			`$${by} \\times ${quotient} = ${total}$, so the number is ${by}.`,
		],
	};
};

const missingDividend = (random: Random, { by, quotient, total }: ReturnType<typeof divisionOf>): Draft => {
	const equation = turned(random, `\\square \\div ${by}`, quotient);
	return {
		prompt: asks(random, equation),
		task: `the number for the box in ${equation}`,
		right: whole(total),
		wrong: [
			by % quotient === 0 && [slip.dividedKnownNumbers, whole(by / quotient)],
			quotient % by === 0 && [slip.dividedKnownNumbers, whole(quotient / by)],
			[slip.addedKnownNumbers, whole(by + quotient)],
			[slip.oneGroupShort, whole(total - by)],
			[slip.oneGroupOver, whole(total + by)],
			[slip.subtractedFactors, whole(Math.abs(by - quotient))],
		],
		hints: [
			SAME,
			`The missing number is split into ${by} equal parts, and each part is ${quotient}.`,
			`Put the parts together: find $${by} \\times ${quotient}$.`,
		],
		steps: [
			`${by} parts of ${quotient} make the missing number.`,
			`$${by} \\times ${quotient} = ${total}$, so the number is ${total}.`,
		],
	};
};

/** The divisor or the dividend is missing. */
export const missingInDivision =
	(facts: Facts): Form =>
	(random) => {
		const division = divisionOf(facts(random));
		if (!division.fits) return undefined;
		return random.pick([missingDivisor, missingDividend])(random, division);
	};

/** A factor or the product is missing. */
export const missingInProduct =
	(facts: Facts): Form =>
	(random) => {
		const { by, quotient, total, fits } = divisionOf(facts(random));
		if (!fits) return undefined;
		const left = random.oneIn(2) ? `${by} \\times \\square` : `\\square \\times ${by}`;
		const equation = turned(random, left, total);
		return {
			prompt: random.oneIn(4)
				? `${by} times a number is ${total}. Which number is it? Use the equation ${equation}.`
				: asks(random, equation),
			task: `the number for the box in ${equation}`,
			right: whole(quotient),
			wrong: [
				[slip.quotientOneShort, whole(quotient - 1)],
				[slip.quotientOneOver, whole(quotient + 1)],
				[slip.subtractedOnce, whole(total - by)],
				[slip.multipliedKnownNumbers, whole(total * by)],
			],
			hints: [
				SAME,
				`The product is ${total}, and one factor is ${by}.`,
				`Count by ${by} until you reach ${total}. The number of steps is the missing factor.`,
			],
			steps: [
				`Which number times ${by} is ${total}?`,
				`$${by} \\times ${quotient} = ${total}$, so the number is ${quotient}.`,
			],
		};
	};
