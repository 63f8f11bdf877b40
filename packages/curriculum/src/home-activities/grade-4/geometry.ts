import type { HomeActivityOf } from "../home-activity.ts";

export const geometry: readonly HomeActivityOf[] = [
	{
		skills: ["lines-rays-angles", "classify-2d"],
		title: "Lines at home",
		needs: "any room, paper",
		steps: [
			"Find parallel lines, perpendicular lines, and an angle smaller than a square corner.",
			"Your child draws one shape with parallel sides and one without.",
			"Mark all right angles in both.",
		],
		ask: "Will these two lines ever meet if we make them longer?",
		because: "You can sort shapes by their parallel sides and right angles.",
	},
	{
		skills: ["line-symmetry"],
		title: "Fold and see",
		needs: "paper, scissors",
		steps: [
			"Cut out a square, a long rectangle, and a capital letter such as A or H.",
			"Your child guesses the fold lines and then folds.",
			"Try the rectangle from corner to corner too.",
		],
		ask: "Why does the corner-to-corner fold fail for a long rectangle?",
		because: "A line of symmetry is one where both halves land on each other exactly.",
	},
];
