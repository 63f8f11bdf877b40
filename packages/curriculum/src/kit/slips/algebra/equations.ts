import type { Slip } from "../../draft.ts";

/** Wrong procedures with equations and systems of equations. */
export const movedNumber: Slip = {
	id: "moved-a-number-without-its-sign",
	did: "added the constant on one side and subtracted it on the other",
	feedback: "Whatever you do to one side, do to the other side as well. Look at the constant terms.",
};

export const movedLetter: Slip = {
	id: "moved-a-letter-without-its-sign",
	did: "added the terms with the variable instead of subtracting one from both sides",
	feedback: "Subtract the same variable term from both sides. Look at its sign.",
};

export const didNotDivide: Slip = {
	id: "did-not-divide",
	did: "stopped before dividing by the coefficient",
	feedback: "Those are good steps. This is still a multiple of the variable.",
};

export const lostSolutionSign: Slip = {
	id: "lost-a-sign",
	did: "lost a minus sign",
	feedback: "Substitute your answer to check it. Look at the signs.",
};

export const distributedToFirst: Slip = {
	id: "distributed-to-the-first-term-only",
	did: "multiplied only the first term in the parentheses",
	feedback: "The factor in front of the parentheses multiplies both terms inside.",
};

export const swappedUnknowns: Slip = {
	id: "swapped-the-letters",
	did: "swapped the values of the two variables",
	feedback: "It looks like the two values changed places. The first one is for $x$.",
};

export const lostAddend: Slip = {
	id: "lost-the-added-number",
	did: "left out the constant when substituting back",
	feedback: "The equation for the other variable has a constant, too.",
};

export const didNotTestBothSides: Slip = {
	id: "did-not-test-both-sides",
	did: "did not compare both sides",
	feedback: "Put this number in place of the variable. Do both sides have the same value?",
};

export const gaveOneUnknown: Slip = {
	id: "answers-one-unknown-only",
	did: "gave the value of one variable only",
	feedback: "That is the value of one variable. What does the question ask for?",
};

export const gaveOtherUnknown: Slip = {
	id: "answers-the-other-unknown",
	did: "gave the value of the other variable",
	feedback: "That is the value of the other variable. Read the question again.",
};

export const scaledOneSide: Slip = {
	id: "scaled-one-side-only",
	did: "multiplied only one side of an equation",
	feedback: "Every term is multiplied, on the right side as well.",
};

export const subtractedEquations: Slip = {
	id: "subtracted-instead-of-added",
	did: "subtracted the equations instead of adding them",
	feedback: "Look at the terms with $y$. Does $y$ really cancel that way?",
};

export const addedEquations: Slip = {
	id: "added-instead-of-subtracted",
	did: "added the equations instead of subtracting them",
	feedback: "Look at the terms with $y$. Does $y$ really cancel that way?",
};

export const swappedCoordinates: Slip = {
	id: "swapped-the-coordinates",
	did: "swapped the coordinates",
	feedback: "It looks like the two coordinates changed places. The x-coordinate comes first.",
};

export const tookIntercept: Slip = {
	id: "took-a-starting-point",
	did: "took the point where the first line crosses the y-axis",
	feedback: "That is where one line crosses the y-axis. Where do the lines cross each other?",
};

export const droppedSignOfX: Slip = {
	id: "dropped-the-sign-of-x",
	did: "used the wrong sign for the x-coordinate",
	feedback: "Is the point to the left or to the right of the y-axis?",
};

export const droppedSignOfY: Slip = {
	id: "dropped-the-sign-of-y",
	did: "used the wrong sign for the y-coordinate",
	feedback: "Is the point above or below the x-axis?",
};

export const linesAlwaysMeet: Slip = {
	id: "thinks-lines-always-meet",
	did: "took any two lines to cross",
	feedback: "Compare the slopes. Can lines with the same slope cross at one point?",
};

export const sameLineAsNone: Slip = {
	id: "equal-lines-read-as-none",
	did: "took one line for two parallel ones",
	feedback: "Write both equations in slope-intercept form. Are the lines different at all?",
};

export const differentSlopesAsParallel: Slip = {
	id: "different-slopes-read-as-parallel",
	did: "took lines with different slopes for parallel ones",
	feedback: "Compare the slopes. Do the lines really keep the same distance?",
};

export const parallelAsSame: Slip = {
	id: "parallel-read-as-equal",
	did: "took parallel lines for the same line",
	feedback: "The slopes are the same. Are the y-intercepts the same, too?",
};

export const sameStartAsSame: Slip = {
	id: "same-start-read-as-equal",
	did: "looked at the y-intercepts only",
	feedback: "Compare the slopes, too.",
};

export const multipliedFractionsOnly: Slip = {
	id: "multiplied-the-fractions-only",
	did: "multiplied only the terms with fractions",
	feedback: "Every term is multiplied, the constant terms as well.",
};

export const didNotMultiply: Slip = {
	id: "did-not-multiply",
	did: "stopped before multiplying by the denominator",
	feedback: "That is a good first step. The variable is still divided there.",
};

export const dividedSomeTerms: Slip = {
	id: "divided-one-side-only",
	did: "divided only some of the terms by the coefficient",
	feedback: "If you divide first, divide every term. It is easier to undo the constant first.",
};

export const multipliedSomeTerms: Slip = {
	id: "multiplied-some-terms-only",
	did: "multiplied only some of the terms by the denominator",
	feedback: "If you multiply first, multiply every term. It is easier to undo the constant first.",
};

export const gaveWhatIsInParentheses: Slip = {
	id: "gave-what-is-in-the-parentheses",
	did: "worked out the parentheses",
	feedback: "That is the value of the parentheses. Which factor is in front of them?",
};

export const gaveTheParentheses: Slip = {
	id: "stopped-at-the-bracket",
	did: "gave the value of the expression in the parentheses",
	feedback: "That is the value of everything in the parentheses. What is the variable alone?",
};

export const subtractedTheFactor: Slip = {
	id: "subtracted-the-factor",
	did: "subtracted the factor instead of dividing by it",
	feedback: "The number in front of the parentheses multiplies. Undo it with a division.",
};

export const leftOutTheConstant: Slip = {
	id: "left-out-the-single-part",
	did: "left out the constant",
	feedback: "Divide only after the other number of the story is dealt with.",
};

export const swappedRoles: Slip = {
	id: "reverses-the-roles",
	did: "swapped the coefficient and the constant",
	feedback: "Which number belongs to each one, and which comes only once?",
};

export const constantEveryTime: Slip = {
	id: "single-part-counted-every-time",
	did: "multiplied the constant, too",
	feedback: "One of the numbers comes only once. Is it multiplied?",
};

export const constantOnce: Slip = {
	id: "single-part-counted-once",
	did: "counted the second part only once",
	feedback: "Each of them has both parts.",
};

export const otherSign: Slip = {
	id: "used-the-other-sign",
	did: "used the wrong sign",
	feedback: "Is something added or taken away in the story?",
};

export const addedToTheNumber: Slip = {
	id: "added-before-multiplying",
	did: "added the two numbers to one coefficient",
	feedback: "The second part belongs to each one. It is not added to how many there are.",
};
