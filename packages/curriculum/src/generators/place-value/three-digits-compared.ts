import { expression, inOwnWords, NAMES, slip, whole } from "../../kit/index.ts";
import type { Random, Way } from "../../kit/index.ts";
import { relationOf, turnedRelation } from "./compared-numbers.ts";
import type { Comparison, DrawComparison, Relation } from "./compared-numbers.ts";

const PLACES = ["hundreds", "tens", "ones"] as const;
export const digitsOf = (number: number) => [...`${number}`].map(Number) as [number, number, number];

function helpOf(a: number, b: number): Pick<Comparison, "hints" | "steps"> {
	const [p, q] = [digitsOf(a), digitsOf(b)];
	const at = p.findIndex((digit, place) => digit !== q[place]);
	const decides = PLACES[at];
	const equal = PLACES.slice(0, Math.max(0, at)).join(" and the ");
	return {
		hints: [
			"Compare the hundreds first.",
			`${a} has ${p[0]} in the hundreds place. ${b} has ${q[0]}.`,
			"When the hundreds are equal, compare the tens. Then compare the ones.",
		],
		steps: [
			decides === undefined
				? "All the digits are equal."
				: `${equal === "" ? "" : `The ${equal} are equal. `}The ${decides} decide: $${p[at]} ${relationOf(p[at] ?? 0, q[at] ?? 0)} ${q[at]}$.`,
			`So $${a} ${relationOf(a, b)} ${b}$.`,
		],
	};
}

function comparisonOf(a: number, b: number): Comparison {
	const truth = relationOf(a, b);
	const by = (place: 1 | 2): Relation => relationOf(digitsOf(a)[place], digitsOf(b)[place]);
	return {
		...helpOf(a, b),
		a: whole(a),
		b: whole(b),
		truth,
		wrong: [
			[slip.comparedTheOnes, by(2)],
			[slip.comparedTheTens, by(1)],
			[slip.turnedTheSign, turnedRelation(truth)],
			[slip.tookThemForEqual, "="],
		],
	};
}

type Pair = readonly [number, number];
type DrawPair = (random: Random) => Pair;

export const otherHundreds: DrawPair = (random) => [random.integer(112, 989), random.integer(112, 989)];
export const sameHundreds: DrawPair = (random) => {
	const hundreds = 100 * random.integer(1, 9);
	return [hundreds + random.integer(10, 99), hundreds + random.integer(10, 99)];
};
/** The same digits in another order, or only the ones differ. */
export const alike: DrawPair = (random) => {
	const [h, x, y] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
	return random.pick<Pair>([
		[100 * h + 10 * x + y, 100 * h + 10 * y + x],
		[100 * h + x, 100 * h + 10 * y],
		[100 * h + 10 * x + y, 100 * h + 10 * x + (y === 9 ? 0 : y + 1)],
		[100 * h + 10 * x + y, 100 * y + 10 * x + h],
	]);
};

/** Either number first. */
export const compared =
	(draw: DrawPair, fits: (a: number, b: number) => boolean = (a, b) => a !== b): DrawComparison =>
	(random) => {
		const [a, b] = random.shuffle(draw(random)) as [number, number];
		return fits(a, b) ? comparisonOf(a, b) : undefined;
	};

/** A number beside one that is written as a sum of its parts; often they are equal. */
export const withParts: DrawComparison = (random) => {
	const [a, b] = alike(random);
	const other = random.oneIn(2) ? a : b;
	const parts = digitsOf(other).map((digit, at) => digit * 10 ** (2 - at));
	const truth = relationOf(a, other);
	const shown = expression(parts.filter((part) => part > 0).join(" + "), other);
	const plain = comparisonOf(a, other);
	return {
		...plain,
		b: shown,
		wrong: [
			[slip.tookTheLongerOne, "<"],
			...(truth === "=" ? [[slip.turnedTheSign, ">"] as const] : plain.wrong),
		],
		hints: [plain.hints[0], `Write ${shown.shown} as one number.`, plain.hints[2]],
		steps: [`${shown.shown.slice(0, -1)} = ${other}$.`, ...plain.steps],
	};
};

/** Why a larger digit on the right does not decide. */
export const explain: Way = (random) => {
	const [a, b] = otherHundreds(random);
	const [p, q] = [digitsOf(a), digitsOf(b)];
	if (p[0] >= q[0] || p[2] <= q[2]) return undefined;
	const name = random.pick(NAMES);
	const { hints, steps } = helpOf(a, b);
	return inOwnWords({
		prompt: random.pick([
			`${name} says that $${a} > ${b}$, because $${p[2]} > ${q[2]}$. Explain what is wrong, and compare the numbers.`,
			`${name} looks at the ones and says that ${a} is greater than ${b}. Explain why that is wrong.`,
		]),
		hints: [...hints],
		explanation: steps.join("\n\n"),
		rubric: {
			mistake: `Says that ${name} compared the ones, but the hundreds come first, in any words.`,
			answer: `Says that ${a} is less than ${b}.`,
		},
		sample_answer: `${name} compared the ones. The hundreds come first. ${steps.join(" ")}`,
	});
};
