import type { Slip } from "../../draft.ts";

/** Wrong procedures with functions and constant rates. */
export const refusedASharedOutput: Slip = {
	id: "repeated-outputs-not-allowed",
	did: "did not accept two inputs with the same output",
	feedback: "Two inputs may share an output. Does one input have two outputs?",
};

export const overlookedTheInput: Slip = {
	id: "overlooked-the-input",
	did: "overlooked an input with two outputs",
	feedback: "Go through the inputs. Does one of them come up twice?",
};

export const wantsARule: Slip = {
	id: "thinks-a-rule-is-needed",
	did: "looked for a rule of the pairs",
	feedback: "A function does not have to follow a formula. One output for each input is enough.",
};

export const wantsAnOrder: Slip = {
	id: "thinks-order-matters",
	feedback: "The order of the pairs does not matter.",
};

export const wantsEqualOutputs: Slip = {
	id: "wants-equal-outputs",
	feedback: "Different inputs may have different outputs.",
};

export const countsOutputs: Slip = {
	id: "counts-outputs",
	feedback: "The number of outputs does not matter. Does one input have two?",
};

export const swappedInputAndOutput: Slip = {
	id: "swapped-input-and-output",
	did: "gave an output instead of an input",
	feedback: "That is a value of $y$. The input is the value of $x$.",
};

export const refusedANewInput: Slip = {
	id: "new-pair-taken-as-spoiler",
	feedback: "The input of that pair is new. Then it has one output only.",
};

export const secondOutput: Slip = {
	id: "second-output-for-an-input",
	feedback: "That input has an output already. Can it have another one?",
};

export const comparedOutputsOnly: Slip = {
	id: "compared-outputs-only",
	feedback: "The output is new, but is the input new as well?",
};

export const refusedLevelDots: Slip = {
	id: "level-dots-not-allowed",
	feedback: "Dots that are equally high share an output. That is allowed.",
};

export const ignoredTheSteps: Slip = {
	id: "ignored-the-steps-of-x",
	did: "did not look at the steps of x",
	feedback: "How much does $x$ change there? Divide the change in $y$ by the change in $x$.",
};

export const misjudgedTheChange: Slip = {
	id: "misjudged-the-change",
	did: "made a mistake with the changes of y",
	feedback: "Work out the change in $y$ in each row again.",
};

export const anyPatternIsLinear: Slip = {
	id: "any-pattern-is-linear",
	did: "took any pattern for a linear one",
	feedback: "Many patterns are not linear. Is the change always the same?",
};

export const linearMustRise: Slip = {
	id: "thinks-linear-must-rise",
	did: "thought that a linear function must rise",
	feedback: "A linear function may fall. Is the rate always the same?",
};

export const growingIsLinear: Slip = {
	id: "growing-taken-as-linear",
	did: "took everything that grows for linear",
	feedback: "Growing is not enough. Is the change always the same?",
};

export const wentTheOtherWay: Slip = {
	id: "went-the-other-way",
	did: "changed the value in the wrong direction",
	feedback: "Does $y$ grow or get smaller from row to row?",
};

export const repeatedTheValue: Slip = {
	id: "repeated-the-row-above",
	did: "repeated the value above",
	feedback: "That is the value above. $y$ changes from row to row.",
};

export const missedTheConstantRate: Slip = {
	id: "misses-a-constant-rate",
	did: "did not see that the rate is constant",
	feedback: "Increase it by one, and then by one again. Is the change the same?",
};

export const fractionsNotLinear: Slip = {
	id: "thinks-fractions-are-nonlinear",
	did: "thought that a fraction makes it not linear",
	feedback: "Dividing $x$ by a number is the same as multiplying it by a fraction.",
};

export const parenthesesNotLinear: Slip = {
	id: "thinks-brackets-are-nonlinear",
	did: "thought that parentheses make it not linear",
	feedback: "Use the distributive property. What do you get?",
};

export const squareIsLinear: Slip = {
	id: "square-taken-as-linear",
	did: "took a power of x for a linear term",
	feedback: "Substitute 1, 2, and 3. Does $y$ change by the same amount?",
};

export const quotientIsLinear: Slip = {
	id: "divided-by-x-taken-as-linear",
	did: "took a division by x for a linear rule",
	feedback: "Here, $x$ is the denominator. Substitute 1, 2, and 4.",
};

export const powerIsLinear: Slip = {
	id: "power-taken-as-linear",
	did: "took a power with the exponent x for a linear rule",
	feedback: "Here, $x$ is the exponent. Substitute 1, 2, and 3.",
};
