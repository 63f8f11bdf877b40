import type { HomeActivityOf } from "../home-activity.ts";

export const fractions: readonly HomeActivityOf[] = [
	{
		skills: ["equivalent-fractions"],
		title: "Cut every piece again",
		needs: "paper strip, pencil",
		steps: [
			"Draw a strip, split it into thirds, and shade two.",
			"Cut every third into 4 pieces with thin lines.",
			"Name the shaded part again and write both numbers times 4.",
		],
		ask: "Why must top and bottom be multiplied by the same number?",
		because: "Cutting all pieces alike changes the name and not the amount.",
	},
	{
		skills: ["simplify-fractions"],
		title: "Minutes of an hour",
		needs: "a clock",
		steps: [
			"Say a number of minutes, such as 45, as a fraction of an hour: 45/60.",
			"Your child makes it as simple as possible.",
			"Find the minutes that make thirds, fourths, and twelfths.",
		],
		ask: "Which number divides both the top and the bottom?",
		because: "Everyone knows that 30 minutes is half an hour; the rest follows.",
	},
	{
		skills: ["compare-fractions-unlike"],
		title: "More or less than a half?",
		needs: "slips of paper and a pencil",
		steps: [
			"Each of you writes a fraction on a slip, such as 3/8 or 5/9.",
			"Say for both whether it is below, at, or above one half.",
			"If that doesn’t settle it, cut both into equal pieces on paper.",
		],
		ask: "How could you tell without calculating?",
		because: "One half is a landmark that settles many comparisons.",
	},
	{
		skills: ["add-sub-fractions-like", "tenths-hundredths"],
		title: "Dimes and pennies",
		needs: "ten dimes and some pennies, or slips that stand for them",
		steps: [
			"Call a dollar the whole: a dime is 1/10 and a penny 1/100.",
			"Add 3/10 and 4/10 with dimes, then take 2/10 away.",
			"Add 3 dimes and 7 pennies, and write both as hundredths.",
		],
		ask: "Why does the bottom number stay when pieces are the same size?",
		because: "Coins of one kind simply count up; coins of two kinds must first be changed.",
	},
	{
		skills: ["decompose-fractions", "mixed-improper-convert"],
		title: "Quarter by quarter",
		needs: "bread or paper circles, cut into fourths",
		steps: [
			"Lay out 7 fourths.",
			"Your child builds whole circles and says the mixed number.",
			"Find three ways to write 7/4 as a sum.",
		],
		ask: "How many fourths hide in the whole ones?",
		because: "You can see the same amount as wholes and parts, or as parts only.",
	},
	{
		skills: ["add-sub-mixed-like", "fraction-word-like"],
		title: "Cups and a half",
		needs: "a measuring cup, rice or water",
		steps: [
			"Pour 1 2/4 cups and then 2 3/4 cups into a bowl, counting fourths.",
			"Your child says how much there is, in whole cups and fourths.",
			"Take 1 3/4 cups out again and say what is left before measuring.",
		],
		ask: "What did you do when there were too few fourths to take away?",
		because: "Breaking a whole cup into fourths is just like breaking up a ten.",
	},
	{
		skills: ["fraction-times-whole", "fraction-times-whole-word"],
		title: "Scoop by scoop",
		needs: "a third-cup or quarter-cup measure, and rice",
		steps: [
			"Ask how much 5 scoops of 2/3 cup are, or use the scoop you have.",
			"Your child adds them up on paper, then multiplies.",
			"Pour to check, and say how many whole cups that is.",
		],
		ask: "Between which two whole numbers will the answer lie?",
		because: "Times means the same fraction again and again.",
	},
	{
		skills: ["decimal-fraction-notation", "compare-decimals-hundredths"],
		title: "Price tags",
		needs: "receipts or packages with prices",
		steps: [
			"Read a price such as 2.45 as 2 and 45 hundredths.",
			"Your child writes the part after the point as a fraction.",
			"Put five prices in order; add 0.5 and 0.45 to the list as traps.",
		],
		ask: "Why is 0.5 more than 0.45?",
		because: "Prices make tenths and hundredths familiar.",
	},
];
