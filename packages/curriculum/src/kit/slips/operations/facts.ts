import type { Slip } from "../../draft.ts";

/** Wrong procedures with facts within 20 and with sums in the head. */
export const stoppedAtTen: Slip = {
	id: "stopped-at-ten",
	did: "stopped at 10",
	feedback: "Ten is a good stop on the way. What is left to do after it?",
};

export const wentOneStepTooFar: Slip = {
	id: "one-step-too-many",
	did: "went one step too far",
	feedback: "That is one step too far. Count the steps again.",
};

export const keptTheWholeAddend: Slip = {
	id: "kept-the-whole-addend",
	did: "added the whole second number to the 10",
	feedback: "Some of that number went into the ten. How much of it is left?",
};

export const wroteWhatMakesTen: Slip = {
	id: "wrote-what-makes-ten",
	did: "wrote what makes ten",
	feedback: "That is what the ten needs. Write what is left over.",
};

export const forgotTheOneMore: Slip = {
	id: "forgot-the-one-more",
	did: "gave the double",
	feedback: "That is the double. One of the numbers is one larger.",
};

export const wroteThePartTaken: Slip = {
	id: "wrote-the-part-taken",
	did: "wrote the part that was taken away",
	feedback: "That part was taken away. Which part is left?",
};

export const gaveTheWholeAgain: Slip = {
	id: "gave-the-whole-again",
	did: "gave the whole",
	feedback: "That is the whole. Which part is left?",
};

export const changedTheOnes: Slip = {
	id: "changed-the-ones",
	did: "changed the ones",
	feedback: "It looks like the ones changed. Which digit should change?",
};

export const changedAnotherDigit: Slip = {
	id: "changed-another-digit",
	did: "changed the digit of another place",
	feedback: "It looks like a different digit changed. Is it a ten or a hundred?",
};

export const lostTheHundred: Slip = {
	id: "lost-the-hundred",
	did: "changed the tens and left the hundreds as they were",
	feedback: "The hundreds change here, too. Think of all the tens together.",
};

export const leftOutANumber: Slip = {
	id: "left-out-a-number",
	did: "left out the last number",
	feedback: "It looks like the last number was left out. Check off each number as you add it.",
};

export const leftOutNewTens: Slip = {
	id: "left-out-new-tens",
	did: "left out the tens that the ones make",
	feedback: "The ones make more than nine. Their tens count, too.",
};

export const addedANumberTwice: Slip = {
	id: "added-a-number-twice",
	did: "added the first number twice",
	feedback: "It looks like the first number was added twice. Check off each number.",
};

export const gaveTheTensOnly: Slip = {
	id: "gave-the-tens-only",
	did: "added only the tens",
	feedback: "Those are the tens. The ones are still to come.",
};
