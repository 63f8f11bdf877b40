import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { bracketed } from "../../kit/numbers.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Equation } from "./pairs.ts";
import { equationTex, through } from "./pairs.ts";

/** 1: adding is enough; 2: subtracting is enough; 3: one equation has to be multiplied; 4: with negative solutions; 5: both have to be multiplied. */
export const systemsElimination = defineGenerator("systems-elimination", 1, (random, difficulty) => {
	for (;;) {
		const sign = () => (difficulty >= 4 && random.oneIn(2) ? -1 : 1);
		const [x, y] = [random.integer(1, 9) * sign(), random.integer(1, 9) * sign()];
		const [one, other] = equations(random, difficulty, x, y);
		const base = one.p * other.q - other.p * one.q;
		if (base === 0 || x === y || one.r === 0 || other.r === 0) continue;
		return solve(one, other, x, y);
	}
});

function equations(random: Random, difficulty: Difficulty, x: number, y: number): [Equation, Equation] {
	const n = (least: number, most: number) => random.integer(least, most);
	const either = () => random.pick([1, -1] as const);
	const [p, r] = [n(1, 6), n(1, 6)];
	switch (difficulty) {
		case 1: {
			const q = n(1, 6);
			return [through(p, q, x, y), through(r, -q, x, y)];
		}
		case 2: {
			const q = n(1, 6) * either();
			return [through(p, q, x, y), through(p + n(1, 4), q, x, y)];
		}
		case 3:
		case 4: {
			const q = n(1, 3);
			const times = n(2, 4);
			return [through(p, q * either(), x, y), through(r, q * times * either(), x, y)];
		}
		case 5: {
			const [q, s] = random.pick([
				[2, 3],
				[3, 4],
				[2, 5],
				[3, 5],
				[4, 5],
				[4, 3],
				[5, 2],
				[3, 2],
			] as const);
			return [through(n(2, 5), q * either(), x, y), through(n(2, 5), s * either(), x, y)];
		}
	}
}

const common = (a: number, b: number): number => {
	let multiple = a;
	while (multiple % b !== 0) multiple += a;
	return multiple;
};

function solve(one: Equation, other: Equation, x: number, y: number) {
	const target = common(Math.abs(one.q), Math.abs(other.q));
	const [k, m] = [target / Math.abs(one.q), target / Math.abs(other.q)];
	const adds = one.q > 0 !== other.q > 0;
	const scaled = ({ p, q, r }: Equation, times: number): Equation => ({
		p: p * times,
		q: q * times,
		r: r * times,
	});
	const [first, second] = [scaled(one, k), scaled(other, m)];
	const step = adds ? 1 : -1;
	const [factor, rest] = [first.p + step * second.p, first.r + step * second.r];
	const whole = (top: number, bottom: number) => (bottom !== 0 && top % bottom === 0 ? top / bottom : "");
	const times_told = [k, m].flatMap((times, at) =>
		times === 1
			? []
			: [
					`Multiply the ${at === 0 ? "first" : "second"} equation by ${times}: $${equationTex(at === 0 ? first : second)}$. `,
				],
	);
	// Only the left side multiplied.
	const [r1, r2] = [k === 1 ? first.r : one.r, m === 1 ? second.r : other.r];
	return fillBoxes({
		prompt: `Solve the system of $${equationTex(one)}$ and $${equationTex(other)}$. $x =$ [[x]], $y =$ [[y]]`,
		boxes: { x: { right: x }, y: { right: y } },
		hints: [
			"Make the terms with $y$ equal or opposite. Then add or subtract the equations, so that $y$ goes away.",
			k === 1 && m === 1
				? `Compare the terms with $y$: is it better to add or to subtract here?`
				: "Which numbers can you multiply the equations by? Multiply every term, on the right side as well.",
			"When you know $x$, put it into one of the equations to find $y$.",
		],
		explanation: `${times_told.join("")}${adds ? "Add" : "Subtract"} the equations: $${sumTex([[factor, "x"]])} = ${rest}$, so $x = ${x}$. Put it into the first equation: $${one.p === 1 ? x : `${one.p} \\times ${bracketed(x)}`} ${one.q < 0 ? "-" : "+"} ${Math.abs(one.q) === 1 ? "" : Math.abs(one.q)}y = ${one.r}$ gives $y = ${y}$. The solution is $x = ${x}$, $y = ${y}$.`,
		mistakes: [
			[
				"x",
				"scaled-one-side-only",
				k === 1 && m === 1 ? "" : whole(r1 + step * r2, factor),
				"Every term is multiplied, on the right side as well.",
			],
			[
				"x",
				adds ? "subtracted-instead-of-added" : "added-instead-of-subtracted",
				whole(first.r - step * second.r, first.p - step * second.p),
				"Does $y$ really go away that way? Look at the signs.",
			],
			[
				"x",
				"did-not-divide",
				rest,
				`That is ${factor < 0 ? "a multiple" : `${Math.abs(factor)} times $x$`}, not yet $x$.`,
			],
			["y", "lost-a-sign", -y, "Put your numbers into both equations. Look at the signs."],
			["x", "swapped-the-letters", y, "It looks like the two values changed places."],
			["y", "gives-only-x", x, "That is the value of $x$. Put it into one of the equations."],
		],
	});
}
