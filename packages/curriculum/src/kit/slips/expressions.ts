import type { Slip } from "../draft.ts";

/** Wrong procedures with expressions. */
export const combinedUnlike: Slip = {
	id: "combined-unlike-terms",
	did: "combined terms that are not like terms",
	feedback: "Only like terms can be combined: terms with exactly the same variable part.",
};

export const lostFirstSign: Slip = {
	id: "lost-a-sign-of-the-first",
	did: "used the wrong sign for a term with the first variable",
	feedback: "The sign in front of a term belongs to it. Look at the terms with the first variable.",
};

export const lostSecondSign: Slip = {
	id: "lost-a-sign-of-the-second",
	did: "used the wrong sign for one of the other terms",
	feedback: "The sign in front of a term belongs to it. Look at the other like terms.",
};

export const lostConstantSign: Slip = {
	id: "lost-sign-of-the-constant",
	did: "lost the sign of the constant",
	feedback: "Which sign is in front of the constant?",
};

export const multipliedLetters: Slip = {
	id: "letters-multiplied",
	did: "multiplied the variables when adding like terms",
	feedback: "Adding like terms adds the coefficients. The variable stays the same.",
};

export const leftOutLikeTerm: Slip = {
	id: "left-out-a-term",
	did: "left out one of the like terms",
	feedback: "Count the terms. One of them is not in the result yet.",
};
