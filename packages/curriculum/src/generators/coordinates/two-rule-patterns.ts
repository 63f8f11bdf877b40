import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { counted } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** 1: continue both patterns from 0; 2: the ordered pair of a later step; 3: how the second pattern compares with the first; 4: patterns that do not start at 0; 5: the partner of a given number far along. */
export const twoRulePatterns = defineGenerator("two-rule-patterns", 3, (random, difficulty) => {
	const first = random.integer(2, level(difficulty, [12, 9, 12, 6, 6] as const));
	const times = random.integer(2, level(difficulty, [4, 3, 5, 3, 4] as const));
	const second = first * times;
	const [start_a, start_b] = difficulty === 4 ? [random.integer(1, 4), random.integer(5, 9)] : [0, 0];
	const term = (step: number): [number, number] => [start_a + first * step, start_b + second * step];
	const rules = `Pattern M starts at ${start_a} and adds ${first} each time. Pattern N starts at ${start_b} and adds ${second} each time.`;
	const shown = [0, 1, 2, 3].slice(0, random.integer(3, 4));
	const rows = [["step", "M", "N"], ...shown.map((step) => [`${step + 1}`, ...term(step).map(String)])];
	if (difficulty === 3) {
		const points = [0, 1, 2].map(term);
		return chooseOption(
			random,
			{
				prompt: `${rules} How does each number of N compare with its partner in M?`,
				figure: {
					svg: coordinatePlane({
						x: [0, first * 3],
						y: [0, second * 3],
						x_step: first,
						y_step: second,
						x_name: "M",
						y_name: "N",
						points: points.map((at) => ({ at })),
					}),
					alt: `A graph of the pairs: M to the right, N up. The points are ${points.map(([a, b]) => `${a} to the right and ${b} up`).join("; ")}.`,
				},
				hints: [
					"Write the first few numbers of both patterns below each other.",
					"By what do you multiply a number of M to get its partner in N?",
				],
				explanation: `N adds ${second} whenever M adds ${first}, and $${second} = ${times} \\times ${first}$. So each number of N is ${times} times its partner in M.`,
			},
			{
				right: `It is ${times} times its partner.`,
				wrong: [
					[
						`It is ${second - first} more than its partner.`,
						"compared-by-difference",
						"That is so for one pair only. Look at the next pairs: the difference grows.",
					],
					[
						`It is ${first + second} more than its partner.`,
						"added-the-rules",
						"It looks like the two rules were added. Compare the partners in a pair.",
					],
					[
						`It is ${second} times its partner.`,
						"took-the-rule-as-factor",
						"That is what N adds each time. Compare it with what M adds.",
					],
					[
						`It is ${times} more than its partner.`,
						"multiplying-taken-as-adding",
						"Look at several pairs: is the difference always the same?",
					],
				],
			},
		);
	}
	if (difficulty === 5) {
		const step = random.integer(8, 20);
		const [a, b] = term(step);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${rules} When pattern M reaches ${a}, which number does pattern N reach at the same step?`,
			right: b,
			hints: [
				"Compare the rules: how many times as much does N add each time?",
				"Both start at 0, so each number of N is that many times its partner.",
			],
			explanation: `N adds ${times} times as much as M, and both start at 0. So the partner of ${a} is $${times} \\times ${a} = ${b}$.`,
			mistakes: [
				[
					"added-the-difference-of-rules",
					a + second - first,
					"It looks like the difference of the rules was added once. The gap grows with every step.",
				],
				[
					"added-the-rule",
					a + second,
					"It looks like N's rule was added to the number of M. Compare the two patterns step by step.",
				],
				["counted-steps", step, "That is the number of steps. What does N reach after them?"],
				["multiplied-by-the-rule", a * second, "How many times as much does N add as M?"],
			],
		});
	}
	const step = level(difficulty, [shown.length, random.integer(4, 6), 3, random.integer(4, 6), 0] as const);
	const [a, b] = term(step);
	const is_pair = difficulty === 2;
	return fillBoxes({
		prompt: `${rules} ${is_pair ? `The pairs (M, N) start with $(${start_a}, ${start_b})$. What is the pair after ${counted(step, "step")}? ([[a]], [[b]])` : difficulty === 1 ? "Which numbers come next? M: [[a]] N: [[b]]" : `What do the patterns reach after ${counted(step, "step")}? M: [[a]] N: [[b]]`}`,
		...(difficulty === 1 ? { figure: { svg: dataTable(rows), alt: tableInWords(rows) } } : {}),
		boxes: { a: { right: a }, b: { right: b } },
		hints: [
			"Go through each pattern by itself, step by step.",
			`The start is step zero: after one step, something has been added once.`,
		],
		explanation: `M: ${start_a === 0 ? "" : `${start_a} and `}${step} times ${first} is ${a}. N: ${start_b === 0 ? "" : `${start_b} and `}${step} times ${second} is ${b}.`,
		mistakes: [
			[
				"b",
				"added-the-rules-together",
				start_b + (first + second) * step,
				"It looks like both rules were added in one pattern. Each pattern has its own rule.",
			],
			[
				"a",
				"one-step-short",
				start_a + first * (step - 1),
				"One step is missing. Count how many times something is added.",
			],
			["b", "forgot-the-start", difficulty === 4 ? second * step : "", "This pattern does not start at 0."],
			["a", "swapped-patterns", b, "It looks like the two patterns changed places."],
		],
	});
});
