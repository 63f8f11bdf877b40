import type { HomeActivityOf } from "../home-activity.ts";

export const measurement: readonly HomeActivityOf[] = [
	{
		skills: ["measure-length-ruler"],
		title: "Ruler hunt",
		needs: "a ruler",
		steps: [
			"Find three things shorter than the ruler.",
			"Your child lays the zero mark at one end and reads the length, in inches and in centimeters.",
			"Once, start at the 1 instead and find out what goes wrong.",
		],
		ask: "Why do we have to start at zero?",
		because: "Most mistakes with a ruler happen at the zero mark.",
	},
	{
		skills: ["measure-two-units"],
		title: "Long spoons, short clips",
		needs: "spoons and a coin, or any long and short things",
		steps: [
			"Measure the table edge in spoons, end to end.",
			"Let your child guess: will it take more coins or fewer?",
			"Measure the same edge in coins and compare.",
		],
		ask: "Why do we need more of the small ones?",
		because: "The smaller the unit, the larger the count: this is behind every change of units.",
	},
	{
		skills: ["estimate-lengths"],
		title: "Guess, then measure",
		needs: "a ruler or tape measure",
		steps: [
			"Show that a fingertip is about a centimeter wide and a big step about a meter long.",
			"Your child guesses the length of a pencil, a door, and the bed, with a unit.",
			"Measure, and see which guess came closest.",
		],
		ask: "Would you measure the room in inches or in feet?",
		because: "Knowing a few lengths on your own body makes guesses better.",
	},
	{
		skills: ["compare-lengths", "length-word-problems"],
		title: "How much longer?",
		needs: "a ruler and two pieces of string or two pencils",
		steps: [
			"Measure two things and write both lengths down.",
			"Your child finds how much longer one is.",
			"Ask how long the two are end to end, and check with the ruler.",
		],
		ask: "Did you add or take away, and how did you know?",
		because: "Side by side on the table, the difference between two lengths is easy to see.",
	},
	{
		skills: ["number-line-sums"],
		title: "Jumps along a string",
		needs: "paper strip or string, pencil",
		steps: [
			"Draw a long line and mark 0, 10, 20, and so on up to 100.",
			"Call a sum such as 36 + 25; your child draws the jumps.",
			"Take one jump back and say the subtraction that it shows.",
		],
		ask: "Which jumps are easiest to make first?",
		because: "Jumping by tens and then by ones is how many people add in their heads.",
	},
	{
		skills: ["time-five-minutes"],
		title: "Clock spotter",
		needs: "a clock with hands, or one drawn on a plate",
		steps: [
			"Read the clock together, counting around in fives from the top.",
			"Say what you do at that time, with a.m. or p.m.",
			"Name a time, and your child shows where the hands go.",
		],
		ask: "Where is the short hand when it is half past?",
		because: "Counting by fives around the clock ties it to numbers your child already knows.",
	},
	{
		skills: ["count-coins-bills"],
		title: "Empty the piggy bank",
		needs: "a handful of coins, or slips with their values",
		steps: [
			"Your child sorts the coins from the largest value to the smallest.",
			"Count on: 25, 50, 60, 65, 66.",
			"Make the same amount again with fewer coins.",
		],
		ask: "Why is it easier to begin with the largest coins?",
		because: "Starting with large values keeps the counting in round numbers.",
	},
	{
		skills: ["money-word-problems"],
		title: "Kitchen store",
		needs: "things from the kitchen and slips with prices",
		steps: [
			"Put prices below one dollar on four things.",
			"Your child buys two and pays with a dollar.",
			"Count the change up from the price to the dollar.",
		],
		ask: "How do you know that the change is right?",
		because: "Playing store shows what a price story asks for.",
	},
	{
		skills: ["line-plot-whole"],
		title: "Plot the pencils",
		needs: "a ruler, paper, and eight small things",
		steps: [
			"Measure each thing to the nearest inch or centimeter.",
			"Draw a line with numbers and put an X above the right number for each thing.",
			"Look at where the Xs pile up.",
		],
		ask: "Which length do we have most often?",
		because: "Making such a plot is the best way to learn to read one.",
	},
	{
		skills: ["picture-bar-graphs"],
		title: "Graph of the fruit bowl",
		needs: "paper and a pencil",
		steps: [
			"Count things of three or four kinds, such as fruit, cups, or toys.",
			"Your child draws one box for each thing, with a column for each kind.",
			"Ask how many more there are of one kind than of another.",
		],
		ask: "Which question can you answer from our picture at a glance?",
		because: "Comparing columns turns a picture into sums and differences.",
	},
];
