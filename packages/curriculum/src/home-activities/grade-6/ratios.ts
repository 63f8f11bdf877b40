import type { HomeActivityOf } from "../home-activity.ts";

export const ratios: readonly HomeActivityOf[] = [
	{
		skills: ["ratio-language"],
		title: "Forks to spoons",
		needs: "the silverware drawer",
		steps: [
			"Count the forks and the spoons.",
			"Your child says the ratio both ways: forks to spoons, and spoons to forks.",
			"Make it simple: 12 to 8 is 3 to 2, and put them down in such groups.",
		],
		ask: "What is the ratio of forks to forks and spoons together?",
		because: "A ratio compares, and the order of the words decides the order of the numbers.",
	},
	{
		skills: ["unit-rate"],
		title: "How many in one minute?",
		needs: "a clock that shows seconds",
		steps: [
			"Count jumps or claps for 20 seconds.",
			"Your child works out how many that would be in one minute.",
			"Do the same for words read aloud.",
		],
		ask: "How many is that in one second?",
		because: "The amount for one lets you compare different tries.",
	},
	{
		skills: ["equivalent-ratio-tables"],
		title: "Mix the same drink",
		needs: "juice and water, or a drawing of cups",
		steps: [
			"Mix 2 parts juice with 3 parts water.",
			"Your child makes a table for 4, 6, and 10 parts juice.",
			"Find out how much of each is needed for 20 cups that taste the same.",
		],
		ask: "Would one more cup of each taste the same?",
		because: "Equal ratios taste equal; adding the same to both does not.",
	},
	{
		skills: ["unit-price-speed"],
		title: "The better buy",
		needs: "two sizes of the same product, or an ad",
		steps: [
			"Read the price and weight of both sizes.",
			"Your child finds the price of one ounce or of 100 grams.",
			"Decide which is cheaper, and by how much.",
		],
		ask: "How far does a car get in 2 hours if it goes 15 miles in 20 minutes?",
		because: "Prices and speeds are both amounts for one.",
	},
	{
		skills: ["percent-of-quantity", "find-whole-from-percent"],
		title: "Percent bar",
		needs: "paper and a pencil",
		steps: [
			"Draw a long bar, 0% to 100%, and write 80 at its end.",
			"Your child marks 10%, 50%, and 25% and says the amounts.",
			"Turn it around: 30% is 12, so what is the whole bar?",
		],
		ask: "Do we know the whole here, or are we looking for it?",
		because: "One bar answers both kinds of percent questions.",
	},
	{
		skills: ["ratio-unit-conversion"],
		title: "Units that cancel",
		needs: "paper and a pencil",
		steps: [
			"Take a speed, such as 30 miles in one hour.",
			"Your child writes it as miles per minute with 60 minutes in an hour.",
			"Cross out the units that are both above and below the line.",
		],
		ask: "Which unit must stay at the end?",
		because: "Units that cancel show whether to multiply or divide.",
	},
];
