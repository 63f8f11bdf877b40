import type { ExampleQuestion } from "./example-question.ts";
import { mistake } from "./example-question.ts";

/** One VERIFY_WITH_LLM question for each answer type. */
export const verifyWithLlmExamples: readonly ExampleQuestion[] = [
	{
		title: "How many cars are needed",
		skill_id: "interpret-remainders",
		difficulty: 3,
		question: {
			question_type: "VERIFY_WITH_LLM",
			answer_type: "INTEGER",
			prompt:
				"26 children go on a trip. Each car takes 4 children. How many cars are needed? Explain how you know.",
			key: {
				number: { answer_type: "INTEGER", key: { answers: ["7"] } },
				rubric: [
					{ id: "divides", requirement: "Divides 26 by 4, or counts up in fours." },
					{ id: "remainder", requirement: "Says that the 2 children left over need one more car." },
				],
				sample_answer:
					"6 cars take 24 children. 2 children are left and they need a car too, so 7 cars are needed.",
			},
			hints: [
				"How many children fit into the cars that are full?",
				"What happens with the children who are left?",
			],
			explanation: "$26 \\div 4$ is 6 with 2 left over. The 2 children need a car as well: 7 cars.",
			known_mistakes: [
				mistake("dropped-the-rest", "6", "Some children are still standing there. Do they get a car?"),
				mistake("wrote-a-decimal", "6.5", "Half a car cannot drive. What do the children who are left need?"),
			],
		},
	},
	{
		title: "Why every square is a rectangle",
		skill_id: "hierarchy-2d",
		difficulty: 4,
		question: {
			question_type: "VERIFY_WITH_LLM",
			answer_type: "STRING",
			prompt: "Is every square a rectangle? Explain why or why not.",
			cta: "One or two sentences are enough.",
			key: {
				rubric: [
					{ id: "yes", requirement: "Says that every square is a rectangle." },
					{
						id: "right-angles",
						requirement:
							"Says that a rectangle is a shape with four right angles and that a square has them.",
					},
				],
				sample_answer: "Yes. A rectangle has four right angles, and a square has four right angles too.",
			},
			hints: ["What must a shape have to be called a rectangle?", "Does a square have all of that?"],
			explanation:
				"A rectangle is a shape with four sides and four right angles. A square has them, so it is a rectangle with equal sides.",
			known_mistakes: [],
		},
	},
	{
		title: "What is left of the pizza",
		skill_id: "fraction-word-like",
		difficulty: 2,
		question: {
			question_type: "VERIFY_WITH_LLM",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Mia ate $\\dfrac{3}{8}$ of a pizza. Which fraction is left? Explain how you found it.",
			key: {
				number: { answer_type: "SIMPLE_FRACTION", key: { answers: ["5/8"] } },
				rubric: [
					{ id: "whole", requirement: "Says that the whole pizza is eight eighths, or 1." },
					{ id: "takes-away", requirement: "Takes the part that was eaten away from the whole." },
				],
				sample_answer: "The whole pizza is 8/8. Take away 3/8 and 5/8 is left.",
			},
			hints: ["How many eighths is a whole pizza?", "Take away the eighths that Mia ate."],
			explanation: "The whole is $\\dfrac{8}{8}$, and $\\dfrac{8}{8} - \\dfrac{3}{8} = \\dfrac{5}{8}$.",
			known_mistakes: [
				mistake("another-whole", "7/8", "It looks like one piece was taken away. Mia ate more pieces."),
			],
		},
	},
	{
		title: "Share seven sandwiches",
		skill_id: "fraction-as-division",
		difficulty: 4,
		question: {
			question_type: "VERIFY_WITH_LLM",
			answer_type: "MIXED_FRACTION",
			prompt:
				"3 friends share 7 sandwiches equally. How many does each get? Explain how they can share them.",
			cta: "Give the number as a mixed number.",
			key: {
				number: { answer_type: "MIXED_FRACTION", key: { answers: ["2 1/3"] } },
				rubric: [
					{ id: "wholes", requirement: "Says that each gets two whole sandwiches." },
					{ id: "last-one", requirement: "Says that the last sandwich is cut into three equal parts." },
				],
				sample_answer:
					"Each gets 2 sandwiches. The last one is cut into thirds, so each gets 2 1/3 sandwiches.",
			},
			hints: ["How many whole sandwiches can each get?", "How can three friends share what is left?"],
			explanation: "$7 \\div 3$: each gets 2 whole ones and a third of the last one, $2\\dfrac{1}{3}$.",
			known_mistakes: [
				mistake(
					"turned-over",
					"3/7",
					"That is less than one sandwich. There are more sandwiches than friends.",
				),
			],
		},
	},
	{
		title: "Find the mistake in a sum",
		skill_id: "add-sub-decimals",
		difficulty: 3,
		question: {
			question_type: "VERIFY_WITH_LLM",
			answer_type: "FLOAT",
			prompt: "Leo says that $0.4 + 0.08 = 0.12$. What is the right sum? Explain what Leo did.",
			key: {
				number: { answer_type: "FLOAT", key: { answers: ["0.48"] } },
				rubric: [
					{
						id: "places",
						requirement: "Says that Leo added tenths and hundredths as if they were the same.",
					},
					{ id: "sum", requirement: "Says how the sum is found: 4 tenths and 8 hundredths." },
				],
				sample_answer: "Leo added 4 tenths and 8 hundredths as if they were the same place. The sum is 0.48.",
			},
			hints: [
				"How much is each of the two digits worth?",
				"Write both numbers with two places after the point.",
			],
			explanation: "4 tenths are 40 hundredths, and with 8 hundredths more they are 48 hundredths: $0.48$.",
			known_mistakes: [mistake("same-place-tenths", "1.2", "The 4 and the 8 are not in the same place.")],
		},
	},
	{
		title: "The price after a discount",
		skill_id: "discount-tax-tip",
		difficulty: 4,
		question: {
			question_type: "VERIFY_WITH_LLM",
			answer_type: "MIXED",
			prompt: "A shirt costs \\$20. Today it is 15% cheaper. What does it cost now? Explain your steps.",
			key: {
				number: { answer_type: "MIXED", answer_suffix: "dollars", key: { answers: ["17"] } },
				rubric: [
					{
						id: "discount",
						requirement: "Finds 15% of 20 dollars, which is 3 dollars, or takes 85% of 20 dollars.",
					},
					{
						id: "takes-away",
						requirement: "Takes the discount away from the price, or says that 85% is left.",
					},
				],
				sample_answer: "10% of 20 is 2 and 5% is 1, so the discount is 3 dollars. 20 - 3 is 17 dollars.",
			},
			hints: ["How much is 10% of the price? How much is 5%?", "Take the discount away from the price."],
			explanation: "15% of 20 dollars is $0.15 \\times 20 = 3$ dollars, and $20 - 3 = 17$ dollars.",
			known_mistakes: [
				mistake("only-the-discount", "3", "That is what you save. What is left to pay?"),
				mistake("took-dollars", "5", "15% is not 15 dollars. Find 15 hundredths of the price."),
			],
		},
	},
];
