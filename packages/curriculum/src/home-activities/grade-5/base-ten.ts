import type { HomeActivityOf } from "../home-activity.ts";

export const baseTen: readonly HomeActivityOf[] = [
	{
		skills: ["place-value-decimals", "decimal-forms-thousandths"],
		title: "Digits around the point",
		needs: "slips with digits 0 to 9, and a bean as the point",
		steps: [
			"Lay a number such as 4.207 and read it: 4 and 207 thousandths.",
			"Ask what each digit is worth.",
			"Move one digit a place to the right and say what it is worth now.",
		],
		ask: "Is it ten times as much, or a tenth?",
		because: "The pattern of tens keeps going after the decimal point.",
	},
	{
		skills: ["powers-of-ten"],
		title: "Slide the digits",
		needs: "paper strip with a number, and a sheet with a point drawn on it",
		steps: [
			"Write 3.75 large on a strip and line it up with the point.",
			"Slide the strip one place for each ten that you multiply by.",
			"Divide by 100 by sliding back two places.",
		],
		ask: "Do the digits move, or the point?",
		because: "Sliding shows that all digits move together and keep their order.",
	},
	{
		skills: ["compare-decimals-thousandths"],
		title: "Longer is not larger",
		needs: "paper slips",
		steps: [
			"Write 0.4, 0.38, 0.402 and 0.099 on slips.",
			"Your child puts them in order and adds zeros at the end to check.",
			"Make a slip that fits between two of them.",
		],
		ask: "Is there always one more number in between?",
		because: "Equal lengths make decimals as easy to compare as whole numbers.",
	},
	{
		skills: ["round-decimals"],
		title: "Gas station numbers",
		needs: "a receipt, or prices with three places such as 3.459",
		steps: [
			"Read a price with two or three places.",
			"Your child rounds it to the nearest tenth, then to a whole.",
			"Find two more numbers that round to the same number.",
		],
		ask: "Between which two tenths does it lie?",
		because: "Naming both neighbors first makes the choice clear.",
	},
	{
		skills: ["multiply-multidigit"],
		title: "How many seconds?",
		needs: "paper and a pencil",
		steps: [
			"Work out how many minutes are in a week: 7 × 24 × 60.",
			"First your child rounds to see about how many there should be.",
			"Then find how many seconds your child’s favorite show lasts.",
		],
		ask: "Is your answer near the guess?",
		because: "A guess in round numbers catches a lost zero.",
	},
	{
		skills: ["divide-two-digit-divisor"],
		title: "Weeks, dozens, and days",
		needs: "paper and a pencil",
		steps: [
			"Choose a number of hours, such as 500, and ask how many full days that is.",
			"Your child lists easy multiples of 24 first: 24, 48, 120, 240.",
			"Use the list to divide, and name the remainder.",
		],
		ask: "Which multiple was the best to begin with?",
		because: "A short list of multiples takes the guessing out of long division.",
	},
	{
		skills: ["add-sub-decimals"],
		title: "Check the receipt",
		needs: "a store receipt",
		steps: [
			"Cover the total and have your child add three or four prices, lining up the points.",
			"Subtract the sum from a round amount, such as 20.",
			"Compare with the receipt or a calculator.",
		],
		ask: "Why do the decimal points have to line up?",
		because: "Tenths go with tenths, just as dimes go with dimes.",
	},
	{
		skills: ["multiply-decimals", "divide-decimals"],
		title: "Where does the point go?",
		needs: "a receipt or a grocery ad",
		steps: [
			"Work out 2.5 pounds of something at $1.20 a pound.",
			"Your child guesses in whole numbers first. The guess shows where the decimal point goes.",
			"Then split a bill of $13.50 among 4 or 5 people.",
		],
		ask: "Could the answer be 30, or 0.3?",
		because: "A rough guess shows where the decimal point goes. Counting places is easier to get wrong.",
	},
];
