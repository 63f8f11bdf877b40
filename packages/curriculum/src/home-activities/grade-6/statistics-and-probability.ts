import type { HomeActivityOf } from "../home-activity.ts";

export const statisticsAndProbability: readonly HomeActivityOf[] = [
	{
		skills: ["statistical-questions"],
		title: "One answer or many?",
		needs: "nothing at all",
		steps: [
			"Ask in turns: how tall am I? How tall are people on our street?",
			"Your child says which one needs data.",
			"Change a question with one answer into one with many.",
		],
		ask: "Would every person give the same answer?",
		because: "Statistics begins where answers vary.",
	},
	{
		skills: ["mean-median"],
		title: "Level the towers",
		needs: "coins or blocks",
		steps: [
			"Build five towers of different heights.",
			"Line them up by height to find the middle one, then level them out without adding any.",
			"Make the largest much higher and look again.",
		],
		ask: "Which changed more, the mean or the median?",
		because: "The mean is the leveled height, and the median is the tower in the middle.",
	},
	{
		skills: ["variability"],
		title: "How steady is it?",
		needs: "a clock that shows seconds, paper",
		steps: [
			"Five times each, close your eyes and say stop when you think 20 seconds are up.",
			"Write the times down and find the range.",
			"Find how far each try is from that person’s mean.",
		],
		ask: "Who was steadier, and which number shows it?",
		because: "Two people may have the same mean and a very different spread.",
	},
	{
		skills: ["statistical-displays", "describe-distribution"],
		title: "Word lengths",
		needs: "a book, paper",
		steps: [
			"Count the letters of 20 words in a row.",
			"Your child makes a dot plot and marks the median.",
			"Describe its shape: where it piles up, and where it has a tail.",
		],
		ask: "Would the mean or the median tell more about a typical word?",
		because: "Shape, middle, and spread together tell you what the data look like.",
	},
];
