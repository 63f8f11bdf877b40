import type { Slip } from "../../draft.ts";

/** Wrong procedures with expressions for what is said in words or a story. */
export const swappedTheOperations: Slip = {
	id: "swapped-operations",
	did: "swapped the two operations",
	feedback: "The operations changed places. Which numbers belong to which operation?",
};

export const addedEveryNumber: Slip = {
	id: "added-all",
	did: "added all the numbers",
	feedback: "All the numbers were added. Read again: one of the steps is another operation.",
};

export const groupedOtherNumbers: Slip = {
	id: "grouped-wrong-numbers",
	did: "put the wrong numbers together in parentheses",
	feedback: "The parentheses keep the wrong numbers together. What is found first?",
};

export const parenthesesTooEarly: Slip = {
	id: "brackets-around-wrong-part",
	did: "put parentheses where none belong",
	feedback: "The parentheses make that part come first. What has to come first?",
};

export const letterAsLabel: Slip = {
	id: "letter-as-object-label",
	did: "took the variable as a short name for a thing",
	feedback: "The variable was taken as a short name for a thing. A variable represents a number.",
};

export const letterAsKnown: Slip = {
	id: "letter-as-the-known-number",
	did: "took the variable for the number that is known",
	feedback: "That number is known already: it is in front of the variable.",
};

export const letterAsResult: Slip = {
	id: "letter-as-the-result",
	did: "took the variable for the value of the whole expression",
	feedback: "That is the whole expression. What does the variable alone represent?",
};

export const countedOneGroupOnly: Slip = {
	id: "one-group-only",
	did: "counted only one of the equal groups",
	feedback: "That is one group. How many equal groups are there?",
};

export const countedOneMore: Slip = {
	id: "counted-one-more",
	did: "counted one more",
	feedback: "How many of the same box are in the longer expression in all?",
};

export const timesMoreForTimes: Slip = {
	id: "counted-one-less",
	did: "counted how many times more",
	feedback: "That is how many more there are. The question asks how many times as large.",
};

export const numberFromInside: Slip = {
	id: "took-a-number-from-inside",
	did: "took a number from the parentheses",
	feedback: "That number is part of both. Compare the two expressions as a whole.",
};

export const signToTheFirstOnly: Slip = {
	id: "distributes-the-sign-to-the-first-term-only",
	did: "used the minus sign for the first term only",
	feedback: "The minus sign belongs to both terms in the parentheses.",
};

export const overlookedTheMinus: Slip = {
	id: "left-out-the-minus",
	did: "added the second parentheses instead of subtracting them",
	feedback: "There is a minus sign between the two parts.",
};

export const moreTakenAsTimes: Slip = {
	id: "more-taken-as-times",
	did: "multiplied instead of adding or subtracting",
	feedback: "The numbers were multiplied. Does the story repeat something, or does it add or take away?",
};

export const dividedTheGroups: Slip = {
	id: "divided",
	did: "divided the number by the other one",
	feedback: "The numbers were divided. Equal groups together are more than one group.",
};

export const subtractedToShare: Slip = {
	id: "subtracted-to-share",
	did: "subtracted instead of dividing",
	feedback: "The numbers were subtracted. Sharing equally is dividing.",
};

export const addedBeforeTheLastStep: Slip = {
	id: "added-before-dividing",
	did: "added before dividing",
	feedback: "What is added comes after the sharing: each one gets all of it.",
};

export const misreadAPart: Slip = {
	id: "misread-a-part",
	did: "mixed up what the parts of the expression represent",
	feedback: "Substitute small numbers and say what each part is. Is that so?",
};

export const misreadTheWhole: Slip = {
	id: "misread-the-whole",
	did: "took a part of the expression for all of it",
	feedback: "Which amount is that, a part or all of it? Substitute small numbers.",
};

export const formsAsDifferent: Slip = {
	id: "forms-as-different-quantities",
	did: "took the two forms for different quantities",
	feedback: "Both forms have the same value. Substitute small numbers: is that so?",
};
