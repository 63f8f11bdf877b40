import type { HomeActivityOf } from "../home-activity.ts";

export const numberSystem: readonly HomeActivityOf[] = [
	{
		skills: ["add-integers", "subtract-integers"],
		title: "Red and black",
		needs: "coins: heads is +1 and tails is −1",
		steps: [
			"Toss eight coins and take away pairs of heads and tails.",
			"Your child says the sum.",
			"Now take away two tails and say what happens to the sum; add such pairs first if there are none.",
		],
		ask: "Why does taking away a negative make the sum larger?",
		because: "Pairs that make zero explain the rules for signs.",
	},
	{
		skills: ["add-sub-rationals"],
		title: "Up and down in halves",
		needs: "a long line drawn from −5 to 5, a coin",
		steps: [
			"Start at 0. Make slips such as −1 1/2, 0.75, −2.25 and 1/2.",
			"Draw a slip; heads means add it, tails means subtract it.",
			"Your child writes each step and moves; whoever is nearest 0 after four draws wins.",
		],
		ask: "In which direction do you go when you subtract a negative?",
		because: "The line treats fractions and decimals just like whole numbers.",
	},
	{
		skills: ["multiply-integers", "divide-integers"],
		title: "Play it forward, play it backward",
		needs: "nothing at all",
		steps: [
			"A tub loses 3 liters a minute: that is −3. Ask how it changes in 4 minutes.",
			"Then ask how much more was in it 4 minutes ago: −3 × −4.",
			"Turn each into a division.",
		],
		ask: "Why do two negatives make a positive here?",
		because: "A loss seen backward in time is a gain.",
	},
	{
		skills: ["mult-div-rationals"],
		title: "Sign first, number second",
		needs: "slips with numbers such as −1/2, 0.4, −3, and 2/3",
		steps: [
			"Draw two slips; heads means multiply, tails means divide.",
			"Your child says the sign and whether the result is farther from 0, then works it out.",
			"Check one with a calculator.",
		],
		ask: "When does dividing make a number larger?",
		because: "Two quick thoughts beforehand catch most mistakes.",
	},
	{
		skills: ["fractions-to-decimals"],
		title: "Does it ever end?",
		needs: "paper and a pencil",
		steps: [
			"Each chooses a fraction such as 3/8, 2/3, or 5/11 and divides.",
			"Watch the remainders: stop when one comes back or is zero.",
			"Sort the fractions into ending and repeating.",
		],
		ask: "What do the bottoms of the ending ones have in common?",
		because: "The remainders explain why a decimal must end or repeat.",
	},
	{
		skills: ["rational-word-problems", "multistep-rational"],
		title: "A week of allowance",
		needs: "paper and a pencil",
		steps: [
			"Start with $12.50. Spend a fifth, earn $4.25, then owe $15.",
			"Your child keeps the balance step by step, with a minus where it belongs.",
			"Tell a second week that ends at zero.",
		],
		ask: "Which form was easiest for each step, a fraction or a decimal?",
		because: "Choosing the form of a number is part of solving a problem.",
	},
];
