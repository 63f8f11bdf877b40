import type { HomeActivityOf } from "../home-activity.ts";

export const numberSystem: readonly HomeActivityOf[] = [
	{
		skills: ["divide-fractions", "fraction-division-word"],
		title: "How many scoops?",
		needs: "two measuring cups of different sizes, and rice",
		steps: [
			"Ask how many scoops of 1/4 cup make 3/4 cup, then how many of 1/3 cup make 1 1/2 cups.",
			"Your child calculates, then pours to check.",
			"Invent a story where the answer is not a whole number.",
		],
		ask: "What does the half scoop in the answer mean?",
		because: "Dividing by a fraction asks how many times it fits.",
	},
	{
		skills: ["divide-multidigit"],
		title: "Split the big number",
		needs: "paper and a pencil",
		steps: [
			"Choose a year’s cost, such as 1,908 for a subscription, and divide it by 12 months.",
			"Your child writes the long division, guessing in round numbers first.",
			"Multiply back to check.",
		],
		ask: "How many digits will the answer have?",
		because: "Guess, divide, and check makes long division safe.",
	},
	{
		skills: ["decimal-add-sub-fluent", "decimal-mult-div-fluent"],
		title: "Bill for one week",
		needs: "receipts, or made-up prices and amounts",
		steps: [
			"Add four amounts with different numbers of places, such as 3.5 and 12.075.",
			"Work out what 2.4 kilograms cost at 3.15 a kilogram.",
			"Divide the total by 7 for a day, rounded to cents.",
		],
		ask: "About how much should each answer be?",
		because: "Real amounts give a feel for where the decimal point belongs.",
	},
	{
		skills: ["greatest-common-factor", "factor-out-gcf-sum"],
		title: "Equal snack bags",
		needs: "24 beans of one kind and 36 of another, or drawings",
		steps: [
			"Pack all of both kinds into as many equal bags as possible.",
			"Your child says what is in each bag.",
			"Write it: 24 + 36 = 12 × (2 + 3).",
		],
		ask: "Why could there not be more bags?",
		because: "The greatest common factor is the largest number of equal bags.",
	},
	{
		skills: ["least-common-multiple"],
		title: "When do they meet again?",
		needs: "paper and a pencil",
		steps: [
			"One light blinks every 6 seconds and another every 8. Both blink now.",
			"Clap both rhythms while counting, one person each.",
			"Find the first time you both clap together.",
		],
		ask: "When is the next time after that?",
		because: "The meeting points are the common multiples, and the first is the least.",
	},
	{
		skills: ["integers-in-context", "opposites-number-line"],
		title: "Above and below",
		needs: "a string and slips of paper",
		steps: [
			"Hang a string with 0 in the middle.",
			"Name things for it: 5 degrees below zero, 3 dollars owed, 8 feet up.",
			"Your child hangs each number and its opposite.",
		],
		ask: "What does zero mean in each of these stories?",
		because: "Opposites are the same distance from zero, one on each side.",
	},
	{
		skills: ["rationals-number-line", "compare-order-rationals", "absolute-value"],
		title: "Order on the line",
		needs: "a long paper strip and slips",
		steps: [
			"Write −2, −0.5, 3/4, −1 1/4, and 1.2 on slips.",
			"Your child lays them along a line from −2 to 2.",
			"Say the distance of each from zero, and which is farthest.",
		],
		ask: "How can −2 be smaller than 1.2 and yet farther from zero?",
		because: "Order and distance are two different questions about the same number.",
	},
	{
		skills: ["four-quadrants", "coordinate-distance-axis"],
		title: "Ships in four quadrants",
		needs: "squared paper",
		steps: [
			"Each of you draws axes from −5 to 5 and hides three ships that lie along grid lines.",
			"Take turns naming points such as (−3, 2).",
			"When a ship is found, say its length from its two end points.",
		],
		ask: "What happens to a point when only the sign of its first number changes?",
		because: "The signs tell the quadrant, and distances come from absolute values.",
	},
];
