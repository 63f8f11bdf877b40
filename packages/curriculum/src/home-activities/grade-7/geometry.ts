import type { HomeActivityOf } from "../home-activity.ts";

export const geometry: readonly HomeActivityOf[] = [
	{
		skills: ["scale-drawings"],
		title: "Plan of the bedroom",
		needs: "a tape measure, squared paper",
		steps: [
			"Measure the room and agree: one square is half a foot, or 20 centimeters.",
			"Your child draws the walls and one piece of furniture.",
			"Work out the area on the plan and in reality.",
		],
		ask: "If real lengths are 30 times as long, what about areas?",
		because: "Making a plan shows that areas grow with the square of the scale.",
	},
	{
		skills: ["triangle-conditions"],
		title: "Straws that won’t close",
		needs: "straws, spaghetti, or strips of paper",
		steps: [
			"Cut pieces of 3, 4, 5, and 9 centimeters.",
			"Your child tries to build triangles from three of them.",
			"Find the rule that tells beforehand whether it works.",
		],
		ask: "How long can the third side be if two are 4 and 9?",
		because: "Two sides together must reach farther than the third.",
	},
	{
		skills: ["cross-sections"],
		title: "Slice the fruit",
		needs: "a carrot, cheese, or modeling clay, and a knife for you to use",
		steps: [
			"Shape a box or use a block of cheese.",
			"Your child predicts the face of each cut: straight, along, slanted.",
			"Cut and look; then try the carrot.",
		],
		ask: "How must we cut to get a triangle from a box?",
		because: "Predicting before you cut builds spatial sense.",
	},
	{
		skills: ["circumference"],
		title: "String around the plate",
		needs: "three round things, string, a ruler",
		steps: [
			"Measure around and across each thing.",
			"Your child divides the first by the second.",
			"Use the result to predict a fourth thing before measuring it.",
		],
		ask: "What is nearly the same for all of them?",
		because: "Pi is found, not given, when string and ruler meet a plate.",
	},
	{
		skills: ["area-circle"],
		title: "Pizza slices in a row",
		needs: "a paper circle, scissors",
		steps: [
			"Fold and cut the circle into 16 slices.",
			"Lay them point up and point down next to each other.",
			"Find length and height of the nearly straight shape, and compare with the formula.",
		],
		ask: "Why is the length half of the way around?",
		because: "The slices show where pi times radius squared comes from.",
	},
	{
		skills: ["angle-relationships"],
		title: "Crossed pencils",
		needs: "two pencils, paper, a protractor if you have one",
		steps: [
			"Cross two pencils and trace them.",
			"Say that one angle is 65°; your child finds the other three.",
			"Open the pencils until one angle is twice its neighbor, and find both.",
		],
		ask: "Which two always make 180°?",
		because: "One known angle at a crossing gives away all four.",
	},
	{
		skills: ["area-surface-composite", "volume-prisms"],
		title: "Wrap it, fill it",
		needs: "a tent-shaped or other food package, a ruler",
		steps: [
			"Find the shape that goes all the way through, and its area.",
			"Multiply by the length for the volume.",
			"Work out how much paper would wrap it, without overlaps.",
		],
		ask: "Which answer is in square units and which in cubic units?",
		because: "Filling and wrapping are two different questions about one solid.",
	},
];
