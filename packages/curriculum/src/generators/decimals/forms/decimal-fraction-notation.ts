import { ask, boxed, counted, decimal, defineSkill, NAMES, slip } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { decimals, ratio, whole, words } from "../../../kit/value.ts";
import { MEASURED } from "../measured-amounts.ts";
import {
	f,
	type Draw,
	small,
	partsOf,
	wrongDecimals,
	helpOf,
	toDecimal,
	colored,
	shaded,
	onLine,
	onZoomLine,
	built,
} from "./decimals-to-see.ts";

const easy: Draw = (random) => random.pick([10 * random.integer(1, 9), random.integer(11, 99)]);

const aboveOne: Draw = (random) =>
	100 * random.integer(1, 12) +
	random.pick([random.integer(1, 9), random.integer(11, 99), 10 * random.integer(1, 9)]);

const measured: Form = (random) => {
	const hundredths = aboveOne(random);
	const { tex } = partsOf(hundredths);
	const draft = toDecimal(() => hundredths)(random);
	return (
		draft && {
			...draft,
			prompt: `${random.pick(MEASURED)(random.pick(NAMES), tex)} ${random.pick(["Write this number as a decimal.", "What is that as a decimal?"])}`,
		}
	);
};

const toFraction =
	(draw: Draw): Form =>
	(random) => {
		const hundredths = draw(random);
		const { top, bottom } = partsOf(hundredths);
		const shown = decimal(hundredths, 2);
		return {
			prompt: random.pick([
				`Write $${shown}$ as a fraction with the denominator ${bottom}.`,
				`Which fraction with the denominator ${bottom} is equal to $${shown}$?`,
				`${random.pick(NAMES)} reads $${shown}$ on a scale. Write it as a fraction with the denominator ${bottom}.`,
			]),
			cta: "Write a fraction, such as 3/10.",
			right: ratio(top, bottom),
			wrong: [
				[slip.wrongPowerOfTen, ratio(top, bottom === 10 ? 100 : 10)],
				top > 10 && top % 10 > 0 && [slip.digitsAsBothParts, ratio(Math.floor(top / 10), top % 10)],
				[slip.swappedParts, ratio(bottom, top)],
			],
			hints: [
				"How many places are there after the decimal point?",
				`${shown} has ${bottom === 10 ? "one place, so it counts tenths" : "two places, so it counts hundredths"}.`,
				"The digits after the decimal point are the numerator.",
			],
			steps: [
				`${shown} is ${counted(top, bottom === 10 ? "tenth" : "hundredth")}.`,
				`$${shown} = ${f(top, bottom)}$.`,
			],
		};
	};

/** Which fractions and decimals are equal. */
const equal: Form = (random) => {
	const hundredths = small(random);
	const { tex } = partsOf(hundredths);
	const claim = (shown: string) => words(`$${tex} = ${shown}$`);
	const [first, ...others] = wrongDecimals(hundredths).filter((each) => each !== false);
	return {
		...helpOf(hundredths),
		prompt: `Which decimal is $${tex}$?`,
		right: claim(decimal(hundredths, 2)),
		wrong: [first, ...others].flatMap((each) =>
			each === undefined ? [] : [[each[0], claim(each[1].shown.slice(1, -1))] as const],
		),
	};
};

/** Tenths and hundredths of a decimal. */
const inSteps = ask.stepwise((random) => {
	const [tenths, rest] = [random.integer(1, 9), random.integer(1, 9)];
	const hundredths = 10 * tenths + rest;
	return {
		prompt: random.pick([
			`$${f(hundredths, 100)}$ is [[tenths]] tenths and [[rest]] hundredths. As a decimal, it is [[decimal]].`,
			`${counted(hundredths, "hundredth")} make [[tenths]] tenths, and [[rest]] hundredths are left. Written as a decimal: [[decimal]].`,
		]),
		boxes: {
			tenths: boxed(whole(tenths), [slip.readAsAWhole, whole(hundredths)]),
			rest: boxed(whole(rest), [slip.readAsAWhole, whole(hundredths)]),
			decimal: boxed(
				decimals(hundredths, 2),
				[slip.pointTooFarRight, decimals(hundredths, 1)],
				[slip.readAsAWhole, whole(hundredths)],
			),
		},
		hints: [
			"10 hundredths make one tenth.",
			`How many tens are in ${hundredths}?`,
			"Write the tenths first after the decimal point, and then the hundredths.",
		],
		steps: [
			`${hundredths} hundredths are ${counted(tenths, "tenth")} and ${counted(rest, "hundredth")}.`,
			`$${f(hundredths, 100)} = ${decimal(hundredths, 2)}$.`,
		],
	};
});

// 1: the colored part of a square, a part to shade, and one to build. 2: fractions to decimals, on lines as well. 3: decimals
// to fractions, and hundredths below ten. 4: several at once, and what went wrong. 5: above one, measures, and mistakes to
// explain.
export const decimalFractionNotation = defineSkill("decimal-fraction-notation", 16, {
	1: [ask.typed(colored), ask.byShading(shaded), ask.withBlocks(built(easy)), ask.chosen(toDecimal(easy))],
	2: [
		ask.typed(toDecimal(easy)),
		ask.onNumberLine(onLine),
		ask.onZoomLine(onZoomLine(easy)),
		inSteps,
		ask.chosen(toDecimal(small)),
	],
	3: [
		ask.typed(toFraction(small)),
		ask.matched(toDecimal(small), ["fraction", "decimal"]),
		ask.chosen(toFraction(small)),
		ask.byShading(shaded),
		ask.withBlocks(built(small)),
	],
	4: [
		ask.judged(equal),
		ask.typed(toFraction(small)),
		ask.whatWentWrong(toDecimal(small)),
		ask.onZoomLine(onZoomLine(small)),
		ask.typed(toDecimal(small)),
	],
	5: [
		ask.typed(toDecimal(aboveOne)),
		ask.typed(measured),
		ask.chosen(measured),
		ask.onZoomLine(onZoomLine(aboveOne)),
		ask.explainTheMistake(toDecimal(small)),
	],
});
