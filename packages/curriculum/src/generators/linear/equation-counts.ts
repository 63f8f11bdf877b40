import { linearTex, type Random, slip, sumTex, type Wrong } from "../../kit/index.ts";

export type Count = "one" | "none" | "all";
export const COUNTS: readonly Count[] = ["one", "none", "all"];
export const OPTIONS: Readonly<Record<Count, string>> = {
	one: "Exactly one solution",
	none: "No solution",
	all: "Infinitely many solutions",
};
/** As a number of solutions: "the number of solutions is zero". */
export const NUMBERS: Readonly<Record<Count, string>> = { one: "one", none: "zero", all: "infinite" };
export const CLAIMS: Readonly<Record<Count, string>> = {
	one: "has exactly one solution",
	none: "has no solution",
	all: "has infinitely many solutions",
};

/** a x + b on one side and c x + d on the other, once like terms are combined. */
interface Equation {
	shown: string;
	count: Count;
	a: number;
	b: number;
	c: number;
	d: number;
}

export type Look = "plain" | "collect" | "parentheses";

export const sign = (random: Random) => random.pick([1, -1]);
export const side = (coefficient: number, constant: number) => linearTex(coefficient, "x", constant);

/** The left side as it is shown, and what it is worth. */
function leftSide(random: Random, look: Look): readonly [shown: string, a: number, b: number] | undefined {
	const [a, b] = [random.integer(2, 9), random.integer(1, 12) * sign(random)];
	if (look === "plain") return [side(a, b), a, b];
	if (look === "parentheses") {
		const factor = random.integer(2, 5);
		const p = random.integer(1, 4) * random.pick([1, 1, -1]);
		const q = random.integer(1, 6) * sign(random);
		return [`${factor}(${side(p, q)})`, factor * p, factor * q];
	}
	const part = random.integer(1, 6) * sign(random);
	if (part === a) return undefined;
	return [
		sumTex([
			[a - part, "x"],
			[b, ""],
			[part, "x"],
		]),
		a,
		b,
	];
}

export function equationOf(random: Random, look: Look, count = random.pick(COUNTS)): Equation | undefined {
	const left = leftSide(random, look);
	if (left === undefined) return undefined;
	const [shown, a, b] = left;
	const c = count === "one" ? a + random.integer(1, 4) * sign(random) : a;
	// Zero as the one solution looks like nothing: the constants of both sides agree.
	const isZero = count === "one" && look !== "plain" && random.oneIn(3);
	const d = count === "all" || isZero ? b : b + random.integer(1, 8) * sign(random);
	if (c === 0 || d === 0) return undefined;
	// Two sides that are written alike would give it away.
	const right =
		(look === "plain" && count === "all") || random.oneIn(2)
			? ([
					[d, ""],
					[c, "x"],
				] as const)
			: ([
					[c, "x"],
					[d, ""],
				] as const);
	const sides = [shown, sumTex(right)];
	return { shown: (random.oneIn(3) ? sides.toReversed() : sides).join(" = "), count, a, b, c, d };
}

export function wrongOf({ count, b, d }: Equation): Readonly<Record<Count, Wrong[0]>> {
	return {
		one: count === "all" ? slip.tookOneExample : slip.missedTheContradiction,
		none: count === "all" ? slip.trueAsNone : b === d ? slip.zeroAsNone : slip.differentAsNone,
		all: count === "none" ? slip.falseAsAll : slip.differentAsAll,
	};
}

export function stepsOf({ a, b, c, d, count }: Equation): string[] {
	const combined = `Once like terms are combined, the sides are $${side(a, b)}$ and $${side(c, d)}$.`;
	const end = {
		one: `The variable terms differ: $${sumTex([[a - c, "x"]])} = ${d - b}$ has exactly one solution${b === d ? ", which is 0" : ""}.`,
		none: `The variable terms are the same, but $${b}$ is not $${d}$: there is no solution.`,
		all: "Both sides are the same, so every number is a solution: there are infinitely many solutions.",
	};
	return [combined, end[count]];
}
