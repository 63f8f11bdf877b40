import type { Difficulty } from "@learnin/domain/question/difficulty";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { bracketed } from "../../kit/numbers.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { equationTex, through } from "./pairs.ts";

/** 1: y is a multiple of x; 2: y = a x + b, small; 3: with negative numbers; 4: x is the letter that is solved for; 5: one equation has to be solved for a letter first. */
export const systemsSubstitution = defineGenerator("systems-substitution", 2, (random, difficulty) => {
	const may_be_negative = difficulty >= 3;
	const sign = () => (may_be_negative && random.oneIn(2) ? -1 : 1);
	const x = random.integer(1, level(difficulty, [6, 6, 8, 8, 9] as const)) * sign();
	const a = random.integer(2, 5) * sign();
	const b =
		difficulty === 1 ? 0 : random.integer(1, 9) * (difficulty === 2 ? 1 : random.pick([1, -1] as const));
	return solve(random, difficulty, x, a, b);
});

/** The known letter is called u, the one put in place v = a u + b; for difficulty 4 they change roles. */
function solve(random: Random, difficulty: Difficulty, known: number, a: number, b: number) {
	const put = a * known + b;
	const is_turned = difficulty === 4;
	const [u, v] = is_turned ? ["y", "x"] : ["x", "y"];
	const [x, y] = is_turned ? [put, known] : [known, put];
	const sign = () => (difficulty >= 3 && random.oneIn(2) ? -1 : 1);
	const [p, q] = pick(random, a, sign, is_turned);
	const other = through(p, q, x, y);
	// The factor of u once v is gone, and what is left on the right.
	const [of_u, of_v] = is_turned ? [q, p] : [p, q];
	const factor = of_u + of_v * a;
	const rest = other.r - of_v * b;
	const rule = `${v} = ${sumTex([
		[a, u],
		[b, ""],
	])}`;
	const hidden = sumTex([
		[-a, u],
		[1, v],
	]);
	const first = difficulty === 5 ? `${hidden} = ${b}` : rule;
	const mistaken = (top: number, bottom: number) => (bottom !== 0 && top % bottom === 0 ? top / bottom : "");
	return fillBoxes({
		prompt: `Solve the system of $${first}$ and $${equationTex(other)}$. $x =$ [[x]], $y =$ [[y]]`,
		boxes: { x: { right: x }, y: { right: y } },
		hints: [
			difficulty === 5 ? `Solve the first equation for $${v}$.` : `The first equation tells what $${v}$ is.`,
			`Put that in place of $${v}$ in the other equation, in parentheses. Then only $${u}$ is left.`,
			`When you know $${u}$, go back to find $${v}$.`,
		],
		explanation: `${difficulty === 5 ? `The first equation gives $${rule}$. ` : ""}Put it in: $${sumTex([[of_u, u]])} ${of_v < 0 ? "-" : "+"} ${Math.abs(of_v) === 1 ? "" : Math.abs(of_v)}(${sumTex(
			[
				[a, u],
				[b, ""],
			],
		)}) = ${other.r}$, so $${sumTex([[factor, u]])} = ${rest}$ and $${u} = ${known}$. Then $${v} = ${a} \\times ${bracketed(known)}${b === 0 ? "" : ` ${b < 0 ? "-" : "+"} ${Math.abs(b)}`} = ${put}$. The solution is $x = ${x}$, $y = ${y}$.`,
		mistakes: [
			[
				u,
				"distributed-to-the-first-term-only",
				mistaken(other.r - b, factor),
				"The factor before the parentheses multiplies both terms inside.",
			],
			[
				u,
				"left-out-the-factor",
				mistaken(other.r - b, of_u + a),
				`How many times does $${v}$ stand in the second equation?`,
			],
			[
				v,
				"substitutes-back-into-the-same-equation",
				known,
				`That is the value of $${u}$. Put it into the first equation to find $${v}$.`,
			],
			[v, "lost-the-added-number", a * known, "The first equation has one more number."],
			[u, "swapped-the-letters", put, "It looks like the two values changed places."],
		],
	});
}

/** Factors for the second equation that leave u with a factor other than 0. */
function pick(random: Random, a: number, sign: () => number, is_turned: boolean): [number, number] {
	for (;;) {
		const [p, q] = [random.integer(1, 5) * sign(), random.integer(1, 4) * sign()];
		const factor = is_turned ? q + p * a : p + q * a;
		if (factor !== 0) return [p, q];
	}
}
