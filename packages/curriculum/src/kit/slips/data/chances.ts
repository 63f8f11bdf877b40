import type { Slip } from "../../draft.ts";

/** Wrong procedures with probabilities, experiments and simulations. */
export const colorsAsEqual: Slip = {
	id: "counts-colors-as-equal",
	did: "treated all kinds as equally likely",
	feedback: "The kinds are not equally likely: count how many there are of each.",
};

export const gaveTheOpposite: Slip = {
	id: "gave-the-opposite",
	did: "found the probability that it does not happen",
	feedback: "Those are the outcomes that do not fit.",
};

export const comparedWithOthers: Slip = {
	id: "compared-with-the-others",
	did: "compared with the other outcomes instead of all of them",
	feedback: "Compare with all outcomes, not with the others.",
};

export const oneKindOnly: Slip = {
	id: "one-color-only",
	did: "counted one kind only",
	feedback: "Both kinds fit. Count them together.",
};

export const countedOneNumber: Slip = {
	id: "one-number-only",
	did: "counted one number only",
	feedback: "Several numbers may fit. List them all.",
};

export const miscountedTheFitting: Slip = {
	id: "miscounted-the-fitting",
	did: "counted one number too many",
	feedback: "List the numbers that fit, one by one.",
};

export const unequalPartsAsEqual: Slip = {
	id: "counts-unequal-parts-as-equal",
	did: "counted the large part like a small one",
	feedback: "One part is larger than the others. How many small parts would fill it?",
};

export const leftOutTheLargePart: Slip = {
	id: "left-out-the-large-part",
	did: "left out the large part",
	feedback: "The large part belongs to the spinner as well.",
};

export const gaveTheOtherTrials: Slip = {
	id: "gave-the-others",
	did: "counted the trials in which it does not happen",
	feedback: "Those are the trials in which it does not happen.",
};

export const dividedByTheDenominatorOnly: Slip = {
	id: "divided-by-the-bottom-only",
	did: "divided by the denominator only",
	feedback: "Good start. How many of these parts fit?",
};

export const gaveAllTrials: Slip = {
	id: "gave-the-number-of-trials",
	did: "gave the number of all trials",
	feedback: "It happens only in a part of the trials.",
};

export const addedTheDifferenceOfTrials: Slip = {
	id: "added-the-difference",
	did: "added the difference of the trials",
	feedback: "It looks like the difference was added. The fraction of the trials stays about the same.",
};

export const gaveTheOldCount: Slip = {
	id: "gave-the-old-count",
	did: "gave the old count",
	feedback: "With more trials it happens more often.",
};

export const resultsMatchExactly: Slip = {
	id: "results-must-match-exactly",
	did: "thought that the results match the probability exactly",
	feedback: "It is still chance: close to it, but seldom exactly that.",
};

export const shortRunGoesOn: Slip = {
	id: "short-run-goes-on",
	did: "thought that a short run goes on",
	feedback: "A few trials do not tell much about many.",
};

export const chanceMakesUp: Slip = {
	id: "chance-makes-up",
	did: "thought that chance makes up for what came before",
	feedback: "Chance has no memory. Each trial is new.",
};

export const addedProbabilities: Slip = {
	id: "adds-instead-of-multiplies",
	did: "added instead of multiplying",
	feedback: "Each outcome of the first goes with each outcome of the second. Do you add or multiply?",
};

export const leftOutAChoice: Slip = {
	id: "left-out-one-choice",
	did: "left out one of the choices",
	feedback: "There is one more choice.",
};

export const multipliedOneByItself: Slip = {
	id: "squared",
	did: "multiplied one number by itself",
	feedback: "The choices have different numbers.",
};

export const firstPartOnly: Slip = {
	id: "first-draw-only",
	did: "found the probability of one event only",
	feedback: "That is one of the two events only.",
};

export const ignoredNoReplacement: Slip = {
	id: "ignores-no-replacement",
	did: "forgot that the first one is not put back",
	feedback: "The first one is gone at the second draw. How many are left?",
};

export const forgotTheReplacement: Slip = {
	id: "did-not-put-back",
	did: "forgot that the first one is put back",
	feedback: "The first one is put back. How many are there at the second draw?",
};

export const sumsAsEqual: Slip = {
	id: "counts-sums-as-equal",
	did: "treated all sums as equally likely",
	feedback: "Not every sum is equally likely. Count the pairs.",
};

export const ignoredTheOrder: Slip = {
	id: "ignored-the-order",
	did: "counted pairs in one order only",
	feedback: "The order counts: the two number cubes can trade places.",
};

export const addedTheOutcomes: Slip = {
	id: "twelve-outcomes",
	did: "added the numbers of outcomes",
	feedback: "Each outcome of one goes with each outcome of the other. How many pairs are there?",
};

export const bothTimes: Slip = {
	id: "both-times",
	did: "found the probability of both times",
	feedback: "At least once means once or twice.",
};

export const neverHappens: Slip = {
	id: "never",
	did: "found the probability that it never happens",
	feedback: "That is the opposite of at least once.",
};

export const wrongNumberOfDigits: Slip = {
	id: "uses-a-wrong-number-of-digits",
	did: "took one digit too many",
	feedback: "Zero is a digit, too: count how many these are.",
};

export const digitsForTheOpposite: Slip = {
	id: "digits-for-the-opposite",
	did: "took the digits of the other outcome",
	feedback: "That many digits belong to the other outcome.",
};

export const oneDigitOnly: Slip = {
	id: "one-digit-only",
	did: "took one digit for all",
	feedback: "One digit stands for only one tenth.",
};

export const countedZeroAsAHit: Slip = {
	id: "counted-zero-as-a-hit",
	did: "counted the digit 0, too",
	feedback: "Zero is not among the digits that count.",
};

export const mixedExactlyAndAtLeast: Slip = {
	id: "exactly-and-at-least-mixed",
	did: "mixed up “exactly” and “at least”",
	feedback: "Read it again: exactly or at least?",
};

export const countedDigitsAsTrials: Slip = {
	id: "counted-digits-as-trials",
	did: "took each digit for a trial",
	feedback: "A trial has three digits. How many trials are there?",
};

export const wrongChance: Slip = {
	id: "wrong-chance",
	did: "took a device with another probability",
	feedback: "What is the probability there? Compare it with the event.",
};
