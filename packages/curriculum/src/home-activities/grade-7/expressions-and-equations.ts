import type { HomeActivityOf } from "../home-activity.ts";

export const expressionsAndEquations: readonly HomeActivityOf[] = [
	{
		skills: ["combine-like-terms"],
		title: "Sort the groceries",
		needs: "kitchen things of two kinds, such as apples and cups",
		steps: [
			"Lay out 3 apples and 2 cups, then 2 apples more, and take away a cup.",
			"Your child writes it with a and c, and simplifies it.",
			"Do the same with 4x + 3 − x + 5.",
		],
		ask: "Why can apples and cups not be put together?",
		because: "Like terms are things of one kind; the rest must stay apart.",
	},
	{
		skills: ["expand-factor-linear"],
		title: "Party bags",
		needs: "paper and a pencil",
		steps: [
			"Four bags each hold x candies and 3 stickers.",
			"Your child writes it with parentheses and without.",
			"Go back: 6x + 15 in equal bags, as many as possible.",
		],
		ask: "What must be true of both numbers to pull out a common factor?",
		because: "Multiplying out and factoring are the same road in two directions.",
	},
	{
		skills: ["rewrite-in-context"],
		title: "One button instead of two",
		needs: "a calculator and a price tag",
		steps: [
			"Add 8% tax to a price the long way.",
			"Your child finds one multiplication that does it in one go.",
			"Find the one for 25% off, and explain 1p − 0.25p = 0.75p.",
		],
		ask: "What does the 1 in 1.08 stand for?",
		because: "Another form of the same expression can tell something new.",
	},
	{
		skills: ["two-step-equations", "equations-with-brackets"],
		title: "Read my mind",
		needs: "paper and a pencil",
		steps: [
			"Think of a number, multiply it by 3, add 4, and tell the result.",
			"Your child writes the equation and undoes the steps backward.",
			"Next time add 4 first and then multiply, and write it with parentheses.",
		],
		ask: "Which step do you undo first, and why?",
		because: "Solving is undoing, last step first.",
	},
	{
		skills: ["two-step-equation-word"],
		title: "Phone plan puzzle",
		needs: "paper and a pencil",
		steps: [
			"Make up a plan: $15 a month and $2 for each extra gigabyte. The bill is $27.",
			"Your child says what the letter stands for and writes the equation.",
			"Solve it, and put the answer back into the story.",
		],
		ask: "Which number is paid once, and which comes again and again?",
		because: "Every equation like this has one part that is paid once and one that repeats.",
	},
	{
		skills: ["two-step-inequalities"],
		title: "Enough for the trip?",
		needs: "paper and a pencil",
		steps: [
			"You have $50. Entry costs $14 and each ride costs $4.",
			"Your child writes an inequality for the rides and solves it.",
			"Draw the answer on a line and say which numbers make sense.",
		],
		ask: "Can the number of rides be 2.5?",
		because: "An inequality leaves many answers, and the story chooses among them.",
	},
];
