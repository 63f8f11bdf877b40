import { ask, defineSkill, NAMES, slip, stated } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { amount } from "../../../kit/value.ts";
import { percentValue } from "./percent-changes.ts";
import { typedPercent } from "./percents.ts";
import { loanOf, type Loans, interest, balance, inSteps, years } from "./loans.ts";

const loans =
	(months: readonly number[], most: number): Loans =>
	(random) =>
		loanOf(random, months, most);

/** [what is estimated, unit, whether tenths make sense]. */
const ESTIMATES = [
	["the length of a table", "inches", false],
	["the mass of a package", "kilograms", true],
	["the number of beans in a jar", "beans", false],
	["the height of a table", "centimeters", false],
	["the width of a room", "feet", true],
	["the number of people in a line", "people", false],
	["the time for a walk", "minutes", true],
	["the weight of a dog", "pounds", true],
	["the distance to a lake", "miles", true],
] as const;

/** In tenths. */
const percentError =
	(hasTenths: boolean): Form =>
	(random) => {
		const percent = random.pick([2, 4, 5, 8, 10, 12, 15, 16, 20, 25, 30, 40]);
		const factor = random.integer(2, 30);
		const actual = (hasTenths ? 5 : 50) * factor;
		const error = (actual * percent) / 100;
		const guess = random.oneIn(2) ? actual + error : actual - error;
		const [what, unit, mayHaveTenths] = random.pick(ESTIMATES);
		const isTenths = actual % 10 !== 0 || guess % 10 !== 0;
		if (
			[actual, guess].includes(10) ||
			!Number.isInteger(error) ||
			hasTenths !== isTenths ||
			(isTenths && !mayHaveTenths)
		)
			return undefined;
		const show = (tenths: number) => amount(tenths, 10).shown.slice(1, -1);
		const task = `the percent error of an estimate of ${show(guess)} for an actual value of ${show(actual)}`;
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} estimates ${what}: ${show(guess)} ${unit}. The actual value is ${show(actual)} ${unit}. What is the percent error?`,
				`An estimate for ${what} is ${show(guess)} ${unit}, but the actual value is ${show(actual)} ${unit}. Find the percent error.`,
			]),
			task,
			right: percentValue(percent),
			wrong: [
				(error * 100) % guess === 0 && [slip.dividedByTheNew, percentValue((error * 100) / guess)],
				error % 10 === 0 && [slip.stoppedAtTheChange, percentValue(error / 10)],
				(guess * 100) % actual === 0 && [slip.comparedNewWithOld, percentValue((guess * 100) / actual)],
				[slip.percentOnePlaceOff, percentValue(percent * 10)],
			],
			hints: [
				`The actual value, ${show(actual)}, is 100%.`,
				`Find the error: the difference between ${show(guess)} and ${show(actual)}.`,
				`Divide the error by ${show(actual)}, and write the quotient as a percent.`,
			],
			steps: [
				`The error is ${show(error)}.`,
				`$${show(error)} \\div ${show(actual)} = ${amount(percent, 100).shown.slice(1, -1)}$.`,
				`The percent error is $${percent}\\%$.`,
			],
		};
	};

const ONE_YEAR = loans([12], 40);
const YEARS = loans([24, 36, 48, 60], 40);
const MONTHS = loans([3, 6, 9, 15, 18, 30], 40);

// 1: interest for one year. 2: for several years. 3: percent error. 4: for months, and the total. 5: the time from the
// interest, and percent error with decimals.
export const interestPercentError = defineSkill("interest-percent-error", 13, {
	1: [ask.typed(interest(ONE_YEAR)), ask.chosen(interest(ONE_YEAR)), ask.chosen(balance(ONE_YEAR))],
	2: [ask.typed(interest(YEARS)), inSteps(YEARS), ask.chosen(interest(YEARS)), ask.typed(balance(YEARS))],
	3: [
		typedPercent(percentError(false)),
		ask.chosen(percentError(false)),
		ask.judged(stated(percentError(false))),
	],
	4: [
		ask.typed(interest(MONTHS)),
		ask.chosen(balance(MONTHS)),
		inSteps(MONTHS),
		ask.judged(stated(interest(MONTHS))),
	],
	5: [
		ask.typed(years),
		ask.chosen(balance(MONTHS)),
		ask.chosen(percentError(true)),
		ask.explainTheMistake(percentError(true)),
	],
});
