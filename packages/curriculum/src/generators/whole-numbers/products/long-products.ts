import { askFor, slip, texNumber, whole } from "../../../kit/index.ts";
import type { Draft, Random, Range, Wrong } from "../../../kit/index.ts";

/** Two factors; the second one is multiplied place by place. */
export interface Factors {
	a: number;
	b: number;
}

/** Factors that do not end in 0; with a zero inside the first one where that is wanted. */
export function factorsOf(random: Random, first: Range, second: Range, hasZero = false): Factors | undefined {
	const drawn = random.integer(...first);
	const a = hasZero ? Math.floor(drawn / 100) * 100 + (drawn % 10) : drawn;
	const b = random.integer(...second);
	return a % 10 === 0 || b % 10 === 0 ? undefined : { a, b };
}

/** The places of a number: 36 is 30 and 6. */
export function placesOf(number: number): number[] {
	return [...`${number}`]
		.map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
		.filter((part) => part > 0);
}

function wrongOf({ a, b }: Factors): (Wrong | false)[] {
	const unshifted = [...`${b}`].reduce((sum, digit) => sum + a * Number(digit), 0);
	const ones = b % 10;
	const carried = 10 * Math.floor(((a % 10) * ones) / 10);
	return [
		[slip.didNotShift, whole(unshifted)],
		[slip.leftOutThePartOfOnes, whole(a * (b - ones))],
		`${a}`.includes("0") && [slip.skippedTheZeroInside, whole(Number(`${a}`.replace("0", "")) * b)],
		carried > 0 && [slip.forgotTheCarriedTens, whole(a * b - carried)],
		[slip.addedFactors, whole(a + b)],
	];
}

/** A product of numbers with several digits. */
export function longProduct(random: Random, factors: Factors): Draft {
	const { a, b } = factors;
	const [x, y] = [texNumber(a), texNumber(b)];
	const parts = placesOf(b);
	const task = `$${x} \\times ${y}$`;
	return {
		prompt: askFor(random, task),
		task,
		right: whole(a * b),
		wrong: wrongOf(factors),
		hints: [
			`Break ${y.replaceAll("{,}", ",")} into places: $${parts.map(texNumber).join(" + ")}$.`,
			`Multiply ${x.replaceAll("{,}", ",")} by each part. Begin with $${x} \\times ${parts.at(-1)}$.`,
			`Then find $${x} \\times ${texNumber(parts[0] ?? 0)}$, and add the partial products.`,
		],
		steps: [
			...parts.toReversed().map((part) => `$${x} \\times ${texNumber(part)} = ${texNumber(a * part)}$.`),
			`Add: $${parts
				.toReversed()
				.map((part) => texNumber(a * part))
				.join(" + ")} = ${texNumber(a * b)}$.`,
			`So $${x} \\times ${y} = ${texNumber(a * b)}$.`,
		],
	};
}
