import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: the next cells of a row of the multiplication table. 2: cells in the middle. 3: what is always true of a row. 4: a diagonal of the addition table. 5: why, in own words.
export const arithmeticPatterns = defineGenerator("arithmetic-patterns", 1, (random, difficulty) => {
	if (difficulty === 3) return always(random);
	if (difficulty === 4) return additionTable(random);
	if (difficulty === 5) return inOwnWords(random);
	const factor = random.integer(2, 9);
	const start = random.integer(1, 5);
	const terms = Array.from({ length: 6 }, (_, at) => factor * (start + at));
	const [first, second] = difficulty === 1 ? [4, 5] : [random.integer(1, 2), random.integer(3, 4)];
	const shown = terms.map((term, at) =>
		at === first ? "[[first]]" : at === second ? "[[second]]" : `${term}`,
	);
	const [one, other] = [terms[first] ?? 0, terms[second] ?? 0];
	return fillBoxes({
		prompt: `${random.pick(NAMES)} copies a row of the multiplication table: ${shown.join(", ")}`,
		boxes: { first: { right: one }, second: { right: other } },
		hints: ["How much more is each number than the one before?", "The same number is added each time."],
		explanation: `Each number is ${factor} more than the one before: ${terms.join(", ")}.`,
		mistakes: [
			[
				"first",
				"added-one",
				(terms[first - 1] ?? 0) + 1,
				"It looks like one was added. Look at the step between two neighbors.",
			],
			[
				"first",
				"doubled",
				(terms[first - 1] ?? 0) * 2,
				"It looks like the number was doubled. The step is always the same.",
			],
			["second", "another-step", other + 1, "The step is the same all along the row."],
			["second", "skipped-a-number", other + factor, "That number comes one place later."],
		],
	});
});

function always(random: Random) {
	const factor = random.pick([2, 4, 5, 6, 8, 10]);
	const truth =
		factor === 5
			? "Every number ends in 0 or 5."
			: factor === 10
				? "Every number ends in 0."
				: "Every number is even.";
	const false_ones: [string, string, string][] = [
		[
			factor === 5 ? "Every number is odd." : "Every second number is odd.",
			"overgeneralises-from-one",
			"Look at more than one number of the row.",
		],
		[
			factor === 5 || factor === 10 ? "Every number ends in 5." : "Every number ends in 0.",
			"looks-at-one-number-only",
			"Write down the first five numbers of the row. Is it true of all of them?",
		],
		["Every number is greater than 20.", "forgets-the-first-numbers", "Look at the beginning of the row."],
	];
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} looks at the row of ${factor} in the multiplication table: ${factor}, ${2 * factor}, ${3 * factor} and so on. What is always true?`,
			hints: ["Write down the first six numbers of the row.", "Check each sentence with every one of them."],
			explanation: `${factor}, ${2 * factor}, ${3 * factor}, ${4 * factor}, ${5 * factor}: ${truth} ${factor === 5 ? "Two fives make a ten." : factor === 10 ? "Each step adds a full ten." : `${factor} is even, and adding even numbers stays even.`}`,
		},
		{ right: truth, wrong: false_ones.filter(([text]) => text !== truth) },
	);
}

function additionTable(random: Random) {
	const start = random.integer(3, 12);
	const by = random.pick([1, 2, 2]);
	const terms = Array.from({ length: 5 }, (_, at) => start + by * at);
	return fillBoxes({
		prompt: `${random.pick(NAMES)} looks at the numbers. ${by === 1 ? "A row" : "A diagonal"} of the addition table reads ${terms.slice(0, 3).join(", ")}, [[next]]. ${by === 1 ? "From one cell to the next one number grows by 1" : "From one cell to the next both numbers grow by 1"}, so the sum grows by [[step]].`,
		boxes: { next: { right: terms[3] ?? 0 }, step: { right: by } },
		hints: [
			"Compare two neighbors. How much does the sum grow?",
			by === 1 ? "Only one of the two numbers gets larger." : "Both numbers get larger by one.",
		],
		explanation: `${terms.slice(0, 4).join(", ")}: the sum grows by ${by} each time${by === 2 ? ", once for each number" : ""}.`,
		mistakes: [
			["next", "another-step", start + by * 2 + (by === 1 ? 2 : 1), "Keep the step of the numbers before."],
			[
				"step",
				"counts-one-number-only",
				by === 2 ? 1 : 2,
				"Look at the sums themselves. How far apart are neighbors?",
			],
			["step", "wrote-a-sum", terms[0] ?? 0, "That is a sum. How much does it grow?"],
		],
	});
}

function inOwnWords(random: Random) {
	const factor = random.pick([4, 6, 8]);
	const half = factor / 2;
	const times = random.integer(3, 9);
	return {
		question_type: "VERIFY_WITH_LLM" as const,
		answer_type: "INTEGER" as const,
		prompt: `${random.pick(NAMES)} asks you: Work out $${factor} \\times ${times}$. Why is ${factor} times any whole number always even?`,
		cta: "Write the product and one or two sentences.",
		hints: [
			`${factor} things can be put in two equal groups of ${half}.`,
			"What happens to pairs when you take them again and again?",
		],
		explanation: `$${factor} \\times ${times} = ${factor * times}$. ${factor} is two groups of ${half}, so ${factor} times a number can always be split into two equal groups. That makes it even.`,
		known_mistakes: [],
		key: {
			rubric: [
				{
					id: "even-factor",
					requirement: `Says that ${factor} is even, or can be split into two equal groups or into pairs.`,
				},
				{
					id: "stays-even",
					requirement:
						"Says that taking it again and again keeps it even (pairs stay pairs, or it can always be halved).",
				},
			],
			sample_answer: `${factor} times ${times} is ${factor * times}. ${factor} is even because it is two groups of ${half}. However often you take it, everything is still in two equal groups, so the product is even.`,
			number: { answer_type: "INTEGER" as const, key: { answers: [`${factor * times}`] } },
		},
	};
}
