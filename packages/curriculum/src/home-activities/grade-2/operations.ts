import type { HomeActivityOf } from "../home-activity.ts";

export const operations: readonly HomeActivityOf[] = [
	{
		skills: ["add-facts-within-20"],
		title: "Two fistfuls",
		needs: "20 beans or buttons",
		steps: [
			"Hold up to ten beans in each hand and show both hands for a moment.",
			"Your child says how many there are in all.",
			"Count to check, then swap roles.",
		],
		ask: "Which hand could you fill up to ten first?",
		because: "Filling up to ten makes sums such as 8 + 5 quick, without counting one by one.",
	},
	{
		skills: ["subtract-facts-within-20"],
		title: "Hidden under the cup",
		needs: "a cup and up to 20 beans",
		steps: [
			"Count out some beans together, up to 20.",
			"Hide a few under the cup while your child looks away.",
			"Your child looks at what is left and says how many are hidden.",
		],
		ask: "How did you know without lifting the cup?",
		because: "The hidden part is a subtraction, and a sum your child already knows gives it away.",
	},
	{
		skills: ["odd-even-numbers"],
		title: "Sock pairs",
		needs: "a pile of socks or shoes",
		steps: [
			"Grab some socks, and your child guesses whether the number is odd or even.",
			"Put them in pairs to find out.",
			"Write even numbers as doubles: 12 = 6 + 6.",
		],
		ask: "Can you tell from the last digit alone?",
		because: "Even means that nothing is left over when things go in pairs.",
	},
	{
		skills: ["arrays-repeated-addition"],
		title: "Spoons in rows",
		needs: "up to 25 spoons, coins, or beans",
		steps: [
			"Lay equal rows, such as 4 rows of 3.",
			"Your child says it as a sum: 3 + 3 + 3 + 3.",
			"Turn your heads sideways and say the other sum.",
		],
		ask: "Why is the answer the same from the side?",
		because: "Equal rows added again and again are the start of multiplication.",
	},
	{
		skills: ["add-sub-word-one-step"],
		title: "Snack stories",
		needs: "small snacks or buttons",
		steps: [
			"Tell a story: there were 34 crackers and we ate 16.",
			"Your child says whether things come together or go away, and works it out.",
			"Now your child tells a story for you.",
		],
		ask: "What in the story tells you to add or to take away?",
		because: "Making up stories helps your child see what a story asks.",
	},
	{
		skills: ["add-sub-word-two-step"],
		title: "And then what happened?",
		needs: "nothing at all",
		steps: [
			"Start a story: 25 people are on a bus and 8 get off.",
			"Your child says how many are there, then invents what happens next.",
			"Work out the new number, and tell the whole story again from the start.",
		],
		ask: "Which number did you need first before you could go on?",
		because: "Two-step stories become easy once each step has its own answer.",
	},
	{
		skills: ["unknown-addend-equations"],
		title: "My secret number",
		needs: "paper and a pencil",
		steps: [
			"Think of a number and write a puzzle with a box: 46 + [ ] = 72.",
			"Your child finds the number in the box and checks by putting it in.",
			"Swap roles, and use a minus sign as well.",
		],
		ask: "How can you check without asking me?",
		because: "The equals sign says that both sides are worth the same.",
	},
];
