import type { Slip } from "../../draft.ts";

/** Wrong procedures with the number of solutions of an equation. */
export const tookOneExample: Slip = {
	id: "took-one-example",
	did: "stopped after one number made the equation true",
	feedback: "Some number makes it true. Does another number make it true as well?",
};

export const missedTheContradiction: Slip = {
	id: "missed-the-contradiction",
	did: "did not compare the variable terms of the two sides",
	feedback: "Combine like terms on both sides. Are the variable terms different at all?",
};

export const trueAsNone: Slip = {
	id: "0-equals-0-read-as-no-solution",
	did: "took a statement that is always true for no solution",
	feedback: "A statement that is always true fits every number.",
};

export const zeroAsNone: Slip = {
	id: "x-equals-0-read-as-none",
	did: "took the solution 0 for no solution",
	feedback: "Zero is a number like any other. Does it make both sides equal?",
};

export const differentAsNone: Slip = {
	id: "misjudged-as-none",
	did: "took different variable terms for a contradiction",
	feedback: "The variable terms differ. Solve the equation, and see what you get.",
};

export const falseAsAll: Slip = {
	id: "contradiction-read-as-identity",
	did: "compared the variable terms only and left out the constants",
	feedback: "The variable terms are the same. Are the constants the same, too?",
};

export const differentAsAll: Slip = {
	id: "misjudged-as-infinitely-many",
	did: "took every number for a solution",
	feedback: "Substitute 1 and 2 for $x$. Do both make the equation true?",
};

export const didNotDistribute: Slip = {
	id: "did-not-multiply-out",
	did: "did not use the distributive property",
	feedback: "Multiply both terms in the parentheses before you compare the sides.",
};

export const comparedOtherTerm: Slip = {
	id: "compared-with-the-other-term",
	did: "compared a variable term with a constant",
	feedback: "Compare variable terms with variable terms, and constants with constants.",
};

export const zeroInTheBox: Slip = {
	id: "thinks-zero-does-it",
	did: "wrote 0",
	feedback: "Write 0 in the box and combine like terms. What follows?",
};

export const addedTheFactorInFront: Slip = {
	id: "added-the-factor-in-front",
	did: "added the factor in front of the parentheses",
	feedback: "The factor in front of the parentheses multiplies both terms.",
};
