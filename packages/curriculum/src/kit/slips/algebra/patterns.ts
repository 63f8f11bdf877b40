import type { Slip } from "../../draft.ts";

/** Wrong procedures with two patterns side by side. */
export const addedBothRules: Slip = {
	id: "added-the-rules-together",
	did: "added both rules in one pattern",
	feedback: "It looks like both rules were added in one pattern. Each pattern has its own rule.",
};

export const oneStepShortInPattern: Slip = {
	id: "one-step-short",
	did: "took one step too few",
	feedback: "One step is missing. Count how many times the rule is used.",
};

export const forgotTheStart: Slip = {
	id: "forgot-the-start",
	did: "forgot where the pattern starts",
	feedback: "This pattern does not start at 0. Add the start.",
};

export const swappedThePatterns: Slip = {
	id: "swapped-patterns",
	did: "swapped the two patterns",
	feedback: "It looks like the two patterns changed places. Which rule belongs to which?",
};

export const comparedByDifference: Slip = {
	id: "compared-by-difference",
	did: "compared only one pair, by its difference",
	feedback: "That is so for one pair only. Look at the next pairs: the difference grows.",
};

export const tookTheRuleAsFactor: Slip = {
	id: "took-the-rule-as-factor",
	did: "took the number that is added as the factor",
	feedback: "That is what is added each time. Compare it with what the other pattern adds.",
};

export const tookTimesAsMore: Slip = {
	id: "multiplying-taken-as-adding",
	did: "took a factor for a difference",
	feedback: "Look at several pairs: is the difference always the same?",
};

export const addedTheRuleOnce: Slip = {
	id: "added-the-rule",
	did: "added the rule once",
	feedback: "It looks like the rule was added to the other number once. Compare the patterns step by step.",
};

/** In a single pattern. */
export const usedTheRuleOnce: Slip = {
	...addedTheRuleOnce,
	did: "used the rule only once",
	feedback: "It looks like the rule was used only once. Which number of the pattern is asked for?",
};

export const comparedTheRules: Slip = {
	id: "compared-the-rules",
	did: "compared only what is added each time",
	feedback: "That compares what is added each time. Find both numbers first, and then compare them.",
};

export const countedTheSteps: Slip = {
	id: "counted-steps",
	did: "gave the number of steps",
	feedback: "That is the number of steps. What does the pattern reach after them?",
};

export const lookedAtTheFirstOnly: Slip = {
	id: "looks-at-the-first-only",
	did: "looked at the first number only",
	feedback: "That is true of the first number. Is it true of all of them?",
};

export const lookedAtTheStepOnly: Slip = {
	id: "looks-at-the-step-only",
	did: "looked at the number in the rule only",
	feedback: "That is true of the number in the rule. Check the numbers of the pattern.",
};

export const checkedOneStep: Slip = {
	id: "checked-one-step",
	did: "checked the first step only",
	feedback: "That may fit the first step. Does it fit the others as well?",
};

export const oneStepTooFarInPattern: Slip = {
	id: "one-step-too-many",
	did: "went one step too far",
	feedback: "That comes one step later. Count the places from the start.",
};

export const miscountedTheStep: Slip = {
	id: "miscounted-the-step",
	did: "miscounted the step",
	feedback: "Very close. How do you get from one number to the next?",
};

export const tookTheStartAsRule: Slip = {
	id: "took-the-start-as-the-rule",
	did: "took the first number for the rule",
	feedback: "That is the first number. How do you get from it to the next one?",
};
