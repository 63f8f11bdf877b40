import { ask, defineSkill, type Form, NAMES, slip, whole } from "../../kit/index.ts";
import { texNumber } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import {
	decimalDivision,
	type DecimalQuotient,
	quotientOf,
	scaledDividend,
	scaledOf,
	shown,
	valueOf,
	withWholeDivisor,
} from "./decimal-products.ts";
import { EQUAL_PARTS, PARTS_OF_A_SIZE } from "./decimal-stories.ts";

type Range = readonly [least: number, most: number];
type Draw = (random: Random) => DecimalQuotient;

const quotients =
	(
		quotient: readonly [places: number, range: Range],
		divisor: readonly [places: number, range: Range],
	): Draw =>
	(random) =>
		quotientOf(scaledOf(random, ...quotient), scaledOf(random, ...divisor));

const tenths = quotients([1, [11, 99]], [0, [2, 9]]);
const hundredths = quotients([2, [12, 299]], [0, [2, 12]]);
const wholeByTenths = quotients([0, [3, 60]], [1, [2, 19]]);
const byTenths = quotients([1, [12, 99]], [1, [2, 25]]);
const byHundredths = quotients([0, [4, 80]], [2, [2, 75]]);

const bare =
	(draw: Draw): Form =>
	(random) =>
		decimalDivision(random, draw(random));

const story =
	(draw: Draw, stories: typeof EQUAL_PARTS): Form =>
	(random) => {
		const division = draw(random);
		const [total, by] = [shown(division.dividend), shown(division.divisor)];
		return {
			...decimalDivision(random, division),
			prompt: random.pick(stories)(random.pick(NAMES), total, by),
		};
	};

/** A quotient of whole numbers is known. */
const placeThePoint =
	(draw: Draw): Form =>
	(random) => {
		const division = draw(random);
		const { dividend, divisor, quotient } = division;
		const draft = decimalDivision(random, division);
		const known = `$${texNumber(dividend.units)} \\div ${divisor.units} = ${texNumber(quotient.units)}$`;
		return {
			...draft,
			prompt: random.pick([
				`${known}. Use this to find ${draft.task}.`,
				`${random.pick(NAMES)} knows that ${known}. What is ${draft.task}?`,
				`Because ${known}, the digits of ${draft.task} are ${quotient.units}. Place the decimal point and write the quotient.`,
			]),
		};
	};

/** Which division with a whole divisor has the same quotient. */
const sameQuotient: Form = (random) => {
	const division = random.pick([wholeByTenths, byTenths, byHundredths])(random);
	const { dividend, divisor, quotient } = division;
	const { task = "", steps } = decimalDivision(random, division);
	const shownAs = (text: string) => ({ entry: text, shown: `$${text}$`, answer_type: "STRING" as const });
	const top = (extra: number) =>
		valueOf({
			units: dividend.units * 10 ** Math.max(0, extra - dividend.places),
			places: Math.max(0, dividend.places - extra),
		}).entry;
	const power = divisor.places;
	return {
		prompt: random.pick([
			`Which division has the same quotient as ${task}?`,
			`${random.pick(NAMES)} makes the divisor of ${task} a whole number. Which division is that?`,
		]),
		right: shownAs(withWholeDivisor(division)),
		wrong: [
			[slip.movedOnePointOnly, shownAs(`${top(0)} \\div ${divisor.units}`)],
			[slip.ignoredThePoint, shownAs(`${top(power + 1)} \\div ${divisor.units}`)],
			[slip.pointTooFarLeft, shownAs(`${top(Math.max(0, power - 1))} \\div ${divisor.units * 10}`)],
		],
		hints: [
			"A quotient stays the same when both numbers are multiplied by the same number.",
			`By which power of 10 do you multiply $${shown(divisor)}$ to get a whole number?`,
			`Multiply $${shown(dividend)}$ by the same power of 10.`,
		],
		steps: [
			...steps.slice(0, 1),
			`Both divisions have the quotient $${valueOf(quotient).entry}$: $${withWholeDivisor(division)}$.`,
		],
	};
};

/** The divisor or the dividend is missing. */
const missing: Form = (random) => {
	const division = random.pick([tenths, byTenths])(random);
	const { dividend, divisor, quotient } = division;
	const [total, by, result] = [shown(dividend), shown(divisor), shown(quotient)];
	const draft = decimalDivision(random, division);
	return {
		...draft,
		prompt: random.pick([
			`Which number belongs in the box? $\\square \\times ${by} = ${total}$`,
			`Find the missing factor: $${by} \\times \\square = ${total}$`,
			`Find the missing number: $${total} \\div \\square = ${by}$`,
		]),
		hints: [`Divide to find the missing number: $${total} \\div ${by}$.`, draft.hints[0], draft.hints[1]],
		steps: [
			`The missing number is $${total} \\div ${by}$.`,
			...draft.steps.slice(0, -1),
			`So it is $${result}$.`,
		],
	};
};

const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const division = draw(random);
		const { dividend, divisor, quotient } = division;
		const { hints, steps, task = "", right } = decimalDivision(random, division);
		const power = 10 ** divisor.places;
		return {
			prompt: random.pick([
				`Make the divisor of ${task} a whole number: multiply both numbers by [[power]]. The new division is [[dividend]] $\\div$ [[divisor]], and the quotient is [[quotient]].`,
				`To find ${task}, multiply both numbers by [[power]]. Then divide [[dividend]] by [[divisor]]. The quotient is [[quotient]].`,
			]),
			boxes: {
				power: { right: whole(power), wrong: [[slip.movedOnePointOnly, whole(power * 10)]] },
				dividend: {
					right: valueOf(scaledDividend(division)),
					wrong: [[slip.movedOnePointOnly, valueOf(dividend)]],
				},
				divisor: { right: whole(divisor.units), wrong: [[slip.pointTooFarRight, whole(divisor.units * 10)]] },
				quotient: {
					right,
					wrong: [[slip.pointTooFarLeft, valueOf({ ...quotient, places: quotient.places + 1 })]],
				},
			},
			hints,
			steps,
		};
	});

// 1: tenths in the quotient, by a whole number. 2: hundredths, and stories. 3: divisors with tenths, made whole.
// 4: both with tenths, in stories, and what went wrong. 5: divisors with hundredths, missing numbers, mistakes to explain.
export const divideDecimals = defineSkill("divide-decimals", 3, {
	1: [
		ask.typed(bare(tenths)),
		ask.chosen(bare(tenths)),
		ask.typed(placeThePoint(tenths)),
		ask.matched(bare(tenths), "quotient"),
	],
	2: [
		ask.typed(story(hundredths, EQUAL_PARTS)),
		ask.chosen(story(hundredths, EQUAL_PARTS)),
		ask.chosen(placeThePoint(hundredths)),
		ask.typed(bare(hundredths)),
	],
	3: [
		ask.typed(bare(wholeByTenths)),
		inSteps(wholeByTenths),
		ask.chosen(sameQuotient),
		ask.chosen(story(wholeByTenths, PARTS_OF_A_SIZE)),
	],
	4: [
		ask.typed(story(wholeByTenths, PARTS_OF_A_SIZE)),
		inSteps(byTenths),
		ask.whatWentWrong(bare(byTenths)),
		ask.judged(bare(byTenths)),
	],
	5: [
		ask.typed(bare(byHundredths)),
		ask.chosen(sameQuotient),
		ask.typed(missing),
		ask.explainTheMistake(bare(byHundredths)),
		ask.judged(bare(byTenths)),
	],
});
