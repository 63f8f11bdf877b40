import { ask, boxed, defineSkill, type Form, NAMES, slip, type Way, whole, words } from "../../kit/index.ts";
import { anyBase, basic, LETTERS, power, product, productOf, quotient, twoRules } from "./power-rules.ts";
import type { Rules } from "./power-rules.ts";

/** The expression as one power, to choose, to match or to judge. */
const asPower =
	(rules: Rules, fixed?: string): Form =>
	(random) => {
		const base = fixed ?? anyBase(random);
		const { shown, exponent, wrong, hints, steps } = rules(random, base);
		const powerTex = (result: number | string) =>
			words(typeof result === "string" ? `$${result}$` : `$${base}^{${result}}$`);
		const name = random.pick(NAMES);
		return {
			prompt: random.pick([
				`Which power is equal to $${shown}$?`,
				`Simplify $${shown}$.`,
				`${name} writes $${shown}$ as a single power. Which power is it?`,
				`Which expression is equivalent to $${shown}$?`,
			]),
			task: `$${shown}$`,
			right: powerTex(exponent),
			wrong: wrong.map(([each, result]) => [each, powerTex(result)]),
			hints,
			steps: [...steps, `$${shown} = ${base}^{${exponent}}$.`],
		};
	};

const asExponent =
	(rules: Rules): Form =>
	(random) => {
		const base = anyBase(random);
		const { shown, exponent, wrong, hints, steps } = rules(random, base);
		return {
			prompt: random.pick([
				`Which exponent is missing? $${shown} = ${base}^{\\square}$`,
				`Write $${shown} = ${base}^{\\square}$ as a single power. Which exponent belongs in the box?`,
				`How many factors of $${base}$ are there when it is simplified? $${shown} = ${base}^{\\square}$`,
			]),
			right: whole(exponent),
			wrong: wrong.map(([each, result]) => typeof result === "number" && [each, whole(result)]),
			hints,
			steps: [...steps, `$${shown} = ${base}^{${exponent}}$.`],
		};
	};

/** A power of a product of a number and a letter: the number is raised, too. */
const monomial: Form = (random) => {
	const [c, letter] = [random.integer(2, 6), random.pick(LETTERS)];
	const [n, k] = [random.integer(2, 7), random.integer(2, 3)];
	const shown = `(${c}${letter}^{${n}})^{${k}}`;
	const tex = (coefficient: number, exponent: number) => words(`$${coefficient}${letter}^{${exponent}}$`);
	return {
		prompt: random.pick([
			`Which expression is equivalent to $${shown}$?`,
			`Simplify $${shown}$.`,
			`Which expression is $${shown}$ without parentheses?`,
		]),
		task: `$${shown}$`,
		right: tex(c ** k, n * k),
		wrong: [
			[slip.raisedLetterOnly, tex(c, n * k)],
			[slip.addedInPower, tex(c ** k, n + k)],
			[slip.multipliedCoefficient, tex(c * k, n * k)],
		],
		hints: [
			`The exponent ${k} applies to everything in the parentheses.`,
			`There are two factors to raise: ${c} and $${letter}^{${n}}$.`,
			`Find $${c}^{${k}}$. Then multiply the exponents ${n} and ${k}.`,
		],
		steps: [
			`Raise each factor: $${c}^{${k}} = ${c ** k}$.`,
			`Multiply the exponents: $${n} \\times ${k} = ${n * k}$.`,
			`$${shown} = ${c ** k}${letter}^{${n * k}}$.`,
		],
	};
};

const factorByFactor = ask.stepwise((random) => {
	const base = anyBase(random);
	const [m, n] = [random.integer(2, 9), random.integer(2, 8)];
	const { shown, steps } = productOf(base, m, n);
	return {
		prompt: `Complete the work. $${base}^{${m}}$ has [[first]] factors of $${base}$, and $${base}^{${n}}$ has [[second]]. So $${shown}$ is $${base}$ to the power of [[all]].`,
		boxes: {
			first: boxed(whole(m), [slip.oneFactorOff, whole(m + 1)]),
			second: boxed(whole(n), [slip.oneFactorOff, whole(n + 1)]),
			all: boxed(whole(m + n), [slip.multipliedExponents, whole(m * n)]),
		},
		hints: [
			"What does an exponent count?",
			`Write $${base}^{${m}}$ as a product. How many factors do you write? Do the same with $${base}^{${n}}$.`,
			"The product has the factors of both powers. Add the two counts.",
		],
		steps: [`$${base}^{${m}}$ has ${m} factors, and $${base}^{${n}}$ has ${n}.`, ...steps],
	};
});

/** All of one base, so that only the exponents tell what belongs together. */
const sameBase: Way = (random) =>
	ask.matched(asPower(basic, anyBase(random)), ["expression", "power"])(random);

// 1: products of powers. 2: quotients. 3: powers of powers, and all three rules side by side. 4: a coefficient in the
// parentheses, and other people's mistakes. 5: several rules in one expression.
export const exponentRules = defineSkill("exponent-rules", 13, {
	1: [ask.typed(asExponent(product)), ask.chosen(asPower(product)), factorByFactor],
	2: [ask.typed(asExponent(quotient)), ask.chosen(asPower(quotient)), ask.judged(asPower(quotient))],
	3: [ask.typed(asExponent(power)), ask.chosen(asPower(power)), sameBase],
	4: [ask.chosen(monomial), ask.whatWentWrong(asPower(basic)), ask.judged(asPower(basic))],
	5: [
		ask.typed(asExponent(twoRules)),
		ask.chosen(asPower(twoRules)),
		ask.explainTheMistake(asPower(basic)),
		ask.judged(monomial),
	],
});
