import type { HomeActivityOf } from "../home-activity.ts";

export const fractions: readonly HomeActivityOf[] = [
	{
		skills: ["add-sub-fractions-unlike", "fraction-word-unlike"],
		title: "Half and a third",
		needs: "paper strips of 12 equal boxes",
		steps: [
			"Color half of a 12-box strip and a third in another color.",
			"Your child counts the boxes and says the sum in twelfths.",
			"Tell a story for it, and another one for 3/4 − 1/6.",
		],
		ask: "Why did we choose a strip of 12 boxes?",
		because: "Fractions can be added once they are cut into pieces of one size.",
	},
	{
		skills: ["add-sub-mixed-unlike"],
		title: "Two recipes at once",
		needs: "two recipes, or made-up ones",
		steps: [
			"One needs 1 1/2 cups of flour and the other 2 2/3.",
			"Your child finds the total, wholes first.",
			"Then take the total away from 5 cups.",
		],
		ask: "What did you do when the parts added up to more than a whole?",
		because: "You can handle wholes and parts separately and put them together at the end.",
	},
	{
		skills: ["fraction-as-division"],
		title: "Three toasts for four",
		needs: "three slices of bread or sheets of paper",
		steps: [
			"Share three slices fairly among four people, and really cut them.",
			"Say what each person gets as a fraction.",
			"Try 5 slices for 4 people, and say it as a mixed number.",
		],
		ask: "Where do you see the 3 and the 4 in the share?",
		because: "A fraction is a division that has already been done.",
	},
	{
		skills: ["multiply-fractions", "area-fractional-sides"],
		title: "A part of a part",
		needs: "a sheet of paper, two crayons",
		steps: [
			"Fold the sheet into thirds and color two of them.",
			"Fold it the other way into fourths, and mark three fourths of the colored part.",
			"Count the small boxes: 6 of 12.",
		],
		ask: "Why is the answer smaller than both fractions?",
		because: "The folded sheet shows why we multiply tops by tops and bottoms by bottoms.",
	},
	{
		skills: ["scaling-size"],
		title: "Bigger or smaller?",
		needs: "slips with numbers such as 1/2, 9/10, 1, 1 1/4, and 3",
		steps: [
			"Think of 20 cookies and draw a slip.",
			"Before working anything out, your child says whether 20 times it is more, less, or the same.",
			"Sort all the slips into three piles.",
		],
		ask: "Does multiplying always make more?",
		because: "Comparing the factor with 1 tells the size of the answer.",
	},
	{
		skills: ["fraction-multiply-word"],
		title: "Three quarters of the recipe",
		needs: "a recipe",
		steps: [
			"You want to make only 3/4 of the recipe.",
			"Your child works out two of the amounts.",
			"Draw a bar to check one of them.",
		],
		ask: "Which words of a story tell you to multiply fractions?",
		because: "Finding part of an amount means multiplying, even without the word times.",
	},
	{
		skills: ["unit-fraction-by-whole", "whole-by-unit-fraction", "unit-fraction-division-word"],
		title: "Share a piece, count the pieces",
		needs: "paper strips or bread",
		steps: [
			"Cut a strip into thirds and share one third between two people.",
			"Then ask how many thirds there are in four whole strips.",
			"Write both as divisions and tell a story for each.",
		],
		ask: "Why is one answer so small and the other so large?",
		because: "Sharing a piece and counting pieces are both divisions, and only the picture tells them apart.",
	},
];
