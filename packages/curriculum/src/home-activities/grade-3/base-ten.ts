import type { HomeActivityOf } from "../home-activity.ts";

export const baseTen: readonly HomeActivityOf[] = [
	{
		skills: ["round-10-100"],
		title: "Nearest stop",
		needs: "paper, pencil, and store receipts if you have some",
		steps: [
			"Draw a line from 300 to 400 and mark the tens as bus stops.",
			"Name a number such as 347, and your child walks it to the nearest ten and the nearest hundred.",
			"Talk about what to do exactly in the middle.",
		],
		ask: "Which two tens does it lie between?",
		because: "Rounding means going to the nearest neighbor, and a line shows which one that is.",
	},
	{
		skills: ["add-sub-within-1000-fluent"],
		title: "Race to zero",
		needs: "paper and a pencil",
		steps: [
			"Both start at 500.",
			"Take turns naming a number below 200 for the other to subtract. Twice each, you may say add instead.",
			"Whoever is nearest to zero after four rounds, without going below, wins.",
		],
		ask: "How could you check that last one quickly?",
		because: "A game packs in lots of practice without feeling like a worksheet.",
	},
	{
		skills: ["multiply-multiples-of-ten"],
		title: "Bundles of tens",
		needs: "beans or coins, paper",
		steps: [
			"Let each bean stand for ten.",
			"Lay 3 groups of 4 beans and count them: 12 tens.",
			"Write 3 × 40 = 120 and try others.",
		],
		ask: "How many tens are there, and what number is that?",
		because: "The zero shows that we counted tens.",
	},
];
