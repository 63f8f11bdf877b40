import type { HomeActivityOf } from "../home-activity.ts";

export const baseTen: readonly HomeActivityOf[] = [
	{
		skills: ["hundreds-tens-ones"],
		title: "Bundles of ten",
		needs: "dry spaghetti or toothpicks, and a sheet of paper",
		steps: [
			"Grab a big handful and let your child make bundles of ten.",
			"Say that ten bundles would be one hundred, and write the number that you have.",
			"Add one more bundle, then one more stick, and write the new number each time.",
		],
		ask: "Which digit changed when we added a bundle, and why?",
		because: "Holding tens and ones in the hand shows what each digit is worth.",
	},
	{
		skills: ["number-forms-to-1000"],
		title: "Say it, write it, split it",
		needs: "paper and a pencil",
		steps: [
			"Say a number up to 1,000, such as four hundred seven.",
			"Your child writes it in digits and then as a sum: 400 + 7.",
			"Swap: your child says a number and you write it, once with a mistake to find.",
		],
		ask: "Why is there a zero in the middle?",
		because: "Hearing, writing, and splitting the same number ties the three ways together.",
	},
	{
		skills: ["compare-three-digit"],
		title: "Biggest number wins",
		needs: "ten slips of paper with the digits 0 to 9",
		steps: [
			"Mix the slips face down, and each of you draws three.",
			"Each of you makes the biggest number you can with your three slips.",
			"Put < or > between the two numbers; the bigger one wins the round.",
		],
		ask: "Which digit decides who wins?",
		because: "Looking at the hundreds first is the whole secret of comparing.",
	},
	{
		skills: ["skip-count-5-10-100"],
		title: "Counting on the stairs",
		needs: "stairs, or a row of floor tiles",
		steps: [
			"Name a start such as 35 and a jump: 5, 10, or 100.",
			"Your child says the next number with each step.",
			"Then walk back and count down.",
		],
		ask: "Which digit stays the same when we count by tens?",
		because: "Moving your whole body makes the number pattern stick.",
	},
	{
		skills: ["mental-add-sub-10-100"],
		title: "Turn to a page",
		needs: "a book with more than 200 pages",
		steps: [
			"Open the book anywhere and read the page number aloud.",
			"Your child says the number that is 10 more, 10 less, 100 more and, if there is one, 100 less.",
			"Turn to one of those pages to check.",
		],
		ask: "Which digit did you change, and which ones stayed?",
		because: "Seeing that only one digit changes makes these easy to do in your head.",
	},
	{
		skills: ["add-within-100"],
		title: "The sum of our ages",
		needs: "paper and a pencil",
		steps: [
			"Write down the ages of people you know.",
			"Your child picks two and adds them, tens with tens and ones with ones.",
			"Find the two whose sum comes closest to 100 without going over it.",
		],
		ask: "What did you do when the ones made more than ten?",
		because: "Two-digit sums get easier when tens and ones are added apart.",
	},
	{
		skills: ["subtract-within-100"],
		title: "Years between us",
		needs: "paper and a pencil",
		steps: [
			"Write down two ages in the family, such as 63 and 28.",
			"Your child finds how many years apart they are.",
			"Check by adding the difference to the younger age.",
		],
		ask: "What could you do when there are too few ones to take away?",
		because: "Checking with a sum shows that plus and minus belong together.",
	},
	{
		skills: ["add-four-two-digit"],
		title: "Friendly pairs",
		needs: "eight slips of paper",
		steps: [
			"Write eight two-digit numbers below 30. Let some pairs add to a round number, such as 17 and 13.",
			"Draw four slips and lay them in a row.",
			"Your child moves them into the easiest order and then adds.",
		],
		ask: "Which two did you put together first, and why?",
		because: "Choosing a clever order saves work and avoids mistakes.",
	},
	{
		skills: ["add-within-1000", "subtract-within-1000"],
		title: "Two pages in a thick book",
		needs: "a thick book, paper, and a pencil",
		steps: [
			"Open the book at two places and write down both page numbers.",
			"Your child finds how many pages lie between them.",
			"Then add the two numbers, hundreds, tens, and ones one after another.",
		],
		ask: "Where did you have to make a ten, or break one up?",
		because: "Making a ten and breaking one up are the same trade in two directions.",
	},
	{
		skills: ["explain-add-sub-strategies"],
		title: "Two ways to the same answer",
		needs: "paper and a pencil",
		steps: [
			"Write 38 + 27, and each of you works it out in secret.",
			"Tell each other how you did it; you might take 40 + 27 and give 2 back.",
			"Say together why both ways must give the same.",
		],
		ask: "Why do we have to take the 2 away again?",
		because: "A child who can say why a way works can trust it with other numbers too.",
	},
];
