import type { HomeActivityOf } from "../home-activity.ts";

export const statisticsAndProbability: readonly HomeActivityOf[] = [
	{
		skills: ["sampling", "inference-from-sample"],
		title: "Beans in a bag",
		needs: "a bag with beans or coins of two kinds",
		steps: [
			"Put in 40, some of each kind, without your child counting.",
			"Your child draws 10 without looking, writes them down, and estimates how many of each kind there are.",
			"Put them back and repeat twice, then count.",
		],
		ask: "What would go wrong if we only looked at the top of the bag?",
		because: "A fair sample tells you a lot about the whole, but never everything.",
	},
	{
		skills: ["compare-two-distributions"],
		title: "Book against newspaper",
		needs: "two kinds of reading, paper",
		steps: [
			"Count the words in ten sentences of each.",
			"Your child finds the mean or median and the spread of both.",
			"Compare the gap between the two middles with the spread.",
		],
		ask: "Do the two groups overlap a lot?",
		because: "A difference counts only when it is large compared with the spread.",
	},
	{
		skills: ["probability-scale"],
		title: "Line of chances",
		needs: "a string from 0 to 1, paper slips",
		steps: [
			"Write events: it rains tomorrow, a coin shows heads, the sun rises, we fly to the moon tonight.",
			"Your child hangs each where it belongs.",
			"Add a number to each, and talk about where you disagree.",
		],
		ask: "What would be a chance of exactly one half?",
		because: "A number between 0 and 1 says how likely something is.",
	},
	{
		skills: ["experimental-probability", "theoretical-probability"],
		title: "Thirty draws",
		needs: "six slips numbered 1 to 6 in a bag, paper",
		steps: [
			"Your child works out how often a 5 or a 6 should come in 30 draws.",
			"Draw 30 times, putting the slip back each time, and count.",
			"Compare the two numbers.",
		],
		ask: "What would happen with 300 draws?",
		because: "The counted chance comes closer to the calculated one over many trials.",
	},
	{
		skills: ["compound-probability", "simulate-probability"],
		title: "Two coins, many families",
		needs: "two coins, paper",
		steps: [
			"List everything that two coins can show, as a table or a tree.",
			"Your child says the chance of exactly one head.",
			"Toss 20 times and let each toss stand for a family with two children.",
		],
		ask: "Why is one head more likely than two heads?",
		because: "Listing all the outcomes beats guessing, and coins can stand in for other chances.",
	},
];
