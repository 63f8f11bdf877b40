import type { HomeActivityOf } from "../home-activity.ts";

export const measurement: readonly HomeActivityOf[] = [
	{
		skills: ["convert-units-within-system"],
		title: "Kitchen units",
		needs: "packages from the kitchen",
		steps: [
			"Read the weight or volume of three packages.",
			"Your child writes each in another unit: g and kg, mL and L, or ounces and pounds.",
			"Add them up in one unit.",
		],
		ask: "Should the number get larger or smaller?",
		because: "Deciding that first tells whether to multiply or to divide.",
	},
	{
		skills: ["line-plot-fraction-ops"],
		title: "Fair glasses",
		needs: "five glasses, water, a measuring cup",
		steps: [
			"Fill the glasses with different parts of a cup, such as 1/4, 1/2, and 3/4.",
			"Mark each with an X on a line from 0 to 1.",
			"Find how much each would hold if you shared the water equally.",
		],
		ask: "How much is there altogether?",
		because: "Leveling out gives your child a reason to add and divide fractions.",
	},
	{
		skills: ["volume-unit-cubes", "volume-rect-prism"],
		title: "Fill the box",
		needs: "a small box and sugar cubes, or a ruler",
		steps: [
			"Lay one row of cubes along the bottom, or measure the edges.",
			"Your child says how many fill the bottom layer, and how many layers there are.",
			"Multiply, and guess another box before measuring.",
		],
		ask: "Why do we multiply three numbers?",
		because: "Rows, layers, and height are what length times width times height means.",
	},
	{
		skills: ["volume-composite"],
		title: "Boxes on boxes",
		needs: "two food packages and a ruler",
		steps: [
			"Put one package on top of the other.",
			"Measure in whole centimeters and find the volume of each.",
			"Add them, then find how much more one large box around both would hold.",
		],
		ask: "Which edge do the two boxes share?",
		because: "You can cut a solid into boxes and add them up, just like areas.",
	},
];
