import { ask, boxed, money, NAMES, slip } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { after, type Change, findTheNew, inMoney, size } from "./percent-changes.ts";

/** A price that something is added to or taken off. */
interface Deal {
	rises: boolean;
	percents: readonly number[];
	/** What happens, with the price in dollars. */
	tell: (name: string, price: string, percent: number) => string;
	/** What the percent of the price is called. */
	part: string;
	/** What is paid in the end. */
	end: string;
}

export const THINGS = [
	"jacket",
	"lamp",
	"backpack",
	"skateboard",
	"board game",
	"helmet",
	"tent",
	"rug",
	"chair",
] as const;

const DEALS: readonly ((thing: string) => Deal)[] = [
	(thing) => ({
		rises: false,
		percents: [10, 15, 20, 25, 30, 40],
		tell: (_, price, percent) =>
			`A ${thing} with a regular price of ${price} dollars is on sale for ${percent}% off.`,
		part: "discount",
		end: "sale price",
	}),
	() => ({
		rises: true,
		percents: [10, 15, 18, 20, 25],
		tell: (name, price, percent) => `A meal costs ${price} dollars, and ${name} leaves a tip of ${percent}%.`,
		part: "tip",
		end: "total with the tip",
	}),
	(thing) => ({
		rises: true,
		percents: [4, 5, 6, 7, 8],
		tell: (name, price, percent) =>
			`${name} buys a ${thing} for ${price} dollars plus ${percent}% sales tax.`,
		part: "sales tax",
		end: "total with the tax",
	}),
	(thing) => ({
		rises: true,
		percents: [20, 25, 30, 40, 60],
		tell: (_, price, percent) =>
			`A store buys a ${thing} for ${price} dollars and marks the price up by ${percent}%.`,
		part: "markup",
		end: "selling price",
	}),
	() => ({
		rises: true,
		percents: [5, 8, 10, 12],
		tell: (name, price, percent) =>
			`${name} orders tickets for ${price} dollars, plus a service fee of ${percent}%.`,
		part: "service fee",
		end: "total with the fee",
	}),
	() => ({
		rises: false,
		percents: [5, 10, 15, 20, 30],
		tell: (name, price, percent) =>
			`${name} has a coupon for ${percent}% off and buys groceries for ${price} dollars.`,
		part: "amount saved",
		end: "price with the coupon",
	}),
	() => ({
		rises: true,
		percents: [15, 18, 20, 25],
		tell: (name, price, percent) =>
			`A haircut costs ${price} dollars, and ${name} adds a tip of ${percent}%.`,
		part: "tip",
		end: "total with the tip",
	}),
	(thing) => ({
		rises: false,
		percents: [20, 30, 40, 50, 60],
		tell: (_, price, percent) =>
			`A store marks a ${thing} down by ${percent}%. It used to cost ${price} dollars.`,
		part: "markdown",
		end: "new price",
	}),
];

interface Drawn {
	deal: Deal;
	/** In cents. */
	change: Change;
	text: string;
}

/** A deal with a price that is a whole number of so many dollars. */
export function dealOf(random: Random, [step, most]: readonly [number, number]): Drawn {
	const deal = random.pick(DEALS)(random.pick(THINGS));
	const price = step * random.integer(3, most);
	const change = { old: price * 100, percent: random.pick(deal.percents), rises: deal.rises };
	return { deal, change, text: deal.tell(random.pick(NAMES), `${price}`, change.percent) };
}

export const inDollars = (text: string) => `${text}, in dollars?`;

/** A percent of a price; without a name for it where no story tells what it is. */
function partOf(change: Change, name?: string): Omit<Draft, "prompt"> {
	const { old, percent } = change;
	const right = inMoney(size(change));
	const task = `${percent}% of ${old / 100} dollars`;
	return {
		task,
		right,
		wrong: [
			[slip.tookPercentAsAnswer, money(percent * 100)],
			[slip.percentOnePlaceOff, money(size(change) * 10)],
			[slip.tookTheRest, money(old - size(change))],
			[slip.addedPartToPrice, money(old + size(change))],
		],
		unit: { after: "dollars" },
		hints: [
			name === undefined ? "Percent means out of 100." : `The ${name} is ${percent}% of the price.`,
			`Find 10% or 1% of ${old / 100} dollars first.`,
			`Multiply $${old / 100}$ by $\\dfrac{${percent}}{100}$.`,
		],
		steps: [
			...(name === undefined ? [] : [`The ${name} is ${task}.`]),
			`$\\dfrac{${percent}}{100} \\times ${old / 100} = ${right.shown.slice(1, -1)}$ dollars.`,
		],
	};
}

export const part =
	(prices: readonly [number, number]): Form =>
	(random) => {
		const { deal, change, text } = dealOf(random, prices);
		return { ...partOf(change, deal.part), prompt: inDollars(`${text} How much is the ${deal.part}`) };
	};

export const barePart =
	(prices: readonly [number, number]): Form =>
	(random) => {
		const { change } = dealOf(random, prices);
		const draft = partOf(change);
		return { ...draft, prompt: `What is ${draft.task}?` };
	};

export const total =
	(prices: readonly [number, number]): Form =>
	(random) => {
		const { deal, change, text } = dealOf(random, prices);
		return {
			...findTheNew(change, inMoney, 100),
			prompt: inDollars(`${text} What is the ${deal.end}`),
			unit: { after: "dollars" },
		};
	};

export const bareTotal: Form = (random) => {
	const { change } = dealOf(random, [4, 30]);
	const task = `${change.old / 100} dollars ${change.rises ? "plus" : "minus"} ${change.percent}%`;
	return { ...findTheNew(change, inMoney, 100), prompt: `What is ${task}?`, task };
};

export const inSteps = (prices: readonly [number, number]) =>
	ask.stepwise((random) => {
		const { deal, change, text } = dealOf(random, prices);
		const { hints, steps, wrong } = findTheNew(change, inMoney, 100);
		return {
			prompt: random.pick([
				`${text} The ${deal.part} is [[part]] dollars, and the ${deal.end} is [[end]] dollars.`,
				`${text} First find the ${deal.part}, [[part]] dollars. Then find the ${deal.end}, [[end]] dollars.`,
			]),
			boxes: {
				part: boxed(inMoney(size(change)), [slip.tookPercentAsAnswer, money(change.percent * 100)]),
				end: { right: inMoney(after(change)), wrong },
			},
			hints,
			steps,
		};
	});
