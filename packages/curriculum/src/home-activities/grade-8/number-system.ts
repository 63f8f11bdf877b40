import type { HomeActivityOf } from "../home-activity.ts";

export const numberSystem: readonly HomeActivityOf[] = [
	{
		skills: ["rational-irrational"],
		title: "Can it be a fraction?",
		needs: "slips of paper",
		steps: [
			"Write √9, √10, 0.25, π, 2/7, and 0.333… on slips.",
			"Your child sorts them: can be a fraction, or cannot.",
			"Each adds two slips of their own.",
		],
		ask: "Why is √9 in one pile and √10 in the other?",
		because: "What counts isn’t how a number looks, but whether you can write it as a fraction.",
	},
	{
		skills: ["repeating-decimals"],
		title: "Trap the tail",
		needs: "paper and a pencil",
		steps: [
			"Write x = 0.272727… and 100x below it.",
			"Your child subtracts and finds x as a fraction.",
			"Divide to check, then try 0.555… and 0.1666….",
		],
		ask: "Why did we choose 100 and not 10?",
		because: "Subtracting makes the endless tail disappear.",
	},
	{
		skills: ["approximate-irrationals"],
		title: "Squeeze the root",
		needs: "paper; a calculator only to multiply",
		steps: [
			"Look for √20: it lies between 4 and 5.",
			"Your child tries 4.5, then 4.4, squaring each.",
			"Squeeze it to two decimal places and mark it on a line.",
		],
		ask: "Is 4.5 too large or too small?",
		because: "An irrational number has a place that can be found as exactly as we like.",
	},
];
