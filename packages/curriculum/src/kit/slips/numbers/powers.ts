import type { Slip } from "../../draft.ts";

/** Wrong procedures with powers and roots. */
export const multipliedExponents: Slip = {
	id: "multiplies-exponents-in-a-product",
	did: "multiplied the exponents instead of adding them",
	feedback: "In a product of powers the factors are counted together, so the exponents are added.",
};

export const subtractedInProduct: Slip = {
	id: "wrong-rule",
	did: "subtracted the exponents instead of adding them",
	feedback: "Exponents are subtracted in a quotient. This is a product.",
};

export const multipliedBases: Slip = {
	id: "multiplied-the-bases",
	did: "multiplied the bases, too",
	feedback: "The base stays the same. Only the number of factors changes.",
};

export const dividedExponents: Slip = {
	id: "divides-exponents",
	did: "divided the exponents instead of subtracting them",
	feedback: "In a quotient of powers the common factors cancel, so the exponents are subtracted.",
};

export const addedInQuotient: Slip = {
	id: "added-exponents",
	did: "added the exponents instead of subtracting them",
	feedback: "Exponents are added in a product. This is a quotient.",
};

export const dividedBases: Slip = {
	id: "divided-the-bases",
	did: "divided the bases, too",
	feedback: "The base stays the same. Only the number of factors changes.",
};

export const addedInPower: Slip = {
	id: "adds-for-a-power-of-a-power",
	did: "added the exponents instead of multiplying them",
	feedback: "The power in the parentheses is a factor several times, so the exponents are multiplied.",
};

export const leftOutOuterExponent: Slip = {
	id: "left-out-the-outer-exponent",
	did: "left out the exponent outside the parentheses",
	feedback: "The exponent outside tells how many times the parentheses are a factor.",
};

export const raisedLetterOnly: Slip = {
	id: "raises-the-letter-only",
	did: "raised only the variable",
	feedback: "The coefficient in the parentheses is raised to the power as well.",
};

export const multipliedCoefficient: Slip = {
	id: "doubles-the-number",
	did: "multiplied the coefficient by the exponent",
	feedback: "A power multiplies a number by itself.",
};

export const oneFactorOff: Slip = {
	id: "one-off",
	did: "counted one factor too many",
	feedback: "That is very close. Count the factors again.",
};

export const negativeExponentAsFactor: Slip = {
	id: "base-times-exponent",
	did: "multiplied the base by the exponent",
	feedback: "The exponent is not a factor. A negative exponent stands for a reciprocal.",
};

export const tookTheValueForTheExponent: Slip = {
	id: "took-the-value-for-the-exponent",
	did: "took the denominator of the value for the exponent",
	feedback: "That is the value with a minus sign. How many times is the base a factor of it?",
};

export const exponentAsFactor: Slip = {
	id: "base-times-exponent",
	did: "multiplied the base by the exponent",
	feedback: "The exponent is not a factor. It tells how many times the base is a factor.",
};

export const negativeExponentAsSign: Slip = {
	id: "negative-exponent-is-a-negative-number",
	did: "made the power negative because its exponent is negative",
	feedback: "A negative exponent does not make the number negative. It stands for a reciprocal.",
};

export const lostTheMinus: Slip = {
	id: "lost-the-minus",
	did: "left out the minus sign of the exponent",
	feedback: "The exponent is negative. Each step down in the exponent divides by the base.",
};

export const zeroExponentIsZero: Slip = {
	id: "zero-exponent-gives-zero",
	did: "took a power with the exponent zero for zero",
	feedback: "Go down step by step from the first power. Each step divides by the base.",
};

export const zeroExponentIsOne: Slip = {
	id: "gave-the-base",
	did: "read the exponent zero as a one",
	feedback: "That is the first power. The exponent here is one less.",
};

export const halfForRoot: Slip = {
	id: "halves-instead-of-root",
	did: "took half of the number instead of its square root",
	feedback: "A square root is not half of a number. Multiply your answer by itself to check.",
};

export const thirdForRoot: Slip = {
	id: "divided-by-three",
	did: "took a third of the number instead of its cube root",
	feedback: "A cube root is not a third of a number. Use your answer as a factor three times to check.",
};

export const leftOutRoot: Slip = {
	id: "forgot-the-root",
	did: "left out the root",
	feedback: "That is the number under the root sign. Its root is still to be taken.",
};

export const squareForCube: Slip = {
	id: "square-root-instead",
	did: "took the square root instead of the cube root",
	feedback: "That number is a factor only twice. A cube root is a factor three times.",
};

export const forgotNegativeRoot: Slip = {
	id: "forgets-the-negative-root",
	did: "forgot the negative solution",
	feedback: "The square of a negative number is positive, too.",
};

export const reciprocalOfProduct: Slip = {
	id: "reciprocal-of-the-product",
	did: "took the reciprocal of the base times the exponent",
	feedback: "The reciprocal is right. Below it belongs a power, not a product with the exponent.",
};

export const nextRoot: Slip = {
	id: "one-off",
	did: "took the next whole number",
	feedback: "That is very close. Raise it to the power to check.",
};

export const rootOfDenominatorOnly: Slip = {
	id: "root-of-the-bottom-only",
	did: "took the root of the denominator only",
	feedback: "The numerator is under the root as well.",
};

export const rootOfNumeratorOnly: Slip = {
	id: "root-of-the-top-only",
	did: "took the root of the numerator only",
	feedback: "The denominator is under the root as well.",
};

export const lostRootSign: Slip = {
	id: "lost-the-sign",
	did: "left out the minus sign",
	feedback: "Multiply your answer out. Is the product negative?",
};

export const subtractedFirst: Slip = {
	id: "subtracted-first",
	did: "subtracted before multiplying",
	feedback: "Multiply before you subtract.",
};
