import { ask, askFor, boxed, defineSkill, type Form, gcd, given, NAMES, slip } from "../../kit/index.ts";
import { simplest, whole, words } from "../../kit/value.ts";
import { negativePower, powerOf, tex, zero } from "./negative-powers.ts";

const unit: Form = (random) => negativePower(random, [random.integer(2, 60), 1], 1);

const negative: Form = (random) => {
	const drawn = powerOf(random);
	return drawn && negativePower(random, [drawn.base, 1], drawn.n);
};

const harder: Form = (random) => {
	const drawn = powerOf(random);
	if (random.oneIn(2)) return drawn && negativePower(random, [-drawn.base, 1], drawn.n);
	const [p, q] = [random.integer(1, 6), random.integer(2, 7)];
	return p < q && gcd(p, q) === 1 ? negativePower(random, [p, q], random.integer(2, 3)) : undefined;
};

const quotient: Form = (random) => {
	const [m, n] = [random.integer(1, 6), random.integer(1, 7)];
	const base = random.pick(["x", "a", "n", "y", "2", "3", "5", "7", "10"]);
	const power = (exponent: number) => (exponent === 1 ? base : `${base}^{${exponent}}`);
	const shown = `\\dfrac{${power(m)}}{${power(m + n)}}`;
	return {
		prompt: random.pick([
			`Which expression is equal to $${shown}$?`,
			`Simplify $${shown}$. What is the result with a positive exponent?`,
			`${random.pick(NAMES)} cancels the common factors of $${shown}$. What is left?`,
		]),
		task: `$${shown}$`,
		right: words(`$\\dfrac{1}{${power(n)}}$`),
		wrong: [
			[slip.lostTheMinus, words(`$${power(n)}$`)],
			[slip.negativeExponentAsSign, words(`$-${power(n)}$`)],
			[slip.addedInQuotient, words(`$${power(2 * m + n)}$`)],
		],
		hints: [
			"Which has more factors, the numerator or the denominator?",
			`Cancel ${m === 1 ? "one factor" : `${m} factors`} of $${base}$ in the numerator and the denominator.`,
			`Subtract the exponents: $${m} - ${m + n}$. A negative exponent stands for a reciprocal.`,
		],
		steps: [
			`Subtract the exponents: $${m} - ${m + n} = -${n}$.`,
			`$${base}^{-${n}}$ is the reciprocal of $${power(n)}$.`,
			`$${shown} = \\dfrac{1}{${power(n)}}$.`,
		],
	};
};

const missing: Form = given(powerOf, ({ base, n }, random) => {
	const shown = `${base}^{\\square} = \\dfrac{1}{${base ** n}}`;
	return {
		prompt: random.pick([
			`Which exponent is missing? $${shown}$`,
			`Which number belongs in the box? $${shown}$`,
		]),
		right: whole(-n),
		wrong: [
			[slip.lostTheMinus, whole(n)],
			[slip.oneFactorOff, whole(-n - 1)],
			[slip.tookTheValueForTheExponent, whole(-(base ** n))],
		],
		hints: [
			"The value is a unit fraction. What kind of exponent gives a reciprocal?",
			`Write ${base ** n} as a power of ${base}.`,
			`Count how many times ${base} is a factor of ${base ** n}. The reciprocal has the opposite exponent.`,
		],
		steps: [
			`$${base ** n} = ${base}^{${n}}$.`,
			`Its reciprocal is $${base}^{-${n}}$, so the exponent is $-${n}$.`,
		],
	};
});

const combined: Form = (random) => {
	const drawn = powerOf(random);
	const [c, other, adds] = [random.integer(2, 5), random.integer(2, 9), random.oneIn(2)];
	if (drawn === undefined || c === drawn.base) return undefined;
	const { base, n } = drawn;
	const power = base ** n;
	const task = adds
		? `$${other}^{0} + ${c} \\times ${base}^{-${n}}$`
		: `$${c} \\times ${base}^{-${n}} \\times ${other}^{0}$`;
	const right = simplest(adds ? power + c : c, power);
	return {
		prompt: askFor(random, task),
		cta: "Write a fraction or a mixed number.",
		task,
		right,
		wrong: [
			[slip.zeroExponentIsZero, adds ? simplest(c, power) : whole(0)],
			[slip.negativeExponentAsSign, whole((adds ? 1 : 0) - c * power)],
			[slip.lostTheMinus, whole((adds ? 1 : 0) + c * power)],
			[slip.zeroExponentIsOne, adds ? simplest(other * power + c, power) : simplest(c * other, power)],
		],
		hints: [
			"Find each power first. Then multiply, and add at the end.",
			`Which number is $${other}^{0}$? And which fraction is $${base}^{-${n}}$?`,
			`Multiply $\\dfrac{1}{${base}^{${n}}}$ by ${c}. ${adds ? `Then add $${other}^{0}$.` : `The factor $${other}^{0}$ comes last.`}`,
		],
		steps: [
			`$${other}^{0} = 1$ and $${base}^{-${n}} = \\dfrac{1}{${power}}$.`,
			`$${c} \\times \\dfrac{1}{${power}} = ${tex(simplest(c, power))}$.`,
			`${task.slice(0, -1)} = ${tex(right)}$.`,
		],
	};
};

const pattern = ask.stepwise((random) => {
	const base = random.integer(2, 25);
	const zeroth = { right: whole(1), wrong: [[slip.zeroExponentIsZero, whole(0)]] } as const;
	return {
		prompt: random.pick([
			`Each row is the row above divided by ${base}. $${base}^{2} = ${base ** 2}$, $${base}^{1} =$ [[first]], $${base}^{0} =$ [[zero]], $${base}^{-1} =$ [[below]]`,
			`Continue the pattern. $${base}^{3} = ${base ** 3}$, $${base}^{2} = ${base ** 2}$, $${base}^{1} =$ [[first]], $${base}^{0} =$ [[zero]], $${base}^{-1} =$ [[below]]`,
		]),
		boxes: {
			first: boxed(whole(base), [slip.oneFactorOff, whole(base ** 2)]),
			zero: zeroth,
			below: boxed(
				simplest(1, base),
				[slip.negativeExponentAsSign, whole(-base)],
				[slip.zeroExponentIsZero, whole(0)],
			),
		},
		hints: [
			"How does each value lead to the next one?",
			`$${base ** 2} \\div ${base}$ is the next value. Keep going the same way.`,
			`To go below the exponent zero, divide by ${base} again. The result is a fraction.`,
		],
		steps: [
			`Each step divides by ${base}: $${base}^{1} = ${base}$.`,
			`$${base} \\div ${base} = 1$, so $${base}^{0} = 1$.`,
			`$1 \\div ${base} = \\dfrac{1}{${base}}$, so $${base}^{-1} = \\dfrac{1}{${base}}$.`,
		],
	};
});

const first: Form = (random) => random.pick([zero, unit])(random);

// 1: the exponents 0 and -1, as a pattern of divisions. 2: other negative exponents. 3: quotients that lead to them.
// 4: negative bases and fractions. 5: sums and products of such powers.
export const negativeZeroExponents = defineSkill("negative-zero-exponents", 19, {
	1: [ask.typed(first), ask.chosen(unit), pattern],
	2: [ask.typed(negative), ask.chosen(negative), ask.typed(missing)],
	3: [ask.chosen(quotient), ask.judged(quotient), ask.matched(negative, "power")],
	4: [ask.typed(harder), ask.chosen(harder), ask.whatWentWrong(negative)],
	5: [ask.typed(combined), ask.chosen(combined), ask.explainTheMistake(harder), ask.judged(harder)],
});
