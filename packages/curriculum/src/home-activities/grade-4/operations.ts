import type { HomeActivityOf } from "../home-activity.ts";

export const operations: readonly HomeActivityOf[] = [
	{
		skills: ["multiplicative-comparison"],
		title: "Times as long",
		needs: "a tape measure or a ruler",
		steps: [
			"Measure a fork and a table.",
			"Your child finds how many times as long the table is, roughly.",
			"Say it both ways: the table is 6 times as long as the fork, and 6 forks make one table.",
		],
		ask: "What is the difference between 3 times as long and 3 inches longer?",
		because: "It’s easy to mix up “times as many” and “how many more” until you measure.",
	},
	{
		skills: ["comparison-word-problems"],
		title: "Family comparisons",
		needs: "paper and a pencil",
		steps: [
			"Say: Grandma is 5 times as old as you are.",
			"Your child draws a short bar and a long bar of five such parts, and works it out.",
			"Turn it around: tell the large number and ask for the small one.",
		],
		ask: "Is the unknown number the small bar, the long bar, or the number of times?",
		because: "Two bars show at once whether to multiply or to divide.",
	},
	{
		skills: ["multistep-word-problems"],
		title: "Plan a movie night",
		needs: "paper and a pencil",
		steps: [
			"Plan for 7 people: each drinks 2 cups, and a bottle fills 4 cups.",
			"Your child first says what must be found out along the way.",
			"Solve it, then round the numbers to see whether the answer makes sense.",
		],
		ask: "What did you need to know first?",
		because: "Naming the steps before calculating makes long stories short.",
	},
	{
		skills: ["interpret-remainders"],
		title: "Cars for the trip",
		needs: "nothing at all",
		steps: [
			"Ask: 22 people drive in cars of 5. How many cars?",
			"Then: 22 eggs, boxes of 5. How many full boxes?",
			"And: 22 cookies for 5 children. How many each, and what is left?",
		],
		ask: "Why does the same division have three different answers?",
		because: "The story, not the numbers, decides what to do with the remainder.",
	},
	{
		skills: ["factor-pairs-multiples"],
		title: "All the rectangles",
		needs: "24 beans or buttons",
		steps: [
			"Arrange 24 beans as a full rectangle in every way you can find.",
			"Write each as a factor pair.",
			"Try 20 or 36, and guess beforehand which has more.",
		],
		ask: "How do you know that you have found them all?",
		because: "Each rectangle is a factor pair, so none is missed.",
	},
	{
		skills: ["prime-composite"],
		title: "Lonely numbers",
		needs: "paper and a pencil",
		steps: [
			"Write the numbers from 2 to 40.",
			"Keep 2 and cross out every other multiple of 2, then do the same with 3 and 5.",
			"Look at what the numbers that are left have in common.",
		],
		ask: "Why is 2 the only even prime number?",
		because: "Crossing out multiples shows that a prime makes only one rectangle: a single row.",
	},
	{
		skills: ["number-shape-patterns"],
		title: "Growing towers",
		needs: "coins or beans",
		steps: [
			"Build a pattern: 1 coin, then 4, then 7.",
			"Your child builds the next two and says the rule.",
			"Guess the tenth, and find something that all the numbers share.",
		],
		ask: "Will there ever be an even number, and when?",
		because: "A rule says what comes next; looking again shows more than the rule.",
	},
];
