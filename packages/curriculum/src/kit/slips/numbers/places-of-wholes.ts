import type { Slip } from "../../draft.ts";

/** Wrong procedures with hundreds, tens and ones. */
export const comparedTheOnes: Slip = {
	id: "compared-the-ones",
	did: "compared the ones first",
	feedback: "It looks like the ones were compared first. Begin with the hundreds.",
};

export const comparedTheTens: Slip = {
	id: "compared-the-tens",
	did: "compared the tens first",
	feedback: "It looks like the tens were compared first. Compare the hundreds before the tens.",
};

export const mixedUpGreaterAndLess: Slip = {
	id: "mixed-up-greater-and-less",
	did: "mixed up greater and less",
	feedback: "Read it again: is the greater number asked for, or the lesser one?",
};

export const tookTheLongerOne: Slip = {
	id: "took-the-longer-one",
	did: "took the longer one for the greater one",
	feedback: "It is written longer. Is it worth more? Write it as one number.",
};

export const worthForCount: Slip = {
	id: "worth-for-count",
	did: "wrote what the hundreds are worth",
	feedback: "That is what they are worth. Write how many hundreds there are.",
};

export const tensWorthForCount: Slip = {
	id: "tens-worth-for-count",
	did: "wrote what the tens are worth",
	feedback: "That is what the tens are worth. Write how many tens there are.",
};

export const readFromTheRight: Slip = {
	id: "read-from-the-right",
	did: "read the number from the right",
	feedback: "It looks like the number was read from the right. The first digit counts hundreds.",
};

export const swappedTensAndOnes: Slip = {
	id: "swapped-tens-and-ones",
	did: "swapped the tens and the ones",
	feedback: "It looks like tens and ones changed places. The last digit counts ones.",
};

export const swappedHundredsAndTens: Slip = {
	id: "swapped-hundreds-and-tens",
	did: "swapped the hundreds and the tens",
	feedback: "It looks like hundreds and tens changed places. The first digit counts hundreds.",
};

export const wroteSideBySide: Slip = {
	id: "wrote-parts-side-by-side",
	did: "wrote the parts side by side",
	feedback: "It looks like the parts were written side by side. A place holds only one digit.",
};

export const droppedTheNewHundred: Slip = {
	id: "dropped-the-new-hundred",
	did: "left out the hundred that ten tens make",
	feedback: "Ten tens are missing there. What is each choice worth?",
};

export const lostTheNewHundred: Slip = {
	id: "lost-the-new-hundred",
	did: "did not count the new hundred",
	feedback: "Ten of the tens make a new hundred. Count it, too.",
};

export const keptAllTens: Slip = {
	id: "kept-all-tens",
	did: "kept all the tens",
	feedback: "Ten of the tens became a hundred. How many tens are there now?",
};

export const keptAllOnes: Slip = {
	id: "kept-all-ones",
	did: "kept all the ones",
	feedback: "Ten of the ones became a ten. How many ones are left?",
};

export const leftOutTheZero: Slip = {
	id: "left-out-the-zero",
	did: "left out the zero",
	feedback: "One place is empty. A 0 must keep it.",
};

export const leftOutTheOnes: Slip = {
	id: "left-out-the-ones",
	did: "left out the ones",
	feedback: "The ones are missing.",
};

export const faceValue: Slip = {
	id: "face-value",
	did: "gave the digit instead of its value",
	feedback: "That is the digit itself. Its place tells how much it is worth.",
};

export const tookAnotherPlace: Slip = {
	id: "wrong-place",
	did: "took another place",
	feedback: "It looks like another place was taken. From the right, the places are ones, tens, hundreds.",
};

export const tookAnotherPlaceToo: Slip = {
	id: "whole-number",
	did: "did not look at the place",
	feedback: "Look at one digit only, and at its place.",
};

export const movedADigit: Slip = {
	id: "wrong-place-for-the-digit",
	did: "put a digit in the wrong place",
	feedback: "The last digit counts ones. The one before it counts tens. Check the places.",
};
