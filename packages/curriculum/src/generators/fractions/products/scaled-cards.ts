import { ask, type Fraction, NAMES, slip, type Value, words } from "../../../kit/index.ts";
import { factorOf, factorTex, type Kind, KINDS, ORDER, slipTo } from "./scaled-numbers.ts";

/** Products with one factor in common, put in order without working them out. */
export const inOrder = ask.inOrder((random) => {
	const number = random.integer(111, 989);
	const bottom = random.integer(5, 12);
	const drawn = [
		{ top: random.integer(1, bottom - 2), bottom },
		{ top: bottom - 1, bottom: bottom - 1 },
		{ top: bottom + random.integer(1, 3), bottom },
		{ top: 1, bottom: bottom + random.integer(1, 4) },
	];
	const cards = drawn.map((factor) => words(`$${factorTex(factor, false)} \\times ${number}$`));
	const by = (size: (factor: Fraction) => number) =>
		drawn.toSorted((one, other) => size(one) - size(other)).map((one) => cards[drawn.indexOf(one)] as Value);
	const size = ({ top, bottom: below }: Fraction) => top / below;
	if (new Set(drawn.map(size)).size < drawn.length) return undefined;
	const ordered = by(size);
	return {
		prompt: random.pick([
			"Put the products in order from least to greatest. You do not have to multiply.",
			`${random.pick(NAMES)} orders these products without working them out. Put them in order from least to greatest.`,
		]),
		cards: ordered,
		wrong: [
			[slip.comparedFactorNumerators, by(({ top }) => top)],
			[slip.comparedDenominators, by(({ bottom: below }) => below)],
		],
		hints: [
			`All the products have the factor ${number}. Compare the other factors.`,
			"Which factor is equal to 1? Which are less, and which is greater?",
			"The least factor gives the least product.",
		],
		steps: [
			`All multiply ${number}, so the order of the other factors is the order of the products.`,
			`From least to greatest: ${ordered.map(({ shown }) => shown).join(", ")}.`,
		],
	};
});

/** Products to sort by how they compare with the number. */
export const bySize = ask.sorted((random) => {
	const number = random.integer(12, 400);
	const kinds = random.shuffle([...KINDS, ...KINDS]);
	const factors = kinds.map((kind) => factorOf(random, kind));
	const bins = KINDS.map((kind) =>
		`${ORDER[kind]} ${number}`.replace(/^./, (letter) => letter.toUpperCase()),
	);
	const binOf = (kind: Kind) => bins[KINDS.indexOf(kind)] ?? "";
	if (factors.includes(undefined)) return undefined;
	return {
		prompt: random.pick([
			`Compare each product with ${number}, and sort the cards. You do not have to multiply.`,
			`${random.pick(NAMES)} sorts products without working them out. Where does each card belong?`,
		]),
		bins,
		cards: factors.map((factor, at) => {
			const kind = kinds[at] ?? "less";
			return {
				label: `${factor?.top}/${factor?.bottom} × ${number}`,
				bin: binOf(kind),
				wrong: KINDS.map((each) => [slipTo(kind, each), binOf(each)] as const),
			};
		}),
		hints: [
			`What is $1 \\times ${number}$?`,
			"Compare the numerator and the denominator of each factor. Is the factor less than 1?",
			"A factor less than 1 gives less than the number, and a factor greater than 1 gives more.",
		],
		steps: ["Compare each factor with 1. When the factor is exactly 1, the number stays the same."],
	};
});
