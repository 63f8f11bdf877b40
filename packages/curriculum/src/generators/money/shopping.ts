import { NAMES, slip, whole, withArticle } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";

/** A thing with its likely prices, in cents or in dollars. */
type Priced = readonly [name: string, least: number, most: number];

const SMALL: readonly Priced[] = [
	["eraser", 25, 60],
	["sticker", 15, 45],
	["pencil", 20, 50],
	["apple", 35, 75],
	["postcard", 30, 70],
	["balloon", 20, 45],
	["banana", 20, 45],
	["glass of lemonade", 40, 75],
	["bouncy ball", 30, 65],
	["bookmark", 25, 60],
];
const LARGE: readonly Priced[] = [
	["book", 6, 18],
	["soccer ball", 12, 25],
	["board game", 15, 35],
	["T-shirt", 9, 20],
	["plant", 6, 15],
	["puzzle", 8, 22],
	["kite", 9, 24],
	["backpack", 18, 38],
	["lunch box", 8, 19],
	["flashlight", 7, 18],
];

type Thing = readonly [name: string, price: number];
type Currency = "¢" | "$";

/** A few things with prices: cents end in 0 or 5. */
export function shop(random: Random, currency: Currency, count: number): Thing[] {
	return random
		.shuffle(currency === "$" ? LARGE : SMALL)
		.slice(0, count)
		.map(([name, least, most]): Thing => {
			const price = random.integer(least, most);
			return [name, currency === "$" ? price : price - (price % 5)];
		});
}

const amount = (number: number, currency: Currency) => (currency === "$" ? `\\$${number}` : `${number}¢`);
export const unitOf = (currency: Currency) => (currency === "$" ? { before: "$" } : { after: "¢" });

/** The answer put down in coins or bills. */
export const putDown =
	(currency: Currency, form: Form): Form =>
	(random) => {
		const draft = form(random);
		const set = currency === "$" ? "bills" : "coins";
		return draft && { ...draft, prompt: `${draft.prompt} Show it with ${set}.`, money: { set } };
	};

/** Two things bought. */
export const both =
	(currency: Currency): Form =>
	(random) => {
		const [[one, a] = ["", 0], [other, b] = ["", 0]] = shop(random, currency, 2);
		const [name, sign] = [random.pick(NAMES), (number: number) => amount(number, currency)];
		if (a === b || (currency === "¢" && a + b > 100)) return undefined;
		return {
			prompt: random.pick([
				`${name} buys ${withArticle(one)} for ${sign(a)} and ${withArticle(other)} for ${sign(b)}. How much is that in all?`,
				`${withArticle(one).replace(/^a/, "A")} costs ${sign(a)}. ${withArticle(other).replace(/^a/, "A")} costs ${sign(b)}. How much do they cost together?`,
				`The price tags say ${sign(a)} for ${withArticle(one)} and ${sign(b)} for ${withArticle(other)}. ${name} takes both. What is the total?`,
			]),
			right: whole(a + b),
			wrong: [
				(a % 10) + (b % 10) >= 10 && [slip.forgotNewTen, whole(a + b - 10)],
				[slip.subtractedInstead, whole(Math.abs(a - b))],
				[slip.gaveOnePrice, whole(Math.max(a, b))],
			],
			unit: unitOf(currency),
			hints: [
				"Both prices are paid.",
				`Add ${sign(a)} and ${sign(b)}. Put tens with tens and ones with ones.`,
				(a % 10) + (b % 10) >= 10
					? "The ones make a new ten. Count it, too."
					: "Put the tens and the ones together.",
			],
			steps: [`Add both prices: $${a} + ${b} = ${a + b}$.`, `Together that is ${sign(a + b)}.`],
		};
	};

/** Which costs more, and by how much. */
export const difference =
	(currency: Currency): Form =>
	(random) => {
		const [[one, first] = ["", 0], [other, second] = ["", 0]] = shop(random, currency, 2);
		if (first === second) return undefined;
		const [[dear, a], [cheap, b]] =
			first > second
				? ([
						[one, first],
						[other, second],
					] as const)
				: ([
						[other, second],
						[one, first],
					] as const);
		const sign = (number: number) => amount(number, currency);
		return {
			prompt: random.pick([
				`${withArticle(dear).replace(/^a/, "A")} costs ${sign(a)}, and ${withArticle(cheap)} costs ${sign(b)}. How much more is the ${dear}?`,
				`How much less does ${withArticle(cheap)} for ${sign(b)} cost than ${withArticle(dear)} for ${sign(a)}?`,
			]),
			right: whole(a - b),
			wrong: [
				[slip.addedInstead, whole(a + b)],
				a % 10 < b % 10 && [slip.keptOpenedTen, whole(a - b + 10)],
				[slip.gaveOnePrice, whole(a)],
			],
			unit: unitOf(currency),
			hints: [
				"Compare the two prices.",
				`How far is it from ${sign(b)} to ${sign(a)}?`,
				`Count on from ${b} to ${a}, or subtract.`,
			],
			steps: [`$${a} - ${b} = ${a - b}$.`, `The difference is ${sign(a - b)}.`],
		};
	};

/** What comes back from a dollar or a bill. */
export const change =
	(currency: Currency): Form =>
	(random) => {
		const [[thing, price] = ["", 0]] = shop(random, currency, 1);
		const paid = currency === "¢" ? 100 : random.pick([20, 50]);
		if (price >= paid) return undefined;
		const [name, sign] = [random.pick(NAMES), (number: number) => amount(number, currency)];
		const money = currency === "¢" ? "a dollar bill" : `${withArticle(`${sign(paid)} bill`)}`;
		return {
			prompt: random.pick([
				`${name} buys ${withArticle(thing)} for ${sign(price)} and pays with ${money}. How much change does ${name} get?`,
				`${withArticle(thing).replace(/^a/, "A")} costs ${sign(price)}. ${name} gives the clerk ${money}. How much change is that?`,
			]),
			right: whole(paid - price),
			wrong: [
				[slip.gaveTheCost, whole(price)],
				[slip.keptOpenedTen, whole(paid - price + 10)],
				currency === "¢"
					? [slip.dollarAsTenCents, whole(Math.abs(price - 10))]
					: [slip.addedInstead, whole(paid + price)],
			],
			unit: unitOf(currency),
			hints: [
				"More is paid than the price. The rest is the change.",
				currency === "¢" ? "A dollar is 100 cents." : `Take ${sign(price)} away from ${sign(paid)}.`,
				`Count on from ${price} to the next ten. Then keep counting by tens.`,
			],
			steps: [
				`${currency === "¢" ? "A dollar is 100 cents. " : ""}$${paid} - ${price} = ${paid - price}$.`,
				`The change is ${sign(paid - price)}.`,
			],
		};
	};
