import { ask, askFor, boxed, decimals, defineSkill, given, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form } from "../../kit/index.ts";
import { decimal } from "../../kit/numbers.ts";
import { inForm, likeSum, product, quotient, sci, tenths, unlikeSum } from "./notation-operations.ts";
import type { Notation, Operation, Operations } from "./notation-operations.ts";
import { EACH } from "./quantities.ts";

function help({ shown, raw, first, second, rule, work }: Operation): Pick<Draft, "hints" | "steps"> {
	const result = inForm(raw);
	return {
		hints: [
			first,
			second,
			raw.exponent === result.exponent
				? "Write the result as a first factor times a power of ten."
				: "The first factor comes out as 10 or more. Divide it by 10, and raise the exponent by 1.",
		],
		steps: [
			rule,
			work,
			...(raw.exponent === result.exponent
				? []
				: [`$${decimal(raw.thousandths, 3)}$ is not less than 10, so bring it into form.`]),
			`$${shown} = ${sci(result)}$.`,
		],
	};
}

/** A rule the wrong result of which cannot be written in this form is left out. */
const isShowable = ({ thousandths }: Notation) => thousandths >= 1000 && thousandths < 10_000;

const asChoice = (operations: Operations): Form =>
	given(operations, (operation, random) => {
		const { shown, raw, wrong } = operation;
		return {
			...help(operation),
			prompt: random.pick([
				askFor(random, `$${shown}$`),
				`What is the result of $${shown}$ in scientific notation?`,
				`A student enters $${shown}$ in a calculator. What does it show?`,
			]),
			task: `$${shown}$`,
			right: words(`$${sci(inForm(raw))}$`),
			wrong: wrong.map(([each, result]) => isShowable(result) && [each, words(`$${sci(result)}$`)]),
		};
	});

const inBoxes = (operations: Operations) =>
	ask.stepwise((random) => {
		const operation = operations(random);
		if (operation === undefined) return undefined;
		const result = inForm(operation.raw);
		return {
			...help(operation),
			prompt: random.pick([
				`Work out $${operation.shown}$. In scientific notation the result is [[m]] $\\times 10$ to the power of [[e]].`,
				`Complete the result in scientific notation. $${operation.shown}$ is equal to [[m]] $\\times 10$ to the power of [[e]].`,
			]),
			boxes: {
				m: boxed(
					decimals(result.thousandths, 3),
					[slip.leftOutOfForm, decimals(operation.raw.thousandths, 3)],
					...operation.wrong.map(([each, { thousandths }]) => [each, decimals(thousandths, 3)] as const),
				),
				e: {
					right: whole(result.exponent),
					wrong: operation.wrong.map(([each, { exponent }]) => [each, whole(exponent)] as const),
				},
			},
		};
	});

const story: Form = (random) => {
	const [a, n, e] = [random.integer(11, 98), random.integer(2, 9), random.integer(4, 8)];
	if (a % 10 === 0 || (a * n) % 100 === 0) return undefined;
	const [told, unit] = random.pick(EACH);
	const raw = { thousandths: a * n * 100, exponent: e };
	const right = inForm(raw);
	const shown = (result: Notation) => words(`$${sci(result)}$ ${unit}`);
	return {
		prompt: told.replace("{a}", `$${tenths(a)} \\times 10^{${e}}$`).replace("{n}", `${n}`),
		right: shown(right),
		wrong: [
			[slip.keptExponentInForm, shown({ ...right, exponent: e })],
			[slip.multipliedExponents, shown({ ...right, exponent: e * n })],
			[slip.addedFirstFactors, shown(inForm({ thousandths: (a + 10 * n) * 100, exponent: e }))],
			[slip.onePlaceTooMany, shown({ ...right, exponent: right.exponent + 1 })],
		],
		hints: [
			`There are ${n} equal amounts, so this is a product.`,
			`Multiply the first factor ${tenths(a)} by ${n}. The power of ten stays the same.`,
			"If the first factor is 10 or more, divide it by 10 and raise the exponent by 1.",
		],
		steps: [
			`$${tenths(a)} \\times ${n} = ${decimal(raw.thousandths, 3)}$.`,
			`The result is ${shown(right).shown}.`,
		],
	};
};

// 1: products and stories. 2: quotients. 3: products that have to be brought into form, also with negative exponents.
// 4: sums and differences with the same power of ten. 5: with different powers.
export const scientificNotationOperations = defineSkill("scientific-notation-operations", 12, {
	1: [inBoxes(product(false, false)), ask.chosen(asChoice(product(false, false))), ask.chosen(story)],
	2: [
		inBoxes(quotient),
		ask.chosen(asChoice(quotient)),
		ask.matched(asChoice(quotient), ["quotient", "result"]),
	],
	3: [
		inBoxes(product(true, false)),
		ask.chosen(asChoice(product(true, true))),
		ask.chosen(story),
		ask.judged(asChoice(product(true, true))),
	],
	4: [inBoxes(likeSum), ask.chosen(asChoice(likeSum)), ask.whatWentWrong(asChoice(likeSum))],
	5: [
		inBoxes(unlikeSum),
		ask.chosen(asChoice(unlikeSum)),
		ask.explainTheMistake(asChoice(unlikeSum)),
		ask.judged(asChoice(unlikeSum)),
	],
});
