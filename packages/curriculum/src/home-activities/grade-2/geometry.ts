import type { HomeActivityOf } from "../home-activity.ts";

export const geometry: readonly HomeActivityOf[] = [
	{
		skills: ["identify-shapes"],
		title: "Shape detective",
		needs: "any room",
		steps: [
			"Describe a thing by its sides and corners only: it has four equal sides.",
			"Your child looks for it and names the shape.",
			"Swap, and use a box or a can: count the flat faces too.",
		],
		ask: "How many corners does it have, and how many sides?",
		because: "Shapes get their names from sides and corners, not from how they lie.",
	},
	{
		skills: ["partition-rectangle"],
		title: "Fold a rectangle into squares",
		needs: "a sheet of paper and a pencil",
		steps: [
			"Draw a rectangle and split it into rows and columns of equal squares.",
			"Your child says how many are in a row and how many rows there are.",
			"Find the number of squares by adding rows, then by adding columns.",
		],
		ask: "Do you need to count every single square?",
		because: "Rows and columns lead straight to area.",
	},
	{
		skills: ["equal-shares"],
		title: "Fair slices",
		needs: "bread, or sheets of paper to fold",
		steps: [
			"Your child cuts or folds one piece into halves in two different ways.",
			"Do the same with fourths, and try thirds.",
			"Check that the parts of one whole are the same size.",
		],
		ask: "Which is bigger, a third or a fourth, and why?",
		because: "More people at the table means smaller shares: the heart of fractions.",
	},
];
