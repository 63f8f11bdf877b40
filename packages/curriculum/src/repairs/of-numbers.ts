import { baseTenBlocks } from "../figures/numbers/base-ten-blocks.ts";
import { jumpLine } from "../figures/lines/jumps.ts";
import { boxes, columns, crossed } from "./pictures.ts";
import type { Repair } from "./repair.ts";

export const REPAIRS_OF_NUMBERS: Readonly<Record<string, Repair>> = {
	"smaller-digit-from-larger": {
		happens:
			"The number on top is what you have. The number below is what you take away. With 2 ones you cannot take 7 ones, so open a ten: it gives you 10 more ones.",
		figure: {
			svg: baseTenBlocks({ hundreds: 0, tens: 4, ones: 12 }),
			alt: "52 as 4 tens and 12 ones: one ten was opened.",
		},
		pair: {
			asked: "$52 - 27$",
			wrong: { answer: "$35$", how: "Ones: $7 - 2 = 5$. That takes the top digit from the bottom one." },
			right: {
				answer: "$25$",
				how: "Open a ten: now there are 12 ones and 4 tens. $12 - 7 = 5$ and $4 - 2 = 2$.",
			},
		},
	},
	"forgets-to-carry": {
		happens:
			"Ten ones make a new ten. That ten moves to the next column, and it counts there. Write a small 1 above the column, so that it waits for you.",
		figure: columns("28 plus 15 in columns, with a small 1 carried above the tens.", [
			{ rows: ["1", "2", "1", "4"], color: "gold" },
			{ rows: ["", "8", "5", "3"], color: null },
		]),
		pair: {
			asked: "$28 + 15$",
			wrong: { answer: "$33$", how: "$8 + 5 = 13$, write 3. Then $2 + 1 = 3$. The new ten was left behind." },
			right: { answer: "$43$", how: "$8 + 5 = 13$: write 3 and carry 1. Then $1 + 2 + 1 = 4$ tens." },
		},
	},
	"forgets-the-trade": {
		happens:
			"When you open a ten, it is gone from the tens. You have one ten less. Cross out the old digit and write the new one above it.",
		figure: columns("43 minus 18 in columns: the 4 tens became 3, the 3 ones became 13.", [
			{ rows: ["3", crossed("4"), "1", "2"], color: "gold" },
			{ rows: ["13", crossed("3"), "8", "5"], color: null },
		]),
		pair: {
			asked: "$43 - 18$",
			wrong: {
				answer: "$35$",
				how: "$13 - 8 = 5$, and then $4 - 1 = 3$. The ten that was opened was counted again.",
			},
			right: { answer: "$25$", how: "$13 - 8 = 5$. Only 3 tens are left: $3 - 1 = 2$." },
		},
	},
	"ignores-place-value": {
		happens:
			"A digit is worth what its place says. In 305, the 3 stands for three hundreds. The 0 keeps the place of the tens.",
		figure: {
			svg: baseTenBlocks({ hundreds: 3, tens: 0, ones: 5 }),
			alt: "305 as 3 hundreds, no tens and 5 ones.",
		},
		pair: {
			asked: "What is the 3 in $305$ worth?",
			wrong: { answer: "$3$", how: "This reads the digit alone, without its place." },
			right: { answer: "$300$", how: "It is in the hundreds place: three hundreds." },
		},
	},
	"counts-marks-not-steps": {
		happens:
			"A length is made of steps. The mark where you start is not a step yet. Count the hops from one mark to the next.",
		figure: {
			svg: jumpLine({
				from: 0,
				to: 8,
				step: 1,
				labeled: () => true,
				jumps: [
					[2, 3],
					[3, 4],
					[4, 5],
					[5, 6],
				],
				names: ["1", "2", "3", "4"],
			}),
			alt: "Four hops on a number line from 2 to 6.",
		},
		pair: {
			asked: "How far is it from $2$ to $6$?",
			wrong: { answer: "$5$", how: "Counting the marks 2, 3, 4, 5, 6 gives five." },
			right: { answer: "$4$", how: "Counting the hops gives four. $6 - 2 = 4$." },
		},
	},
	"works-left-to-right": {
		happens:
			"Multiplying goes first, also when it is written last. Three fours are one thing: put a ring around them, then add.",
		figure: boxes("2 plus a group of three fours.", [
			[
				{ text: "2", color: "gold" },
				{ text: "+", color: null },
				{ text: "4", color: "sky" },
				{ text: "4", color: "sky" },
				{ text: "4", color: "sky" },
			],
		]),
		pair: {
			asked: "$2 + 3 \\times 4$",
			wrong: { answer: "$20$", how: "$2 + 3 = 5$ first, then $5 \\times 4$. That makes five fours." },
			right: { answer: "$14$", how: "$3 \\times 4 = 12$ first, then $2 + 12$." },
		},
	},
	"reverses-the-order": {
		happens:
			"In a minus or a division the order matters. Ask yourself: what do I have, and what is taken away or shared? What you have goes first.",
		figure: boxes("12 take away 5 leaves 7.", [
			[
				{ text: "12", color: "sky", size: 6 },
				{ text: "", color: null },
			],
			[
				{ text: "7 left", color: "mint", size: 3.5 },
				{ text: "5 away", color: "coral", size: 2.5 },
			],
		]),
		pair: {
			asked: "5 less than 12",
			wrong: { answer: "$5 - 12$", how: "This writes the numbers in the order in which they are read." },
			right: { answer: "$12 - 5$", how: "You have 12, and it gets 5 less: $12 - 5 = 7$." },
		},
	},
	"turns-the-sign-around": {
		happens:
			"The open side of the sign faces the larger number. The point faces the smaller one. First say it in words, then write the sign.",
		figure: boxes("3 is a short bar, 8 is a long bar. The open side of the sign faces 8.", [
			[
				{ text: "3", color: "gold", size: 1.5 },
				{ text: "&lt;", color: null },
				{ text: "8", color: "sky", size: 4 },
			],
		]),
		pair: {
			asked: "$3$ and $8$",
			wrong: { answer: "$3 > 8$", how: "The open side faces 3. That says three is more than eight." },
			right: { answer: "$3 < 8$", how: "Three is less than eight. The open side faces 8." },
		},
	},
	"leaves-the-number-unrounded": {
		happens:
			"A rounded number is easier to say and to count with. To the nearest ten, it ends in 0. So look for the two tens that your number is between, and take the nearer one.",
		figure: boxes("47 is between the tens 40 and 50, and 50 is nearer.", [
			[
				{ text: "40", color: null },
				{ text: "47", color: "gold" },
				{ text: "50", color: "sky" },
			],
		]),
		pair: {
			asked: "$47$ to the nearest ten",
			wrong: { answer: "$47$", how: "47 is not a ten. It stayed as it was." },
			right: { answer: "$50$", how: "47 is between 40 and 50. It is 3 away from 50 and 7 away from 40." },
		},
	},
};
