import type { Procedure } from "./procedure.ts";

export const OF_NUMBERS: readonly Procedure[] = [
	{
		id: "smaller-digit-from-larger",
		child_does: "sometimes take the top digit from the bottom one",
		parent_does:
			"subtracts the smaller digit from the larger one in each column, even when the smaller one is on top",
		helps:
			"Lay out 52 − 27 with dimes and pennies. Trading one dime for ten pennies shows why 2 − 7 needs help from the tens.",
		stems: ["smaller-from-larger", "smaller-from-larger-digit", "smaller-from-larger-decimals"],
	},
	{
		id: "forgets-to-carry",
		child_does: "sometimes leave out the number you carry",
		parent_does: "leaves out the number carried to the next column when adding",
		helps: "Have your child write the carried 1 above the next column before adding anything there.",
		stems: [
			"forgot-the-carried-one",
			"forgot-new-ten",
			"forgot-new-hundred",
			"forgot-new-thousand",
			"forgot-carry",
			"left-out-new-tens",
			"left-out-the-carries",
		],
	},
	{
		id: "forgets-the-trade",
		child_does: "sometimes forget that a ten was traded away",
		parent_does: "borrows from the next column but does not make that column one smaller",
		helps:
			"Before subtracting, have your child cross out the digit that gave a ten and write the new one above it.",
		stems: [
			"forgot-the-opened-one",
			"forgot-an-opened-hundred",
			"forgot-an-opened-thousand",
			"kept-opened-ten",
		],
	},
	{
		id: "ignores-place-value",
		child_does: "sometimes read a digit without its place",
		parent_does: "reads digits without thinking about the place they’re in",
		helps:
			"Write numbers such as 305 in a chart of hundreds, tens and ones, and say what each digit is worth.",
		stems: ["face-value", "omitted-the-zeros", "omitted-one-zero"],
	},
	{
		id: "counts-marks-not-steps",
		child_does: "sometimes count the marks, not the steps between them",
		parent_does: "counts the marks on a number line or ruler instead of the steps between them",
		helps: "Hop a finger along a ruler from 0, and count each hop aloud. The starting mark is not a hop.",
		stems: ["counted-marks-below", "counted-the-mark-at-zero", "counted-the-start-mark"],
	},
	{
		id: "works-left-to-right",
		child_does: "sometimes add before you multiply",
		parent_does: "works from left to right, and adds before multiplying",
		helps:
			"Have your child underline each multiplication and division first, and work those out before the rest.",
		stems: ["added-first", "worked-left-to-right"],
	},
	{
		id: "reverses-the-order",
		child_does: "sometimes swap the two numbers of a minus or division",
		parent_does: "swaps the two numbers when writing a subtraction or division",
		helps: "Read “5 less than 12” aloud, and ask: which number do we start with?",
		stems: [
			"reversed-order",
			"reversed-subtraction",
			"reversed-the-division",
			"reversed-dividend-and-divisor",
			"divided-the-other-way",
			"less-than-in-reading-order",
		],
	},
	{
		id: "turns-the-sign-around",
		child_does: "sometimes turn < and > around",
		parent_does: "turns the signs < and > around",
		helps: "Say the comparison in words first, then write it: the open side faces the larger number.",
		stems: ["turned-the-sign-around"],
	},
	{
		id: "leaves-the-number-unrounded",
		child_does: "sometimes leave a number as it is instead of rounding it",
		parent_does: "leaves a number as it is instead of rounding it",
		helps: "Name the tens on both sides of 47, and ask which one is nearer. Then try hundreds.",
		stems: ["changed-nothing"],
	},
];
