import { coins, coinsWithBoxes, MONEY, type Piece } from "../../figures/numbers/coins.ts";
import { asClaim, ask, boxed, defineSkill, NAMES, slip, whole, withoutUnit, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { counted } from "../../kit/words.ts";
import { type Coin, COINS, countedOn, inWords, purseOf, worthOf } from "./purses.ts";

const TWO: readonly (readonly Coin[])[] = [
	["dime", "penny"],
	["dime", "nickel"],
	["nickel", "penny"],
];
const THREE: readonly (readonly Coin[])[] = [
	["dime", "nickel", "penny"],
	["quarter", "dime", "penny"],
	["quarter", "nickel", "penny"],
	["quarter", "dime", "nickel"],
];
const ALL = [COINS, ...THREE];

const kindsOf = (purse: readonly Piece[]) => [...new Set(purse)];
const swap = (piece: Piece): Piece => (piece === "dime" ? "nickel" : piece === "nickel" ? "dime" : piece);

function draft(purse: readonly Coin[], prompt: string): Draft {
	const cents = worthOf(purse);
	const quarters = purse.filter((coin) => coin === "quarter").length;
	const counts = countedOn(purse);
	const first = purse.filter((coin) => coin === purse[0]).length;
	return {
		prompt,
		task: inWords(purse),
		right: whole(cents),
		wrong: [
			[slip.countedTheCoins, whole(purse.length)],
			[slip.swappedDimeAndNickel, whole(worthOf(purse.map(swap)))],
			[slip.leftOutACoin, whole(worthOf(purse.slice(0, -1)))],
			quarters > 0 && [slip.quarterAsTwenty, whole(cents - 5 * quarters)],
		],
		unit: { after: "¢" },
		hints: [
			"Begin with the coins that are worth the most.",
			`Count on: ${kindsOf(purse)
				.map((kind) => `by ${MONEY[kind].cents} for each ${kind}`)
				.join(", then ")}.`,
			`After the first two coins you are at ${countedOn(purse)[1] ?? cents}¢. Keep counting from there.`,
		],
		steps: [
			...(first === purse.length
				? [`Count on from coin to coin: ${counts.join(", ")}.`]
				: [
						`Begin with the ${purse[0]}${first === 1 ? "" : "s"}: ${counts.slice(0, first).join(", ")}.`,
						`Keep counting from there: ${counts.slice(first).join(", ")}.`,
					]),
			`Together the coins are worth ${cents}¢.`,
		],
	};
}

type Kinds = readonly (readonly Coin[])[];

const seen =
	(kinds: Kinds, most: number, isMixed: boolean): Form =>
	(random) => {
		const purse = purseOf(random, kinds, most);
		if (purse === undefined || purse.length < 3) return undefined;
		const prompt = random.pick([
			"How many cents are these coins worth together?",
			`${random.pick(NAMES)} has these coins. How many cents is that?`,
			"Count the money. How many cents are there?",
			`${random.pick(NAMES)} finds these coins in a pocket. How much are they worth?`,
		]);
		return {
			...draft(purse, prompt),
			figure: { svg: coins(isMixed ? random.shuffle(purse) : purse), alt: `Coins: ${inWords(purse)}.` },
		};
	};

const PLACES = [
	"a piggy bank",
	"a pocket",
	"a purse",
	"a jar",
	"a drawer",
	"a backpack",
	"a tip jar",
	"a coat",
] as const;

const told =
	(kinds: Kinds, most: number): Form =>
	(random) => {
		const purse = purseOf(random, kinds, most);
		if (purse === undefined || purse.length < 3) return undefined;
		const name = random.pick(NAMES);
		const prompt = random.pick([
			`${name} has ${inWords(purse)}. How many cents is that?`,
			`There are ${inWords(purse)} in ${random.pick(PLACES)}. How much money is that?`,
			`How many cents are ${inWords(purse)}?`,
		]);
		return draft(purse, prompt);
	};

/** The coins that make an amount, among others. */
const whichCoins =
	(kinds: Kinds, most: number): Form =>
	(random) => {
		const purse = purseOf(random, kinds, most);
		if (purse === undefined || purse.length < 3) return undefined;
		const cents = worthOf(purse);
		const others = Array.from({ length: 6 }, () => purseOf(random, kinds, most)).filter(
			(other): other is Coin[] => other !== undefined && other.length > 1,
		);
		const swapped = purse.map(swap);
		const asMany = others.find((other) => worthOf(other) !== cents && other.length === purse.length);
		const option = (pieces: readonly Piece[]) => words(inWords(pieces));
		return {
			...draft(purse, ""),
			prompt: random.pick([
				`Which coins are worth ${cents}¢ together?`,
				`${random.pick(NAMES)} needs exactly ${cents}¢. Which coins are right?`,
				`A pencil costs ${cents}¢. Which coins pay for it exactly?`,
				`Which of these is ${cents}¢?`,
			]),
			right: option(purse),
			wrong: [
				worthOf(swapped) !== cents && [slip.swappedDimeAndNickel, option(swapped)],
				[slip.leftOutACoin, option([...purse, purse.at(-1) ?? "penny"])],
				asMany !== undefined && [slip.tookAnotherPurse, option(asMany)],
			],
			hints: [
				"Work out what each choice is worth.",
				`Begin with the coins that are worth the most, and count on until ${cents}¢.`,
				"Cross out each choice that is worth more or less.",
			],
		};
	};

/** How much is missing to an amount. */
const missing: Form = (random) => {
	const purse = purseOf(random, ALL, 3);
	if (purse === undefined) return undefined;
	const there = worthOf(purse);
	const wanted = random.pick([50, 75, 100]);
	if (there >= wanted - 4 || there < 12) return undefined;
	const price = wanted === 100 ? "a dollar" : `${wanted}¢`;
	return {
		...draft(purse, ""),
		prompt: random.pick([
			`${random.pick(NAMES)} has ${inWords(purse)}. How many more cents make ${price}?`,
			`A sticker costs ${price}. ${random.pick(NAMES)} has ${inWords(purse)}. How many more cents are needed?`,
		]),
		right: whole(wanted - there),
		wrong: [
			[slip.gaveTheMoneyThere, whole(there)],
			[slip.countedTheCoins, whole(wanted - purse.length)],
			worthOf(purse.map(swap)) < wanted && [
				slip.swappedDimeAndNickel,
				whole(wanted - worthOf(purse.map(swap))),
			],
		],
		hints: [
			"First find out how much the coins are worth.",
			`Count on from coin to coin: ${countedOn(purse).slice(0, 2).join(", ")}, and so on.`,
			wanted === 100
				? "A dollar is 100 cents. Count on from the coins to 100."
				: `Count on from what the coins are worth to ${wanted}.`,
		],
		steps: [
			`The coins are worth ${there}¢: ${countedOn(purse).join(", ")}.`,
			`$${wanted} - ${there} = ${wanted - there}$, so ${wanted - there}¢ more are needed.`,
		],
	};
};

/** The total so far below each coin. */
const countingOn = (kinds: Kinds, most: number) =>
	ask.labeled((random) => {
		const purse = purseOf(random, kinds, most);
		if (purse === undefined || purse.length < 3 || purse.length > 6) return undefined;
		const { svg, places } = coinsWithBoxes(purse);
		const totals = countedOn(purse);
		return {
			prompt: random.pick([
				"Count on from coin to coin. Write the total so far below each coin, in cents.",
				`${random.pick(NAMES)} counts these coins from left to right. Write the total after each coin, in cents.`,
				"Add one coin after the other. Fill in the cents so far.",
			]),
			figure: { svg, alt: `Coins in a row, each with a box below: ${purse.join(", ")}.` },
			labels: Object.fromEntries(
				places.map((place, at) => [
					`coin${at + 1}`,
					{
						right: whole(totals[at] ?? 0),
						label:
							at === 0 ? "Value of the first coin, in cents" : `Total of the first ${at + 1} coins, in cents`,
						place,
						wrong: at === 0 ? [] : ([[slip.wroteOneCoin, whole(worthOf(purse.slice(at, at + 1)))]] as const),
					},
				]),
			),
			hints: [
				"The first box is the first coin alone.",
				"Each new box is the number before it and the next coin.",
				"How many cents is each coin worth? Count on by that many.",
			],
			steps: [`The totals are ${totals.join(", ")}.`],
		};
	});

function billsAndCoins(random: Random, isHard: boolean) {
	const some = <T extends Piece>(piece: T, least: number, most: number) =>
		Array.from({ length: random.integer(least, most) }, (): Piece => piece);
	const bills = [
		...some("ten-dollar bill", 0, isHard ? 1 : 0),
		...some("five-dollar bill", 0, 1),
		...some("one-dollar bill", 1, 3),
	];
	const small = [
		...some("quarter", isHard ? 4 : 1, isHard ? 5 : 2),
		...some("dime", 1, 3),
		...some("nickel", 0, 1),
		...some("penny", 0, isHard ? 0 : 3),
	];
	return { bills, small };
}

/** Bills and coins, in dollars and cents. */
const dollarsAndCents = (isHard: boolean) =>
	ask.stepwise((random) => {
		const { bills, small } = billsAndCoins(random, isHard);
		const [ofCoins, all] = [worthOf(small), [...bills, ...small]];
		const [dollars, cents] = [Math.floor(worthOf(all) / 100), worthOf(all) % 100];
		return {
			prompt: random.pick([
				"How much money is this? [[dollars]] dollars and [[cents]] cents",
				`${random.pick(NAMES)} saved this money. That is [[dollars]] dollars and [[cents]] cents.`,
				"Count the bills and the coins: [[dollars]] dollars and [[cents]] cents in all.",
				`${random.pick(NAMES)} pays with this money: [[dollars]] dollars and [[cents]] cents.`,
			]),
			figure: { svg: coins([...bills, ...random.shuffle(small)]), alt: `Money: ${inWords(all)}.` },
			boxes: {
				dollars: boxed(
					whole(dollars),
					[slip.countedTheBills, whole(bills.length)],
					ofCoins >= 100 && [slip.forgotTheDollarOfCoins, whole(dollars - 1)],
				),
				cents: boxed(
					whole(cents),
					[slip.countedTheCoins, whole(small.length)],
					ofCoins >= 100 && [slip.wroteAllCents, whole(ofCoins)],
					[slip.swappedDimeAndNickel, whole(worthOf(small.map(swap)) % 100)],
				),
			},
			hints: [
				"Count the bills first, then the coins.",
				`Begin with the quarters: ${countedOn(small).slice(0, 2).join(", ")}, and so on.`,
				"A hundred cents make one more dollar. Do the coins make that many?",
			],
			steps: [
				`The bills make ${counted(worthOf(bills) / 100, "dollar")}. The coins make ${ofCoins} cents.`,
				`Together that is ${counted(dollars, "dollar")} and ${counted(cents, "cent")}.`,
			],
		};
	});

/** What is missing, shown with coins. */
const putDownMissing: Form = (random) => {
	const draft = missing(random);
	return draft && { ...draft, prompt: `${draft.prompt} Show them with coins.`, money: { set: "coins" } };
};

const PAIR = ["set of coins", "number of cents"] as const;

// 1: two kinds of coins. 2: three kinds. 3: all kinds, mixed up, and coins given in words. 4: bills and coins, and what is
// missing. 5: more coins, worth over a dollar.
export const countCoinsBills = defineSkill("count-coins-bills", 16, {
	1: [ask.typed(seen(TWO, 5, false)), countingOn(TWO, 3), ask.chosen(seen(TWO, 4, false))],
	2: [ask.typed(seen(THREE, 3, true)), countingOn(THREE, 2), ask.chosen(withoutUnit(whichCoins(THREE, 3)))],
	3: [
		ask.typed(seen(ALL, 3, true)),
		ask.matched(told(ALL, 3), PAIR),
		ask.chosen(withoutUnit(whichCoins(ALL, 3))),
		ask.chosen(told(ALL, 3)),
	],
	4: [
		dollarsAndCents(false),
		ask.typed(missing),
		ask.withMoney(putDownMissing),
		ask.chosen(missing),
		ask.whatWentWrong(told(THREE, 3)),
	],
	5: [
		dollarsAndCents(true),
		dollarsAndCents(true),
		ask.typed(missing),
		ask.withMoney(putDownMissing),
		ask.judged(asClaim(told(ALL, 3), (task, value) => `${task} make ${value}.`)),
	],
});
