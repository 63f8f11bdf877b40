import { ask, boxed, counted, defineSkill, NAMES, prose, slip, stated } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { amount, money, whole } from "../../kit/value.ts";
import { percentValue } from "./percent-changes.ts";
import { typedPercent } from "./percents.ts";

/** Simple interest: a principal in dollars, a yearly rate in percent, and a time in months. */
interface Loan {
	principal: number;
	percent: number;
	months: number;
	/** Who saves or borrows, up to the time. */
	tell: string;
	/** What is paid or earned. */
	verb: string;
}

const STORIES = [
	["puts", "into a savings account", "does the account earn"],
	["borrows", "from a bank", "is owed"],
	["invests", "in a bond", "does the bond earn"],
	["lends", "to a friend’s shop", "is earned"],
	["deposits", "in a credit union", "is earned"],
	["takes a loan of", "for a scooter", "is owed"],
	["saves", "for college", "is earned"],
	["borrows", "for a laptop", "is owed"],
] as const;

function loanOf(random: Random, months: readonly number[], most: number): Loan {
	const [principal, percent] = [100 * random.integer(3, most), random.integer(2, 9)];
	const [does, where, verb] = random.pick(STORIES);
	return {
		principal,
		percent,
		months: random.pick(months),
		tell: `${random.pick(NAMES)} ${does} ${prose(principal)} dollars ${where} at ${percent}% simple interest per year.`,
		verb,
	};
}

const timeOf = (months: number) => (months % 12 === 0 ? counted(months / 12, "year") : `${months} months`);
const yearly = ({ principal, percent }: Loan) => principal * percent;
/** In cents; whole for the months that are drawn. */
const interestOf = (loan: Loan) => (yearly(loan) * loan.months) / 12;
const texOf = (cents: number) => money(cents).shown.slice(1, -1);

function interestDraft(loan: Loan): Omit<Draft, "prompt"> {
	const { principal, percent, months } = loan;
	const [interest, one, time] = [interestOf(loan), yearly(loan), timeOf(months)];
	const isWhole = months % 12 === 0;
	return {
		right: money(interest),
		wrong: [
			!isWhole && [slip.usedMonthsAsYears, money(one * months)],
			months !== 12 && [slip.oneYearOnly, money(one)],
			[slip.gaveTheBalance, money(principal * 100 + interest)],
			[slip.percentOnePlaceOff, money(interest * 10)],
			[slip.tookPercentAsAnswer, whole(percent)],
		],
		unit: { after: "dollars" },
		hints: [
			"Simple interest is principal times rate times time, with the time in years.",
			`For one year, find ${percent}% of ${prose(principal)} dollars.`,
			isWhole
				? months === 12
					? `Multiply ${prose(principal)} by $\\dfrac{${percent}}{100}$.`
					: `Multiply the interest for one year by the number of years: ${months / 12}.`
				: `${months} months are $\\dfrac{${months}}{12}$ of a year. Multiply the yearly interest by that.`,
		],
		steps: [
			`In one year: $\\dfrac{${percent}}{100} \\times ${texOf(100 * principal)} = ${texOf(one)}$ dollars.`,
			...(months === 12
				? []
				: [
						`In ${time}: $${texOf(one)} \\times ${isWhole ? months / 12 : `\\dfrac{${months}}{12}`} = ${texOf(interest)}$ dollars.`,
					]),
		],
	};
}

type Loans = (random: Random) => Loan;
const loans =
	(months: readonly number[], most: number): Loans =>
	(random) =>
		loanOf(random, months, most);

const interest =
	(draw: Loans): Form =>
	(random) => {
		const loan = draw(random);
		const { principal, percent, months, tell, verb } = loan;
		return {
			...interestDraft(loan),
			prompt: `${tell} How much interest ${verb} in ${timeOf(months)}, in dollars?`,
			task: `the simple interest on ${prose(principal)} dollars at ${percent}% for ${timeOf(months)}`,
		};
	};

const balance =
	(draw: Loans): Form =>
	(random) => {
		const loan = draw(random);
		const { principal, months, tell } = loan;
		const { hints, steps, unit = {} } = interestDraft(loan);
		const earned = interestOf(loan);
		const total = principal * 100 + earned;
		return {
			prompt: `${tell} What is the total of principal and interest after ${timeOf(months)}, in dollars?`,
			right: money(total),
			wrong: [
				[slip.gaveTheInterest, money(earned)],
				[slip.oneYearOnly, money(principal * 100 + yearly(loan))],
				months % 12 !== 0 && [slip.usedMonthsAsYears, money(principal * 100 + yearly(loan) * months)],
				[slip.percentOnePlaceOff, money(principal * 100 + earned * 10)],
			],
			unit,
			hints: [hints[1], hints[2], "At the end, add the interest to the principal."],
			steps: [...steps, `In all: $${texOf(principal * 100)} + ${texOf(earned)} = ${texOf(total)}$ dollars.`],
		};
	};

const inSteps = (draw: Loans) =>
	ask.stepwise((random) => {
		const loan = draw(random);
		if (loan.months === 12) return undefined;
		const { hints, steps, wrong } = interestDraft(loan);
		return {
			prompt: `${loan.tell} In one year the interest is [[one]] dollars. In ${timeOf(loan.months)} it is [[all]] dollars.`,
			boxes: {
				one: boxed(money(yearly(loan)), [slip.percentOnePlaceOff, money(yearly(loan) * 10)]),
				all: { right: money(interestOf(loan)), wrong },
			},
			hints,
			steps,
		};
	});

const years: Form = (random) => {
	const loan = loanOf(random, [24, 36, 48, 60, 72, 96], 40);
	const [earned, one] = [interestOf(loan), yearly(loan)];
	const right = loan.months / 12;
	const shown = money(earned).shown.slice(1, -1).replace("{,}", ",");
	return {
		prompt: `${loan.tell} After how many years is the interest ${shown} dollars in all?`,
		right: whole(right),
		wrong: [
			[slip.gaveInterestOfOneYear, money(one)],
			[slip.oneGroupShort, whole(right - 1)],
			(earned * 100) % (loan.principal * 100) === 0 && [
				slip.dividedByThePrincipal,
				amount((earned * 100) / loan.principal, 100),
			],
		],
		unit: { after: "years" },
		hints: [
			"First find the interest for one year.",
			`Find ${loan.percent}% of ${prose(loan.principal)} dollars.`,
			`How many times does the interest for one year go into ${shown} dollars?`,
		],
		steps: [
			`In one year: $\\dfrac{${loan.percent}}{100} \\times ${texOf(100 * loan.principal)} = ${texOf(one)}$ dollars.`,
			`$${texOf(earned)} \\div ${texOf(one)} = ${right}$ years.`,
		],
	};
};

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
export const interestPercentError = defineSkill("interest-percent-error", 11, {
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
