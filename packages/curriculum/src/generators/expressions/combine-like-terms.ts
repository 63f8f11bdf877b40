import { amount, ask, boxed, defineSkill, type Draft, type Form, NAMES, slip } from "../../kit/index.ts";
import type { Random } from "../../random/seeded-random.ts";
import { parts, PURCHASES, type Range, type Sum, sumOf } from "./like-terms.ts";

function draftOf(random: Random, sum: Sum): Draft {
	const { expression, ...told } = parts(sum);
	const { x, y, units, constant } = sum;
	const [a, b, c, d] = units;
	const name = random.pick(NAMES);
	return {
		...told,
		equal: "an equal expression",
		prompt: random.pick([
			`Which expression is equal to ${told.task}?`,
			`Combine like terms: ${told.task}`,
			`${name} simplifies ${told.task}. What is the result?`,
			`Simplify ${told.task}.`,
		]),
		wrong: [
			[slip.combinedUnlike, expression(a + b + c + d, 0, constant, `${x}${y}`)],
			units.some((each) => each < 0) && [slip.lostFirstSign, expression(a - c, b + d)],
			units.some((each) => each < 0) && [slip.lostSecondSign, expression(a + c, b - d)],
			[slip.multipliedLetters, expression(a + c, b + d, constant, `${x}^{2}`)],
			[slip.leftOutLikeTerm, expression(a, b + d)],
		],
	};
}

const form =
	(range: Range): Form =>
	(random) => {
		const sum = sumOf(random, range);
		return sum && draftOf(random, sum);
	};

const purchases: Form = (random) => {
	const sum = sumOf(random, {});
	if (sum === undefined) return undefined;
	const [where, one, goods, other] = random.pick(PURCHASES);
	const [{ x, units }, name] = [sum, random.pick(NAMES)];
	const [a, b, c, d] = units;
	if (c < 2 || b < 2 || d < 2) return undefined;
	const draft = draftOf(random, sum);
	return {
		...draft,
		hints: [
			`What is paid on the first day, and what on the second?`,
			`The first day costs $${a}${x} + ${b}$ dollars. Write the second day in the same way.`,
			`Add both days, and combine like terms: ${draft.task ?? ""}.`,
		],
		steps: [`Both days together cost ${draft.task ?? ""} dollars.`, ...draft.steps],
		prompt: random.pick([
			`${name} buys ${goods} ${where} for $${x}$ dollars each: ${a} on Monday and ${c} on Friday. ${name} also pays ${b} dollars for ${other} on Monday and ${d} dollars on Friday. Which expression is the total cost in dollars?`,
			`On Saturday ${name} buys ${a} ${goods} ${where} and pays ${b} dollars for ${other}. On Sunday ${name} buys ${c} ${goods} and pays ${d} dollars for ${other}. Each ${one} costs $${x}$ dollars. Which expression is the total cost in dollars?`,
		]),
	};
};

const coefficient =
	(range: Range): Form =>
	(random) => {
		const sum = sumOf(random, range);
		if (sum === undefined) return undefined;
		const { hints, steps, task } = parts(sum);
		const { x, units, scale } = sum;
		const [a, b, c, d] = units;
		return {
			prompt: random.pick([
				`Combine like terms in ${task}. What is the coefficient of $${x}$ in the result?`,
				`Simplify ${task}. What is the coefficient of $${x}$?`,
				`${task} is equal to $\\square ${x}$ plus terms without $${x}$. Which number belongs in the box?`,
			]),
			right: amount(a + c, scale),
			wrong: [
				[slip.combinedUnlike, amount(a + b + c + d, scale)],
				c < 0 && [slip.lostFirstSign, amount(a - c, scale)],
				[slip.leftOutLikeTerm, amount(a, scale)],
				[slip.combinedUnlike, amount(a + b, scale)],
			],
			hints,
			steps,
		};
	};

const inParts = (range: Range) =>
	ask.stepwise((random) => {
		const sum = sumOf(random, range);
		if (sum === undefined) return undefined;
		const { hints, steps, task } = parts(sum);
		const { x, y, units, scale, constant } = sum;
		const [a, b, c, d] = units;
		const value = (number: number) => amount(number, scale);
		const second = y === "" ? "constant" : `coefficient of $${y}$`;
		const last = y === "" ? "" : `, and the constant is [[constant]]`;
		const and = y === "" ? " and" : "";
		return {
			prompt: random.pick([
				`Combine like terms in ${task}. The coefficient of $${x}$ is [[first]],${and} the ${second} is [[second]]${last}.`,
				`Simplify ${task}. In the result, the coefficient of $${x}$ is [[first]],${and} the ${second} is [[second]]${last}.`,
			]),
			boxes: {
				first: boxed(
					value(a + c),
					c < 0 && [slip.lostFirstSign, value(a - c)],
					[slip.leftOutLikeTerm, value(a)],
					[slip.combinedUnlike, value(a + b)],
				),
				second: boxed(value(b + d), d < 0 && [slip.lostSecondSign, value(b - d)], [
					slip.leftOutLikeTerm,
					value(b),
				]),
				...(y === ""
					? {}
					: {
							constant: boxed(
								value(constant),
								[slip.lostConstantSign, value(-constant)],
								[slip.combinedUnlike, value(b + d + constant)],
							),
						}),
			},
			hints,
			steps,
		};
	});

const TWO = { signs: true, letters: true };
const FIVE = { ...TWO, constant: true };
const NOUNS = ["expression", "simplified form"] as const;

const laid = (from: Form) =>
	ask.withTiles(from, (task) => [
		`Combine like terms in ${task}. Build the result from the tiles.`,
		`Simplify ${task}, and lay the result with the tiles.`,
		`Build the shortest expression that is equal to ${task}.`,
	]);

// 1: one variable, all terms added, and what is bought twice. 2: negative terms. 3: two variables. 4: tenths. 5: five
// terms with two variables, and explaining a mistake.
export const combineLikeTerms = defineSkill("combine-like-terms", 13, {
	1: [ask.chosen(form({})), laid(form({})), ask.typed(coefficient({})), inParts({}), ask.chosen(purchases)],
	2: [
		ask.chosen(form({ signs: true })),
		laid(form({ signs: true })),
		inParts({ signs: true }),
		ask.matched(form({ signs: true }), NOUNS),
	],
	3: [
		ask.chosen(form(TWO)),
		ask.typed(coefficient(TWO)),
		ask.judged(form(TWO)),
		ask.matched(form(TWO), NOUNS),
	],
	4: [
		ask.chosen(form({ signs: true, tenths: true })),
		ask.typed(coefficient({ signs: true, tenths: true })),
		inParts({ signs: true, tenths: true }),
	],
	5: [ask.chosen(form(FIVE)), inParts(FIVE), ask.judged(form(FIVE)), ask.explainTheMistake(form(FIVE))],
});
