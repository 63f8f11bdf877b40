import type { Slip } from "../../draft.ts";

/** Wrong procedures with areas and perimeters of shapes made of rectangles. */
export const areaForPerimeter: Slip = {
	id: "area-for-perimeter",
	did: "found the area",
	feedback: "That counts the squares inside. What is the distance around?",
};

export const addedTwoSidesOnly: Slip = {
	id: "added-only-the-told-sides",
	did: "added only two of the sides",
	feedback: "Only two sides were added. The perimeter goes all the way around.",
};

export const leftOutOneSide: Slip = {
	id: "left-out-a-side",
	did: "left out one side",
	feedback: "One side was left out. Go all the way around.",
};

export const countedASideTwice: Slip = {
	id: "counted-a-side-twice",
	did: "counted one side twice",
	feedback: "One side was counted twice. Check off each side as you add it.",
};

export const gaveASingleSide: Slip = {
	id: "gave-one-side",
	did: "gave the length of one side",
	feedback: "That is one side. All the sides are part of the perimeter.",
};

export const squaredTheSide: Slip = {
	id: "multiplied-by-itself",
	did: "multiplied the side by itself",
	feedback: "It looks like the side was multiplied by itself. How many equal sides are there?",
};

export const gaveTheAreaOfTheWhole: Slip = {
	id: "gave-the-area-of-the-whole",
	did: "gave the area of the whole",
	feedback: "That is the area of the whole. How much of it is left over?",
};

export const gaveTheKnownSides: Slip = {
	id: "added-the-known-sides",
	did: "gave the sum of the known sides",
	feedback: "Those are the known sides together. How much of the perimeter is left?",
};

export const tookOneSideAway: Slip = {
	id: "took-one-side-away",
	did: "took away only one side",
	feedback: "Only one side was taken away. Which other sides are known?",
};

export const gaveTwoSides: Slip = {
	id: "forgot-to-halve",
	did: "gave two sides together",
	feedback: "That is left for two equal sides. How long is one of them?",
};

export const halvedOnly: Slip = {
	id: "halved-only",
	did: "halved the perimeter",
	feedback: "That is half of the way around. It has more than one side in it.",
};

export const countedTheBorder: Slip = {
	id: "counted-the-border",
	did: "counted only the squares at the edge",
	feedback: "Those are the squares at the edge. The ones inside count, too.",
};

export const countedTheWholeGrid: Slip = {
	id: "counted-the-whole-grid",
	did: "counted the whole grid",
	feedback: "Some squares of the grid are not colored. Leave them out.",
};

export const countedCornersOff: Slip = {
	id: "counted-the-missing-corner",
	did: "counted the missing corner, too",
	feedback: "That counts the missing corner, too. Split the shape into two rectangles first.",
};

export const tookOneRectangle: Slip = {
	id: "one-rectangle-only",
	did: "gave only one of the two rectangles",
	feedback: "That is one of the two rectangles. The other one counts, too.",
};

export const overlappedRectangles: Slip = {
	id: "counted-a-part-twice",
	did: "counted a part twice",
	feedback: "The two rectangles overlap there. Split the shape along one line.",
};

export const multipliedTheMissingCorner: Slip = {
	id: "multiplied-the-cut-corner",
	did: "found the missing corner",
	feedback: "That is the corner that is missing. Which sides does this rectangle have?",
};

export const multipliedTheWidths: Slip = {
	id: "multiplied-the-widths",
	did: "multiplied the two widths",
	feedback: "Those are the two widths. Multiply the height by one width.",
};

export const tookTheWholeWidth: Slip = {
	id: "took-the-whole-width",
	did: "used the whole width for one part",
	feedback: "That is the whole width. How wide is this part alone?",
};

export const gaveTheWidth: Slip = {
	id: "kept-the-width",
	did: "gave the width",
	feedback: "That is the width. Multiply it by the height.",
};

export const lengthUnitForArea: Slip = {
	id: "length-unit-for-area",
	did: "chose a unit of length",
	feedback: "That is a unit of length. An area is covered with squares.",
};

export const squareOfWrongSize: Slip = {
	id: "wrong-size-of-square",
	did: "chose a square of the wrong size",
	feedback: "Imagine one of those squares on it. Does it have the right size?",
};

export const samePerimeterInstead: Slip = {
	id: "same-perimeter-instead",
	did: "compared the perimeters",
	feedback: "Its perimeter is the same. How many squares are inside?",
};

export const missedItsArea: Slip = {
	id: "missed-its-area",
	did: "did not find the area",
	feedback: "Multiply its two sides. Is that the area in the question?",
};

export const missedItsPerimeter: Slip = {
	id: "missed-its-perimeter",
	did: "did not find the perimeter",
	feedback: "Add all four of its sides. Is that the perimeter in the question?",
};

export const sameAreaInstead: Slip = {
	id: "same-area-instead",
	did: "compared the areas",
	feedback: "Its area is the same. What is the distance around?",
};

export const changedBothSides: Slip = {
	id: "one-more-on-each-side",
	did: "made both sides longer",
	feedback: "Both sides are longer there, so both area and perimeter are larger.",
};

export const changedOneSide: Slip = {
	id: "changed-one-side",
	did: "changed only one side",
	feedback: "Only one side changed there. Can it be the same?",
};

export const equalAreaEqualPerimeter: Slip = {
	id: "equal-area-forces-equal-perimeter",
	did: "thought that equal areas have equal perimeters",
	feedback: "Try it with two rectangles of different shape.",
};

export const equalPerimeterEqualArea: Slip = {
	id: "equal-perimeter-forces-equal-area",
	did: "thought that equal perimeters have equal areas",
	feedback: "Try it with two rectangles of different shape.",
};

export const alwaysDifferent: Slip = {
	id: "always-different",
	did: "thought that they are never the same",
	feedback: "Could both rectangles have exactly the same sides?",
};

export const onlyForSquares: Slip = {
	id: "only-squares",
	did: "thought that it holds for squares only",
	feedback: "Try it with two rectangles of different shape.",
};

/** Wrong procedures with sides, areas and perimeters of rectangles. */
export const doubledTheArea: Slip = {
	id: "doubled-the-area",
	did: "doubled the product of the sides",
	feedback: "“Two times” belongs to the perimeter. For the area, multiply the sides once.",
};

export const doubledOneSide: Slip = {
	id: "doubled-one-side-only",
	did: "doubled only one of the sides",
	feedback: "A rectangle has two lengths and two widths. Count both twice.",
};

export const subtractedTheSide: Slip = {
	id: "subtracted-the-side",
	did: "subtracted one side",
	feedback: "It looks like one side was subtracted. How do you get that measure from the sides?",
};

export const didNotHalve: Slip = {
	id: "forgot-to-halve",
	did: "took both lengths for one",
	feedback: "Equal sides come more than once in the perimeter. How long is a single one?",
};

export const keptBothSides: Slip = {
	id: "forgot-one-short-side",
	did: "stopped at a length and a width together",
	feedback: "That is one length and one width together.",
};

export const mixedUpAreaAndPerimeter: Slip = {
	id: "mixed-area-with-perimeter",
	did: "mixed up area and perimeter",
	feedback: "The area counts the squares inside. The perimeter is the distance around. Which one is given?",
};

export const gaveTheLength: Slip = {
	id: "gave-the-length",
	did: "stopped at the length",
	feedback: "That is the length. What does the question ask for?",
};

export const gaveOneSideOfTheSquare: Slip = {
	id: "gave-the-side",
	did: "gave one side",
	feedback: "That is one side. How many unit squares are inside?",
};

export const subtractedTheSidesFirst: Slip = {
	id: "subtracted-the-sides",
	did: "subtracted the sides first",
	feedback: "Subtract areas, not sides: the rest is not a small rectangle.",
};

export const addedTheAreas: Slip = {
	id: "added-the-areas",
	did: "added the areas",
	feedback: "The smaller one is inside the larger one. Do not add it.",
};
