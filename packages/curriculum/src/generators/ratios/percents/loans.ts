import { ask, boxed, counted, NAMES, prose, slip } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { amount, money, whole } from "../../../kit/value.ts";

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

export function loanOf(random: Random, months: readonly number[], most: number): Loan {
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

export type Loans = (random: Random) => Loan;

export const interest =
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

export const balance =
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

export const inSteps = (draw: Loans) =>
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

export const years: Form = (random) => {
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
