import { asClaim, ask, boxed, defineSkill, slip } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { whole } from "../../kit/value.ts";
import {
	evaluated,
	draw,
	linear,
	bracketed,
	quotient,
	power,
	formula,
	fractional,
} from "./values-of-formulas.ts";

const twoLetters: Form = (random) => {
	const a = random.integer(2, 5);
	const b = random.integer(2, 6);
	const x = random.integer(2, 6);
	const y = random.integer(2, 9);
	return x === y
		? undefined
		: evaluated(random, {
				expression: `${a}x^{2} + ${b}y`,
				at: `$x = ${x}$ and $y = ${y}$`,
				work: `${a} \\times ${x}^{2} + ${b} \\times ${y}`,
				right: whole(a * x * x + b * y),
				wrong: [
					[slip.squaredTheCoefficient, whole((a * x) ** 2 + b * y)],
					[slip.exponentAsFactor, whole(2 * a * x + b * y)],
					[slip.swappedUnknowns, whole(a * y * y + b * x)],
				],
				first: "Find the power first, then both products, and then the sum.",
				between: `$${a} \\times ${x * x} = ${a * x * x}$ and $${b} \\times ${y} = ${b * y}$.`,
			});
};

const inSteps = ask.stepwise((random) => {
	const [x, a, b, value] = draw(random);
	if (value > 9) return undefined;
	const right = a * value * value + b;
	return {
		prompt: random.pick([
			`Evaluate $${a}${x}^{2} + ${b}$ for $${x} = ${value}$. The power $${x}^{2}$ is [[power]], the product $${a}${x}^{2}$ is [[product]], and the value is [[value]].`,
			`For $${x} = ${value}$, $${x}^{2}$ is [[power]] and $${a}${x}^{2}$ is [[product]]. So $${a}${x}^{2} + ${b}$ is [[value]].`,
		]),
		boxes: {
			power: boxed(whole(value * value), [slip.exponentAsFactor, whole(2 * value)]),
			product: boxed(whole(a * value * value), [slip.squaredTheCoefficient, whole((a * value) ** 2)]),
			value: boxed(whole(right), [slip.addedConstantFirst, whole(a * (value * value + b))]),
		},
		hints: [
			"Powers come first, then products, then sums.",
			`The power: $${value} \\times ${value}$.`,
			`Multiply the power by ${a}. Then add ${b}.`,
		],
		steps: [
			`$${value}^{2} = ${value * value}$.`,
			`$${a} \\times ${value * value} = ${a * value * value}$.`,
			`$${a * value * value} + ${b} = ${right}$.`,
		],
	};
});

const either =
	(...forms: readonly Form[]): Form =>
	(random) =>
		random.pick(forms)(random);
const claimed = (form: Form) => asClaim(form, (task, value) => `The value of ${task} is ${value}.`);
const named =
	(form: Form): Form =>
	(random) => {
		const draft = form(random);
		return draft && { ...draft, task: `the value of ${draft.task}` };
	};
const [easy, middle, late] = [linear, either(bracketed, quotient), either(formula, fractional)];
const NOUNS = ["expression", "value"] as const;

// 1: a product and a sum. 2: parentheses and quotients. 3: squares and cubes. 4: formulas, with decimals and fractions.
// 5: two variables, and mistakes to explain.
export const evaluateExpressions = defineSkill("evaluate-expressions", 16, {
	1: [ask.typed(easy), ask.chosen(easy), ask.matched(easy, NOUNS)],
	2: [ask.typed(middle), ask.chosen(middle), ask.judged(claimed(middle)), ask.matched(middle, NOUNS)],
	3: [ask.typed(power), ask.chosen(power), inSteps, ask.matched(power, NOUNS)],
	4: [ask.typed(late), ask.chosen(late), ask.typed(fractional)],
	5: [
		ask.typed(twoLetters),
		ask.chosen(twoLetters),
		ask.judged(claimed(either(power, bracketed))),
		ask.explainTheMistake(named(either(twoLetters, power))),
	],
});
