import type { HomeActivityOf } from "../home-activity.ts";

export const functions: readonly HomeActivityOf[] = [
	{
		skills: ["identify-functions", "evaluate-rules"],
		title: "Guess my rule",
		needs: "paper and a pencil",
		steps: [
			"Think of a rule such as times 3, minus 1.",
			"Your child names inputs, you name outputs, until the rule is found.",
			"Once, give two different outputs for the same input, and let your child object.",
		],
		ask: "Why could that not be a rule?",
		because: "A function never gives two answers to one question.",
	},
	{
		skills: ["compare-functions"],
		title: "Two savers",
		needs: "paper and a pencil",
		steps: [
			"Describe one saver in words and the other by a table.",
			"Your child finds the start and the weekly change of both.",
			"Say who is ahead now, and who will be later.",
		],
		ask: "Is the one with more money also saving faster?",
		because: "You can compare functions no matter how they’re shown.",
	},
	{
		skills: ["linear-nonlinear"],
		title: "Squares growing at the border",
		needs: "beans or squared paper",
		steps: [
			"Lay full squares of side 1, 2, 3, and 4.",
			"Write down the border length and the number of tiles each time.",
			"Look at the steps between the numbers.",
		],
		ask: "Which of the two grows by the same amount each time?",
		because: "Equal steps mean a straight line, and growing steps do not.",
	},
	{
		skills: ["construct-linear-function"],
		title: "A stack of cups",
		needs: "four or more equal cups that nest, a ruler",
		steps: [
			"Measure one cup, then two and four nested ones.",
			"Your child finds how much each cup adds and writes the function.",
			"Predict the height of 20 cups.",
		],
		ask: "Why is the height of one cup not the slope?",
		because: "A start and a steady change are everything that a linear function needs.",
	},
	{
		skills: ["qualitative-graphs"],
		title: "Graph of the day",
		needs: "paper and a pencil",
		steps: [
			"Draw how far from home you were during the day, without numbers.",
			"Your child tells the story from the graph.",
			"Swap: tell a story, and your child draws.",
		],
		ask: "What does a flat part mean, and what does a steep part mean?",
		because: "Reading rise, fall, and rest comes before any formula.",
	},
];
