import type { Slip } from "../../draft.ts";

/** Wrong procedures with factors, multiples and primes. */
export const tookTheMultiple: Slip = {
	id: "confused-factor-with-multiple",
	did: "took a multiple for a factor",
	feedback: "That is a multiple. A factor is not larger than the number.",
};

export const tookTheFactor: Slip = {
	id: "confused-multiple-with-factor",
	did: "took a factor for a multiple",
	feedback: "That is a factor. Multiples come from multiplying the number by 1, 2, 3, and so on.",
};

export const leavesARemainder: Slip = {
	id: "leaves-a-remainder",
	did: "took a number that leaves a remainder",
	feedback: "Divide by it. Is something left over?",
};

export const nearMultiple: Slip = {
	id: "miscounted-a-step",
	did: "missed a multiple when skip-counting",
	feedback: "Count by the same step again. Do you meet that number?",
};

export const subtractedThePartner: Slip = {
	id: "subtracted-the-factor",
	did: "subtracted the factor",
	feedback: "The two factors of a pair are multiplied, not added.",
};

export const missedThePartner: Slip = {
	id: "off-by-one",
	did: "missed the factor by one",
	feedback: "Very close. Multiply the two factors and check.",
};

export const leftOutOneAndItself: Slip = {
	id: "omitted-one-and-the-number",
	did: "left out 1 and the number itself",
	feedback: "1 and the number itself are factors, too.",
};

export const countedPairs: Slip = {
	id: "counted-pairs",
	did: "counted the factor pairs",
	feedback: "Those are pairs. Count every factor.",
};

export const countedSquareTwice: Slip = {
	id: "counted-a-square-twice",
	did: "counted the factor of a square twice",
	feedback: "A number times itself is one factor, not two.",
};

export const missedAPair: Slip = {
	id: "missed-a-pair",
	did: "missed a factor pair",
	feedback: "A factor pair is missing. Try every number in order.",
};

export const includedANonFactor: Slip = {
	id: "included-a-number-that-does-not-divide",
	did: "listed a number that is not a factor",
	feedback: "One number of that list leaves a remainder. Which one?",
};

export const oddIsPrime: Slip = {
	id: "odd-numbers-are-prime",
	did: "took an odd number for a prime number",
	feedback: "It is odd, but try to divide it by 3, 5, and 7.",
};

export const evenIsComposite: Slip = {
	id: "even-is-never-prime",
	did: "took every even number for a composite number",
	feedback: "It is even, but which factors does it have?",
};

export const tookALargerFactor: Slip = {
	id: "took-a-larger-factor",
	did: "gave a factor that is not the smallest",
	feedback: "That divides the number, but a smaller number does, too. Try the numbers in order.",
};

export const sawAFactor: Slip = {
	id: "sees-a-factor-that-is-none",
	did: "saw a factor that is none",
	feedback: "Which numbers other than 1 and itself divide it?",
};

export const overlookedAHalf: Slip = {
	id: "overlooked-a-half",
	did: "did not try to divide by 2",
	feedback: "It is even. Which number divides every even number?",
};

export const oneIsPrime: Slip = {
	id: "one-is-prime",
	did: "took 1 for a prime number",
	feedback: "How many factors does 1 have? A prime number has exactly two.",
};

export const thoughtItIsNeither: Slip = {
	id: "thinks-it-is-neither",
	did: "thought that it is neither",
	feedback: "Only 0 and 1 are neither. Count the factors.",
};

export const stoppedAtAnOdd: Slip = {
	id: "stopped-at-the-next-odd",
	did: "took the next odd number",
	feedback: "Odd is not enough. Does 3, 5, or 7 divide it?",
};

export const tookAPrimeFartherOn: Slip = {
	id: "skipped-a-prime",
	did: "skipped a prime number",
	feedback: "That is a prime number, but there is one before it. Try the numbers in order.",
};

export const missedAFactorOrSawOne: Slip = {
	id: "missed-a-factor",
	did: "did not find all factors",
	feedback: "List the factors of that number. How many are there?",
};

export const tookTheOtherFactor: Slip = {
	id: "took-the-other-factor",
	did: "took the larger factor of the pair",
	feedback: "That divides the number, but its partner is smaller.",
};

export const skippedAMultiple: Slip = {
	id: "skipped-a-multiple",
	did: "skipped a multiple",
	feedback: "That is a multiple, but there is one before it. Count on in smaller steps.",
};

export const oneIsComposite: Slip = {
	id: "one-is-composite",
	did: "took 1 for a composite number",
	feedback: "How many factors does 1 have? A composite number has more than two.",
};
