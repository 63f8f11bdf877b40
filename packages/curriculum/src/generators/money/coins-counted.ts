import { coins, MONEY, type Piece } from "../../figures/numbers/coins.ts";
import { NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form } from "../../kit/index.ts";
import { type Coin, COINS, countedOn, inWords, purseOf, worthOf } from "./purses.ts";

export const THREE: readonly (readonly Coin[])[] = [
	["dime", "nickel", "penny"],
	["quarter", "dime", "penny"],
	["quarter", "nickel", "penny"],
	["quarter", "dime", "nickel"],
];
export const ALL = [COINS, ...THREE];

const kindsOf = (purse: readonly Piece[]) => [...new Set(purse)];
export const swap = (piece: Piece): Piece =>
	piece === "dime" ? "nickel" : piece === "nickel" ? "dime" : piece;

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
						`Keep counting from ${counts[first - 1]}: ${counts.slice(first).join(", ")}.`,
					]),
			`Together the coins are worth ${cents}¢.`,
		],
	};
}

export type Kinds = readonly (readonly Coin[])[];

export const seen =
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

export const told =
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
export const whichCoins =
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
export const missing: Form = (random) => {
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

/** What is missing, shown with coins. */
export const putDownMissing: Form = (random) => {
	const draft = missing(random);
	return draft && { ...draft, prompt: `${draft.prompt} Show them with coins.`, money: { set: "coins" } };
};
