import type { Piece } from "../../figures/coins.ts";
import { coins, MONEY } from "../../figures/coins.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { counted } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const COINS = ["quarter", "dime", "nickel", "penny"] as const;

// 1: two kinds of coins below a dollar. 2: three kinds. 3: all kinds. 4: bills and coins in two boxes. 5: more of them, cents over a dollar.
export const countCoinsBills = defineGenerator("count-coins-bills", 1, (random, difficulty) => {
	if (difficulty >= 4) return dollarsAndCents(random, difficulty);
	const kinds =
		difficulty === 1
			? random.pick([
					["dime", "penny"],
					["dime", "nickel"],
					["nickel", "penny"],
				] as const)
			: difficulty === 2
				? random.pick([
						["dime", "nickel", "penny"],
						["quarter", "dime", "penny"],
						["quarter", "nickel", "penny"],
					] as const)
				: COINS;
	const most = level(difficulty, [5, 3, 3, 0, 0] as const);
	const pieces = kinds.flatMap((kind) =>
		Array.from(
			{ length: Math.min(kind === "quarter" ? 2 : most, random.integer(1, most)) },
			(): Piece => kind,
		),
	);
	const cents = worth(pieces);
	const swapped = pieces.reduce(
		(sum, piece) => sum + (piece === "dime" ? 5 : piece === "nickel" ? 10 : MONEY[piece].cents),
		0,
	);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: "How many cents are these coins worth together?",
		answer_suffix: "¢",
		figure: {
			svg: coins(difficulty === 1 ? pieces : random.shuffle(pieces)),
			alt: `Coins: ${inWords(pieces)}.`,
		},
		right: cents,
		hints: [
			"Begin with the coins that are worth most.",
			`Count on: by ${kinds.map((kind) => MONEY[kind].cents).join(", then by ")}.`,
		],
		explanation: `${countOn(pieces)}. Together ${cents} cents.`,
		mistakes: [
			["counted-the-coins", pieces.length, "That is how many coins there are. Add what each one is worth."],
			[
				"swapped-dime-and-nickel",
				swapped,
				"The dime is the smaller coin, but it is worth more than the nickel.",
			],
			[
				"left-out-the-last-coin",
				cents - MONEY[pieces.at(-1) ?? "penny"].cents,
				"It looks like one coin was left out. Tick them off as you count.",
			],
		],
	});
});

function worth(pieces: readonly Piece[]): number {
	return pieces.reduce((sum, piece) => sum + MONEY[piece].cents, 0);
}

function inWords(pieces: readonly Piece[]): string {
	return groups(pieces)
		.map(([piece, count]) => counted(count, piece, piece === "penny" ? "pennies" : `${piece}s`))
		.join(", ");
}

/** Kinds in falling worth, with their counts. */
function groups(pieces: readonly Piece[]): [Piece, number][] {
	return (Object.keys(MONEY) as Piece[])
		.toSorted((a, b) => MONEY[b].cents - MONEY[a].cents)
		.map((kind): [Piece, number] => [kind, pieces.filter((piece) => piece === kind).length])
		.filter(([, count]) => count > 0);
}

function countOn(pieces: readonly Piece[]): string {
	let sum = 0;
	return groups(pieces)
		.flatMap(([kind, count]) =>
			Array.from({ length: count }, () => {
				sum += MONEY[kind].cents;
				return `${sum}`;
			}),
		)
		.join(", ");
}

function dollarsAndCents(random: Random, difficulty: number) {
	const bills: Piece[] = [
		...(random.oneIn(2) ? (["five-dollar bill"] as const) : []),
		...(difficulty === 5 && random.oneIn(2) ? (["ten-dollar bill"] as const) : []),
		...Array.from({ length: random.integer(1, 3) }, (): Piece => "one-dollar bill"),
	];
	const small: Piece[] = [
		...Array.from(
			{ length: difficulty === 5 ? random.integer(4, 5) : random.integer(1, 2) },
			(): Piece => "quarter",
		),
		...Array.from({ length: random.integer(1, 3) }, (): Piece => "dime"),
		...Array.from({ length: random.integer(0, 1) }, (): Piece => "nickel"),
		...(difficulty === 5 ? [] : Array.from({ length: random.integer(0, 3) }, (): Piece => "penny")),
	];
	const pieces = [...bills, ...small];
	const coins_worth = worth(small);
	const total = worth(pieces);
	const [dollars, cents] = [Math.floor(total / 100), total % 100];
	return fillBoxes({
		prompt: "How much money is this? [[dollars]] dollars and [[cents]] cents",
		figure: { svg: coins([...bills, ...random.shuffle(small)]), alt: `Money: ${inWords(pieces)}.` },
		boxes: { dollars: { right: dollars }, cents: { right: cents } },
		hints: [
			"Count the bills first, then the coins.",
			coins_worth >= 100 ? "A hundred cents make one more dollar." : "The coins stay below a dollar.",
		],
		explanation: `The bills make ${worth(bills) / 100} ${worth(bills) === 100 ? "dollar" : "dollars"}, the coins ${coins_worth} cents. ${coins_worth >= 100 ? `${coins_worth} cents are 1 dollar and ${coins_worth - 100} ${coins_worth === 101 ? "cent" : "cents"}. ` : ""}Together ${dollars} ${dollars === 1 ? "dollar" : "dollars"} and ${cents} ${cents === 1 ? "cent" : "cents"}.`,
		mistakes: [
			[
				"dollars",
				"counted-the-bills",
				bills.length,
				"That is how many bills there are. Read what each one is worth.",
			],
			[
				"dollars",
				"forgot-the-dollar-of-coins",
				coins_worth >= 100 ? dollars - 1 : "",
				"The coins make more than a dollar. Count it, too.",
			],
			[
				"cents",
				"counted-the-coins",
				small.length,
				"That is how many coins there are. Add what each one is worth.",
			],
			[
				"cents",
				"wrote-all-cents",
				coins_worth >= 100 ? coins_worth : "",
				"A hundred of these cents are a dollar. How many are left?",
			],
		],
	});
}
