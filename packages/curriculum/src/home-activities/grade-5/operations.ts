import type { HomeActivityOf } from "../home-activity.ts";

export const operations: readonly HomeActivityOf[] = [
	{
		skills: ["order-of-operations-brackets", "write-numerical-expressions"],
		title: "Say it as a calculation",
		needs: "paper and a pencil",
		steps: [
			"Describe a deal: 3 tickets at $8 each, then a $5 coupon.",
			"Your child writes it as one calculation: 3 × 8 − 5.",
			"Now take the coupon off each ticket, and write it with parentheses.",
		],
		ask: "What changes when the parentheses are left out?",
		because: "Parentheses say what belongs together, as commas do in a sentence.",
	},
	{
		skills: ["two-rule-patterns"],
		title: "Two piggy banks",
		needs: "paper and a pencil",
		steps: [
			"Start two rows at 0: one grows by 2 each week, the other by 6.",
			"Your child writes five weeks of both, one under the other.",
			"Compare the two numbers for each week.",
		],
		ask: "How is the second row made from the first?",
		because: "Two patterns side by side show how two amounts are related.",
	},
];
