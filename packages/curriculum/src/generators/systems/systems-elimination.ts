import { bracketed, defineSkill, lcm, type Random, slip, sumTex } from "../../kit/index.ts";
import { type Equation, equationTex, through } from "./pairs.ts";
import { type System, type Systems, waysToSolve } from "./solve-system.ts";

const PAIRS = [
	[2, 3],
	[3, 4],
	[2, 5],
	[3, 5],
	[4, 5],
	[4, 3],
	[5, 2],
	[3, 2],
] as const;

/** The coefficients of x and y in both equations. */
type Coefficients = readonly [p: number, q: number, r: number, s: number];
type Draw = (random: Random) => Coefficients;

const signed = (random: Random, number: number) => number * random.pick([1, -1]);

const opposite: Draw = (random) => {
	const q = random.integer(1, 6);
	return [random.integer(1, 6), q, random.integer(1, 6), -q];
};

const alike: Draw = (random) => {
	const [p, q] = [random.integer(1, 6), signed(random, random.integer(1, 6))];
	return [p, q, p + random.integer(1, 4), q];
};

const oneScaled: Draw = (random) => {
	const q = random.integer(1, 3);
	const s = q * random.integer(2, 4);
	return [random.integer(1, 6), signed(random, q), random.integer(1, 6), signed(random, s)];
};

const bothScaled: Draw = (random) => {
	const [q, s] = random.pick(PAIRS);
	return [random.integer(2, 5), signed(random, q), random.integer(2, 5), signed(random, s)];
};

function scaled({ p, q, r }: Equation, times: number): Equation {
	return { p: p * times, q: q * times, r: r * times };
}

function eliminate(one: Equation, other: Equation, x: number, y: number): System {
	const target = lcm(Math.abs(one.q), Math.abs(other.q));
	const [k, m] = [target / Math.abs(one.q), target / Math.abs(other.q)];
	const [first, second] = [scaled(one, k), scaled(other, m)];
	const adds = one.q > 0 !== other.q > 0;
	const step = adds ? 1 : -1;
	const [factor, rest] = [first.p + step * second.p, first.r + step * second.r];
	// The y that belongs to a wrong x in the first equation.
	const pair = (u: number): [number, number] => [u, (one.r - one.p * u) / one.q];
	const unscaled = ((k === 1 ? first.r : one.r) + step * (m === 1 ? second.r : other.r)) / factor;
	const scaling = [
		...(k === 1 ? [] : [`Multiply the first equation by ${k}: $${equationTex(first)}$.`]),
		...(m === 1 ? [] : [`Multiply the second equation by ${m}: $${equationTex(second)}$.`]),
	];
	return {
		one: equationTex(one),
		other: equationTex(other),
		x,
		y,
		wrong: [
			[slip.scaledOneSide, ...pair(unscaled)],
			[
				adds ? slip.subtractedEquations : slip.addedEquations,
				...pair((first.r - step * second.r) / (first.p - step * second.p)),
			],
			[slip.didNotDivide, ...pair(rest)],
			[slip.swappedUnknowns, y, x],
			[slip.lostSolutionSign, x, -y],
		],
		hints: [
			`Look at the terms with $y$: $${sumTex([[one.q, "y"]])}$ and $${sumTex([[other.q, "y"]])}$. ${scaling.length > 0 ? "Make them the same or opposite." : adds ? "Their coefficients are opposites." : "They are the same."}`,
			scaling.length === 0
				? "They are ready to cancel. Is it better to add or to subtract the equations?"
				: `In both, the term with $y$ can become $${target}y$ or $-${target}y$. Multiply every term, on the right side as well.`,
			`${adds ? "Add" : "Subtract"} the equations, so that $y$ cancels. Solve for $x$, and substitute it to find $y$.`,
		],
		steps: [
			...scaling,
			`${adds ? "Add" : "Subtract"} the equations: $${sumTex([[factor, "x"]])} = ${rest}$${factor === 1 ? "" : `, so $x = ${x}$`}.`,
			`Substitute in the first equation: $${one.p === 1 ? x : `${one.p} \\times ${bracketed(x)}`} ${one.q < 0 ? "-" : "+"} ${Math.abs(one.q) === 1 ? "" : Math.abs(one.q)}y = ${one.r}$, so $y = ${y}$.`,
		],
	};
}

const systems =
	(draw: Draw, hasNegatives: boolean): Systems =>
	(random) => {
		const value = () => random.integer(1, 9) * (hasNegatives ? random.pick([1, -1]) : 1);
		const [x, y, [p, q, r, s]] = [value(), value(), draw(random)];
		const [one, other] = [through(p, q, x, y), through(r, s, x, y)];
		if (p * s === r * q || x === y || one.r === 0 || other.r === 0) return undefined;
		return eliminate(one, other, x, y);
	};

const adding = waysToSolve(systems(opposite, false));
const subtracting = waysToSolve(systems(alike, false));
const scaling = waysToSolve(systems(oneScaled, false));
const negative = waysToSolve(systems(oneScaled, true));
const both = waysToSolve(systems(bothScaled, true));

// 1: adding is enough. 2: subtracting is enough. 3: one equation has to be multiplied. 4: with negative solutions, and
// several systems at once. 5: both equations have to be multiplied.
export const systemsElimination = defineSkill("systems-elimination", 13, {
	1: [adding.boxes, adding.chosen, adding.typed],
	2: [subtracting.boxes, subtracting.chosen, subtracting.typed],
	3: [scaling.boxes, scaling.chosen, scaling.typed, adding.mistaken],
	4: [negative.boxes, negative.chosen, negative.judged, subtracting.matched],
	5: [both.boxes, both.chosen, both.typed, negative.explained],
});
