import { ask, type Form, inequality, type Sign, slip } from "../../kit/index.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { defineGenerator } from "../generator.ts";
import { drawn, explained } from "./drawn-inequalities.ts";

/** 1: which number solves an equation; 2: equations with two steps; 3: all numbers that solve an inequality; 4: with "or equal"; 5: inequalities with two steps. From 3 on all solutions can be drawn as well. */
export const testSolutions = defineGenerator("test-solutions", 3, (random, difficulty) => {
	const toDraw = difficulty >= 3 && random.oneIn(3) ? drawings[difficulty as 3 | 4 | 5](random) : undefined;
	if (toDraw !== undefined) return toDraw;
	const x = random.pick(["x", "n", "k", "y"] as const);
	const [a, b, solution] = [random.integer(2, 6), random.integer(2, 12), random.integer(2, 9)];
	if (difficulty <= 2) {
		const is_product = random.oneIn(2);
		const [equation, left] =
			difficulty === 1
				? is_product
					? [`${a}${x} = ${a * solution}`, `$${a} \\times ${solution} = ${a * solution}$`]
					: [`${x} + ${b} = ${solution + b}`, `$${solution} + ${b} = ${solution + b}$`]
				: [
						`${a}${x} + ${b} = ${a * solution + b}`,
						`$${a} \\times ${solution} + ${b} = ${a * solution + b}$`,
					];
		const total = difficulty === 1 ? (is_product ? a * solution : solution + b) : a * solution + b;
		return chooseNumber(
			random,
			{
				answer_type: "INTEGER",
				prompt: `Which number makes the equation $${equation}$ true?`,
				hints: [
					"Put each number in place of the letter, one after the other.",
					"Both sides must have the same value.",
				],
				explanation: `${left}, so it is true for $${x} = ${solution}$.`,
			},
			{
				right: `${solution}`,
				mistakes: [
					[
						"took-the-result",
						total,
						"That is the value of the right side. Put it in place of the letter: does it fit?",
					],
					[
						"forgot-one-step",
						difficulty === 2 ? a * solution : is_product ? a * solution - a : solution + 2 * b,
						"Put it in place of the letter and work the left side out.",
					],
					["one-off", solution + 1, "Very close. Put it in and compare both sides."],
				],
				fillers: [solution + 2, solution - 1, solution + 3],
				label: (entry) => `$${entry}$`,
			},
		);
	}
	const allows_equal = difficulty === 4 || (difficulty === 5 && random.oneIn(2));
	const is_less = random.oneIn(2);
	const sign = `${is_less ? "<" : ">"}`;
	const shown = allows_equal ? (is_less ? "\\le" : "\\ge") : sign;
	const left = difficulty === 5 ? `${a}${x} + ${b}` : `${x} + ${b}`;
	const value = (number: number) => (difficulty === 5 ? a * number : number) + b;
	const limit = value(solution);
	const fits = (number: number) =>
		value(number) === limit ? allows_equal : is_less ? value(number) < limit : value(number) > limit;
	const numbers = [
		solution,
		solution + 1,
		solution - 1,
		solution + random.integer(2, 6),
		solution - 2 < 0 ? solution + 7 : solution - 2,
	];
	return chooseAll(
		random,
		{
			answer_type: "INTEGER",
			prompt: `Which numbers make $${left} ${shown} ${limit}$ true? Choose all that apply.`,
			hints: [
				"Put each number in place of the letter and compare.",
				`What happens exactly at ${limit}? Look at the sign: does it allow that both sides are equal?`,
			],
			explanation: `${numbers
				.toSorted((p, q) => p - q)
				.map((number) => `$${number}$ gives $${value(number)}$`)
				.join(", ")}. True for: $${numbers
				.filter(fits)
				.toSorted((p, q) => p - q)
				.join(", ")}$.`,
		},
		numbers.map((number) => ({
			label: `$${number}$`,
			fits: fits(number),
			mistake:
				number === solution
					? allows_equal
						? ["left-out-the-boundary", "The sign allows that both sides are equal."]
						: [
								"included-the-boundary",
								"At one of the numbers both sides are equal. Does the sign allow that?",
							]
					: fits(number)
						? ["missed-a-solution", "One more number makes it true."]
						: ["wrong-direction", "Which side has to be larger? Look at the sign once more."],
		})),
	);
});

/** All solutions of an inequality with one step, or with two. */
const solutions =
	(signs: readonly Sign[], hasTwoSteps: boolean): Form =>
	(random) => {
		const [letter, sign] = [random.pick(["x", "n", "k", "y"]), random.pick(signs)];
		const [a, b, boundary] = [random.integer(2, 6), random.integer(2, 12), random.integer(1, 9)];
		const isSum = hasTwoSteps || random.oneIn(2);
		const limit = hasTwoSteps ? a * boundary + b : isSum ? boundary + b : a * boundary;
		const left = hasTwoSteps ? `${a}${letter} + ${b}` : isSum ? `${letter} + ${b}` : `${a}${letter}`;
		const whole = hasTwoSteps
			? `${a} \\times ${boundary} + ${b}`
			: isSum
				? `${boundary} + ${b}`
				: `${a} \\times ${boundary}`;
		return {
			prompt: random.pick([
				`Show all solutions of $${left} ${sign} ${limit}$.`,
				`Which numbers make $${left} ${sign} ${limit}$ true? Draw all of them.`,
				`Draw every number $${letter}$ for which $${left} ${sign} ${limit}$.`,
			]),
			...drawn({
				letter,
				sign,
				boundary,
				from: 0,
				to: 12,
				wrong: [limit <= 12 && [slip.tookTheOtherSide, inequality(letter, sign, limit)]],
			}),
			hints: [
				"First look for the number at which both sides are equal. The dot belongs there.",
				"Try a greater number. Is the inequality true for it?",
				"Does the sign allow that both sides are equal? Then the dot is closed.",
			],
			steps: [
				`Both sides are equal at ${boundary}: $${whole} = ${limit}$.`,
				...explained(letter, sign, boundary),
			],
		};
	};

const drawings = {
	3: ask.asArrow(solutions(["<", ">"], false)),
	4: ask.asArrow(solutions(["≤", "≥"], false)),
	5: ask.asArrow(solutions(["<", ">", "≤", "≥"], true)),
};
