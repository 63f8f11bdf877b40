import type { Slip } from "../../draft.ts";

/** Wrong procedures with equations of one step. */
export const repeatedOperation: Slip = {
	id: "repeated-the-operation",
	did: "did the same operation again instead of the inverse one",
	feedback: "The same operation was done again. Use the inverse operation to undo it.",
};

export const tookTheResult: Slip = {
	id: "took-the-result",
	did: "gave the number on the other side of the equation",
	feedback: "That is the value of the whole side. What is the variable worth?",
};

export const subtractedTheWrongWay: Slip = {
	id: "subtracted-in-the-wrong-order",
	did: "subtracted in the wrong order",
	feedback: "The numbers are right, but the order of the subtraction is not.",
};

export const dividedTheWrongWay: Slip = {
	id: "divided-the-wrong-way-round",
	did: "divided in the wrong order",
	feedback: "The numbers are right, but the order of the division is not.",
};

export const subtractedToUndoAProduct: Slip = {
	id: "undid-with-adding",
	did: "subtracted the coefficient instead of dividing by it",
	feedback: "A coefficient multiplies the variable. Undo a multiplication with a division.",
};

export const addedToUndoAQuotient: Slip = {
	id: "undid-with-adding",
	did: "added the denominator instead of multiplying by it",
	feedback: "The variable is divided. Undo a division with a multiplication.",
};

export const usedNumeratorOnly: Slip = {
	id: "used-the-numerator-only",
	did: "divided by the numerator and left out the denominator",
	feedback: "The coefficient is a fraction. Its denominator counts, too.",
};

export const usedDenominatorOnly: Slip = {
	id: "used-the-denominator-only",
	did: "multiplied by the denominator and left out the numerator",
	feedback: "The coefficient is a fraction. Its numerator counts, too.",
};

export const choseOppositeOperation: Slip = {
	id: "other-operation",
	feedback: "Read the story again. Does the amount get larger or smaller?",
};

export const swappedKnownNumbers: Slip = {
	id: "swapped-the-numbers",
	feedback: "The two numbers changed places. Which one is there at the end?",
};

export const wroteAnotherStory: Slip = {
	id: "other-kind-of-story",
	feedback: "Check the operation. Are there equal groups, or is an amount joined or taken away?",
};
