import { askFor, simplest, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random, Value } from "../../kit/index.ts";

const CTA = "Write a whole number or a fraction, such as 1/8.";

export const tex = ({ shown }: Value) => shown.slice(1, -1);

/** Small enough to be worked out by hand. */
export function powerOf(random: Random): { base: number; n: number } | undefined {
	const [base, n] = [random.integer(2, 12), random.integer(2, 6)];
	return base ** n <= 1000 ? { base, n } : undefined;
}

export const zero: Form = (random) => {
	const [a, b] = [random.integer(2, 40), random.integer(3, 12)];
	const base = random.pick([`${a}`, `(-${a})`, `\\left(\\dfrac{${(a % (b - 1)) + 1}}{${b}}\\right)`]);
	const task = `$${base}^{0}$`;
	return {
		prompt: askFor(random, task),
		cta: CTA,
		task,
		right: whole(1),
		wrong: [
			[slip.zeroExponentIsZero, whole(0)],
			!base.includes("dfrac") && [slip.zeroExponentIsOne, whole(base.startsWith("(") ? -a : a)],
		],
		hints: [
			"Look at the exponent. It is zero, so the base is not a factor at all.",
			`Begin with $${base}^{2}$. Which step leads to the next lower exponent?`,
			`Going from the second power to the first divides by $${base}$. Divide by it again.`,
		],
		steps: [
			`From $${base}^{1}$ to $${base}^{0}$, divide by the base: a number divided by itself is 1.`,
			`$${base}^{0} = 1$.`,
		],
	};
};

/** A base of whole numbers p / q to the power of -n. */
export function negativePower(random: Random, [p, q]: readonly [number, number], n: number): Draft {
	const base = q > 1 ? `\\left(\\dfrac{${p}}{${q}}\\right)` : p < 0 ? `(${p})` : `${p}`;
	const power = n === 1 ? base : `${base}^{${n}}`;
	const task = `$${base}^{-${n}}$`;
	const right = simplest(q ** n, p ** n);
	return {
		prompt: askFor(random, task),
		cta: CTA,
		task,
		right,
		wrong: [
			p > 0 && [slip.negativeExponentAsSign, simplest(-(Math.abs(p) ** n), q ** n)],
			[slip.lostTheMinus, simplest(p ** n, q ** n)],
			[slip.negativeExponentAsFactor, simplest(-p * n, q)],
			[slip.reciprocalOfProduct, simplest(q, p * n)],
		],
		hints: [
			"Look at the minus sign of the exponent. What does it say about the base?",
			`A negative exponent stands for a reciprocal. Write ${task} with a positive exponent first.`,
			n === 1 ? `Which number times $${base}$ is 1?` : `Find $${power}$. Then take its reciprocal.`,
		],
		steps: [
			`A negative exponent stands for a reciprocal: ${task} is the reciprocal of $${power}$.`,
			`${task.slice(0, -1)} = ${tex(right)}$.`,
		],
	};
}
