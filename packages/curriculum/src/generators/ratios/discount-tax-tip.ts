import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { CURRENCIES } from "../../kit/money.ts";
import { decimal, prose } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const THINGS = ["a jacket", "a lamp", "a backpack", "a game", "a pair of shoes"] as const;

/** 1: how much the discount or tip is; 2: the price after it; 3: tax on top; 4: discount and then tax; 5: commission or the price before a discount. */
export const discountTaxTip = defineGenerator("discount-tax-tip", 3, (random, difficulty) => {
	const { many } = random.pick(CURRENCIES);
	const name = random.pick(NAMES);
	const thing = random.pick(THINGS);
	const price = random.integer(4, 30) * (difficulty <= 2 ? 5 : 4);
	const percent = random.pick(
		level<readonly number[]>(difficulty, [
			[10, 15, 20, 25],
			[10, 15, 20, 30, 40],
			[5, 6, 8, 12],
			[10, 20, 25, 30],
			[5, 8, 12, 15],
		]),
	);
	const cents = price * percent;
	const amount = (units: number) => decimal(units, 2);
	if (difficulty === 1)
		return fillNumber({
			answer_type: "FLOAT",
			prompt: random.oneIn(2)
				? `A meal costs ${price} ${many}. ${name} leaves a tip of ${percent}%. How many ${many} is the tip?`
				: `${thing[0]?.toUpperCase()}${thing.slice(1)} costs ${price} ${many} and is sold with ${percent}% off. How many ${many} is the discount?`.replace(
						"A pair of shoes costs",
						"A pair of shoes costs",
					),
			answer_suffix: many,
			right: amount(cents),
			hints: ["Percent means out of a hundred.", "How much is ten percent, or one percent, of the price?"],
			explanation: `$${percent}\\%$ of ${price} is $\\dfrac{${percent}}{100} \\times ${price} = ${amount(cents)}$ ${many}.`,
			mistakes: [
				["gave-the-percentage", percent, "That is the percentage. How much of the price is it?"],
				["gave-the-rest", amount(price * 100 - cents), "That is what remains. Only the part is asked."],
				[
					"divided-by-the-percentage",
					(price * 100) % percent === 0 ? amount((price * 100) / percent) : "",
					"It looks like the price was divided by the percentage.",
				],
			],
		});
	if (difficulty === 4) {
		const tax = random.pick([5, 8, 10] as const);
		const reduced = price * (100 - percent);
		const end = (reduced * (100 + tax)) / 100;
		return fillBoxes({
			prompt: `${name} buys ${thing} priced at ${price} ${many}. First ${percent}% is taken off, then ${tax}% tax is added to the reduced price. Reduced price: [[reduced]] ${many}. Price with tax: [[end]] ${many}.`,
			cta: "Round to hundredths if there are more places.",
			boxes: {
				reduced: { right: amount(reduced), answer_type: "FLOAT" },
				end: { right: amount(Math.round(end)), answer_type: "FLOAT" },
			},
			hints: ["Take the discount off first.", "The tax belongs to the reduced price."],
			explanation: `The discount is ${amount(cents)}, so the reduced price is $${amount(reduced)}$. The tax is ${tax}% of that, and the price with tax is $${amount(Math.round(end))}$ ${many}.`,
			mistakes: [
				[
					"end",
					"adds-discount-and-tax-percents",
					amount(price * (100 - percent + tax)),
					"It looks like the percentages were put together. They belong to different wholes.",
				],
				[
					"reduced",
					"subtracts-percent-points",
					price > percent ? amount((price - percent) * 100) : "",
					"It looks like the percentage was taken away as a number.",
				],
				[
					"end",
					"tax-of-the-old-price",
					amount(reduced + price * tax),
					"The tax belongs to the reduced price.",
				],
				["reduced", "gave-the-discount", amount(cents), "That is the discount. What remains of the price?"],
			],
		});
	}
	if (difficulty === 5 && random.oneIn(2)) {
		const reduced = price * 10 * (100 - percent);
		return fillNumber({
			answer_type: "FLOAT",
			prompt:
				`With ${percent}% off, ${thing} costs ${amount(reduced)} ${many}. How many ${many} did it cost before?`.replace(
					"did it cost",
					thing === "a pair of shoes" ? "did the pair cost" : "did it cost",
				),
			answer_suffix: many,
			right: price * 10,
			hints: ["What percent of the old price is the new one?", "Find one percent of the old price first."],
			explanation: `${100 - percent}% of the old price is ${amount(reduced)}. $${amount(reduced)} \\div ${100 - percent} \\times 100 = ${price * 10}$ ${many}.`,
			mistakes: [
				[
					"took-percent-of-the-new-price",
					amount(Math.round((reduced * (100 + percent)) / 100)),
					"It looks like the percentage of the new price was added. It belongs to the old one.",
				],
				[
					"took-off-again",
					amount(Math.round((reduced * (100 - percent)) / 100)),
					"The price before was higher.",
				],
				[
					"percent-as-number",
					amount(reduced + percent * 100),
					"A percentage is a part of the price, not a number to add.",
				],
			],
		});
	}
	const is_commission = difficulty === 5;
	const sale = price * 50;
	const adds = difficulty === 3 || (difficulty === 2 && random.oneIn(2));
	const end = adds ? price * 100 + cents : price * 100 - cents;
	const right = is_commission ? amount(sale * percent) : amount(end);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: is_commission
			? `${name} sells a boat for ${prose(sale)} ${many} and gets a commission of ${percent}%. How many ${many} is the commission?`
			: difficulty === 3
				? `${name} buys ${thing} priced at ${price} ${many}, and ${percent}% tax is added. How many ${many} is that in all?`
				: adds
					? `A meal costs ${price} ${many}, and ${name} adds a tip of ${percent}%. How many ${many} is that in all?`
					: `${name} buys ${thing} priced at ${price} ${many} with ${percent}% off. How many ${many} does ${name} pay?`,
		answer_suffix: many,
		right,
		hints: [
			`How much is ${percent}% of the price?`,
			is_commission
				? "Only that part is the commission."
				: adds
					? "It is added to the price."
					: "It is taken away from the price.",
		],
		explanation: is_commission
			? `$\\dfrac{${percent}}{100} \\times ${sale} = ${right}$ ${many}.`
			: `$${percent}\\%$ of ${price} is ${amount(cents)}. $${price} ${adds ? "+" : "-"} ${amount(cents)} = ${right}$ ${many}.`,
		mistakes: [
			[
				"subtracts-percent-points",
				is_commission ? percent : adds ? price + percent : price > percent ? price - percent : "",
				"It looks like the percentage was used as a number. It is a part of the price.",
			],
			[
				"stopped-at-the-part",
				is_commission ? "" : amount(cents),
				"That is the part. How much is paid in all?",
			],
			[
				"went-the-other-way",
				is_commission
					? amount(sale * (100 - percent))
					: amount(adds ? price * 100 - cents : price * 100 + cents),
				is_commission
					? "That is what remains for the other side."
					: `Is it ${adds ? "added or taken away" : "taken away or added"}?`,
			],
		],
	});
});
