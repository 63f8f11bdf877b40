import type { Slip } from "../../draft.ts";

/** Wrong ideas about graphs that tell a story. */
export const turnedUpAndDown: Slip = {
	id: "turned-up-and-down",
	did: "took rising for falling, or falling for rising",
	feedback:
		"Does the quantity on the vertical axis become more or less in the first piece that is not level?",
};

export const turnedOnePiece: Slip = {
	...turnedUpAndDown,
	feedback: "Look at that piece of the graph. Does the quantity on the vertical axis become more or less?",
};

export const mixedUpFastAndSlow: Slip = {
	id: "mixed-up-fast-and-slow",
	did: "mixed up fast and slow changes",
	feedback: "Compare how steep the pieces are. Steeper means faster.",
};

export const readFromRightToLeft: Slip = {
	id: "read-from-right-to-left",
	did: "read the graph from right to left",
	feedback: "Read the graph from left to right: that is how time goes.",
};

export const mixedUpTheOrder: Slip = {
	id: "mixed-up-the-order",
	did: "mixed up the order of the pieces",
	feedback: "Begin at the left. What happens first?",
};

export const sawAPicture: Slip = {
	id: "graph-seen-as-picture",
	did: "took the graph for a picture of the path",
	feedback: "The graph does not show the path. What does the vertical axis show?",
};

export const speedAsDistance: Slip = {
	id: "speed-read-as-distance",
	did: "read a speed as a distance",
	feedback: "The vertical axis tells the speed, not the distance.",
};

export const levelAsChange: Slip = {
	id: "level-taken-as-change",
	did: "took a level piece for a change",
	feedback: "Where the graph is level, nothing changes.",
};
