import { coins, coinsWithBoxes, type Piece } from "../../figures/numbers/coins.ts";
import { asClaim, ask, boxed, defineSkill, NAMES, slip, whole, withoutUnit } from "../../kit/index.ts";
import type { Random } from "../../kit/index.ts";
import { counted } from "../../kit/words.ts";
import { type Coin, countedOn, inWords, purseOf, worthOf } from "./purses.ts";
import {
	THREE,
	ALL,
	swap,
	type Kinds,
	seen,
	told,
	whichCoins,
	missing,
	putDownMissing,
} from "./coins-counted.ts";

const TWO: readonly (readonly Coin[])[] = [
	["dime", "penny"],
	["dime", "nickel"],
	["nickel", "penny"],
];

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

const PAIR = ["set of coins", "number of cents"] as const;

// 1: two kinds of coins. 2: three kinds. 3: all kinds, mixed up, and coins given in words. 4: bills and coins, and what is
// missing. 5: more coins, worth over a dollar.
export const countCoinsBills = defineSkill("count-coins-bills", 18, {
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
