import type { HomeActivityOf } from "../home-activity.ts";

export const geometry: readonly HomeActivityOf[] = [
	{
		skills: ["area-triangles-quads", "area-composite-polygons"],
		title: "Scissors and shapes",
		needs: "paper, scissors, a ruler",
		steps: [
			"Cut a rectangle from corner to corner and compare the two triangles.",
			"Cut a triangle off a slanted shape and move it to the other side.",
			"Put the pieces together to make a house, and find its area from the parts.",
		],
		ask: "Why is there a half in the rule for the triangle?",
		because: "Cutting and moving explain all of this year’s area rules.",
	},
	{
		skills: ["volume-fractional-edges"],
		title: "Shoebox to the half inch",
		needs: "a box and a ruler",
		steps: [
			"Measure a box to the nearest half inch.",
			"Your child works out the volume with fractions.",
			"Find how many half-inch cubes would fit along each edge.",
		],
		ask: "How many half-inch cubes make one cubic inch?",
		because: "Eight small cubes in one show why we multiply the fractions.",
	},
	{
		skills: ["polygons-on-plane"],
		title: "Draw by dictation",
		needs: "squared paper for both",
		steps: [
			"Draw a shape with corners on a grid with negative numbers, and hide it.",
			"Read only the corners; your child draws it.",
			"Compare, then find the lengths of the sides that follow grid lines.",
		],
		ask: "Which corners have the same first number, and what does that tell?",
		because: "Coordinates describe a shape so well that no one needs to see it.",
	},
	{
		skills: ["nets-surface-area"],
		title: "Unfold a package",
		needs: "an empty food package, scissors, a ruler",
		steps: [
			"Guess how many faces the package has and which ones are alike.",
			"Cut it open and lay it flat.",
			"Measure, and add the areas of the faces.",
		],
		ask: "Which faces come in pairs?",
		because: "A net turns a solid into flat shapes whose areas you can add.",
	},
];
