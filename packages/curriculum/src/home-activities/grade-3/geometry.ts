import type { HomeActivityOf } from "../home-activity.ts";

export const geometry: readonly HomeActivityOf[] = [
	{
		skills: ["quadrilateral-categories"],
		title: "Four-sided families",
		needs: "paper, scissors, a ruler",
		steps: [
			"Cut out a square, a long rectangle, a slanted diamond, and one odd four-sided shape.",
			"Sort them: all sides equal, or square corners, or both, or neither.",
			"Your child names a shape that fits in two families.",
		],
		ask: "Is a square also a rectangle?",
		because: "Shapes belong to a family by what they have, and may belong to several.",
	},
];
