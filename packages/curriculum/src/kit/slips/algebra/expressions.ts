import type { Slip } from "../../draft.ts";

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
	feedback: "Adding or subtracting like terms changes only the coefficient. The variable stays the same.",
};

export const leftOutLikeTerm: Slip = {
	id: "left-out-a-term",
	did: "left out one of the like terms",
	feedback: "Count the terms. One of them is not in the result yet.",
};

export const secondTermOnly: Slip = {
	id: "multiplied-second-term-only",
	did: "multiplied only the second term in the parentheses",
	feedback: "It looks like only the second term was multiplied. The factor multiplies both terms.",
};

export const addedToTheSecondTerm: Slip = {
	id: "added-instead-of-multiplied",
	did: "added the factor to the constant instead of multiplying",
	feedback: "It looks like the factor was added to the second term. It multiplies that term.",
};

export const multipliedCoefficients: Slip = {
	id: "multiplied-coefficients",
	did: "multiplied the coefficients instead of adding them",
	feedback: "It looks like the coefficients were multiplied. Like terms are only added or subtracted.",
};

export const letterAsOne: Slip = {
	id: "letter-taken-as-one",
	did: "took a variable without a coefficient for the number 1",
	feedback: "A variable that is alone is not the number 1. How many times is it there in all?",
};

export const factoredOneTermOnly: Slip = {
	id: "factored-one-term-only",
	did: "divided only the first term by the factor",
	feedback: "It looks like only the first term was divided. The factor multiplies every term.",
};

export const smallerCommonFactor: Slip = {
	id: "gave-a-smaller-common-factor",
	did: "took a common factor that is not the greatest one",
	feedback: "That is a common factor, but the terms in parentheses still share one.",
};

export const subtractedCommonFactor: Slip = {
	id: "subtracted-the-factor",
	did: "subtracted the factor instead of dividing by it",
	feedback: "It looks like the factor was subtracted. Divide by it instead.",
};

export const factorOfOneTerm: Slip = {
	id: "factor-of-one-term-only",
	did: "took a number that divides only one of the terms",
	feedback: "That divides only one of the terms. It has to divide every one.",
};

export const droppedTheFactor: Slip = {
	id: "dropped-the-factor",
	did: "left out the factor in front",
	feedback: "Multiply back to check. Which factor is missing in front of the parentheses?",
};

export const digitsSideBySide: Slip = {
	id: "wrote-digits-side-by-side",
	did: "wrote the digits side by side",
	feedback: "It looks like the digits were written side by side. A number next to a variable means times.",
};

export const squaredTheCoefficient: Slip = {
	id: "squared-the-coefficient",
	did: "raised the coefficient to the power, too",
	feedback: "The exponent belongs only to the variable right before it.",
};

export const readInOrder: Slip = {
	id: "less-than-in-reading-order",
	did: "wrote the parts in the order of the words",
	feedback: "It looks like the parts were written in reading order. What is subtracted from what?",
};

export const swappedTheParts: Slip = {
	id: "reversed-order",
	did: "swapped the two parts",
	feedback: "The two parts changed places. What is subtracted, or what is it divided by?",
};

export const tookAnotherOperation: Slip = {
	id: "wrong-operation",
	did: "used another operation",
	feedback: "Read the words again. What happens to the number?",
};

export const forgotParentheses: Slip = {
	id: "forgot-brackets",
	did: "left out the parentheses",
	feedback:
		"Without parentheses, only the part next to the sign is used. Keep the sum or difference together.",
};

export const needlessParentheses: Slip = {
	id: "brackets-where-none-belong",
	did: "put parentheses where none belong",
	feedback: "Only the variable is multiplied or divided, not the other number.",
};

export const wroteAnInequality: Slip = {
	id: "less-than-taken-as-sign",
	did: "wrote an inequality instead of an expression",
	feedback: "That compares two numbers. The words ask for an expression, without a comparison sign.",
};

export const wroteAPower: Slip = {
	id: "product-taken-as-power",
	did: "wrote a power",
	feedback: "A power multiplies a number by itself. Is that what the words say?",
};

export const swappedTheNumbers: Slip = {
	id: "swapped-numbers",
	did: "swapped the two numbers",
	feedback: "The two numbers changed places. Which one belongs to the variable?",
};

export const missedATwin: Slip = {
	id: "missed-a-twin",
	did: "missed an equivalent expression",
	feedback: "That one looks different, but try a number for the variable. Are the values the same?",
};

export const checkedOneValue: Slip = {
	id: "checked-one-value-only",
	did: "tried one number only",
	feedback: "It looks like one number was enough. Try another one.",
};

export const comparedTheForm: Slip = {
	id: "compared-the-form",
	did: "compared what the expressions look like",
	feedback: "The form does not decide. Compare the values for several numbers.",
};

export const gaveUpComparing: Slip = {
	id: "gave-up",
	did: "did not try another number",
	feedback: "You can try another number in both expressions.",
};

export const stoppedAtTheSum: Slip = {
	id: "stopped-at-the-bracket",
	did: "gave the value of the parentheses",
	feedback: "That is the value of the parentheses. The factor in front is still to come.",
};

export const subtractedToDivide: Slip = {
	id: "subtracted-to-divide",
	did: "subtracted the denominator instead of dividing by it",
	feedback: "The fraction bar means division.",
};

export const gaveTheQuotientOnly: Slip = {
	id: "stopped-early",
	did: "stopped after dividing",
	feedback: "That is the quotient. What comes then?",
};

export const leftOutTheExponent: Slip = {
	id: "left-out-the-exponent",
	did: "left out the exponent",
	feedback: "There is an exponent: the variable is a factor more than once.",
};

export const unwrittenIsZero: Slip = {
	id: "unwritten-coefficient-is-zero",
	did: "took an unwritten coefficient for 0",
	feedback: "With a coefficient of 0 the term would not be there at all. The variable is there once.",
};

export const gaveTheConstant: Slip = {
	id: "gave-the-constant",
	did: "gave the constant",
	feedback: "That number stands alone. Which one multiplies the variable?",
};

export const gaveTheOtherCoefficient: Slip = {
	id: "gave-the-other-coefficient",
	did: "gave the coefficient of the other variable",
	feedback: "That number belongs to the other variable.",
};

export const countedTheSigns: Slip = {
	id: "counted-signs",
	did: "counted the plus signs",
	feedback: "Those are the plus signs. How many parts do they join?",
};

export const countedEverySymbol: Slip = {
	id: "counted-numbers-and-letters",
	did: "counted each number and each variable by itself",
	feedback: "A number and its variable belong together: they are one term.",
};

export const constantAsCoefficient: Slip = {
	id: "constant-taken-as-coefficient",
	did: "took the constant for a coefficient",
	feedback: "A coefficient multiplies a variable. Which number has none?",
};

export const tookTheParenthesesApart: Slip = {
	id: "took-the-bracket-apart",
	did: "took the parentheses apart",
	feedback: "The parts in the parentheses are added, so the sum is one factor.",
};

export const termsAsFactors: Slip = {
	id: "terms-taken-as-factors",
	did: "gave the terms of the sum",
	feedback: "Those parts are added. Which parts are multiplied?",
};

export const namedAnotherStep: Slip = {
	id: "named-another-step",
	did: "named the expression by another step",
	feedback: "Try small numbers. Which operation do you do last? It gives the expression its name.",
};

export const readOverTheParentheses: Slip = {
	id: "read-over-the-bracket",
	did: "read over the parentheses",
	feedback: "The parentheses keep the two parts together.",
};

export const forgotToSubstitute: Slip = {
	id: "did-not-substitute",
	did: "did not work out both values",
	feedback: "Substitute the number in both expressions again. What are the values?",
};

export const countedATermTooMany: Slip = {
	id: "counted-a-term-too-many",
	did: "counted one term too many",
	feedback: "Very close. The terms are the parts between the plus signs. Count them again.",
};
