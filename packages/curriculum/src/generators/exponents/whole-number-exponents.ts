import { ask, boxed, defineSkill, type Form, NAMES, slip, texNumber, whole, words } from "../../kit/index.ts";
import { asProduct, calculation, decimal, draftOf, fraction, powers, type Powers } from "./power-values.ts";

const value =
	(draw: Powers): Form =>
	(random) => {
		const power = draw(random);
		return power && draftOf(random, power);
	};

/** A product as a power, to choose. */
const asPower =
	(draw: Powers): Form =>
	(random) => {
		const power = draw(random);
		// 2 to the 4th is 4 squared: there the swap would be right.
		if (power === undefined || power.base ** power.exponent === power.exponent ** power.base)
			return undefined;
		const { base, exponent } = power;
		return {
			prompt: random.pick([
				`Which power is the same as $${asProduct(power)}$?`,
				`How can $${asProduct(power)}$ be written with an exponent?`,
				`${random.pick(NAMES)} wants to write $${asProduct(power)}$ as a power. Which one is it?`,
			]),
			right: words(`$${base}^{${exponent}}$`),
			wrong: [
				[slip.swappedBaseAndExponent, words(`$${exponent}^{${base}}$`)],
				[slip.exponentAsFactor, words(`$${base} \\times ${exponent}$`)],
				[slip.oneFactorShort, words(`$${base}^{${exponent - 1}}$`)],
			],
			hints: [
				"Which number is multiplied again and again? It is the base.",
				`Count how many times ${base} is a factor.`,
				"The number of factors is the exponent.",
			],
			steps: [
				`The factor ${base} is there ${exponent} times.`,
				`So $${asProduct(power)} = ${base}^{${exponent}}$.`,
			],
		};
	};

const inSteps = (draw: Powers) =>
	ask.stepwise((random) => {
		const power = draw(random);
		if (power === undefined) return undefined;
		const { base, exponent } = power;
		return {
			prompt: random.pick([
				`Write $${asProduct(power)}$ as a power of the factor that repeats. The base is [[base]], the exponent is [[exponent]], and the value is [[value]].`,
				`In $${asProduct(power)}$, the factor that repeats is the base: [[base]]. The exponent is [[exponent]], and the value is [[value]].`,
			]),
			boxes: {
				base: boxed(whole(base), [slip.swappedBaseAndExponent, whole(exponent)]),
				exponent: boxed(
					whole(exponent),
					[slip.swappedBaseAndExponent, whole(base)],
					[slip.oneFactorShort, whole(exponent - 1)],
				),
				value: { right: whole(base ** exponent), wrong: draftOf(random, power).wrong },
			},
			hints: [
				"Which number is multiplied again and again?",
				"The exponent is the number of factors, not of multiplication signs.",
				"For the value, multiply from left to right.",
			],
			steps: [
				`The base is ${base}, and there are ${exponent} factors.`,
				`$${base}^{${exponent}} = ${texNumber(base ** exponent)}$.`,
			],
		};
	});

const SHAPES = [
	(size: number) => `A square tile has sides of ${size} inches. What is its area in square inches?`,
	(size: number) => `A cube-shaped box has edges of ${size} inches. What is its volume in cubic inches?`,
	(size: number) => `A square garden has sides of ${size} feet. What is its area in square feet?`,
	(size: number) => `A block of ice is a cube with edges of ${size} feet. What is its volume in cubic feet?`,
] as const;

const shape: Form = (random) => {
	const [size, at] = [random.integer(4, 20), random.integer(0, 3)];
	return { ...draftOf(random, { base: size, exponent: (at % 2) + 2 }), prompt: SHAPES[at]?.(size) ?? "" };
};

const small = powers(12, 3, 200);
const middle = powers(15, 5, 1000);
const large = powers(20, 6, 5000);
const part: Form = (random) => random.pick([fraction, decimal])(random);

// 1: a product as a power, and small values. 2: more factors, squares and cubes in stories. 3: larger powers, and other
// people's mistakes. 4: fractions and decimals as the base. 5: powers inside a calculation.
export const wholeNumberExponents = defineSkill("whole-number-exponents", 20, {
	1: [ask.chosen(asPower(powers(12, 6, 1e9))), ask.typed(value(small)), inSteps(small)],
	2: [ask.typed(shape), ask.chosen(value(middle)), inSteps(middle), ask.matched(value(small), "power")],
	3: [
		ask.typed(value(large)),
		ask.whatWentWrong(value(large)),
		ask.judged(value(large)),
		ask.matched(value(large), "power"),
	],
	4: [ask.typed(part), ask.chosen(part), ask.judged(part)],
	5: [
		ask.typed(calculation),
		ask.chosen(calculation),
		ask.judged(calculation),
		ask.explainTheMistake(value(large)),
	],
});
