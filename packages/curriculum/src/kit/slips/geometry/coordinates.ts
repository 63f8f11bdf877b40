import type { Slip } from "../../draft.ts";

/** Wrong procedures with points of the coordinate plane. */
export const countedGridLines: Slip = {
	id: "counted-grid-lines",
	did: "counted the grid lines instead of reading the axis",
	feedback: "Each grid line stands for more than 1 here. Read the numbers on the axis.",
};

export const countedTheStreets: Slip = {
	id: "counted-one-block-too-many",
	did: "counted the starting point, too",
	feedback: "It looks like the starting point was counted, too. Count the blocks between the crossings.",
};

export const multipliedTheTwoParts: Slip = {
	id: "multiplied-the-two-parts",
	did: "multiplied the two parts of the way",
	feedback: "It looks like the two lengths were multiplied. How long are both parts together?",
};

export const startedAtOne: Slip = {
	id: "started-at-one",
	did: "started counting at 1",
	feedback: "Start counting at the origin, where both coordinates are 0.",
};

export const miscountedAcross: Slip = {
	id: "miscounted-to-the-right",
	did: "miscounted the units to the right",
	feedback: "Count the units to the right again, starting at the origin.",
};

export const miscountedUp: Slip = {
	id: "miscounted-upwards",
	did: "miscounted the units up",
	feedback: "Count the units up again, starting at the origin.",
};

export const startedAtTheOrigin: Slip = {
	id: "started-at-the-origin",
	did: "started at the origin instead of the point",
	feedback: "The walk does not start at the origin. Where does it start?",
};

export const mixedUpTheAxes: Slip = {
	id: "mixed-up-the-axes",
	did: "mixed up the two axes",
	feedback: "The x-axis goes to the right, and the y-axis goes up. Which coordinate belongs to which axis?",
};

export const ignoredTheZero: Slip = {
	id: "ignored-the-zero",
	did: "did not look at the 0",
	feedback: "One coordinate is 0. What does that mean for the place of the point?",
};

export const readAnotherPoint: Slip = {
	id: "read-another-point",
	did: "read another point",
	feedback: "That belongs to another point. Which point does the question ask about?",
};

export const readTheDistance: Slip = {
	id: "read-the-distance-between-points",
	did: "read a distance between two points",
	feedback: "It looks like a distance between two points was read. Read the number on the axis.",
};

export const tookTheSecondValue: Slip = {
	id: "took-the-second-value",
	did: "gave the value at the end",
	feedback: "That is the value at the end. How much is the change?",
};

export const tookTheOtherChange: Slip = {
	id: "took-the-x-difference",
	did: "gave the change along the other axis",
	feedback: "That is the change along the other axis. Which one does the question ask about?",
};

export const walkedOneWay: Slip = {
	id: "one-direction-only",
	did: "counted one direction only",
	feedback: "That is one part of the way. The other direction is still missing.",
};

export const tookCoordinatesAsDistance: Slip = {
	id: "took-coordinates-for-distance",
	did: "added the coordinates of one point",
	feedback: "Those numbers tell where one point is. How far is it from the other one?",
};
