import { withCommas } from "@learnin/domain/question/text/with-commas";
import { ask, boxed, NAMES, slip, texNumber, whole } from "../../kit/index.ts";
import type { Form, Random, Range } from "../../kit/index.ts";
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
import type { EQUAL_PARTS } from "./decimal-stories.ts";

type Draw = (random: Random) => DecimalQuotient;

type Scale = readonly [places: number, range: Range];

/** A quotient and a divisor with so many decimal places each. */
export const quotients =
	(quotient: Scale, divisor: Scale): Draw =>
	(random) =>
		quotientOf(scaledOf(random, ...quotient), scaledOf(random, ...divisor));

/** Just the calculation. */
export const quotient =
	(draw: Draw): Form =>
	(random) =>
		decimalDivision(random, draw(random));

export const quotientStory =
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
export const placeTheQuotientPoint =
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
export const sameQuotient =
	(draw: Draw): Form =>
	(random) => {
		const division = draw(random);
		const { dividend, divisor, quotient } = division;
		const { task = "", steps } = decimalDivision(random, division);
		const shownAs = (text: string) => ({ entry: text, shown: `$${text}$`, answer_type: "STRING" as const });
		const top = (extra: number) =>
			withCommas(
				valueOf({
					units: dividend.units * 10 ** Math.max(0, extra - dividend.places),
					places: Math.max(0, dividend.places - extra),
				}).entry,
			).replace(",", "{,}");
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
			steps: [...steps.slice(0, 1), `Both divisions have the quotient $${valueOf(quotient).entry}$.`],
		};
	};

/** The divisor or the dividend is missing. */
export const missingFactor =
	(draw: Draw): Form =>
	(random) => {
		const division = draw(random);
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

/** Both numbers times a power of 10, and the quotient. */
export const quotientInSteps = (draw: Draw) =>
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
				power: boxed(whole(power), [slip.movedTooFar, whole(power * 10)]),
				dividend: boxed(valueOf(scaledDividend(division)), [slip.movedOnePointOnly, valueOf(dividend)]),
				divisor: boxed(whole(divisor.units), [slip.pointTooFarRight, whole(divisor.units * 10)]),
				quotient: {
					right,
					wrong: [[slip.pointTooFarLeft, valueOf({ ...quotient, places: quotient.places + 1 })]],
				},
			},
			hints,
			steps,
		};
	});
