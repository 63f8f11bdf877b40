import { divide, type Fraction, gcd, mixedTex, multiply, type Random } from "../../kit/index.ts";

/** A rate of fractions: what is done, in which units, and what "each" and the other way around are called. */
interface Story {
	told: (name: string, amount: string, per: string) => string;
	amount: readonly [one: string, many: string];
	per: readonly [one: string, many: string];
}

const story = (told: Story["told"], amount: Story["amount"], per: Story["per"]): Story => ({
	told,
	amount,
	per,
});

const MILES = ["mile", "miles"] as const;
const HOURS = ["hour", "hours"] as const;
export const STORIES: readonly Story[] = [
	story((name, a, b) => `${name} walks ${a} in ${b}.`, MILES, HOURS),
	story((_, a, b) => `A faucet pours ${a} in ${b}.`, ["gallon", "gallons"], ["minute", "minutes"]),
	story((_, a, b) => `A recipe uses ${a} of flour for ${b} of milk.`, ["cup", "cups"], ["pint", "pints"]),
	story((name, a, b) => `${name} paints ${a} in ${b}.`, ["wall", "walls"], HOURS),
	story((_, a, b) => `A snail crawls ${a} in ${b}.`, ["foot", "feet"], ["minute", "minutes"]),
	story(
		(name, a, b) => `${name} spreads ${a} of mulch on ${b} of ground.`,
		["bag", "bags"],
		["square yard", "square yards"],
	),
	story((_, a, b) => `A machine packs ${a} of rice in ${b}.`, ["ton", "tons"], HOURS),
	story(
		(_, a, b) => `A pot of soup takes ${a} of salt for ${b} of water.`,
		["teaspoon", "teaspoons"],
		["quart", "quarts"],
	),
	story((name, a, b) => `${name} knits ${a} of a scarf in ${b}.`, ["yard", "yards"], ["day", "days"]),
];

interface Rate {
	amount: Fraction;
	per: Fraction;
}

export type Rates = (random: Random) => Rate | undefined;

const BOTTOMS = [2, 3, 4, 5, 6, 8] as const;

function proper(random: Random): Fraction | undefined {
	const bottom = random.pick(BOTTOMS);
	const top = random.integer(1, bottom - 1);
	return gcd(top, bottom) > 1 ? undefined : { top, bottom };
}

function mixed(random: Random, most: number): Fraction | undefined {
	const [wholes, part] = [random.integer(1, most), proper(random)];
	return part && { top: wholes * part.bottom + part.top, bottom: part.bottom };
}

/** Both amounts drawn; the rate is neither tiny nor huge, and not 1. */
const rates =
	(
		drawAmount: (random: Random) => Fraction | undefined,
		drawPer: (random: Random) => Fraction | undefined,
	): Rates =>
	(random) => {
		const [amount, per] = [drawAmount(random), drawPer(random)];
		if (amount === undefined || per === undefined) return undefined;
		const rate = divide(amount, per);
		const size = rate.top / rate.bottom;
		return rate.bottom > 24 || size > 20 || size < 0.25 || size === 1 ? undefined : { amount, per };
	};

const unitPart = (random: Random): Fraction => ({ top: 1, bottom: random.integer(2, 6) });
export const UNIT = rates(proper, unitPart);
/** The rate is whole. */
export const WHOLE: Rates = (random) => {
	const per = proper(random);
	return per && { amount: multiply(per, { top: random.integer(2, 9), bottom: 1 }), per };
};
export const PROPER = rates(proper, proper);
export const MIXED = rates(
	(random) => mixed(random, 5),
	(random) => (random.oneIn(2) ? proper(random) : mixed(random, 2)),
);

export const counted = (number: Fraction, [one, many]: Story["amount"]) =>
	`$${mixedTex(number)}$ ${number.top > number.bottom ? many : one}`;
export const over = ({ top, bottom }: Fraction) => (bottom === 1 ? `${top}` : `\\dfrac{${top}}{${bottom}}`);
