import { ask, boxed, defineSkill, NAMES, slip, whole, withArticle, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { shop, unitOf, putDown, both, difference, change } from "./shopping.ts";

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
export const moneyWordProblems = defineSkill("money-word-problems", 16, {
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
