import { gcd, type Random, type Slip, slip } from "../../kit/index.ts";

/** A number, why it is of its kind, and the wrong idea that misjudges it. */
export interface KnownNumber {
	tex: string;
	/** The same without formulas, for a card. */
	card: string;
	isRational: boolean;
	/** Continues "because". */
	why: string;
	slip: Slip;
}

type Kind = (random: Random) => KnownNumber | undefined;

const ENDLESS = "its decimal never ends and never repeats";
const isSquare = (number: number) => Number.isInteger(Math.sqrt(number));

const squareRoot: Kind = (random) => {
	const root = random.integer(2, 20);
	const sign = random.pick(["", "", "-"]);
	return {
		tex: `${sign}\\sqrt{${root * root}}`,
		card: `${sign.replace("-", "−")}√${root * root}`,
		isRational: true,
		why: `the root is the whole number ${root}`,
		slip: slip.allRootsIrrational,
	};
};

const otherRoot: Kind = (random) => {
	const number = random.integer(2, 200);
	const sign = random.pick(["", "", "-"]);
	return isSquare(number)
		? undefined
		: {
				tex: `${sign}\\sqrt{${number}}`,
				card: `${sign.replace("-", "−")}√${number}`,
				isRational: false,
				why: `${number} is not a square number, so ${ENDLESS}`,
				slip: slip.roundedToRational,
			};
};

const fraction: Kind = (random) => {
	const [top, bottom] = [random.integer(1, 40), random.integer(3, 19)];
	const sign = random.pick(["", "-"]);
	return gcd(top, bottom) > 1
		? undefined
		: {
				tex: `${sign}\\dfrac{${top}}{${bottom}}`,
				card: `${sign.replace("-", "−")}${top}/${bottom}`,
				isRational: true,
				why: "it is a quotient of two integers",
				slip: slip.fractionsIrrational,
			};
};

const ending: Kind = (random) => {
	const digits = random.integer(11, 999);
	const wholes = random.integer(0, 12);
	return digits % 10 === 0
		? undefined
		: {
				tex: `${wholes}.${digits}`,
				card: `${wholes}.${digits}`,
				isRational: true,
				why: "its decimal ends",
				slip: slip.decimalsIrrational,
			};
};

const repeating: Kind = (random) => {
	const [wholes, digits] = [random.integer(0, 9), random.integer(1, 98)];
	return digits % 11 === 0
		? undefined
		: {
				tex: `${wholes}.\\overline{${digits}}`,
				card: `${wholes}.${`${digits}`.repeat(3)}… (repeats)`,
				isRational: true,
				why: "its decimal repeats",
				slip: slip.repeatingIrrational,
			};
};

const multipleOfPi: Kind = (random) => {
	const factor = random.integer(1, 12);
	const text = `${factor === 1 ? "" : factor}π`;
	return {
		tex: text,
		card: text,
		isRational: false,
		why: factor === 1 ? ENDLESS : `π is irrational, and ${factor} times π is as well`,
		slip: slip.piIsAFraction,
	};
};

const sumWithRoot: Kind = (random) => {
	const [whole, root] = [random.integer(2, 9), random.integer(2, 60)];
	const isTimes = random.oneIn(2);
	return isSquare(root)
		? undefined
		: {
				tex: isTimes ? `${whole}\\sqrt{${root}}` : `${whole} + \\sqrt{${root}}`,
				card: isTimes ? `${whole}√${root}` : `${whole} + √${root}`,
				isRational: false,
				why: `$\\sqrt{${root}}$ is irrational, and ${isTimes ? `${whole} times it` : `the sum with ${whole}`} is as well`,
				slip: slip.wholePartMakesRational,
			};
};

const sumWithSquareRoot: Kind = (random) => {
	const [whole, root] = [random.integer(2, 9), random.integer(2, 12)];
	const isTimes = random.oneIn(2);
	const square = root * root;
	return {
		tex: isTimes ? `${whole}\\sqrt{${square}}` : `${whole} + \\sqrt{${square}}`,
		card: isTimes ? `${whole}√${square}` : `${whole} + √${square}`,
		isRational: true,
		why: `the root is ${root}, so it is the whole number ${isTimes ? whole * root : whole + root}`,
		slip: slip.allRootsIrrational,
	};
};

export const ROOTS = [squareRoot, otherRoot] as const;
export const ALL_KINDS = [fraction, ending, repeating, multipleOfPi, ...ROOTS, otherRoot] as const;
export const WITH_SUMS = [...ALL_KINDS, sumWithRoot, sumWithRoot, sumWithSquareRoot] as const;

/** Numbers of these kinds, no two alike, with at least one of each answer. */
export function numbersOf(random: Random, kinds: readonly Kind[], count: number): KnownNumber[] | undefined {
	const drawn = Array.from({ length: count }, () => random.pick(kinds)(random));
	if (!drawn.every((each) => each !== undefined)) return undefined;
	const isMixed = new Set(drawn.map(({ isRational }) => isRational)).size === 2;
	return isMixed && new Set(drawn.map(({ card }) => card)).size === count ? drawn : undefined;
}

/** One number, rational or irrational equally often. */
export function numberOf(random: Random, kinds: readonly Kind[]): KnownNumber | undefined {
	const isRational = random.oneIn(2);
	const drawn = random.pick(kinds)(random);
	return drawn?.isRational === isRational ? drawn : undefined;
}
