import { ask, boxed, defineSkill, NAMES, slip, whole, withArticle, words } from "../../kit/index.ts";
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
function shop(random: Random, currency: Currency, count: number): Thing[] {
	return random
		.shuffle(currency === "$" ? LARGE : SMALL)
		.slice(0, count)
		.map(([name, least, most]): Thing => {
			const price = random.integer(least, most);
			return [name, currency === "$" ? price : price - (price % 5)];
		});
}

const amount = (number: number, currency: Currency) => (currency === "$" ? `\\$${number}` : `${number}¢`);
const unitOf = (currency: Currency) => (currency === "$" ? { before: "$" } : { after: "¢" });

/** The answer put down in coins or bills. */
const putDown =
	(currency: Currency, form: Form): Form =>
	(random) => {
		const draft = form(random);
		const set = currency === "$" ? "bills" : "coins";
		return draft && { ...draft, prompt: `${draft.prompt} Show it with ${set}.`, money: { set } };
	};

/** Two things bought. */
const both =
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
const difference =
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
const change =
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

/** Change after two things. */
const changeOfTwo: Form = (random) => {
	const [[one, a] = ["", 0], [other, b] = ["", 0]] = shop(random, "$", 2);
	const paid = a + b < 50 ? 50 : 100;
	if (a + b >= 95) return undefined;
	const name = random.pick(NAMES);
	const back = paid - a - b;
	return {
		prompt: random.pick([
			`${name} buys ${withArticle(one)} for \\$${a} and ${withArticle(other)} for \\$${b}. ${name} pays with \\$${paid}. How much change does ${name} get?`,
			`${name} has \\$${paid}, buys ${withArticle(one)} for \\$${a}, and then ${withArticle(other)} for \\$${b}. How much money is left?`,
		]),
		right: whole(back),
		wrong: [
			[slip.gaveTheCost, whole(a + b)],
			[slip.paidForOneThing, whole(paid - a)],
			[slip.lostATen, whole(back + 10)],
		],
		unit: unitOf("$"),
		hints: [
			"Two steps: what do both cost, and what is left?",
			`First add the prices: $${a} + ${b}$.`,
			`Then take that from ${paid}.`,
		],
		steps: [
			`Together they cost $${a} + ${b} = ${a + b}$.`,
			`$${paid} - ${a + b} = ${back}$, so \\$${back} is left.`,
		],
	};
};

/** What is still missing to a price, given or with more saved. */
const missing =
	(isTwoSteps: boolean): Form =>
	(random) => {
		const [[thing, price] = ["", 0]] = shop(random, "$", 1);
		const [saved, more] = [random.integer(3, 14), isTwoSteps ? random.integer(2, 9) : 0];
		const there = saved + more;
		if (there >= price - 1) return undefined;
		const name = random.pick(NAMES);
		const [a, gift] = [withArticle(thing), `gets \\$${more} more`];
		const extra = isTwoSteps ? ` Then ${name} ${gift}.` : "";
		return {
			prompt: random.pick([
				`${name} wants ${a} for \\$${price} and has saved \\$${saved}.${extra} How much more money does ${name} need?`,
				`${a.replace(/^a/, "A")} costs \\$${price}. ${name} has \\$${saved}.${extra} How many more dollars does ${name} need?`,
			]),
			right: whole(price - there),
			wrong: [
				isTwoSteps ? [slip.missedNewMoney, whole(price - saved)] : [slip.addedInstead, whole(price + saved)],
				[slip.gaveTheMoneyThere, whole(there)],
				there !== 10 && [slip.lostATen, whole(price - there + 10)],
			],
			unit: unitOf("$"),
			hints: [
				"How much money is there already?",
				isTwoSteps
					? `Add what is there: $${saved} + ${more}$.`
					: `Start at ${saved} and count on to ${price}.`,
				`How far is it from what is there to ${price}?`,
			],
			steps: [
				...(isTwoSteps ? [`There are $${saved} + ${more} = ${there}$ dollars.`] : []),
				`The whole price is \\$${price}, and \\$${there} of it is there already. $${price} - ${there} = ${price - there}$, so ${name} needs \\$${price - there} more.`,
			],
		};
	};

/** Both steps of a purchase in boxes. */
const purchase = ask.stepwise((random) => {
	const [[one, a] = ["", 0], [other, b] = ["", 0]] = shop(random, "$", 2);
	const paid = a + b < 50 ? 50 : 100;
	if (a + b >= 95) return undefined;
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`${name} buys ${withArticle(one)} for \\$${a} and ${withArticle(other)} for \\$${b}. Together they cost [[cost]] dollars. From \\$${paid}, ${name} gets back [[back]] dollars.`,
			`Receipt: ${one} \\$${a}, ${other} \\$${b}. Total: [[cost]] dollars. Paid: \\$${paid}. Change: [[back]] dollars.`,
		]),
		boxes: {
			cost: boxed(whole(a + b), (a % 10) + (b % 10) >= 10 && [slip.forgotNewTen, whole(a + b - 10)], [
				slip.subtractedInstead,
				whole(Math.abs(a - b)),
			]),
			back: boxed(
				whole(paid - a - b),
				[slip.paidForOneThing, whole(paid - a)],
				[slip.gaveTheCost, whole(a + b)],
			),
		},
		hints: ["Both prices are paid.", `Add $${a} + ${b}$ for the total.`, `Take the total from ${paid}.`],
		steps: [
			`The total is $${a} + ${b} = ${a + b}$.`,
			`The change is $${paid} - ${a + b} = ${paid - a - b}$.`,
		],
	};
});

/** What can be bought with the money: each thing alone can, so only the sums tell. */
const affordable: Form = (random) => {
	const things = shop(random, "$", 3);
	const [[one, a] = ["", 0], [other, b] = ["", 0], [third, c] = ["", 0]] = things;
	const pairs = [
		[one, other, a + b],
		[one, third, a + c],
		[other, third, b + c],
	] as const;
	const [cheapest, ...rest] = pairs.toSorted(([, , p], [, , q]) => p - q);
	if (cheapest === undefined || rest.some(([, , cost]) => cost < cheapest[2] + 2)) return undefined;
	const money = cheapest[2] + random.integer(0, 1);
	if (Math.max(a, b, c) > money) return undefined;
	const name = random.pick(NAMES);
	const option = ([p, q]: readonly [string, string, number]) => words(`the ${p} and the ${q}`);
	return {
		prompt: random.pick([
			`A store sells ${withArticle(one)} for \\$${a}. It also has ${withArticle(other)} for \\$${b} and ${withArticle(third)} for \\$${c}. ${name} has \\$${money}. Which two things can ${name} buy?`,
			`Price list: ${one} \\$${a}, ${other} \\$${b}, ${third} \\$${c}. Which two things can you buy with \\$${money}?`,
		]),
		right: option(cheapest),
		wrong: rest.map(
			(pair, at) => [at === 0 ? slip.spentTooMuch : slip.lookedAtOnePrice, option(pair)] as const,
		),
		hints: [
			"Add the prices of two things at a time.",
			`The two things together may cost \\$${money}, not more.`,
			"Leave out the thing that costs the most.",
		],
		steps: pairs
			.map(([p, q, cost]) => `The ${p} and the ${q} cost \\$${cost}.`)
			.concat(`Only the ${cheapest[0]} and the ${cheapest[1]} cost \\$${money} or less.`),
	};
};

// 1: two prices in dollars. 2: cents, and comparing. 3: change. 4: change after two things. 5: several steps, and what the
// money is enough for.
export const moneyWordProblems = defineSkill("money-word-problems", 14, {
	1: [
		ask.typed(both("$")),
		ask.withMoney(putDown("$", both("$"))),
		ask.chosen(both("$")),
		ask.typed(missing(false)),
		ask.chosen(missing(false)),
	],
	2: [
		ask.typed(both("¢")),
		ask.withMoney(putDown("¢", both("¢"))),
		ask.chosen(difference("¢")),
		ask.chosen(both("¢")),
		ask.typed(difference("$")),
	],
	3: [
		ask.typed(change("¢")),
		ask.withMoney(putDown("¢", change("¢"))),
		ask.withMoney(putDown("$", change("$"))),
		ask.chosen(change("¢")),
		ask.typed(change("$")),
		ask.chosen(change("$")),
	],
	4: [ask.typed(changeOfTwo), ask.chosen(changeOfTwo), purchase],
	5: [ask.typed(missing(true)), purchase, ask.chosen(affordable), ask.chosen(changeOfTwo)],
});
