import { asClaim, ask, boxed, defineSkill, given, money, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { after, type Change, findTheNew, findTheOld, inMoney, size } from "./percent-changes.ts";

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

const THINGS = [
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
function dealOf(random: Random, [step, most]: readonly [number, number]): Drawn {
	const deal = random.pick(DEALS)(random.pick(THINGS));
	const price = step * random.integer(3, most);
	const change = { old: price * 100, percent: random.pick(deal.percents), rises: deal.rises };
	return { deal, change, text: deal.tell(random.pick(NAMES), `${price}`, change.percent) };
}

const inDollars = (text: string) => `${text}, in dollars?`;

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

const part =
	(prices: readonly [number, number]): Form =>
	(random) => {
		const { deal, change, text } = dealOf(random, prices);
		return { ...partOf(change, deal.part), prompt: inDollars(`${text} How much is the ${deal.part}`) };
	};

const barePart =
	(prices: readonly [number, number]): Form =>
	(random) => {
		const { change } = dealOf(random, prices);
		const draft = partOf(change);
		return { ...draft, prompt: `What is ${draft.task}?` };
	};

const total =
	(prices: readonly [number, number]): Form =>
	(random) => {
		const { deal, change, text } = dealOf(random, prices);
		return {
			...findTheNew(change, inMoney, 100),
			prompt: inDollars(`${text} What is the ${deal.end}`),
			unit: { after: "dollars" },
		};
	};

const bareTotal: Form = (random) => {
	const { change } = dealOf(random, [4, 30]);
	const task = `${change.old / 100} dollars ${change.rises ? "plus" : "minus"} ${change.percent}%`;
	return { ...findTheNew(change, inMoney, 100), prompt: `What is ${task}?`, task };
};

const inSteps = (prices: readonly [number, number]) =>
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

/** The price before it. */
const before: Form = (random) => {
	const { deal, change } = dealOf(random, [5, 30]);
	const thing = random.pick(THINGS);
	const [now, percent] = [inMoney(after(change)).shown.slice(1, -1).replace("{,}", ","), change.percent];
	return {
		...findTheOld(change, inMoney, 100),
		prompt: deal.rises
			? random.pick([
					inDollars(
						`With ${percent}% sales tax, a ${thing} costs ${now} dollars. What is its price without the tax`,
					),
					inDollars(
						`After a markup of ${percent}%, a ${thing} sells for ${now} dollars. What did the store pay`,
					),
					inDollars(
						`With a tip of ${percent}%, a meal costs ${now} dollars. What did it cost without the tip`,
					),
				])
			: random.pick([
					inDollars(`With ${percent}% off, a ${thing} costs ${now} dollars. What is its regular price`),
					inDollars(`A ${thing} is marked down by ${percent}% to ${now} dollars. What did it cost before`),
				]),
		unit: { after: "dollars" },
	};
};

/** A discount and then the tax. */
function discountThenTax(random: Random) {
	const price = 5 * random.integer(4, 60);
	const percent = random.pick([10, 20, 25, 30, 40]);
	const tax = random.pick([4, 5, 6, 8]);
	const first = { old: price * 100, percent, rises: false };
	const second = { old: after(first), percent: tax, rises: true };
	if (!Number.isInteger(after(second))) return undefined;
	const [thing, name] = [random.pick(THINGS), random.pick(NAMES)];
	const inTex = (cents: number) => inMoney(cents).shown.slice(1, -1);
	return {
		first,
		second,
		text: `${name} buys a ${thing} with a regular price of ${price} dollars at ${percent}% off. Then ${tax}% sales tax is added.`,
		wrong: [
			[slip.combinedPercents, inMoney((first.old * (100 - percent + tax)) / 100)],
			[slip.secondOfTheStart, inMoney(after(first) + (first.old * tax) / 100)],
			[slip.firstChangeOnly, inMoney(after(first))],
		] satisfies Draft["wrong"],
		hints: [
			"The tax belongs to the sale price, not to the regular price.",
			`Find the sale price first: take ${percent}% off ${price} dollars.`,
			`Now find ${tax}% of the sale price, and add it.`,
		] as const,
		steps: [
			`The sale price is $${price} - ${inTex(size(first))} = ${inTex(after(first))}$ dollars.`,
			`In dollars, the tax is $${inTex(size(second))}$.`,
			`The total is $${inTex(after(first))} + ${inTex(size(second))} = ${inTex(after(second))}$ dollars.`,
		],
	};
}

const twoSteps: Form = given(discountThenTax, ({ second, text, wrong, hints, steps }) => ({
	prompt: inDollars(`${text} How much is paid in all`),
	right: inMoney(after(second)),
	wrong,
	unit: { after: "dollars" },
	hints,
	steps,
}));

const twoBoxes = ask.stepwise((random) => {
	const drawn = discountThenTax(random);
	if (drawn === undefined) return undefined;
	const { first, second, text, wrong, hints, steps } = drawn;
	return {
		prompt: `${text} The sale price is [[sale]] dollars, and the total with the tax is [[all]] dollars.`,
		boxes: {
			sale: boxed(
				inMoney(after(first)),
				[slip.stoppedAtTheChange, inMoney(size(first))],
				[slip.percentAsNumber, inMoney(first.old - first.percent * 100)],
			),
			all: { right: inMoney(after(second)), wrong },
		},
		hints,
		steps,
	};
});

const TENS = [10, 20] as const;
const FOURS = [4, 40] as const;
const ANY = [1, 150] as const;
const claimed = (form: Form) =>
	asClaim(
		(random) => {
			const draft = form(random);
			return draft && { ...draft, unit: { after: "dollars" } };
		},
		(task, value) => `The result of ${task} is ${value}.`,
	);

// 1: how much the discount, tip or tax is. 2: what is paid, in two steps. 3: any price. 4: a discount and then the tax.
// 5: the price before.
export const discountTaxTip = defineSkill("discount-tax-tip", 15, {
	1: [ask.typed(part(TENS)), ask.chosen(part(TENS)), inSteps(TENS)],
	2: [
		ask.typed(total(FOURS)),
		ask.chosen(total(FOURS)),
		inSteps(FOURS),
		ask.matched(barePart(FOURS), ["percent", "amount"]),
	],
	3: [
		ask.typed(total(ANY)),
		ask.chosen(total(ANY)),
		ask.whatWentWrong(bareTotal),
		ask.judged(claimed(bareTotal)),
	],
	4: [ask.typed(twoSteps), ask.chosen(twoSteps), twoBoxes],
	5: [ask.typed(before), ask.chosen(before), twoBoxes, ask.explainTheMistake(bareTotal)],
});
