import type { Slip } from "../../draft.ts";

/** Wrong procedures with sums and differences of whole numbers. */
export const forgotNewTen: Slip = {
	id: "forgot-new-ten",
	did: "left out the new ten",
	feedback: "The ones make more than nine. It looks like the new ten was left out.",
};

export const forgotNewHundred: Slip = {
	id: "forgot-new-hundred",
	did: "left out the new hundred",
	feedback: "The tens make more than nine. It looks like the new hundred was left out.",
};

export const wroteBothDigits: Slip = {
	id: "wrote-both-ones-digits",
	did: "wrote both digits of the sum of the ones",
	feedback: "It looks like both digits of the ones were written down. Trade ten ones for a ten.",
};

export const smallerFromLarger: Slip = {
	id: "smaller-from-larger-digit",
	did: "took the smaller digit from the larger one in each place",
	feedback:
		"It looks like the smaller digit was always taken from the larger one. When there are too few, trade first.",
};

export const keptOpenedTen: Slip = {
	id: "kept-opened-ten",
	did: "traded a ten but did not cross it out",
	feedback: "A ten was traded for ones, so there is one ten fewer. It looks like it was counted twice.",
};

export const keptOpenedHundred: Slip = {
	id: "forgot-an-opened-hundred",
	did: "traded a hundred but did not cross it out",
	feedback: "A hundred was traded for tens, so there is one hundred fewer.",
};

export const linedUpLeft: Slip = {
	id: "wrong-places",
	did: "lined up the numbers on the left",
	feedback: "It looks like the places were mixed up. Line up the ones with the ones.",
};

export const lostATen: Slip = {
	id: "lost-a-ten",
	did: "lost a ten",
	feedback: "Very close. Check the tens again.",
};

export const countedTheStartAgain: Slip = {
	id: "counted-the-start-again",
	did: "counted the first number as a step",
	feedback: "It looks like the first number was counted, too. Start counting with the next one.",
};

export const addedBothNumbers: Slip = {
	id: "added-the-numbers",
	did: "added the two numbers",
	feedback: "It looks like the two numbers were added. One of them is the whole already.",
};

/** Where neither of them is a whole. */
export const addedTwoNumbers: Slip = {
	...addedBothNumbers,
	feedback: "It looks like the two numbers were added. What does the question ask for?",
};

export const subtractedBothNumbers: Slip = {
	id: "subtracted-the-numbers",
	did: "subtracted the two numbers",
	feedback: "It looks like the numbers were subtracted. What was there before something was taken away?",
};

export const copiedTheNumberBeside: Slip = {
	id: "copied-the-number-beside",
	did: "copied the number on the other side of the equal sign",
	feedback: "The equal sign does not ask for that number. Both sides must be worth the same.",
};

/** Of a bar, which has no equal sign. */
export const gaveTheWholeBar: Slip = {
	...copiedTheNumberBeside,
	did: "gave the whole",
	feedback: "That is the whole bar. Only one of its parts is missing.",
};

export const wroteTheSum: Slip = {
	id: "wrote-the-sum",
	did: "wrote the sum of the other side",
	feedback: "That is what the other side is worth. The side with this number has another one already.",
};

export const addedAllNumbers: Slip = {
	id: "added-everything",
	did: "added all the numbers",
	feedback: "It looks like all the numbers were added. Do they all belong in one sum?",
};

export const usedTheOtherOperation: Slip = {
	id: "followed-one-word",
	did: "used the other operation",
	feedback: "Don’t let one word decide. What happened in the story, from start to end?",
};

export const beganWithAnotherNumber: Slip = {
	id: "began-with-another-number",
	feedback: "Read the beginning of the story again. What was there at first?",
};

export const tensAsOnes: Slip = {
	id: "took-tens-as-ones",
	did: "took the tens as ones",
	feedback: "It looks like the tens were taken as ones. How much are they worth?",
};

export const stoppedAfterTheTens: Slip = {
	id: "stopped-after-the-first-step",
	did: "stopped after the tens",
	feedback: "That is after the tens. The ones are still to come.",
};

export const gaveAStoryNumber: Slip = {
	id: "took-a-number-from-the-story",
	did: "gave a number from the story",
	feedback: "The story already gives that number. What does the question ask for?",
};

export const tookAPartForTheWhole: Slip = {
	id: "took-a-part-for-the-whole",
	did: "took a part for the whole",
	feedback: "That number is one of the parts. The whole is both parts together.",
};

export const reversedTheSubtraction: Slip = {
	id: "reversed-subtraction",
	did: "swapped the two numbers of the subtraction",
	feedback: "Start with the whole, and take the part from it.",
};
