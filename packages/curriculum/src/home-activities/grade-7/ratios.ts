import type { HomeActivityOf } from "../home-activity.ts";

export const ratios: readonly HomeActivityOf[] = [
	{
		skills: ["unit-rate-fractions"],
		title: "Half a mile in a quarter hour",
		needs: "a clock, a short walk or a guess",
		steps: [
			"Walk for 1/4 of an hour, or say that you walked 3/4 of a mile in that time.",
			"Your child finds the miles for one hour.",
			"Then find the time for one mile.",
		],
		ask: "Which amount did you bring to one?",
		because: "Both rates come from the same division, just turned around.",
	},
	{
		skills: ["test-proportional"],
		title: "Does it grow in step?",
		needs: "a few offers or rules from daily life",
		steps: [
			"Collect pairs: number of apples and price, age and height, hours and pay.",
			"Your child makes a small table for each and divides the pairs.",
			"Sort them: in step or not.",
		],
		ask: "If one doubles, does the other double too?",
		because: "Proportional means that the quotient never changes.",
	},
	{
		skills: ["constant-of-proportionality", "proportional-equations"],
		title: "A stack of coins",
		needs: "ten equal coins and a ruler",
		steps: [
			"Measure the height of 10 coins in millimeters.",
			"Your child finds the height of one and writes y = kx.",
			"Use the equation for 25 coins, and for a stack as tall as a door.",
		],
		ask: "What does k mean for our coins?",
		because: "One constant holds the whole relation.",
	},
	{
		skills: ["interpret-proportional-graph"],
		title: "Fill the bottle",
		needs: "a bottle with straight sides, a cup, a ruler",
		steps: [
			"Pour in one cup after another and measure the height of the water.",
			"Your child draws the points: cups across, height up.",
			"Read off what the point at one cup says.",
		],
		ask: "Why does the line start at (0, 0)?",
		because: "The point at 1 on a proportional graph is the rate itself.",
	},
	{
		skills: ["solve-proportions"],
		title: "Recipe for eleven",
		needs: "a recipe for 4",
		steps: [
			"Eleven guests are coming.",
			"Your child writes an equation of two ratios for one ingredient and solves it.",
			"Decide together how to round it.",
		],
		ask: "Which number belongs over which?",
		because: "Setting up the ratios well is most of the work.",
	},
	{
		skills: ["percent-change"],
		title: "Then and now",
		needs: "two prices or heights from different years",
		steps: [
			"Compare how tall your child was two years ago with today.",
			"Find what percent more that is.",
			"Ask by what percent today’s height would have to shrink to get back.",
		],
		ask: "Why are the two percents not the same?",
		because: "A percent always belongs to the amount from which it starts.",
	},
	{
		skills: ["discount-tax-tip"],
		title: "Menu math",
		needs: "a menu or an online ad",
		steps: [
			"Choose three things and add the prices.",
			"Take 20% off, then add a tax of 8% and a tip of 15%.",
			"Your child does each step with one multiplication.",
		],
		ask: "Does it matter whether the discount or the tax comes first?",
		because: "Multiplying by 0.8 and by 1.08 is faster and can be swapped.",
	},
	{
		skills: ["interest-percent-error"],
		title: "Guess the jar",
		needs: "a jar with beans or coins",
		steps: [
			"Everybody guesses how many there are, then count.",
			"Your child finds each person’s error as a percent of the true number.",
			"Then: what would 200 dollars earn in 3 years at 4% simple interest?",
		],
		ask: "Percent of which number is it, each time?",
		because: "Errors and interest both ask for a percent of the right base.",
	},
];
