import type { HomeActivityOf } from "../home-activity.ts";

export const geometry: readonly HomeActivityOf[] = [
	{
		skills: ["plot-quadrant-one", "interpret-coordinates"],
		title: "Hide the treasure",
		needs: "squared paper, or a grid drawn by hand",
		steps: [
			"Each of you draws a grid from 0 to 8 and hides three treasures at crossings.",
			"Take turns naming points such as (3, 5): first across, then up.",
			"Say warm when the guess is one step away.",
		],
		ask: "Is (3, 5) the same place as (5, 3)?",
		because: "A game is a friendly way to find out that the order matters.",
	},
	{
		skills: ["hierarchy-2d"],
		title: "Always, sometimes, never",
		needs: "paper and a pencil",
		steps: [
			"Say: a square is a rectangle. Your child answers always, sometimes, or never.",
			"Go on: a rectangle is a square; a rhombus has parallel sides; a triangle has a right angle.",
			"Draw an example for every sometimes.",
		],
		ask: "Which shape has the most names?",
		because: "Testing statements about shapes makes their families clear.",
	},
];
