import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { growingDots } from "../../figures/growing-dots.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: add again and again. 2: multiply again and again. 3: a growing picture. 4: a feature of a pattern. 5: explain a feature in own words.
export const numberShapePatterns = defineGenerator("number-shape-patterns", 1, (random, difficulty) => {
	const name = random.pick(NAMES);
	if (difficulty === 3) return picture(random, name);
	if (difficulty === 4) return feature(random, name);
	if (difficulty === 5) return inOwnWords(random, name);
	const adds = difficulty === 1;
	const start = random.integer(2, adds ? 20 : 5);
	const by = adds ? random.integer(3, 12) : random.integer(2, 4);
	const terms = Array.from({ length: 5 }, (_, at) => (adds ? start + by * at : start * by ** at));
	const rule = adds ? `add ${by}` : `multiply by ${by}`;
	const [third, fourth, fifth] = [terms[2] ?? 0, terms[3] ?? 0, terms[4] ?? 0];
	return fillBoxes({
		prompt: `${name} starts at ${start} and follows the rule "${rule}". The pattern is ${start}, ${terms[1]}, ${third}, [[fourth]], [[fifth]].`,
		boxes: { fourth: { right: fourth }, fifth: { right: fifth } },
		hints: [
			"Use the rule on the last number, not on its place in the row.",
			"Each new number comes from the one just before it.",
		],
		explanation: `${adds ? `$${third} + ${by} = ${fourth}$ and $${fourth} + ${by} = ${fifth}$` : `$${third} \\times ${by} = ${fourth}$ and $${fourth} \\times ${by} = ${fifth}$`}.`,
		mistakes: [
			[
				"fourth",
				"rule-on-the-position",
				adds ? 4 + by : 4 * by,
				"It looks like the rule was used on the place. Use it on the number before.",
			],
			["fourth", "used-the-other-operation", adds ? third * by : third + by, `The rule is to ${rule}.`],
			["fifth", "skipped-a-step", adds ? fifth + by : fifth * by, "That number comes one step later."],
			[
				"fifth",
				"rule-on-the-start",
				adds ? start + by : start * by,
				"Use the rule on the number just before.",
			],
		],
	});
});

function picture(random: Random, name: string) {
	const start = random.integer(1, 4);
	const by = random.integer(2, 4);
	const asked = random.integer(5, 8);
	const shown = [0, 1, 2].map((at) => start + by * at);
	const right = start + by * (asked - 1);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} builds figures of dots. Each one has ${by} dots more than the one before. How many dots does figure ${asked} have?`,
		figure: {
			svg: growingDots(shown, random.pick(["sky", "gold", "mint", "coral", "lilac"])),
			alt: `Three figures of dots. Figure 1 has ${shown[0]}, figure 2 has ${shown[1]}, figure 3 has ${shown[2]}.`,
		},
		right,
		hints: [
			"Count the dots of figure 3.",
			`How many more figures is it from figure 3 to figure ${asked}? Add the same number for each.`,
		],
		explanation: `From figure 1 to figure ${asked} there are ${asked - 1} steps: $${start} + ${asked - 1} \\times ${by} = ${right}$.`,
		mistakes: [
			[
				"multiplied-the-position",
				by * asked,
				"The first figure does not begin with the step. Go from figure to figure.",
			],
			["one-step-too-many", right + by, "One step too many. Count the figures once more."],
			["one-step-too-few", right - by, "One step is missing. Count the figures once more."],
			["added-the-position", (shown[2] ?? 0) + asked, "Add the step for every figure, not its number."],
		],
	});
}

function feature(random: Random, name: string) {
	const [start, by, right, wrong] = random.pick([
		[
			random.integer(1, 4) * 2 + 1,
			2,
			"All numbers are odd.",
			[
				["All numbers are even.", "looks-at-the-step-only"],
				["Odd and even numbers take turns.", "overgeneralises-alternation"],
			],
		],
		[
			random.integer(1, 5) * 2,
			4,
			"All numbers are even.",
			[
				["All numbers are odd.", "mixed-up-odd-and-even"],
				["Odd and even numbers take turns.", "overgeneralises-alternation"],
			],
		],
		[
			random.integer(1, 9),
			3,
			"Odd and even numbers take turns.",
			[
				["All numbers are odd.", "looks-at-the-first-only"],
				["All numbers are even.", "looks-at-one-only"],
			],
		],
		[
			random.pick([1, 2, 3, 4, 6, 7, 8, 9]),
			5,
			"Odd and even numbers take turns.",
			[
				["All numbers are odd.", "looks-at-the-first-only"],
				["All numbers end in 0 or 5.", "looks-at-the-step-only"],
			],
		],
		[
			5 * random.integer(1, 6),
			5,
			"All numbers end in 0 or 5.",
			[
				["All numbers are odd.", "looks-at-the-first-only"],
				["All numbers end in 5.", "looks-at-one-only"],
			],
		],
		[
			10 * random.integer(1, 5) + 3,
			10,
			"All numbers end in 3.",
			[
				["All numbers are even.", "looks-at-the-step-only"],
				["Odd and even numbers take turns.", "overgeneralises-alternation"],
			],
		],
	] as const);
	const terms = Array.from({ length: 5 }, (_, at) => start + by * at);
	return chooseOption(
		random,
		{
			prompt: `${name} starts at ${start} and adds ${by} again and again. What is true of the whole pattern?`,
			hints: ["Write down the first six numbers.", "Check each sentence with every one of them."],
			explanation: `The pattern is ${terms.join(", ")} and so on. ${right}`,
		},
		{
			right,
			wrong: wrong.map(([text, id]) => [
				text,
				id,
				"Check it with every number of the pattern, not with one.",
			]),
		},
	);
}

function inOwnWords(random: Random, name: string) {
	const start = 2 * random.integer(1, 9) + 1;
	const by = random.pick([3, 5, 7]);
	const terms = Array.from({ length: 5 }, (_, at) => start + by * at);
	return {
		question_type: "VERIFY_WITH_LLM" as const,
		answer_type: "INTEGER" as const,
		prompt: `${name} starts at ${start} and adds ${by} again and again: ${terms.slice(0, 3).join(", ")} and so on. Write the fifth number. Why do odd and even numbers take turns?`,
		cta: "Write the number and one or two sentences.",
		hints: [`Is ${by} odd or even?`, "What happens to an odd number when an odd number is added?"],
		explanation: `The fifth number is ${terms[4]}. ${by} is odd. Odd plus odd is even, and even plus odd is odd, so the kinds take turns.`,
		known_mistakes: [],
		key: {
			rubric: [
				{ id: "odd-step", requirement: `Says that an odd number (${by}) is added each time.` },
				{
					id: "changes-kind",
					requirement: "Says that adding an odd number turns odd into even and even into odd.",
				},
			],
			sample_answer: `The fifth number is ${terms[4]}. An odd number is added each time. Odd plus odd makes even and even plus odd makes odd, so they take turns.`,
			number: { answer_type: "INTEGER" as const, key: { answers: [`${terms[4]}`] } },
		},
	};
}
