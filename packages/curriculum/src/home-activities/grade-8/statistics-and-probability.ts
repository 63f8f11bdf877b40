import type { HomeActivityOf } from "../home-activity.ts";

export const statisticsAndProbability: readonly HomeActivityOf[] = [
	{
		skills: ["scatter-plots", "line-of-fit"],
		title: "Hand span and height",
		needs: "a ruler, people or things to measure",
		steps: [
			"Measure two lengths of several people or things, such as the width and height of books.",
			"Your child draws the points.",
			"Lay a piece of dry spaghetti so that it follows the cloud, and use it to predict one more.",
		],
		ask: "Is there one that does not fit, and why?",
		because: "A line through a cloud sums up how two amounts go together.",
	},
	{
		skills: ["linear-model-use"],
		title: "The melting ice cube",
		needs: "an ice cube, a ruler or scale, a clock",
		steps: [
			"Measure the height of an ice cube at the start and after five minutes; guess while you wait.",
			"Your child writes a line for it.",
			"Say when it would be gone by that line.",
		],
		ask: "What do the slope and the start mean for the ice?",
		because: "The numbers of a model mean something in the real world, and have limits.",
	},
	{
		skills: ["two-way-tables"],
		title: "Two questions for everyone",
		needs: "paper; family and friends, or characters of a book",
		steps: [
			"Ask about ten people two yes-or-no questions, such as pets and siblings.",
			"Your child makes the table with four boxes and totals.",
			"Compare shares: of those with siblings, how many have pets?",
		],
		ask: "Percent of which total are we talking about?",
		because: "Shares of rows or columns show whether two answers belong together.",
	},
];
