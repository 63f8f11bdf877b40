import { chooseOption } from "../../kit/choose-option.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: adding tens and ones apart. 2: changing the order. 3: making the next ten. 4: rounding up and giving back.
// 5: explaining in own words why a way works.
export const explainAddSubStrategies = defineGenerator(
	"explain-add-sub-strategies",
	1,
	(random, difficulty) => {
		const name = random.pick(NAMES);
		const [t, u, v] = [random.integer(2, 5), random.integer(3, 8), random.integer(1, 3)];
		const [a, b] = [10 * t + u, 10 * v + random.integer(2, 9 - (difficulty === 1 ? Math.min(6, u) : 0))];
		if (difficulty === 5) return inOwnWords(random, name);
		if (difficulty === 4) return givingBack(random, name);
		if (difficulty === 3) return nextTen(random, name);
		if (difficulty === 2)
			return chooseOption(
				random,
				{
					prompt: `${name} must add $${b} + ${a}$ and starts with ${a} instead: $${a} + ${b}$. Why may ${name} do that?`,
					hints: [
						"Think of two piles. Does it matter which one you count first?",
						"Try it with two small numbers.",
					],
					explanation: `Both ways count the same things: $${b} + ${a} = ${a + b}$ and $${a} + ${b} = ${a + b}$. The order does not change a sum.`,
				},
				{
					right: "The order of the numbers does not change the sum.",
					wrong: [
						[
							`It is not allowed: $${b} + ${a}$ must be counted from ${b}.`,
							"believes-order-matters",
							"Put the two piles together in either order and count. Is there a difference?",
						],
						[
							"The larger number always makes the sum larger when it is first.",
							"believes-first-counts-more",
							"Try it with two small numbers in both orders. Is one sum larger?",
						],
						[
							"The order does not matter for adding and for taking away.",
							"order-in-subtraction",
							"Try to take a larger number from a smaller one. Is it the same?",
						],
					],
				},
			);
		const [ten, other_ten, one, other_one] = [10 * t, 10 * v, a % 10, b % 10];
		return chooseOption(
			random,
			{
				prompt: `${name} adds $${a} + ${b}$ like this: $${ten} + ${other_ten} = ${ten + other_ten}$, then $${one} + ${other_one} = ${one + other_one}$, then both together. Why does it work?`,
				hints: [`What are the parts of ${a}?`, "Has anything been added or lost on the way?"],
				explanation: `${a} is ${ten} and ${one}, ${b} is ${other_ten} and ${other_one}. All four parts are counted once, so the sum is ${a + b}.`,
			},
			{
				right: "Each number is split into tens and ones, and every part is added once.",
				wrong: [
					[
						"The tens are more important, so the ones can wait or be left out.",
						"thinks-ones-may-go",
						"Every part must be counted. What happens to the ones?",
					],
					[
						"Both numbers are made larger by the same amount.",
						"thinks-the-numbers-change",
						"Put the parts of each number together again. Has it changed?",
					],
					[
						"It only works when the ones make a ten.",
						"thinks-it-needs-a-ten",
						"Try it with other ones. Does it still give the right sum?",
					],
				],
			},
		);
	},
);

function nextTen(random: Random, name: string) {
	const a = 10 * random.integer(2, 6) + random.integer(6, 9);
	const need = 10 - (a % 10);
	const b = need + random.integer(2, 9);
	return chooseOption(
		random,
		{
			prompt: `${name} adds $${a} + ${b}$ like this: $${a} + ${need} = ${a + need}$ and $${a + need} + ${b - need} = ${a + b}$. Where does the ${b - need} come from?`,
			hints: [`How many does ${a} need to reach the next ten?`, `What happens to the ${b}?`],
			explanation: `${b} is split into ${need} and ${b - need}. The ${need} fills up the ten, the ${b - need} comes on top.`,
		},
		{
			right: `${b} is split into ${need} and ${b - need}, and the ${need} was used already.`,
			wrong: [
				[
					`It is left over from ${a}.`,
					"splits-the-wrong-number",
					`Look at the first step: nothing is taken from ${a}.`,
				],
				[
					`It is made up, so that the sum gets larger.`,
					"thinks-the-total-changes",
					"Add the two parts. Which number do they make?",
				],
				[
					`${b} and ${need} are added to get it.`,
					"adds-instead-of-splitting",
					"The number is split into two parts. Which two?",
				],
			],
		},
	);
}

function givingBack(random: Random, name: string) {
	const near = 10 * random.integer(2, 4) + random.integer(8, 9);
	const up = 10 - (near % 10);
	const subtracts = random.oneIn(2);
	const a = subtracts
		? 10 * random.integer(6, 9) + random.integer(1, 7)
		: 10 * random.integer(2, 4) + random.integer(2, 7);
	const round = near + up;
	const [sign, back] = subtracts ? (["-", "+"] as const) : (["+", "-"] as const);
	const between = subtracts ? a - round : a + round;
	const end = subtracts ? between + up : between - up;
	return chooseOption(
		random,
		{
			prompt: `${name} works out $${a} ${sign} ${near}$ like this: $${a} ${sign} ${round} = ${between}$ and $${between} ${back} ${up} = ${end}$. Why does ${name} ${subtracts ? "add" : "take away"} ${up} at the end?`,
			hints: [
				`Compare ${round} with ${near}. Which is larger, and by how much?`,
				`After the first step, was too much ${subtracts ? "taken away" : "added"}, or too little?`,
			],
			explanation: `${round} is ${up} more than ${near}. So ${up} too many ${up === 1 ? "was" : "were"} ${subtracts ? "taken away" : "added"}, and ${name} gives ${up === 1 ? "it" : "them"} back: ${end}.`,
		},
		{
			right: subtracts
				? `Taking away ${round} takes away ${up} too many.`
				: `Adding ${round} adds ${up} too many.`,
			wrong: [
				[
					subtracts
						? `Taking away ${round} takes away ${up} too few.`
						: `Adding ${round} adds ${up} too few.`,
					"compensates-the-wrong-way",
					`Which is larger, ${round} or ${near}? Think again whether it was too much or too little.`,
				],
				[
					"To make the answer a different number.",
					"thinks-compensation-changes-the-total",
					"The answer should stay what it is. What does the last step put right?",
				],
				[
					`Because the ones of ${a} must be counted twice.`,
					"counts-ones-twice",
					"Nothing is counted twice here. Compare the round number with the given one.",
				],
			],
		},
	);
}

function inOwnWords(random: Random, name: string) {
	const near = 10 * random.integer(2, 5) + 9;
	const a = 10 * random.integer(2, 4) + random.integer(2, 8);
	return {
		question_type: "VERIFY_WITH_LLM" as const,
		answer_type: "INTEGER" as const,
		prompt: `${name} finds $${a} + ${near}$ by adding ${near + 1} and then taking away 1. Write the answer and say why this works.`,
		cta: "Write one or two sentences.",
		hints: [
			`How much larger is ${near + 1} than ${near}?`,
			"What must be put right after adding one too many?",
		],
		explanation: `${near + 1} is one more than ${near}. So $${a} + ${near + 1} = ${a + near + 1}$ is one too many, and $${a + near + 1} - 1 = ${a + near}$.`,
		known_mistakes: [],
		key: {
			rubric: [
				{
					id: "one-too-many",
					requirement: `Says that ${near + 1} is one more than ${near}, so one too many was added.`,
				},
				{
					id: "gives-back",
					requirement: "Says that the 1 is taken away to put this right, so the sum does not change.",
				},
			],
			sample_answer: `The answer is ${a + near}. ${near + 1} is one more than ${near}, so ${name} added one too many and takes the 1 away again.`,
			number: { answer_type: "INTEGER" as const, key: { answers: [`${a + near}`] } },
		},
	};
}
