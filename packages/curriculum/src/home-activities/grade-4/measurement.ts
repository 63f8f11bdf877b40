import type { HomeActivityOf } from "../home-activity.ts";

export const measurement: readonly HomeActivityOf[] = [
	{
		skills: ["convert-larger-to-smaller"],
		title: "Small units, big numbers",
		needs: "a tape measure and a clock",
		steps: [
			"Measure how tall your child is in feet and inches, or in meters.",
			"Your child changes it into inches or centimeters.",
			"Change 3 hours of sleep into minutes in the same way.",
		],
		ask: "Do we multiply or divide when the unit gets smaller, and why?",
		because: "It takes more of a smaller unit, so the number grows.",
	},
	{
		skills: ["measurement-word-problems"],
		title: "The recipe for a crowd",
		needs: "a recipe or a package with one",
		steps: [
			"Read the amounts and the time.",
			"Work out what is needed for three times as many people.",
			"Say when to begin so that it is ready at half past six.",
		],
		ask: "Which amounts must be in the same unit before you can add them?",
		because: "A recipe has weights, liquids, and times, and a reason to get them right.",
	},
	{
		skills: ["area-perimeter-formulas"],
		title: "New carpet, new border",
		needs: "a tape measure, paper",
		steps: [
			"Measure a rug or a room in whole feet.",
			"Your child finds how much carpet it needs and how much border.",
			"Give the area and one side of another room, and ask for the other side.",
		],
		ask: "Which answer is in feet, and which in square feet?",
		because: "Two questions about one room keep area and perimeter apart.",
	},
	{
		skills: ["line-plot-eighths"],
		title: "Spoons to the eighth",
		needs: "a ruler with inches, and eight spoons, pens, or keys",
		steps: [
			"Measure each to the nearest eighth of an inch.",
			"Put an X for each on a line marked in eighths.",
			"Find the difference between the longest and the shortest.",
		],
		ask: "How many eighths make the half-inch mark?",
		because: "Measuring, plotting, and subtracting meet in one picture.",
	},
	{
		skills: ["angle-as-turn", "additive-angles"],
		title: "Turn like a clock hand",
		needs: "room to stand and turn",
		steps: [
			"Your child makes a full turn, a half turn and a quarter turn, and says the degrees.",
			"Turn 90°, then 45° more, and say the total.",
			"Ask how far is left to a full turn.",
		],
		ask: "How many degrees is the step from one number of the clock to the next?",
		because: "An angle is an amount of turning, and turns can be added.",
	},
	{
		skills: ["measure-angles"],
		title: "Fold your own protractor",
		needs: "a sheet of paper; a protractor if you have one",
		steps: [
			"Fold a corner of 90° in half to get 45°.",
			"Use both to guess the angles of an open book, a door, and scissors.",
			"Check with a protractor, or by folding once more.",
		],
		ask: "Is it more or less than a square corner?",
		because: "A good guess tells which of the two scales of a protractor to read.",
	},
];
