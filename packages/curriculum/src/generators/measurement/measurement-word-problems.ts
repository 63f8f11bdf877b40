import { ask, boxed, counted, defineSkill, money, NAMES, slip, whole, withoutUnit } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { fractionsInAll, restOfFractions } from "../fractions/products/fraction-times-whole-word.ts";
import { LARGER_TO_SMALLER } from "./conversions.ts";
import { ACTIVITIES, CHANGE_STORIES, EVENTS, FILLED } from "./measured-scenes.ts";
import { amountLeft } from "./unit-problems.ts";

/** A large amount filled into small ones of equal size. */
const howManyFit: Form = (random) => {
	const { large, small, factor, sizes, told } = random.pick(FILLED);
	const [count, size] = [random.integer(2, 6), random.pick(sizes)];
	const all = count * factor;
	if (all % size !== 0 || all / size < 3) return undefined;
	return {
		prompt: told(random.pick(NAMES), counted(count, ...large), prose(size)),
		right: whole(all / size),
		wrong: [
			[slip.didNotConvert, whole(Math.max(1, Math.floor(size / count)))],
			[slip.gaveTheDividend, whole(all)],
			[slip.convertedWithTen, whole(Math.floor((count * 10) / size) || count * 10)],
			[slip.quotientOneOver, whole(all / size + 1)],
		],
		hints: [
			"The two amounts are in different units. Write both in the same unit.",
			`1 ${large[0]} is ${prose(factor)} ${small}. Find $${count} \\times ${texNumber(factor)}$.`,
			`How many times does ${prose(size)} fit into that?`,
		],
		steps: [
			`$${count} \\times ${texNumber(factor)} = ${texNumber(all)}$ ${small}.`,
			`$${texNumber(all)} \\div ${texNumber(size)} = ${all / size}$.`,
		],
	};
};

/** Hours and minutes, with the minutes that they are. */
function timeOf(random: Random, most: number) {
	const [hours, minutes] = [random.integer(1, most), 5 * random.integer(1, 11)];
	return { hours, minutes, all: 60 * hours + minutes, shown: `${counted(hours, "hour")} ${minutes} minutes` };
}

const MINUTES = "1 hour is 60 minutes.";

const timeLeft: Form = (random) => {
	const { hours, minutes, all, shown } = timeOf(random, 4);
	const passed = 5 * random.integer(minutes / 5 + 1, all / 5 - 2);
	return {
		prompt: `${random.pick(EVENTS)} ${shown}. So far, ${passed} minutes have passed. ${random.pick(["How many minutes are left?", "How many minutes are still to come?"])}`,
		right: whole(all - passed),
		unit: { after: "minutes" },
		wrong: [
			[slip.tookHourAsHundred, whole(100 * hours + minutes - passed)],
			[slip.gaveTheTotal, whole(all)],
			[slip.leftOutTheSmallerUnit, whole(Math.max(1, 60 * hours - passed))],
			[slip.addedInstead, whole(all + passed)],
		],
		hints: [
			"Write the whole time in minutes first.",
			`${MINUTES} How many minutes are ${shown}?`,
			`Then subtract ${passed}.`,
		],
		steps: [
			`$${hours} \\times 60 + ${minutes} = ${all}$ minutes.`,
			`$${all} - ${passed} = ${all - passed}$ minutes.`,
		],
	};
};

const timesInAll: Form = (random) => {
	const { hours, minutes, all, shown } = timeOf(random, 2);
	const days = random.integer(3, 7);
	return {
		prompt: `${random.pick(NAMES)} ${random.pick(ACTIVITIES)} for ${shown} on each of ${days} days. How many minutes is that in all?`,
		right: whole(days * all),
		unit: { after: "minutes" },
		wrong: [
			[slip.tookHourAsHundred, whole(days * (100 * hours + minutes))],
			[slip.tookOneDay, whole(all)],
			[slip.leftOutTheSmallerUnit, whole(days * 60 * hours)],
			[slip.didNotConvert, whole(days * (hours + minutes))],
		],
		hints: [
			"How many minutes is it on one day?",
			`${MINUTES} Find $${hours} \\times 60 + ${minutes}$.`,
			`Multiply the minutes of one day by ${days}.`,
		],
		steps: [
			`One day: $${hours} \\times 60 + ${minutes} = ${all}$ minutes.`,
			`$${days} \\times ${all} = ${texNumber(days * all)}$ minutes.`,
		],
	};
};

/** The minutes of one day, and of all days. */
const timeInSteps = ask.stepwise((random) => {
	const { hours, minutes, all, shown } = timeOf(random, 2);
	const days = random.integer(3, 7);
	const [name, does] = [random.pick(NAMES), random.pick(ACTIVITIES)];
	return {
		prompt: random.pick([
			`${name} ${does} for ${shown} on each of ${days} days. That is [[each]] minutes a day and [[all]] minutes in all.`,
			`On each of ${days} days, ${name} ${does} for ${shown}. Minutes on one day: [[each]]. Minutes on all days: [[all]].`,
		]),
		boxes: {
			each: boxed(whole(all), [slip.tookHourAsHundred, whole(100 * hours + minutes)]),
			all: boxed(whole(days * all), [slip.tookOneDay, whole(all)]),
		},
		hints: [
			MINUTES,
			`Find $${hours} \\times 60 + ${minutes}$ for one day.`,
			`Multiply the minutes of one day by ${days}.`,
		],
		steps: [
			`$${hours} \\times 60 + ${minutes} = ${all}$.`,
			`$${days} \\times ${all} = ${texNumber(days * all)}$.`,
		],
	};
});

/** Change from a bill, with cents. */
const change: Form = (random) => {
	const { told, least, most } = random.pick(CHANGE_STORIES);
	const [each, count] = [5 * random.integer(least, most), random.integer(2, 5)];
	const cost = each * count;
	const paid = 500 * Math.ceil(cost / 500) + random.pick([0, 500]);
	if (cost % 500 === 0) return undefined;
	const dollars = (cents: number) => `\\$${(cents / 100).toFixed(2)}`;
	const plain = (cents: number) => (cents / 100).toFixed(2);
	return {
		prompt: `${told(random.pick(NAMES), count, dollars(each))} The bill is paid with \\$${paid / 100}. ${random.pick(["How much change is given?", "How much change is that?"])}`,
		right: money(paid - cost),
		unit: { before: "$" },
		wrong: [
			[slip.gaveTheCost, money(cost)],
			[slip.paidForOneOfMany, money(paid - each)],
			[slip.leftOutTheCents, money(paid - 100 * Math.floor(each / 100) * count)],
			[slip.lostADollar, money(paid - cost + 100)],
		],
		hints: [
			"This takes two steps. How much is the whole bill?",
			`Find $${count} \\times ${plain(each)}$. You can work in cents.`,
			`Subtract the bill from \\$${paid / 100}.`,
		],
		steps: [
			`$${count} \\times ${plain(each)} = ${plain(cost)}$, so the bill is ${dollars(cost)}.`,
			`$${plain(paid)} - ${plain(cost)} = ${plain(paid - cost)}$, so the change is ${dollars(paid - cost)}.`,
		],
	};
};

/** The change put down in bills and coins. */
const putDownChange: Form = (random) => {
	const draft = change(random);
	const shows = random.pick(["Show the amount with bills and coins.", "Show it with bills and coins."]);
	return draft && { ...draft, prompt: `${draft.prompt} ${shows}`, money: { set: "both" } };
};

const FEW = { denominators: [3, 4, 5, 6, 8], counts: [2, 6] } as const;
const MORE = { denominators: [3, 4, 5, 6, 8, 10, 12], counts: [3, 9] } as const;
/** The total as a point between two whole numbers. */
const onLine: Form = (random) => {
	const draft = fractionsInAll({ denominators: [3, 4, 5, 6, 8], counts: [2, 5] })(random);
	const [top = 0, bottom = 1] = draft?.right.worth ?? [];
	const most = Math.ceil(top / bottom);
	const steps = Number(/\{(\d+)\}\$/.exec(draft?.prompt ?? "")?.[1] ?? 1);
	if (draft === undefined || most > 4 || top % bottom === 0) return undefined;
	return {
		...draft,
		prompt: `${draft.prompt} Show the total as a point on the number line.`,
		line: { from: 0, to: most, steps: most * steps, number_every: steps },
	};
};

const left = amountLeft(LARGER_TO_SMALLER);

// 1: a conversion, and how many fit or how much time is left. 2: several times, and what is left. 3: fractions of a unit, on a number line as well.
// 4: money with cents, put down as well. 5: several steps of all kinds.
export const measurementWordProblems = defineSkill("measurement-word-problems", 14, {
	1: [ask.typed(howManyFit), ask.chosen(howManyFit), ask.typed(timeLeft)],
	2: [ask.typed(timesInAll), timeInSteps, ask.typed(left), ask.chosen(withoutUnit(left))],
	3: [
		ask.typed(fractionsInAll(FEW)),
		ask.onNumberLine(onLine),
		ask.chosen(fractionsInAll(FEW)),
		ask.chosen(timesInAll),
	],
	4: [
		ask.typed(change),
		ask.withMoney(putDownChange),
		ask.chosen(change),
		timeInSteps,
		ask.chosen(howManyFit),
	],
	5: [
		ask.typed(restOfFractions),
		ask.chosen(restOfFractions),
		ask.typed(fractionsInAll(MORE)),
		ask.chosen(left),
		ask.typed(change),
	],
});
