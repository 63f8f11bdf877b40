import { asClaim, ask, boxed, defineSkill, given, NAMES, slip } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { after, findTheOld, inMoney, size } from "./percent-changes.ts";
import { THINGS, dealOf, inDollars, part, barePart, total, bareTotal, inSteps } from "./deals.ts";

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
export const discountTaxTip = defineSkill("discount-tax-tip", 18, {
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
