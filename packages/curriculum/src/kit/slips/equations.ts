import type { Slip } from "../draft.ts";

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

export const gaveOtherUnknown: Slip = {
	id: "answers-the-other-unknown",
	did: "gave the value of the other variable",
	feedback: "That is the value of the other variable. Read the question once more.",
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
