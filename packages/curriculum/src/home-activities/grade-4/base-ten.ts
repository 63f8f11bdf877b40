import type { HomeActivityOf } from "../home-activity.ts";

export const baseTen: readonly HomeActivityOf[] = [
	{
		skills: ["place-value-ten-times"],
		title: "One place to the left",
		needs: "ten slips with the digits 0 to 9",
		steps: [
			"Lay a number such as 3,052 with slips.",
			"Multiply by ten: all slips move one place, and a zero fills the gap.",
			"Ask what the 5 is worth before and after.",
		],
		ask: "How many times as much is the 5 worth now?",
		because: "Moving the digits sticks better than tacking on zeros.",
	},
	{
		skills: ["read-write-multidigit"],
		title: "Big number dictation",
		needs: "paper, pencil, a newspaper if you have one",
		steps: [
			"Read a large number aloud, such as two hundred six thousand forty.",
			"Your child writes it with a comma in the right place.",
			"Write a second one and compare the two with < or >.",
		],
		ask: "Which places do the zeros hold?",
		because: "The comma splits a large number into two parts that you read the same way.",
	},
	{
		skills: ["round-multidigit"],
		title: "News in round numbers",
		needs: "some large numbers from a newspaper, a bill or a search",
		steps: [
			"Read a number such as 48,731.",
			"Your child rounds it to the nearest hundred, thousand, and ten thousand.",
			"Agree on which one you would tell a friend.",
		],
		ask: "Which digit did you look at to decide?",
		because: "Rounding is a choice about how exact we need to be.",
	},
	{
		skills: ["add-sub-multidigit"],
		title: "Make it 100,000",
		needs: "paper and a pencil",
		steps: [
			"Each of you secretly writes a five-digit number.",
			"Add both in columns, then find how far the sum is below or above 100,000.",
			"Check by adding the difference back.",
		],
		ask: "Where did you carry, or break up a ten?",
		because: "Neat columns and one check are all that large numbers need.",
	},
	{
		skills: ["multiply-by-one-digit"],
		title: "A year of habits",
		needs: "paper and a pencil",
		steps: [
			"Ask how many hours your child sleeps in a year: 9 × 365.",
			"Your child splits it: 9 × 300, 9 × 60, and 9 × 5.",
			"Try glasses of water or pages read.",
		],
		ask: "About how much should it be, before we start?",
		because: "Splitting by place value is what the written method does.",
	},
	{
		skills: ["multiply-two-by-two-digit"],
		title: "Four rooms of a rectangle",
		needs: "paper and a pencil",
		steps: [
			"Draw a rectangle for 23 × 14 and cut it at 20 and 10 into four rooms.",
			"Your child fills in each room: 200, 80, 30, and 12.",
			"Add the rooms and compare with the method from school.",
		],
		ask: "Which room is easiest to forget?",
		because: "The drawing shows why there are four parts to add.",
	},
	{
		skills: ["divide-by-one-digit"],
		title: "Share the money",
		needs: "paper slips for hundreds, tens, and ones",
		steps: [
			"Make 4 hundreds, 3 tens, and 5 ones and share them among three people.",
			"Trade a hundred for tens when you can’t share it, and keep going.",
			"Write what you did next to each step.",
		],
		ask: "Why do we begin with the hundreds?",
		because: "Long division is sharing and trading, written down.",
	},
	{
		skills: ["divide-with-remainder"],
		title: "What is left in the bag?",
		needs: "a bag with 30 to 60 beans",
		steps: [
			"Take a number from 4 to 9 and make groups of that size.",
			"Write the number of groups and what is left over.",
			"Check by multiplying and adding what’s left over.",
		],
		ask: "What’s the most that can be left over?",
		because: "What’s left over is always less than a group, and the check shows it.",
	},
];
